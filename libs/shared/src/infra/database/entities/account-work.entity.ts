import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';
import { User } from './user.entity.js';

const AccountWorkSchema = defineEntity({
  name: 'AccountWork',
  tableName: 'account_work',
  properties: {
    user: () => p.manyToOne(User).deleteRule('cascade').primary(),
    /** The first moment of the hour. */
    startsAt: p.datetime().primary(),
    /** Thread time that its files and cards took. */
    workMs: p.bigint('number').default(0),
    /** What was foreseen of that when it was placed; `null` where it is not known. */
    foreseenMs: p.bigint('number').nullable(),
    [PrimaryKeyProp]: {} as unknown as ['user', 'startsAt'],
  },
  indexes: [{ properties: ['startsAt'] }],
});

/** What an account's files and cards took of the workers within an hour. */
export class AccountWork extends AccountWorkSchema.class {}
AccountWorkSchema.setClass(AccountWork);
