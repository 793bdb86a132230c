import type { Plate } from '@shared/infra/database/entities/plate.entity.js';

/** Where the 3MF file of a plate lies, and its ticket. */
export const plateFileKeys = ({ id, number }: Pick<Plate, 'id' | 'number'>) => ({
  model: `plates/${id}/${number}.3mf`,
  ticket: `plates/${id}/${number}.pdf`,
});
