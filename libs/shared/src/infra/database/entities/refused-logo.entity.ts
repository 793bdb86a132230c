import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';
import type { KeptCardFault } from '@shared/domain/contract/card-findings.js';

const RefusedLogoSchema = defineEntity({
  name: 'RefusedLogo',
  tableName: 'refused_logos',
  properties: {
    /** SHA-256 of the file's content, hex. */
    contentHash: p.string().length(64).primary(),
    /** Of the designs that it was tried for: another version may be faster. */
    designVersion: p.integer().primary(),
    fault: p.json<KeptCardFault>(),
    /** `null` for a final verdict. */
    expiresAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A content whose outline is too intricate to compute: not retried, or not before `expiresAt`. */
export class RefusedLogo extends RefusedLogoSchema.class {
  override [PrimaryKeyProp]?: ['contentHash', 'designVersion'];
}
RefusedLogoSchema.setClass(RefusedLogo);
