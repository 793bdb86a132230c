/** What a judge says of a thing, beside its bar. */
export interface Verdict {
  /** E.g. a page. */
  thing: string;
  /** The figures, in the order of the judge's columns. */
  figures: readonly string[];
  /** Why a bar is missed; empty where all are met. */
  misses: readonly string[];
}

/** A judge's table. */
export interface JudgeTable {
  title: string;
  /** What was done, and what the bars are. */
  method: string;
  columns: readonly string[];
  verdicts: readonly Verdict[];
}
