/** The life of a plate. `withdrawn`: it was planned, and its copies have gone back to be planned anew. */
export const plateStatuses = ['planned', 'printing', 'done', 'failed', 'withdrawn'] as const;
export type PlateStatus = (typeof plateStatuses)[number];

const ways: Readonly<Record<PlateStatus, readonly PlateStatus[]>> = {
  planned: ['printing', 'withdrawn'],
  printing: ['done', 'failed', 'planned'],
  done: [],
  failed: [],
  withdrawn: [],
};

/** Where a plate may go from here. */
export function nextPlateStatuses(from: PlateStatus): readonly PlateStatus[] {
  return ways[from];
}

/** Whether its copies are neither done nor back among those to plan. */
export function isOpenPlate(status: PlateStatus): boolean {
  return ways[status].length > 0;
}
