/** What an operator may do, the least first: read; make and answer; decide prices and who is an operator. */
export const operatorRoles = ['viewer', 'operator', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Whether a role includes another; an account without a role has none. */
export function includesRole(held: OperatorRole | null, needed: OperatorRole): boolean {
  return held !== null && operatorRoles.indexOf(held) >= operatorRoles.indexOf(needed);
}
