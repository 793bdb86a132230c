import {
  type CardOptions,
  type FieldType,
  type PlaceableElement,
  placeableElements,
  type Placement,
  type TextField,
  textFields,
} from './card-options.js';
import { preparedText } from '../fonts/text-setting.js';

/**
 * The same card in one form: texts as they are set, and nothing in it that changes nothing. Equal cards have equal
 * options, keys in the same order.
 */
export function canonicalOptions(options: CardOptions): CardOptions {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, preparedText(options[field], 'asTyped')]),
  ) as Record<TextField, string>;
  const filled = textFields.filter((field) => texts[field] !== '');
  const { thickness, format, corners, arrangement, frame, divider, icons, align, textCase } = options;
  const { relief, reliefDepth, textDepth, markDepth, fontFamily, fontSize, mark, qr, markUrl } = options;
  const hasMark = mark !== 'none' || qr;
  return {
    ...texts,
    ...{ thickness, format, corners, arrangement, frame },
    // There is nothing that it would part.
    divider: filled.some((field) => field !== 'name') ? divider : 'line',
    icons: icons && iconFields.some((field) => filled.includes(field)),
    ...{ align, textCase, typography: typographyOf(options, filled), relief, reliefDepth },
    textDepth: textDepth === reliefDepth ? 'match' : textDepth,
    markDepth: hasMark && markDepth !== reliefDepth ? markDepth : 'match',
    ...{ fontFamily, fontSize, mark, qr, markUrl: qr ? markUrl.trim() : '' },
    placements: placementsOf(options, filled),
  };
}

const iconFields: readonly TextField[] = ['phone', 'email', 'website'];

function typographyOf(
  { typography, fontFamily, fontSize }: CardOptions,
  filled: readonly TextField[],
): CardOptions['typography'] {
  const entries = filled.flatMap((field): [string, FieldType][] => {
    const { font = fontFamily, size = fontSize, tracking = 'normal' } = typography[field] ?? {};
    const own: FieldType = {
      ...(font === fontFamily ? {} : { font }),
      ...(size === fontSize ? {} : { size }),
      ...(tracking === 'normal' ? {} : { tracking }),
    };
    return Object.keys(own).length === 0 ? [] : [[field, own]];
  });
  return Object.fromEntries(entries);
}

function placementsOf(
  { placements, mark, qr }: CardOptions,
  filled: readonly TextField[],
): CardOptions['placements'] {
  const has = (element: PlaceableElement): boolean => {
    if (element === 'mark') return mark !== 'none';
    return element === 'qr' ? qr : filled.includes(element);
  };
  const entries = placeableElements.filter(has).flatMap((element): [string, Placement][] => {
    const { dx = 0, dy = 0, scale = 1 }: Partial<Placement> = placements[element] ?? {};
    return dx === 0 && dy === 0 && scale === 1 ? [] : [[element, { dx, dy, scale }]];
  });
  return Object.fromEntries(entries);
}
