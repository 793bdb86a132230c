import { finishes, polymers } from '@shared/domain/contract/enums.js';
import { figures, say } from '../words/language.js';
import { isAmount, isSpan } from './book-figures.js';

/** Figures of a book that belong together, by their paths, as they are read. */
export interface FigureGroup {
  title: string;
  figures: readonly (readonly [path: string, label: string])[];
}

/** Figures before the brackets of discounts. */
export const groupsBefore = (): FigureGroup[] => [
  {
    title: say('prices.materials'),
    figures: [
      ...polymers.flatMap((polymer) => [
        [
          `materials.${polymer}.centimesPerGram`,
          `${polymer.toUpperCase()} · ${say('prices.perGram')}`,
        ] as const,
        [
          `materials.${polymer}.densityGPerCm3`,
          `${polymer.toUpperCase()} · ${say('prices.density')}`,
        ] as const,
      ]),
      ['machineCentimesPerHour', say('prices.machine')],
    ],
  },
  {
    title: say('prices.finishes'),
    figures: finishes.flatMap((finish) => {
      const name = say('prices.finishName', { finish });
      return [
        [`finishes.${finish}.percent`, `${name} · ${say('prices.finishPercent')}`] as const,
        [`finishes.${finish}.centimesPerCopy`, `${name} · ${say('prices.perCopy')}`] as const,
      ];
    }),
  },
];

/** Figures after the brackets. */
export const groupsAfter = (): FigureGroup[] => [
  {
    title: say('prices.plates'),
    figures: [
      ['plate.gapMm', say('prices.gap')],
      ['plate.centimesPerPlate', say('prices.perPlate')],
      ['extraColourCentimesPerPlate', say('prices.extraColour')],
    ],
  },
  {
    title: say('prices.rush'),
    figures: [
      ['rush.percent', say('prices.rushPercent')],
      ['rush.minimumCentimes', say('prices.rushMinimum')],
      ['rush.maximumSeconds', say('prices.rushHours')],
    ],
  },
  {
    title: say('prices.order'),
    figures: [
      ['serviceFeeCentimes', say('prices.serviceFee')],
      ['minimumOrderCentimes', say('prices.minimumOrder')],
      ['shippingCentimes', say('prices.shipping')],
      ['tvaPercent', say('prices.tax')],
    ],
  },
  {
    title: say('prices.delivery'),
    figures: [
      ['delivery.handlingDays', say('prices.handlingDays')],
      ['delivery.machineHoursPerDay', say('prices.machineHours')],
      ['delivery.dailyMachineHours', say('prices.dailyHours')],
      ['delivery.rushDays', say('prices.rushDays')],
      ['delivery.defaultTransportDays', say('prices.transportDays')],
    ],
  },
];

/** The figures of one bracket of discounts. */
export const bracketFigures = (place: number): FigureGroup => ({
  title: say('prices.bracket', { number: place + 1 }),
  figures: (['fromCopy', 'percentOff'] as const).map(
    (name) => [`quantityBrackets.${place}.${name}`, say(`prices.${name}`)] as const,
  ),
});

/** What a figure is called where it stands alone, such as in a list of changes. */
export function figureName(path: string): string {
  const place = /^quantityBrackets\.(\d+)/.exec(path)?.[1];
  const groups =
    place === undefined ? [...groupsBefore(), ...groupsAfter()] : [bracketFigures(Number(place))];
  for (const { title, figures: among } of groups) {
    const found = among.find(([one]) => one === path);
    if (found !== undefined) return `${title} · ${found[1]}`;
  }
  return path === 'quantityBrackets' ? say('prices.brackets') : path;
}

/** A figure as it is read. */
export function shownFigure(path: string, figure: number | null): string {
  if (figure === null) return '–';
  if (isAmount(path)) return figures.money(figure / 100);
  return isSpan(path) ? figures.duration(figure / 3600) : figures.figure(figure, 3);
}
