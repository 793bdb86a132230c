import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import type { CardWarning } from '@shared/cards/card-findings.js';
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
  textAligns,
  textCases,
  type Tracking,
  trackings,
} from '@shared/cards/card-options.js';
import type { Finish } from '@shared/contract/enums.js';
import type { Quote } from '@shared/pricing/quote.js';
import {
  FinishField,
  Flag,
  Optional,
  Quantity,
  Reference,
  SingleLine,
  Text,
  Trimmed,
} from '../http/fields.js';

/** One of a list; the table of card options has the lists. */
const Choice = (values: readonly string[]) => applyDecorators(Optional(), IsIn([...values]));

/** A number between two bounds, which may be left out. */
const Bounded = (low: number, high: number) =>
  applyDecorators(Optional(), IsNumber({ allowNaN: false, allowInfinity: false }), Min(low), Max(high));

/** An object with fields of its own, which may be left out. */
const Nested = (type: () => new () => object) =>
  applyDecorators(Optional(), IsObject(), ValidateNested(), Type(type));

/** A line of text on the card, which may be left out. */
const CardText = () => applyDecorators(Optional(), Trimmed(), SingleLine(0, cardLimits.textLength));

export class FieldTypeDto {
  @Choice(cardFonts)
  font?: CardFont;

  @Choice(fontSizes)
  size?: FontSize;

  @Choice(trackings)
  tracking?: Tracking;
}

export class TypographyDto {
  @Nested(() => FieldTypeDto)
  name?: FieldTypeDto;

  @Nested(() => FieldTypeDto)
  title?: FieldTypeDto;

  @Nested(() => FieldTypeDto)
  company?: FieldTypeDto;

  @Nested(() => FieldTypeDto)
  phone?: FieldTypeDto;

  @Nested(() => FieldTypeDto)
  email?: FieldTypeDto;

  @Nested(() => FieldTypeDto)
  website?: FieldTypeDto;
}

export class PlacementDto {
  @Bounded(-cardLimits.dxMm, cardLimits.dxMm)
  dx: number = 0;

  @Bounded(-cardLimits.dyMm, cardLimits.dyMm)
  dy: number = 0;

  @Bounded(cardLimits.minScale, cardLimits.maxScale)
  scale: number = 1;
}

export class PlacementsDto {
  @Nested(() => PlacementDto)
  name?: PlacementDto;

  @Nested(() => PlacementDto)
  title?: PlacementDto;

  @Nested(() => PlacementDto)
  company?: PlacementDto;

  @Nested(() => PlacementDto)
  phone?: PlacementDto;

  @Nested(() => PlacementDto)
  email?: PlacementDto;

  @Nested(() => PlacementDto)
  website?: PlacementDto;

  @Nested(() => PlacementDto)
  mark?: PlacementDto;

  @Nested(() => PlacementDto)
  qr?: PlacementDto;
}

export class CardDto implements CardOptions {
  @Trimmed()
  @SingleLine(1, cardLimits.textLength)
  name: string;

  @Reference()
  materialId: string;

  @CardText()
  title: string = cardDefaults.title;

  @CardText()
  company: string = cardDefaults.company;

  @CardText()
  phone: string = cardDefaults.phone;

  @CardText()
  email: string = cardDefaults.email;

  @CardText()
  website: string = cardDefaults.website;

  @Choice(cardThicknesses)
  thickness = cardDefaults.thickness;

  @Choice(cardFormats)
  format = cardDefaults.format;

  @Choice(cardCorners)
  corners = cardDefaults.corners;

  @Choice(cardArrangements)
  arrangement = cardDefaults.arrangement;

  @Choice(cardFrames)
  frame = cardDefaults.frame;

  @Choice(cardDividers)
  divider = cardDefaults.divider;

  @Optional()
  @Flag()
  icons: boolean = cardDefaults.icons;

  @Choice(textAligns)
  align = cardDefaults.align;

  @Choice(textCases)
  textCase = cardDefaults.textCase;

  @Nested(() => TypographyDto)
  typography: TypographyDto = {};

  @Choice(cardReliefs)
  relief = cardDefaults.relief;

  @Choice(reliefDepths)
  reliefDepth = cardDefaults.reliefDepth;

  @Choice(ownDepths)
  textDepth = cardDefaults.textDepth;

  @Choice(ownDepths)
  markDepth = cardDefaults.markDepth;

  @Choice(cardFonts)
  fontFamily = cardDefaults.fontFamily;

  @Choice(fontSizes)
  fontSize = cardDefaults.fontSize;

  @Choice(cardMarks)
  mark = cardDefaults.mark;

  @Optional()
  @Flag()
  qr: boolean = cardDefaults.qr;

  @Optional()
  @Trimmed()
  @SingleLine(0, cardLimits.markUrlLength)
  markUrl: string = cardDefaults.markUrl;

  @Optional()
  @Text(0, cardLimits.logoKeyLength)
  logoKey: string = '';

  @Optional()
  @Text(0, cardLimits.colorIdLength)
  textColorId: string = '';

  @Optional()
  @Text(0, cardLimits.colorIdLength)
  markColorId: string = '';

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

export class PreviewQuery {
  @Text(1, 20)
  expires: string;

  @Text(1, 100)
  signature: string;
}
