import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorMiddleware } from './operator.middleware.js';
import { OperatorsController } from './operators.controller.js';
import { OperatorsService } from './operators.service.js';

/** Every room of the operators' area asks here who may enter. */
@Global()
@Module({
  imports: [AuthModule],
  controllers: [OperatorsController],
  providers: [OperatorGuard, OperatorMiddleware, OperatorsService],
  exports: [AuthModule, OperatorGuard, OperatorMiddleware, OperatorsService],
})
export class OperatorsModule {}
