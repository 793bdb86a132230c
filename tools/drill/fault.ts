import type { DrilledService, ServiceOptions } from './drilled-service.js';
import type { Shop } from './shop.js';

/** What customers were told while something was wrong, and for how long. */
export interface Observation {
  /** What happened, for the first column. */
  when: string;
  /** What calls were answered or ended with; empty when nothing was noticed. */
  seen: string[];
  /** From the fault (or from its end, where it lasts) until every call of the drill had succeeded. */
  recoveredMs: number;
  /** Acknowledged work that is missing afterwards; must be empty. */
  lost: string[];
}

/** One thing that goes wrong. A file each in `faults/`; its row in `faults.ts`. */
export interface Fault {
  /** As `npm run drill -- <name>` takes it. */
  name: string;
  /** What goes wrong, in a few words. */
  title: string;
  /** What the person on call does. */
  onCall: string;
  /** Why it cannot be drilled on this machine, or `null`. */
  missing?: () => string | null;
  /** The settings to start the service with, and the clean-up after it has stopped. */
  prepare?: (folder: string) => Promise<ServiceOptions & { undo?: () => Promise<void> }>;
  /** Lets it happen, once or several times, to a service that works. */
  run: (service: DrilledService, shop: Shop) => Promise<Observation[]>;
}
