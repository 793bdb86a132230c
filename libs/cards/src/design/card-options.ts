/**
 * Everything that can be chosen of a business card: the request's checks, the layout and the tests read
 * the same table. Lengths are millimetres.
 */

/** The fields of a card that are text, in the order in which they stand. */
export const textFields = ['name', 'title', 'company', 'phone', 'email', 'website'] as const;
export type TextField = (typeof textFields)[number];

/** What a placement can move. */
export const placeableElements = [...textFields, 'mark', 'qr'] as const;
export type PlaceableElement = (typeof placeableElements)[number];

export const cardThicknesses = ['thin', 'standard', 'thick'] as const;
export type CardThickness = (typeof cardThicknesses)[number];

export const cardFormats = ['eu', 'us'] as const;
export type CardFormat = (typeof cardFormats)[number];

export const cardCorners = ['square', 'soft', 'round'] as const;
export type CardCorners = (typeof cardCorners)[number];

export const cardArrangements = ['classic', 'markLeft', 'stacked'] as const;
export type CardArrangement = (typeof cardArrangements)[number];

export const cardFrames = ['none', 'line', 'double', 'corners'] as const;
export type CardFrame = (typeof cardFrames)[number];

export const cardDividers = ['line', 'short', 'dots', 'none'] as const;
type CardDivider = (typeof cardDividers)[number];

export const textAligns = ['left', 'center', 'right'] as const;
export type TextAlign = (typeof textAligns)[number];

export const textCases = ['upper', 'asTyped'] as const;
export type TextCase = (typeof textCases)[number];

export const cardReliefs = ['emboss', 'engrave'] as const;
type CardRelief = (typeof cardReliefs)[number];

export const reliefDepths = ['shallow', 'standard', 'deep'] as const;
export type ReliefDepth = (typeof reliefDepths)[number];

/** A depth of its own, or that of the whole relief. */
export const ownDepths = ['match', ...reliefDepths] as const;
type OwnDepth = (typeof ownDepths)[number];

export const cardFonts = [
  'block',
  'bold',
  'dot',
  'archivo-black',
  'rubik-mono',
  'russo-one',
  'titillium-black',
  'montserrat',
  'poppins',
  'space-grotesk',
  'barlow-condensed',
  'roboto-slab',
  'zilla-slab',
  'bebas-neue',
  'righteous',
] as const;
export type CardFont = (typeof cardFonts)[number];

/** The fonts that are drawn here; the others come from font packages. */
export const ownFonts = ['block', 'bold', 'dot'] as const satisfies readonly CardFont[];
export type OwnFont = (typeof ownFonts)[number];

export const fontSizes = ['small', 'medium', 'large'] as const;
export type FontSize = (typeof fontSizes)[number];

export const trackings = ['normal', 'wide', 'wider'] as const;
export type Tracking = (typeof trackings)[number];

export const cardMarks = ['none', 'initials', 'logo'] as const;
type CardMark = (typeof cardMarks)[number];

/** How one text field differs from the card's type. */
export interface FieldType {
  font?: CardFont;
  size?: FontSize;
  tracking?: Tracking;
}

/** Moves an element from its own place: x to the right, y up; scaled about its centre. */
export interface Placement {
  dx: number;
  dy: number;
  scale: number;
}

/** Bounds of the interface description. */
export const cardLimits = {
  textLength: 40,
  markUrlLength: 120,
  logoKeyLength: 200,
  colorIdLength: 64,
  dxMm: 85,
  dyMm: 55,
  minScale: 0.5,
  maxScale: 2.5,
} as const;

/** All that shapes a card; what it is made of stands apart. */
export interface CardOptions extends Record<TextField, string> {
  thickness: CardThickness;
  format: CardFormat;
  corners: CardCorners;
  arrangement: CardArrangement;
  frame: CardFrame;
  divider: CardDivider;
  icons: boolean;
  align: TextAlign;
  textCase: TextCase;
  typography: Partial<Record<TextField, FieldType>>;
  relief: CardRelief;
  reliefDepth: ReliefDepth;
  textDepth: OwnDepth;
  markDepth: OwnDepth;
  fontFamily: CardFont;
  fontSize: FontSize;
  mark: CardMark;
  qr: boolean;
  markUrl: string;
  placements: Partial<Record<PlaceableElement, Placement>>;
}

/** What is taken where a request says nothing. */
export const cardDefaults: Omit<CardOptions, 'name'> = {
  title: '',
  company: '',
  phone: '',
  email: '',
  website: '',
  thickness: 'standard',
  format: 'eu',
  corners: 'square',
  arrangement: 'classic',
  frame: 'none',
  divider: 'line',
  icons: false,
  align: 'left',
  textCase: 'upper',
  typography: {},
  relief: 'emboss',
  reliefDepth: 'standard',
  textDepth: 'match',
  markDepth: 'match',
  fontFamily: 'block',
  fontSize: 'medium',
  mark: 'initials',
  qr: false,
  markUrl: '',
  placements: {},
};

/** Copies that are priced where a request says nothing. */
export const defaultCardQuantity = 50;
