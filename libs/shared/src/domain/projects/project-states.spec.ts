import { expect, it } from '@jest/globals';
import { projectStatuses, projectTransitions } from './project-states.js';

it('leads every project request from received to closed', () => {
  const ways = projectStatuses.flatMap((from) => projectTransitions[from].map((to) => `${from} → ${to}`));
  expect(ways).toEqual([
    'received → inReview',
    'inReview → quoted',
    'quoted → accepted',
    'quoted → declined',
    'accepted → closed',
    'declined → closed',
  ]);
});
