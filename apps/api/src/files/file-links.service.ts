import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { signLink } from '@shared/infra/storage/signed-link.js';

const linkLifetimeMs = 15 * 60_000;

const hourMs = 3_600_000;

/** What is signed of a picture's link: no link to a file leads to its picture, nor the other way. */
export function pictureOf(fileKey: string): string {
  return `picture:${fileKey}`;
}

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

  /**
   * A link to the picture of a stored file for one to two hours. It ends at a full hour, so that the same picture has the
   * same address meanwhile, and a browser asks for it once.
   */
  signPicture(fileKey: string): string {
    const { appSecret, publicUrl } = this.settings;
    const endsAt = new Date((Math.floor(Date.now() / hourMs) + 2) * hourMs);
    const { expires, signature } = signLink(appSecret, pictureOf(fileKey), endsAt);
    return `${publicUrl}/api/files/picture/${fileKey}?expires=${expires}&signature=${signature}`;
  }
}
