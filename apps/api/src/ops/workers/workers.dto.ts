import { Flag } from '../../endpoint/fields/fields.js';

export class WorkerDto {
  /** `true`: it takes no more jobs and ends those in flight. `false`: it takes jobs again. */
  @Flag()
  draining: boolean;
}
