import { CallFailure } from '@web/app/failure.js';

/** A refusal of lines that names their parts, where the service counts lines. */
export function namedLines<Failure>(failure: Failure, names: readonly string[]): Failure | CallFailure {
  if (!(failure instanceof CallFailure)) return failure;
  const { code, message, details, retryAfterSeconds, status } = failure;
  const errors = details.errors?.map((fault) => {
    const place = /^items\.(\d+)\b/.exec(fault.field)?.[1];
    return { ...fault, field: names[Number(place)] ?? fault.field };
  });
  return new CallFailure(code, message, { ...details, ...(errors && { errors }) }, retryAfterSeconds, status);
}
