/** Colours and measures that every part of a document shares. Lengths are points. */
export const palette = {
  ink: '#1f2933',
  quiet: '#616e7c',
  accent: '#0b6e4f',
  /** Behind table heads and boxes. */
  tint: '#eef5f2',
  rule: '#d5dedb',
  /** The watermark of a quote that has ended. */
  warning: '#b42318',
} as const;

const a4Width = 595.28;

export const page = {
  margin: 42,
  topMargin: 52,
  /** Between the margins. */
  innerWidth: a4Width - 2 * 42,
} as const;

export const fontSizes = { title: 21, name: 15, strong: 11, body: 9, small: 7.5 } as const;

export const footLook = { fontSize: fontSizes.small, color: palette.quiet } as const;

/** How close the parts of a document stand. */
export interface Density {
  /** Above and below a row of the table, and of the sums. */
  rowPadding: number;
  sumPadding: number;
  /** Between the blocks of a page. */
  blockGap: number;
  /** For a signature. */
  signingHeight: number;
}

export const densities = {
  normal: { rowPadding: 4.5, sumPadding: 2.5, blockGap: 14, signingHeight: 52 },
  /** Where that saves a page that would hold a few lines. */
  tight: { rowPadding: 2.2, sumPadding: 1.2, blockGap: 8, signingHeight: 40 },
} as const satisfies Record<string, Density>;
