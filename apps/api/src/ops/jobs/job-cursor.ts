import { unknownCursor } from '../../endpoint/lists/list-cursor.js';

/** Where a page of rows of several tables ended. */
export interface JobPosition {
  /** Microseconds since 1970, as PostgreSQL keeps them. */
  micros: string;
  job: string;
  subject: string;
}

const form = /^(\d{1,16}) ([\w.]{1,40}) ([\w-]{1,120})$/;

export function writeJobCursor({ micros, job, subject }: JobPosition): string {
  return Buffer.from(`${micros} ${job} ${subject}`).toString('base64url');
}

/** @throws {ServiceError} VALIDATION_ERROR for a text that {@link writeJobCursor} did not write. */
export function readJobCursor(cursor: string): JobPosition {
  const [, micros, job, subject] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (micros === undefined || job === undefined || subject === undefined) throw unknownCursor();
  return { micros, job, subject };
}
