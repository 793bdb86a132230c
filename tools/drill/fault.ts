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

/** How the person on call hears of a fault. */
export interface Alarm {
  /** The fault while it lasts, in a few words. */
  fault: string;
  /** The rule of `deploy/prometheus/rules.yml` that must be raised. */
  alert: string;
  /** The figures and the page of the console that show the cause. */
  where: string;
  /** Waits until the fault may begin. */
  ready?: (service: DrilledService) => Promise<unknown>;
  /** Begins the fault, which then lasts. */
  begin: (service: DrilledService, shop: Shop) => Promise<unknown>;
  /** Mends it. */
  end: (service: DrilledService, shop: Shop) => Promise<unknown>;
}

/** What became of an alarm; `null` for what did not happen. */
export interface AlarmObservation {
  /** Alerts that were raised before anything had happened; must be empty. */
  before: string[];
  /** From the fault to its alert. */
  raisedMs: number | null;
  /** Other alerts that were raised by then. */
  beside: string[];
  /** From the mend until the alert had cleared. */
  clearedMs: number | null;
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
  /** For faults that somebody must be told of. */
  alarm?: Alarm;
  /** Lets it happen, once or several times, to a service that works. */
  run: (service: DrilledService, shop: Shop) => Promise<Observation[]>;
}
