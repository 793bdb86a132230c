import type { Schema } from '@client/service-client.js';
import { withLines } from '../basket/basket.js';
import { changeBasket } from '../basket/basket-store.js';
import { addCardPart } from '../parts/parts-store.js';
import { download } from '@web/app/download.js';
import { FileUpload } from '../parts/upload-file.js';
import { service } from '../service/client.js';
import { CallFailure, dataOf, persistently } from '@web/app/failure.js';
import { say } from '../words/language.js';
import { bodyMaterial, materialOf } from './card-colours.js';
import { draft } from './card-draft.js';
import { shownLogo } from './logo.js';

/** Logos that were sent, with the account that has each, and its key there: a card that is taken again is the same card. */
const sentLogos = new WeakMap<Blob, { userId: string; key: string }>();

/** Sends the logo's file to the account, once. Answers its key. */
async function sendLogo(name: string, userId: string): Promise<string> {
  const content = shownLogo();
  if (content === null) throw new CallFailure('FILE_NOT_FOUND', say('uploads.fileGone'));
  const sent = sentLogos.get(content);
  if (sent?.userId === userId) return sent.key;
  const upload = new FileUpload({ name, content });
  const { key } = await persistently(() => upload.send());
  sentLogos.set(content, { userId, key });
  return key;
}

/** The draft as the service takes it. */
async function requestOf(userId: string): Promise<Schema<'CardRequest'>> {
  const { logoName, textColorId, markColorId, mark, ...chosen } = draft.peek();
  return {
    ...chosen,
    mark,
    materialId: bodyMaterial.peek()?.id ?? '',
    textColorId: materialOf(textColorId)?.id ?? '',
    markColorId: materialOf(markColorId)?.id ?? '',
    logoKey: mark === 'logo' ? await sendLogo(logoName, userId) : '',
  };
}

/** After a refusal: the account may not have the logo any more. */
function forgetLogo(error: unknown): never {
  const content = shownLogo();
  if (content !== null) sentLogos.delete(content);
  throw error;
}

/** The card's file, as it was made, with the colours on it beside its body's. */
async function madeCard(fileKey: string): Promise<{ content: Blob; furtherSkus: string[] }> {
  const { url, furtherSkus } = await dataOf(service.POST('/api/files/link', { body: { fileKey } }));
  return { content: await download(url), furtherSkus };
}

/**
 * Has the card made by the service and puts it into the basket, with its file: there it is measured, priced and
 * ordered like any part. A repeat makes no second file.
 *
 * @throws {CallFailure}
 */
export async function takeCard(userId: string): Promise<void> {
  const body = await requestOf(userId);
  const { fileKey } = await persistently(() => dataOf(service.POST('/api/cards', { body }))).catch(
    forgetLogo,
  );
  const { content, furtherSkus } = await persistently(() => madeCard(fileKey));
  const name = `${body.name.trim()}.3mf`;
  const card = { furtherSkus, bodySku: body.materialId };
  const partId = addCardPart({ name, content }, card, { fileKey, userId });
  const { materialId, quantity = 1, finish = 'standard' } = body;
  const line = { id: crypto.randomUUID(), partId, materialId, finish, quantity, isRush: false };
  changeBasket((before) => withLines(before, [line]));
}
