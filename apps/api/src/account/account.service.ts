import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { type UserView, userView } from '../auth/auth.service.js';
import { mergePurchase, type Purchase } from '@shared/domain/orders/purchase.js';
import type { ProfileDto } from './account.dto.js';

/** An account with what its quotes and orders take unless they say otherwise. */
export interface ProfileView extends UserView, Purchase {}

/** Customers' changes to their own account. */
@Injectable()
export class AccountService {
  constructor(private readonly em: EntityManager) {}

  /** @throws {ServiceError} USER_NOT_FOUND when the account has been deleted meanwhile. */
  async read(userId: string): Promise<ProfileView> {
    return profileView(await this.find(userId));
  }

  /** @throws {ServiceError} USER_NOT_FOUND when the account has been deleted meanwhile. */
  async change(userId: string, changes: ProfileDto): Promise<ProfileView> {
    const user = await this.find(userId);
    this.em.assign(user, changes, { ignoreUndefined: true });
    await this.em.flush();
    return profileView(user);
  }

  private async find(userId: string): Promise<User> {
    const user = await this.em.findOne(User, { id: userId, deletedAt: null });
    if (user === null) throw new ServiceError('USER_NOT_FOUND');
    return user;
  }
}

function profileView(user: User): ProfileView {
  return { ...userView(user), ...mergePurchase(user) };
}
