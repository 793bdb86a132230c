import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { type UserView, userView } from '../auth/auth.service.js';
import type { ProfileDto } from './account.dto.js';

/** Customers' changes to their own account. */
@Injectable()
export class AccountService {
  constructor(private readonly em: EntityManager) {}

  /** @throws {ServiceError} USER_NOT_FOUND when the account has been deleted meanwhile. */
  async change(userId: string, { image, ...changes }: ProfileDto): Promise<UserView> {
    const user = await this.em.findOne(User, userId);
    if (user === null) throw new ServiceError('USER_NOT_FOUND');
    this.em.assign(user, changes, { ignoreUndefined: true });
    if (image !== undefined) user.image = image || null;
    await this.em.flush();
    return userView(user);
  }
}
