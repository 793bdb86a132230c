import type { MeshReadErrorCode } from '@kernel/mesh-read-error.js';
import type { RefusalReason } from '@shared/domain/contract/errors.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';

/** How a file has to end. */
export type Expectation =
  /** It is printed and priced; volume and area to a millionth. The warnings are all of them, where they are told. */
  | { volumeMm3: number; surfaceAreaMm2?: number; warnings?: string[] }
  /** It is measured and refused. */
  | { reason: RefusalReason }
  /** It cannot be read; the answer says why. */
  | { code: MeshReadErrorCode; sentence?: string };

/** A file of a kind that readers stumble over. */
export interface RobustnessCase {
  name: string;
  format: MeshFormat;
  file: () => Uint8Array;
  expected: Expectation;
}

/** Cases of one class, as they stand in the table. */
export interface RobustnessClass {
  name: string;
  cases: RobustnessCase[];
  /** Files as large as we take: they may need more time and memory, and are not part of the test run. */
  isLargest?: true;
}

/** What a case is made of; text is written as UTF-8. */
export type CaseContent = string | Uint8Array | (() => string | Uint8Array);

/** One case; what is large or slow to make is given as a function. */
export function robustnessCase(
  format: MeshFormat,
  name: string,
  content: CaseContent,
  expected: Expectation,
): RobustnessCase {
  const file = () => Buffer.from(typeof content === 'function' ? content() : content);
  return { name, format, file, expected };
}

/** Cases of one format that all end in the same way. */
export function casesOf(
  format: MeshFormat,
  expected: Expectation,
  contents: Record<string, CaseContent>,
): RobustnessCase[] {
  return Object.entries(contents).map(([name, content]) => robustnessCase(format, name, content, expected));
}

/** Cases that cannot be read: name, content, code, and a part of the sentence if it tells where. */
export function unreadable(
  format: MeshFormat,
  rows: [name: string, content: CaseContent, code: MeshReadErrorCode, sentence?: string][],
): RobustnessCase[] {
  return rows.map(([name, content, code, sentence]) =>
    robustnessCase(format, name, content, { code, ...(sentence === undefined ? {} : { sentence }) }),
  );
}
