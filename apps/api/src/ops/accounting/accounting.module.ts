import { Module } from '@nestjs/common';
import { AccountingModule } from '../../accounting/accounting.module.js';
import { AccountingController } from './accounting.controller.js';

@Module({ imports: [AccountingModule], controllers: [AccountingController] })
export class OperatorAccountingModule {}
