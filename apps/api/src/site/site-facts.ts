import { exportRetentionMs } from '@shared/domain/accounts/export-bounds.js';
import {
  allowedExtensions,
  bedSideMm,
  maxBasketItems,
  maxQuantity,
  maxUploadMegabytes,
  contactRetentionDays,
  mailRetentionDays,
  minLargestSideMm,
  minSmallestSideMm,
  minVolumeMm3,
  quoteValidityDays,
  uploadRetentionDays,
} from '@shared/domain/contract/limits.js';
import {
  cardArrangements,
  cardFonts,
  cardLimits,
  defaultCardQuantity,
  fontSizes,
  reliefDepths,
  trackings,
} from '@cards/design/card-options.js';
import { minFloorMm, minModuleMm } from '@cards/design/card-dimensions.js';
import { previewLinkMinutes } from '@cards/design/preview-key.js';
import { formatWhole } from '@shared/words/amounts.js';
import { isolateIn } from '@shared/words/isolates.js';
import { wordsIn } from '@shared/words/words-in.js';
import { unpaidOrderDays } from '@shared/domain/orders/order-states.js';
import { phoneLink } from '@web/components/site-footer.js';
import { decimal, type LiveData, type OwnData, percent, plain, shortMad } from './live-data.js';
import { measuredAccuracy } from './measured-accuracy.js';

function limitFacts({ locale, sessionLifetimesMs }: LiveData): Record<string, string> {
  const words = wordsIn(locale).site;
  const formats = allowedExtensions.map((extension) => extension.slice(1).toUpperCase());
  return {
    uploadSize: words.megabytes({ size: maxUploadMegabytes }),
    formats: words.formats({ others: formats.slice(0, -1).join(', '), last: formats.at(-1) ?? '' }),
    bedMm: String(bedSideMm),
    minLargestMm: decimal(minLargestSideMm, locale),
    minSmallestMm: decimal(minSmallestSideMm, locale),
    minVolumeMm3: String(minVolumeMm3),
    maxItems: String(maxBasketItems),
    maxQuantity: formatWhole(maxQuantity, locale),
    quoteDays: String(quoteValidityDays),
    unpaidDays: String(unpaidOrderDays),
    uploadDays: String(uploadRetentionDays),
    mailDays: String(mailRetentionDays),
    contactDays: String(contactRetentionDays),
    exportDays: String(exportRetentionMs / 86_400_000),
    shortSessionHours: String(sessionLifetimesMs.short / 3_600_000),
    longSessionDays: String(sessionLifetimesMs.remembered / 86_400_000),
  };
}

function priceFacts({ locale, book }: LiveData): Record<string, string> {
  const { exactly: workingDays } = wordsIn(locale).site.workingDays;
  const grams = Object.values(book.materials).map(({ centimesPerGram }) => centimesPerGram);
  return {
    bookVersion: book.version,
    taxPercent: percent(book.tvaPercent, locale),
    lowestGram: shortMad(Math.min(...grams), locale),
    highestGram: shortMad(Math.max(...grams), locale),
    machineHour: shortMad(book.machineCentimesPerHour, locale),
    plateFee: shortMad(book.plate.centimesPerPlate, locale),
    plateGapMm: String(book.plate.gapMm),
    extraColour: shortMad(book.extraColourCentimesPerPlate, locale),
    rushPercent: percent(book.rush.percent, locale),
    rushMinimum: shortMad(book.rush.minimumCentimes, locale),
    rushHours: String(book.rush.maximumSeconds / 3600),
    rushDays: workingDays({ days: book.delivery.rushDays }),
    serviceFee: shortMad(book.serviceFeeCentimes, locale),
    minimumOrder: shortMad(book.minimumOrderCentimes, locale),
    handlingDays: workingDays({ days: book.delivery.handlingDays }),
    machineHoursPerDay: String(book.delivery.machineHoursPerDay),
    dailyMachineHours: String(book.delivery.dailyMachineHours),
    defaultTransportDays: workingDays({ days: book.delivery.defaultTransportDays }),
  };
}

function paymentFacts({ locale, paymentMethods }: LiveData): Record<string, string> {
  const { paidBy } = wordsIn(locale).site;
  return { paidBy: paidBy[paymentMethods.length === 1 ? paymentMethods[0]! : 'either'] };
}

function cardFacts({ locale }: LiveData): Record<string, string> {
  return {
    cardTextLength: String(cardLimits.textLength),
    cardUrlLength: String(cardLimits.markUrlLength),
    cardFonts: String(cardFonts.length),
    cardSizes: String(fontSizes.length),
    cardTrackings: String(trackings.length),
    cardDepths: String(reliefDepths.length),
    cardArrangements: String(cardArrangements.length),
    cardQuantity: String(defaultCardQuantity),
    cardFloorMm: decimal(minFloorMm, locale),
    cardPreviewMinutes: String(previewLinkMinutes),
    cardModuleMm: decimal(minModuleMm, locale),
  };
}

function accuracyFacts({ locale }: LiveData): Record<string, string> {
  const { slicer, parts, unseenParts, rareShapes } = measuredAccuracy;
  return {
    slicer: isolateIn(locale, slicer),
    measuredParts: String(parts),
    unseenParts: String(unseenParts),
    rareShapes: String(rareShapes.count),
    rarePlastic: percent(rareShapes.plastic, locale),
    rareHours: percent(rareShapes.hours, locale),
  };
}

function sellerFacts({ seller, locale }: OwnData): Record<string, string> {
  const { name, phone, email, address, city } = seller;
  return {
    sellerName: isolateIn(locale, plain(name)),
    sellerPhone: `[${plain(phone)}](${phoneLink(phone)})`,
    sellerEmail: `[${plain(email)}](mailto:${email})`,
    sellerAddress: isolateIn(locale, plain(`${address}, ${city}`)),
    sellerTerms: plain(seller.terms[locale]),
  };
}

/** Every `{{fact}}` that a reply may name, as Markdown. */
export function replyFacts(own: OwnData): ReadonlyMap<string, string> {
  return new Map(Object.entries(sellerFacts(own)));
}

/** Every `{{fact}}` that a page may name, as Markdown. */
export function siteFacts(live: LiveData): ReadonlyMap<string, string> {
  const { materials, destinations, publicUrl } = live;
  const days = destinations.flatMap(({ deliveryDaysMin, deliveryDaysMax }) => [
    deliveryDaysMin,
    deliveryDaysMax,
  ]);
  return new Map(
    Object.entries({
      ...limitFacts(live),
      ...priceFacts(live),
      ...paymentFacts(live),
      ...cardFacts(live),
      ...accuracyFacts(live),
      ...sellerFacts(live),
      publicUrl,
      colourCount: String(materials.length),
      polymerCount: String(new Set(materials.map(({ materialType }) => materialType)).size),
      cityCount: String(destinations.length),
      transportMin: String(Math.min(...days)),
      transportMax: String(Math.max(...days)),
      firstSku: materials[0]?.id ?? '',
    }),
  );
}
