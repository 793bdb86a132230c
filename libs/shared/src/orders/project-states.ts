/** The life of a project request: work that a person prices. */
export const projectStatuses = ['received', 'inReview', 'quoted', 'accepted', 'declined', 'closed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Where each status may go; the team moves them. `closed` is final. */
export const projectTransitions: Record<ProjectStatus, readonly ProjectStatus[]> = {
  received: ['inReview'],
  inReview: ['quoted'],
  quoted: ['accepted', 'declined'],
  accepted: ['closed'],
  declined: ['closed'],
  closed: [],
};

/** What a project is about. */
export const projectVerticals = ['automotive', 'cosplay', 'hobby', 'other'] as const;
export type ProjectVertical = (typeof projectVerticals)[number];

/** What it may cost; {@link budgetWords} says how much. */
export const budgetRanges = ['b1', 'b2', 'b3', 'b4'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

/** The ranges in dirhams, as both languages write them. */
export const budgetWords: Record<BudgetRange, string> = {
  b1: '< 500 MAD',
  b2: '500 – 2 000 MAD',
  b3: '2 000 – 10 000 MAD',
  b4: '> 10 000 MAD',
};
