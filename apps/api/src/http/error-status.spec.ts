import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { refusalReasons, ServiceError } from '@shared/domain/contract/errors.js';
import { errorStatuses, headersOf, statusOf } from './error-status.js';

const page = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');

/** The cells of the table under a heading, its own heading row left out. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll(/^`|`$/g, '')));
}

describe('docs/errors.md', () => {
  it('lists every code with its status, in the order of the table, and none too many', () => {
    const listed = rowsUnder('Codes').map(([, code, status]) => [code, Number(status)]);
    expect(listed).toEqual(Object.entries(errorStatuses));
  });

  it('lists every reason, in the order of the list, and none too many', () => {
    expect(rowsUnder('Reasons').map(([, reason]) => reason)).toEqual([...refusalReasons]);
  });

  it('says of each when it comes and what to do', () => {
    const cells = [
      ...rowsUnder('Codes').map((row) => row.slice(3, 5)),
      ...rowsUnder('Reasons').map((row) => row.slice(2, 4)),
    ];
    expect(cells.flat().filter((cell) => cell.length < 5)).toEqual([]);
  });
});

describe('A refusal over HTTP', () => {
  it('has the status of its code', () => {
    const error = new ServiceError('FILE_NOT_FOUND');
    expect([statusOf(error), headersOf(error)]).toEqual([404, {}]);
    expect(statusOf(new ServiceError('EXTERNAL_SERVICE_ERROR'))).toBe(502);
  });

  it('says when to come back, with 503 where another service is away for a while', () => {
    const error = new ServiceError('EXTERNAL_SERVICE_ERROR', { retryAfterSeconds: 10 });
    expect([statusOf(error), headersOf(error)]).toEqual([503, { 'Retry-After': '10' }]);
    const limited = new ServiceError('RATE_LIMITED', { retryAfterSeconds: 0 });
    expect([statusOf(limited), headersOf(limited)]).toEqual([429, { 'Retry-After': '0' }]);
  });
});
