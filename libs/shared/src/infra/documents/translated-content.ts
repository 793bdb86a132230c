import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '@shared/domain/contract/enums.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import { nameIn } from '@shared/words/name-in.js';
import { refundReasonIn } from '@shared/words/refund-reasons.js';
import type { CreditNoteContent, InvoiceContent } from './document-content.js';

/** What an invoice or a credit note says, in another language; names, numbers and amounts stay as they were issued. */
export async function contentIn<Content extends InvoiceContent | CreditNoteContent>(
  em: EntityManager,
  content: Content,
  locale: Locale,
): Promise<Content> {
  if (content.locale === locale) return content;
  const names = content.lines.flatMap(({ materialName }) => materialName ?? []);
  const known = await em.find(Material, { $or: [{ name: { $in: names } }, { nameFr: { $in: names } }] });
  const lines = content.lines.map((line) => {
    const material = known.find(({ name, nameFr }) => [name, nameFr].includes(line.materialName ?? ''));
    return material === undefined ? line : { ...line, materialName: nameIn(locale, material) };
  });
  const reason = content.kind === 'creditNote' ? { reason: refundReasonIn(locale, content.reason) } : {};
  return { ...content, locale, lines, ...reason };
}
