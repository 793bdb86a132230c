import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** Argon2id with the library's recommended cost. */
@Injectable()
export class PasswordHasher {
  /** Stands in where there is no account, so that both cases cost the same. */
  private readonly nobodysHash = hash('no account has this password');

  hash(password: string): Promise<string> {
    return hash(password);
  }

  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? (await this.nobodysHash), password);
    return isRight && passwordHash !== null;
  }
}
