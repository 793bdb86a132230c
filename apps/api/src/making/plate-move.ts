import type { PlateStatus } from '@shared/domain/making/plate-states.js';

/** What an operator says of a plate. */
export interface PlateMove {
  /** Its state. */
  status: PlateStatus;
  /** Of `printing`. */
  machine?: string | undefined;
  /** Of `printing`: the plate that another machine prints goes to this one. */
  changesMachine?: boolean | undefined;
  /** Of `printing`: only on a machine that prints no other. */
  freeMachine?: boolean | undefined;
  /** Of `done`: what the machine took. */
  actualMinutes?: number | undefined;
  /** Of `done`: pieces of which copies failed. Of `failed` all did. */
  failed?: readonly { pieceId: string; copies: number }[] | undefined;
  /** Why. */
  reason?: string | undefined;
  /** Plastic of what failed; by default what its copies weigh. */
  lostGrams?: number | undefined;
}
