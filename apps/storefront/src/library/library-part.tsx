import { useLocation } from 'preact-iso';
import type { Schema } from '@client/service-client.js';
import { notify } from '@web/app/notices.js';
import { pathTo } from '../app/paths.js';
import { withLines } from '../basket/basket.js';
import { basket, changeBasket, freeLines } from '../basket/basket-store.js';
import { newLine } from '../basket/line-defaults.js';
import { addStoredPart } from '../parts/parts-store.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { user } from '../service/session.js';
import { PartPicture } from '../ui/part-picture.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { useRecord } from '@web/app/use-record.js';
import { figures, locale, say } from '../words/language.js';

type File = Schema<'File'>;
type Fault = NonNullable<File['fault']>;

interface LibraryPartProps {
  file: File;
  /** What its price is told for; `null` where it is not. */
  materialId: string | null;
}

/** One uploaded part: what was measured, its price today, and what can be done with it. */
export function LibraryPart({ file, materialId }: LibraryPartProps) {
  const { metadata, createdAt, expiresAt, status, validation } = file;
  const { filename: name, size } = metadata;
  const action = useAction();
  const { route } = useLocation();
  const load = (): Promise<boolean> =>
    action.run(async () => {
      const { url } = await dataOf(service.POST('/api/files/link', { body: { fileKey: file.key } }));
      location.assign(url);
    });
  return (
    <li aria-label={name}>
      {status !== 'failed' && <PartPicture url={file.pictureUrl} />}
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <Findings file={file} />
      {status === 'done' && validation?.printable === true && materialId !== null && (
        <PriceToday file={file} materialId={materialId} />
      )}
      <p class="soft">
        {figures.fileSize(size)} · {say('library.uploadedOn', { date: figures.day(createdAt) })}
        <br />
        {say('library.until', { date: figures.day(expiresAt) })}
      </p>
      <FailureNotice failure={action.failure.value} />
      <p class="choices-in-row">
        {status !== 'failed' && (
          <button
            type="button"
            class="link"
            aria-label={say('library.toBasketOf', { name })}
            onClick={() => putIntoBasket(file, () => route(pathTo('basket')))}
          >
            {say('library.toBasket')}
          </button>
        )}
        <button
          type="button"
          class="link"
          aria-label={say('library.downloadOf', { name })}
          aria-disabled={action.isBusy.value}
          onClick={() => void load()}
        >
          {say('library.download')}
        </button>
      </p>
    </li>
  );
}

function Findings({ file: { status, analysis, validation, fault } }: { file: File }) {
  if (status === 'pending') return <p role="status">{say('library.pending')}</p>;
  if (fault !== null) return <p class="bad">{messageOf(fault)}</p>;
  if (analysis === null) return null;
  const { x, y, z } = analysis.boundingBoxMm;
  return (
    <>
      <p>
        <span class="visually-hidden">{say('library.size')}: </span>
        <span dir="ltr">
          {figures.figure(x)} × {figures.figure(y)} × {figures.figure(z)} mm
        </span>
      </p>
      {validation?.errors.map((error) => (
        <p key={error.reason} class="bad">
          {messageOf(error)}
        </p>
      ))}
    </>
  );
}

/** The service words findings in English and French; in Arabic, what to do about them tells what they are. */
function messageOf({ reason, message, messageFr }: Fault): string {
  if (locale === 'ar') return say('line.advice', { reason });
  return locale === 'en' ? message : messageFr;
}

function PriceToday({ file: { key, metadata, card }, materialId }: { file: File; materialId: string }) {
  const body = {
    fileKey: key,
    filename: metadata.filename,
    materialId: card?.bodySku ?? materialId,
    quantity: 1,
  };
  const [record] = useRecord(
    () => dataOf(service.POST('/api/quotes/calculate', { body })),
    `${key} ${materialId}`,
  );
  if (record.step === 'loading') return <p class="price">…</p>;
  if (record.step === 'failed')
    return (
      <p class="bad">
        <bdi>{record.failure.message}</bdi>
      </p>
    );
  return (
    <p>
      <span class="visually-hidden">{say('library.priceToday')}: </span>
      <span class="price">{figures.money(record.data.quote.total)}</span>
    </p>
  );
}

/** Makes a line of the part; its file comes back to this device, where it is priced. */
function putIntoBasket(
  { key: fileKey, metadata: { filename: name, size: sizeBytes }, card }: File,
  toBasket: () => void,
): void {
  const account = user.peek();
  if (!account) return;
  if (freeLines.peek() === 0) {
    notify({ tone: 'bad', text: say('library.full') });
    return;
  }
  const partId = addStoredPart({ fileKey, name, sizeBytes, userId: account.id });
  const line = newLine(partId, basket.peek().lines.at(-1));
  // A card has the colour that it was made in. An API process of the release before does not tell it.
  if (card != null) line.materialId = card.bodySku;
  changeBasket((before) => withLines(before, [line]));
  notify({
    tone: 'good',
    text: say('library.inBasket', { name }),
    action: { text: say('checkout.toBasket'), run: toBasket },
  });
}
