import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { signLink } from '@shared/infra/storage/signed-link.js';

const linkLifetimeMs = 15 * 60_000;

/** Signs the links that download files. */
@Injectable()
export class FileLinks {
  constructor(@Inject(SETTINGS) private readonly settings: ProcessSettings) {}

  /** A link to a stored file for the next 15 minutes. */
  sign(key: string): { url: string; expiresAt: string } {
    const { appSecret, publicUrl } = this.settings;
    const endsAt = new Date(Date.now() + linkLifetimeMs);
    const { expires, signature } = signLink(appSecret, key, endsAt);
    const url = `${publicUrl}/api/files/${key}?expires=${expires}&signature=${signature}`;
    return { url, expiresAt: endsAt.toISOString() };
  }
}
