import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AccountController } from './account.controller.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountExports } from './account-exports.service.js';
import { AccountExportsController } from './account-exports.controller.js';
import { AccountService } from './account.service.js';

@Module({
  imports: [AuthModule],
  controllers: [AccountController, AccountDeletionController, AccountExportsController],
  providers: [AccountDeletion, AccountExports, AccountService],
})
export class AccountModule {}
