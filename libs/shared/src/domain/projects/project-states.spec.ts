import { describe, expect, it } from '@jest/globals';
import {
  mayMoveProject,
  nextProjectStatuses,
  projectMovers,
  projectStatuses,
  projectTransitions,
} from './project-states.js';

describe('projectTransitions', () => {
  it('lead every request from received to closed', () => {
    const ways = projectTransitions.map(({ from, to, by }) => `${from} → ${to}: ${by}`);
    expect(ways).toEqual([
      'received → inReview: operator',
      'received → quoted: answer',
      'inReview → quoted: answer',
      'quoted → quoted: answer',
      'declined → quoted: answer',
      'quoted → inReview: operator',
      'quoted → accepted: customer',
      'quoted → declined: customer',
      'received → closed: operator',
      'inReview → closed: operator',
      'quoted → closed: operator',
      'accepted → closed: operator',
      'declined → closed: operator',
    ]);
  });

  it('end in closed, and let nobody reopen what was accepted', () => {
    const next = (from: (typeof projectStatuses)[number]) =>
      projectMovers.flatMap((by) => nextProjectStatuses(by, from));
    expect(next('closed')).toEqual([]);
    expect(next('accepted')).toEqual(['closed']);
    expect(
      projectStatuses.filter((status) => status !== 'closed' && !next(status).includes('closed')),
    ).toEqual([]);
  });
});

it.each([
  ['customer', 'quoted', 'accepted', true],
  ['operator', 'quoted', 'accepted', false],
  ['customer', 'received', 'accepted', false],
  ['answer', 'declined', 'quoted', true],
  ['answer', 'accepted', 'quoted', false],
] as const)('mayMoveProject: %s from %s to %s is %s', (by, from, to, expected) => {
  expect(mayMoveProject(by, from, to)).toBe(expected);
});
