import { defineEntity, p } from '@mikro-orm/core';
import { operatorRoles } from '@shared/domain/accounts/operator-roles.js';
import { User } from './user.entity.js';

const OperatorSchema = defineEntity({
  name: 'Operator',
  tableName: 'operators',
  properties: {
    user: () => p.oneToOne(User).primary().deleteRule('cascade'),
    role: p.enum(operatorRoles),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** An account that may enter the operators' area. Accounts of `OPERATOR_EMAILS` are admins without a row. */
export class Operator extends OperatorSchema.class {}
OperatorSchema.setClass(Operator);
