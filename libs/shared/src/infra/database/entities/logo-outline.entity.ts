import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const LogoOutlineSchema = defineEntity({
  name: 'LogoOutline',
  tableName: 'logo_outlines',
  properties: {
    /** SHA-256 of the file's content, hex. */
    contentHash: p.string().length(64).primary(),
    /** The same bytes may mean something else in another format. */
    format: p.string().length(8).primary(),
    /** Of the designs that it was computed for. */
    designVersion: p.integer().primary(),
    /** As `packOutline` writes it. */
    outline: p.blob(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** The outline of a logo's content, so that further cards with it need not compute it again. */
export class LogoOutline extends LogoOutlineSchema.class {
  override [PrimaryKeyProp]?: ['contentHash', 'format', 'designVersion'];
}
LogoOutlineSchema.setClass(LogoOutline);
