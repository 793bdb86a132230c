/** The life of a project request: work that a person prices. */
export const projectStatuses = ['received', 'inReview', 'quoted', 'accepted', 'declined', 'closed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** What moves a project: its customer, an operator, or an operator's answer. */
export const projectMovers = ['customer', 'operator', 'answer'] as const;
export type ProjectMover = (typeof projectMovers)[number];

/** One way a project may go. */
export interface ProjectTransition {
  from: ProjectStatus;
  to: ProjectStatus;
  by: ProjectMover;
}

/** Every allowed transition. An answer replaces the one before, as long as that is not accepted. `closed` is final. */
export const projectTransitions: readonly ProjectTransition[] = [
  { from: 'received', to: 'inReview', by: 'operator' },
  { from: 'received', to: 'quoted', by: 'answer' },
  { from: 'inReview', to: 'quoted', by: 'answer' },
  { from: 'quoted', to: 'quoted', by: 'answer' },
  { from: 'declined', to: 'quoted', by: 'answer' },
  { from: 'quoted', to: 'inReview', by: 'operator' },
  { from: 'quoted', to: 'accepted', by: 'customer' },
  { from: 'quoted', to: 'declined', by: 'customer' },
  { from: 'received', to: 'closed', by: 'operator' },
  { from: 'inReview', to: 'closed', by: 'operator' },
  { from: 'quoted', to: 'closed', by: 'operator' },
  { from: 'accepted', to: 'closed', by: 'operator' },
  { from: 'declined', to: 'closed', by: 'operator' },
];

/** A step that a project has taken. */
export interface ProjectStep {
  status: ProjectStatus;
  /** ISO 8601, UTC. */
  at: string;
  by: ProjectMover;
}

/** Whether this mover may take a project from one status to the other. */
export function mayMoveProject(by: ProjectMover, from: ProjectStatus, to: ProjectStatus): boolean {
  return projectTransitions.some((way) => way.from === from && way.to === to && way.by === by);
}

/** Where this mover may take a project from here. */
export function nextProjectStatuses(by: ProjectMover, from: ProjectStatus): ProjectStatus[] {
  return projectTransitions.filter((way) => way.from === from && way.by === by).map(({ to }) => to);
}

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
