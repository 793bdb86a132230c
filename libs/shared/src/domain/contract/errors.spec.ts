import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { saySentence } from '@shared/words/say.js';
import { errorTable, refusalReasons, ServiceError } from './errors.js';

const page = readFileSync(new URL('../../../../../docs/errors.md', import.meta.url), 'utf8');

/** The cells of the table under a heading, its own heading row left out. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll(/^`|`$/g, '')));
}

describe('docs/errors.md', () => {
  it('lists every code with its status, in the order of the table, and none too many', () => {
    const listed = rowsUnder('Codes').map(([, code, status]) => [code, Number(status)]);
    expect(listed).toEqual(Object.entries(errorTable).map(([code, { status }]) => [code, status]));
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

describe('A ServiceError', () => {
  it('has the status and the message of its code', () => {
    const error = new ServiceError('FILE_NOT_FOUND');
    expect([error.status, error.told]).toEqual([404, { code: 'api.errors.FILE_NOT_FOUND' }]);
    expect(saySentence('en', error.told)).toBe('The file does not exist. Upload it first.');
    expect([error.details, error.headers]).toEqual([{}, {}]);
  });

  it('may have another status, where the code has two', () => {
    expect(new ServiceError('EXTERNAL_SERVICE_ERROR', { status: 503 }).status).toBe(503);
  });
});
