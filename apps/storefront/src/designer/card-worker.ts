/** A worker that draws and raises cards, one at a time, by the code of the server. */
import { furtherSkusOf, type CardDesign } from '@cards/design/card-design.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import { textFields } from '@cards/design/card-options.js';
import { choiceFaults, toDesign } from '@cards/design/to-design.js';
import { hasArabic } from '@cards/fonts/arabic-script.js';
import { openFontLibrary } from '@cards/fonts/package-fonts.js';
import { outlineFromAbove } from '@cards/logo/outline-from-above.js';
import { type CardWorkshop, layOut, makeCard } from '@cards/make-card.js';
import type { Box, Contour } from '@cards/plane.js';
import { cardPackageEntries } from '@cards/solid/card-package-entries.js';
import { outlineTools } from '@cards/solid/outline-tools.js';
import { loadSolidKernel } from '@cards/solid/solid-kernel.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { readSurfaces } from '@meshes/read-surfaces.js';
import { webUnpacker } from '@meshes/web-unpacker.js';
import type { KeptCardFault } from '@shared/domain/contract/card-findings.js';
import { compileKernel } from '@viewer/engine/kernel-module.js';
import { loadArabic, readFont } from './card-fonts.js';
import type { CardAnswer, CardAsk, CardReply, CardWork, OutlineWork, WorkOfCards } from './card-messages.js';
import { pathOf } from './card-path.js';
import { storedZip } from './stored-zip.js';

let workshop: Promise<CardWorkshop> | null = null;

/** Once; again after a failure of the network. */
function openWorkshop(): Promise<CardWorkshop> {
  if (workshop === null) {
    workshop = loadSolidKernel().then((kernel) => ({
      kernel,
      library: openFontLibrary(outlineTools(kernel), readFont),
    }));
    workshop.catch(() => (workshop = null));
  }
  return workshop;
}

/** The workshop with what the card's letters need. */
async function workshopFor({ choices }: CardWork): Promise<CardWorkshop> {
  const opened = await openWorkshop();
  if (textFields.some((field) => hasArabic(choices[field]))) {
    opened.library.arabic ??= await loadArabic(outlineTools(opened.kernel));
  }
  return opened;
}

function boxOf({ minX, minY, maxX, maxY }: Box, heightMm: number) {
  return { x: minX, y: heightMm - maxY, width: maxX - minX, height: maxY - minY };
}

function draw(design: CardDesign, opened: CardWorkshop, outline: Contour[] | null): CardReply {
  const { layout, warnings } = layOut(design, opened, outline);
  const { maxX: widthMm, maxY: heightMm } = layout.card;
  const elements = layout.elements.map(({ element, group, contours, box }) => ({
    element,
    group,
    path: pathOf(contours, heightMm),
    box: boxOf(box, heightMm),
  }));
  const plate = pathOf([layout.plate], heightMm);
  return { outcome: 'drawn', drawing: { widthMm, heightMm, plate, elements, warnings } };
}

function raise(design: CardDesign, opened: CardWorkshop, outline: Contour[] | null): CardReply {
  const { bodies } = makeCard(design, opened, outline);
  const content = storedZip(cardPackageEntries(bodies));
  return { outcome: 'raised', content, furtherSkus: furtherSkusOf(design), bodySku: design.body.sku };
}

async function workOnCard(work: CardWork): Promise<CardReply> {
  const faults = choiceFaults(work.choices, work.outline !== null);
  if (faults.length > 0) {
    const refusals = faults.map(({ field, code }) => ({
      field,
      message: { code: 'designer.choiceFault', params: { code } },
    }));
    return { outcome: 'refused', refusals };
  }
  const design = toDesign(work.choices, work.colours, null);
  const opened = await workshopFor(work);
  return (work.task === 'draw' ? draw : raise)(design, opened, work.outline);
}

async function outline({ format, content }: OutlineWork): Promise<CardReply> {
  const [{ kernel }, measuring] = await Promise.all([openWorkshop(), compileKernel()]);
  const readInto = async (target: Uint8Array): Promise<void> =>
    target.set(new Uint8Array(await content.arrayBuffer()));
  const source = { format, sizeBytes: content.size, readInto };
  const { surfaces, isClosed } = await readSurfaces(measuring, source, webUnpacker);
  return { outcome: 'outlined', outline: outlineFromAbove(kernel, surfaces, isClosed) };
}

/** A fault of the card or its logo, in codes of their words; anything else is worth another try. */
function failed(error: unknown): CardReply {
  if (error instanceof MeshReadError) {
    const fault = { code: `mesh.${error.code}`, params: error.params };
    return failed(new CardFaultError({ field: 'logoKey', code: 'logoUnreadable', params: { fault } }));
  }
  if (!(error instanceof CardFaultError)) {
    console.error(error);
    return { outcome: 'unavailable' };
  }
  return { outcome: 'refused', refusals: error.faults.flatMap(refusalOf) };
}

function refusalOf(fault: KeptCardFault) {
  if ('message' in fault) return [];
  const { field, code, params } = fault;
  const part = (name: 'message' | 'hint') => ({ code: `card.faults.${code}.${name}`, params });
  return [{ field, message: part('message'), hint: part('hint') }];
}

function workOn(work: WorkOfCards): Promise<CardReply> {
  return work.task === 'outline' ? outline(work) : workOnCard(work);
}

async function answer({ id, work }: CardAsk): Promise<void> {
  const reply = await workOn(work).catch(failed);
  postMessage({ id, reply } satisfies CardAnswer);
}

let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<CardAsk>) => {
  last = last.then(() => answer(data));
});
void openWorkshop().catch(() => undefined);
