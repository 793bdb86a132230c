import { applyDecorators } from '@nestjs/common';
import type { CardWarning } from '@shared/domain/contract/card-findings.js';
import {
  cardArrangements,
  cardCorners,
  cardDefaults,
  cardDividers,
  type CardFont,
  cardFonts,
  cardFormats,
  cardFrames,
  cardLimits,
  cardMarks,
  type CardOptions,
  cardReliefs,
  cardThicknesses,
  defaultCardQuantity,
  type FontSize,
  fontSizes,
  ownDepths,
  reliefDepths,
  type TextAlign,
  textAligns,
  textCases,
  type Tracking,
  trackings,
} from '@cards/design/card-options.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import type { Quote } from '@shared/domain/pricing/quote.js';
import {
  Bounded,
  FinishField,
  Flag,
  Nested,
  OneOf,
  Optional,
  Quantity,
  Reference,
  OneLine,
  Text,
  Trimmed,
} from '../endpoint/fields/fields.js';

/** One of a list, which may be left out; the table of card options has the lists. */
const Choice = (values: readonly string[]) => applyDecorators(Optional(), OneOf(values));

/** A line of text on the card, which may be left out. */
const CardText = () => applyDecorators(Optional(), Trimmed(), OneLine(0, cardLimits.textLength));

export class FieldTypeDto {
  /** Its font, instead of `fontFamily`. */
  @Choice(cardFonts)
  font?: CardFont;

  /** Its size, instead of `fontSize`. */
  @Choice(fontSizes)
  size?: FontSize;

  /** Space between its letters. */
  @Choice(trackings)
  tracking?: Tracking;
}

export class TypographyDto {
  /** How the name is set. */
  @Optional()
  @Nested(() => FieldTypeDto)
  name?: FieldTypeDto;

  /** How the title is set. */
  @Optional()
  @Nested(() => FieldTypeDto)
  title?: FieldTypeDto;

  /** How the company is set. */
  @Optional()
  @Nested(() => FieldTypeDto)
  company?: FieldTypeDto;

  /** How the telephone number is set. */
  @Optional()
  @Nested(() => FieldTypeDto)
  phone?: FieldTypeDto;

  /** How the e-mail address is set. */
  @Optional()
  @Nested(() => FieldTypeDto)
  email?: FieldTypeDto;

  /** How the website is set. */
  @Optional()
  @Nested(() => FieldTypeDto)
  website?: FieldTypeDto;
}

export class PlacementDto {
  /** To the right of its own place, millimetres. */
  @Optional()
  @Bounded(-cardLimits.dxMm, cardLimits.dxMm)
  dx: number = 0;

  /** Above its own place, millimetres. */
  @Optional()
  @Bounded(-cardLimits.dyMm, cardLimits.dyMm)
  dy: number = 0;

  /** Times its own size, about its centre. */
  @Optional()
  @Bounded(cardLimits.minScale, cardLimits.maxScale)
  scale: number = 1;
}

export class PlacementsDto {
  /** Where the name goes. */
  @Optional()
  @Nested(() => PlacementDto)
  name?: PlacementDto;

  /** Where the title goes. */
  @Optional()
  @Nested(() => PlacementDto)
  title?: PlacementDto;

  /** Where the company goes. */
  @Optional()
  @Nested(() => PlacementDto)
  company?: PlacementDto;

  /** Where the telephone number goes. */
  @Optional()
  @Nested(() => PlacementDto)
  phone?: PlacementDto;

  /** Where the e-mail address goes. */
  @Optional()
  @Nested(() => PlacementDto)
  email?: PlacementDto;

  /** Where the website goes. */
  @Optional()
  @Nested(() => PlacementDto)
  website?: PlacementDto;

  /** Where the mark goes. */
  @Optional()
  @Nested(() => PlacementDto)
  mark?: PlacementDto;

  /** Where the QR code goes. */
  @Optional()
  @Nested(() => PlacementDto)
  qr?: PlacementDto;
}

export class CardDto implements Omit<CardOptions, 'align'> {
  /** Whose card it is. */
  @Trimmed()
  @OneLine(1, cardLimits.textLength)
  name: string;

  /** SKU of the plate. */
  @Reference()
  materialId: string;

  /** Second line. */
  @CardText()
  title: string = cardDefaults.title;

  /** Third line. */
  @CardText()
  company: string = cardDefaults.company;

  /** Telephone number, as it is printed. */
  @CardText()
  phone: string = cardDefaults.phone;

  /** E-mail address, as it is printed. */
  @CardText()
  email: string = cardDefaults.email;

  /** Website, as it is printed. */
  @CardText()
  website: string = cardDefaults.website;

  /** Of the plate: 0.8, 1.2 or 1.6 mm. */
  @Choice(cardThicknesses)
  thickness = cardDefaults.thickness;

  /** 85 × 55 mm (eu) or 88.9 × 50.8 mm (us). */
  @Choice(cardFormats)
  format = cardDefaults.format;

  /** Shape of the corners. */
  @Choice(cardCorners)
  corners = cardDefaults.corners;

  /** Where text and mark stand. */
  @Choice(cardArrangements)
  arrangement = cardDefaults.arrangement;

  /** What runs around the card. */
  @Choice(cardFrames)
  frame = cardDefaults.frame;

  /** What parts the name from the addresses. */
  @Choice(cardDividers)
  divider = cardDefaults.divider;

  /** Small pictures before telephone, e-mail and website. */
  @Optional()
  @Flag()
  icons: boolean = cardDefaults.icons;

  /** To which side the text is set; without it to the left, or to the right where the name is read from there. */
  @Choice(textAligns)
  align?: TextAlign;

  /** Capitals throughout, or as it was typed. */
  @Choice(textCases)
  textCase = cardDefaults.textCase;

  /** How single lines are set. */
  @Optional()
  @Nested(() => TypographyDto)
  typography: TypographyDto = {};

  /** Raised, or cut in. */
  @Choice(cardReliefs)
  relief = cardDefaults.relief;

  /** 0.4, 0.6 or 0.8 mm. */
  @Choice(reliefDepths)
  reliefDepth = cardDefaults.reliefDepth;

  /** Depth of the text, where it differs. */
  @Choice(ownDepths)
  textDepth = cardDefaults.textDepth;

  /** Depth of mark and QR code, where it differs. */
  @Choice(ownDepths)
  markDepth = cardDefaults.markDepth;

  /** Font of all text. */
  @Choice(cardFonts)
  fontFamily = cardDefaults.fontFamily;

  /** Size of all text. */
  @Choice(fontSizes)
  fontSize = cardDefaults.fontSize;

  /** What stands beside the text. */
  @Choice(cardMarks)
  mark = cardDefaults.mark;

  /** With a QR code. */
  @Optional()
  @Flag()
  qr: boolean = cardDefaults.qr;

  /** What the QR code holds; else the website, else a business card in text. */
  @Optional()
  @Trimmed()
  @OneLine(0, cardLimits.markUrlLength)
  markUrl: string = cardDefaults.markUrl;

  /** An uploaded file of the caller, whose outline from above is the logo. */
  @Optional()
  @Text(0, cardLimits.logoKeyLength)
  logoKey: string = '';

  /** SKU of the text, of the plate’s polymer; empty for the plate’s. */
  @Optional()
  @Text(0, cardLimits.colorIdLength)
  textColorId: string = '';

  /** SKU of mark and QR code, of the plate’s polymer; empty for the plate’s. */
  @Optional()
  @Text(0, cardLimits.colorIdLength)
  markColorId: string = '';

  /** What is moved or scaled, by name. */
  @Optional()
  @Nested(() => PlacementsDto)
  placements: PlacementsDto = {};

  @Optional()
  @FinishField()
  finish: Finish = 'standard';

  @Optional()
  @Quantity()
  quantity: number = defaultCardQuantity;
}

/** A card that was made, priced like a line of a basket. */
export interface CardView {
  /** A file of the caller's, like an upload. */
  fileKey: string;
  quote: Quote;
  /** A picture of the card; works for 15 minutes. */
  previewUrl: string;
  /** What the caller should know of how it was laid out. */
  warnings: CardWarning[];
}

/** A signed link's words. */
export class PreviewQuery {
  @Text(1, 20)
  expires: string;

  @Text(1, 100)
  signature: string;
}
