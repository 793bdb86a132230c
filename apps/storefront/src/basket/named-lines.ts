import { CallFailure } from '@web/app/failure.js';
import type { LineRefusal } from '@shared/domain/pricing/line-refusal.js';
import { loadTariff } from '../service/tariff.js';
import { nameOfSku } from '../ui/swatches.js';
import { say, tell } from '../words/language.js';

/** A line as it was sent. */
export interface SentLine {
  fileName: string;
  materialId: string | null;
}

/** A refusal of lines that names their parts and colours, where the service counts lines. */
export function namedLines<Failure>(failure: Failure, lines: readonly SentLine[]): Failure | CallFailure {
  if (!(failure instanceof CallFailure)) return failure;
  const { code, message, details, retryAfterSeconds, status } = failure;
  const errors = details.errors?.map((fault) => {
    const [, place, choice] = /^items\.(\d+)\b(\.materialId)?/.exec(fault.field) ?? [];
    const line = lines[Number(place)];
    if (line === undefined) return fault;
    return { ...fault, field: choice === undefined ? line.fileName : colourOf(line) };
  });
  return new CallFailure(code, message, { ...details, ...(errors && { errors }) }, retryAfterSeconds, status);
}

/** Throws on what refuses a call for lines, by their names; a stock that turns out to be another is read anew. */
export function throwNamed(lines: readonly SentLine[]): (failure: unknown) => never {
  return (failure) => {
    if (isOfColour(failure)) void loadTariff('reload');
    throw namedLines(failure, lines);
  };
}

const colourOf = ({ fileName, materialId }: SentLine): string =>
  say('line.colourOf', { name: fileName, colour: nameOfSku(materialId!) });

/** A line's refusal as a sentence: what is told of a colour, or of the colours of a file, names it first. */
export function sentenceOf(
  { field, reason, message }: LineRefusal,
  { fileName, materialId }: SentLine,
): string {
  if (reason !== 'materialUnavailable') return tell(message);
  const subject = field === 'materialId' ? nameOfSku(materialId!) : fileName;
  return `${subject} ${tell(message)}.`;
}

/** Whether a line is refused for a colour that is not in stock any more. */
export function isOfColour(failure: unknown): boolean {
  const errors = failure instanceof CallFailure ? failure.details.errors : undefined;
  return errors?.some(({ reason }) => reason === 'materialUnavailable') ?? false;
}
