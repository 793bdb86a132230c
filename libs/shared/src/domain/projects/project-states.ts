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

/** What it may cost; {@link budgetBoundsMad} says how much. */
export const budgetRanges = ['b1', 'b2', 'b3', 'b4'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

/** The ranges in dirhams, from and to; null where a range is open. */
export const budgetBoundsMad: Record<BudgetRange, readonly [from: number | null, to: number | null]> = {
  b1: [null, 500],
  b2: [500, 2000],
  b3: [2000, 10_000],
  b4: [10_000, null],
};
