import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { card } from '@shared/words/en/card.js';
import { api } from '@shared/words/en/api.js';
import { mesh } from '@shared/words/en/mesh.js';
import { refusals } from '@shared/words/en/refusals.js';
import { told } from '@shared/words/say.js';
import { faultCodeOf } from './fault-code.js';

const page = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');

/** The codes in the table under a heading. */
function codesUnder(heading: string): string[] {
  const [, section = ''] = page.split(`\n### ${heading}\n`);
  return [...(section.split('\n###')[0] ?? '').matchAll(/^\| `(\w+)` +\| \S/gm)].map(([, code = '']) => code);
}

/** Messages of a mesh that are no faults: what is said of one that prints, and parts of sentences. */
const notFaults = [
  ...['openEdge', 'withTip', 'sharedEdges', 'invertedShells', 'degenerateTriangles', 'severalBodies'],
  ...['thinWalls', 'supportsNeeded', 'tallAndSlender', 'overlappingBodies', 'likelyOtherUnit'],
];

/** Refusals that name no field: the whole file is of another kind. */
const ofFiles = ['notOfFormat', 'otherFormat'];

describe('docs/errors.md', () => {
  it('lists the code of every fault of a field, and none too many', () => {
    const ofLines = Object.keys(refusals).filter((code) => !ofFiles.includes(code));
    expect(codesUnder('Of what was sent')).toEqual([...Object.keys(api.fields), ...ofLines, 'other']);
    expect(codesUnder('Of a file that cannot be printed')).toEqual(
      Object.keys(mesh).filter((code) => !notFaults.includes(code)),
    );
    expect(codesUnder('Of a card that cannot be made')).toEqual(Object.keys(card.faults));
  });
});

describe('The code of a fault', () => {
  const tooSmall = told('mesh.tooSmall', { measure: 'volume', shown: '2', limit: 20 });
  it.each([
    ['required', told('api.fields.required')],
    ['rushUnavailable', told('refusals.rushUnavailable', { hours: 8 })],
    ['tooSmall', tooSmall],
    ['tooSmall', told('mesh.withTip', { fault: tooSmall, tip: told('mesh.givenUp') })],
    ['logoUnreadable', told('card.faults.logoUnreadable.message', { fault: told('mesh.noTriangles') })],
    ['other', 'Kept in words by an earlier release.'],
  ])('is %s', (code, sentence) => {
    expect(faultCodeOf(sentence)).toBe(code);
  });
});
