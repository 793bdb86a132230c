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

/** What it may cost, in MAD: below 500, to 2,000, to 10,000, above. */
export const budgetRanges = ['b1', 'b2', 'b3', 'b4'] as const;
export type BudgetRange = (typeof budgetRanges)[number];
