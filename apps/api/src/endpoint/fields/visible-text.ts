/** Line breaks, other control characters, and those that turn the direction of what follows. */
const notInLine = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';

/** Any character that leaves a mark: no space, no control, no direction mark, nothing else that is invisible. */
const visible = '[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]';

/**
 * {@link visible} for readers of the API description, whose validators may know neither Unicode's properties nor
 * characters above U+FFFF: it lists the invisible ones below that and takes all others as visible.
 */
const describedVisible =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2' +
  '\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164' +
  '\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufffb]';

/** A check of a text, and how the API description says it. */
export interface TextPattern {
  check: RegExp;
  /** Reads the same with and without the flag `u`. */
  described: string;
}

const lineOf = (mark: string): string => `^(?=.*${mark})[^${notInLine}]*$`;

/** One line, which may be empty. */
export const oneLine: TextPattern = {
  check: new RegExp(`^[^${notInLine}]*$`, 'u'),
  described: `^[^${notInLine}]*$`,
};

/** One line with a visible character. */
export const oneVisibleLine: TextPattern = {
  check: new RegExp(lineOf(visible), 'u'),
  described: lineOf(describedVisible),
};

/** Lines of which one has a visible character. */
export const visibleText: TextPattern = { check: new RegExp(visible, 'u'), described: describedVisible };
