import { Autoscaler, type AutoscalerSettings } from './autoscaler.js';

/** How long the autoscaler waits between two looks. */
const lookSeconds = 15;

/** From the wish for a worker until it takes jobs: scheduling, start, readiness. */
const startSeconds = 20;

/** What a worker does at a time; as many processors it asks for. */
const jobsAtOnce = 2;

export interface SimulatedLoad {
  /** Seconds of work that arrive in this second. */
  arriving: (atSeconds: number) => number;
  /** Seconds that a second of predicted work takes. */
  truth: number;
  untilSeconds: number;
}

export interface ScaledMoment {
  atSeconds: number;
  replicas: number;
}

/** What the triggers of the ScaledObject compare with. */
export interface ScalingTargets {
  loadSeconds: number;
  cpuShare: number;
}

/**
 * Workers that are scaled by the predicted work that waits for them and by their use, on a clock of its own.
 *
 * @returns each change of the number of workers.
 */
export function scaledWorkers(
  settings: AutoscalerSettings,
  { loadSeconds, cpuShare }: ScalingTargets,
  { arriving, truth, untilSeconds }: SimulatedLoad,
): { changes: ScaledMoment[]; mostWaitingSeconds: number; drainedAtSeconds: number | null } {
  const autoscaler = new Autoscaler(settings);
  const changes: ScaledMoment[] = [];
  const readyAt = Array.from({ length: settings.min }, () => 0);
  let predicted = 0;
  let mostWaitingSeconds = 0;
  let drainedAtSeconds: number | null = null;
  let busy = 0;
  for (let now = 0; now < untilSeconds; now += 1) {
    predicted += arriving(now);
    const ready = readyAt.filter((at) => at <= now).length;
    const slots = ready * jobsAtOnce;
    const done = Math.min(slots / truth, predicted);
    predicted -= done;
    busy += (done * truth) / slots;
    const waitingSeconds = predicted / slots;
    mostWaitingSeconds = Math.max(mostWaitingSeconds, waitingSeconds);
    if (predicted > 0) drainedAtSeconds = null;
    else drainedAtSeconds ??= now;
    if ((now + 1) % lookSeconds !== 0) continue;
    const ratios = [waitingSeconds / loadSeconds, busy / lookSeconds / cpuShare];
    busy = 0;
    const replicas = autoscaler.next(now + 1, readyAt.length, ratios);
    if (replicas !== readyAt.length) changes.push({ atSeconds: now + 1, replicas });
    while (readyAt.length < replicas) readyAt.push(now + 1 + startSeconds);
    // The youngest are removed first, as Kubernetes does.
    readyAt.length = replicas;
  }
  return { changes, mostWaitingSeconds, drainedAtSeconds };
}
