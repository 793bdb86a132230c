/** At most so much more or less within a time. */
export interface ScalingPolicy {
  type: 'Percent' | 'Pods';
  value: number;
  periodSeconds: number;
}

interface ScalingRules {
  stabilizationWindowSeconds: number;
  policies: ScalingPolicy[];
}

export interface AutoscalerSettings {
  min: number;
  max: number;
  scaleUp: ScalingRules;
  scaleDown: ScalingRules;
}

/** A metric against its target; more than 1 asks for more replicas. */
export type MetricRatio = number;

/** Kubernetes leaves replicas alone while metrics are this near their target. */
const tolerance = 0.1;

/**
 * The HorizontalPodAutoscaler of Kubernetes (autoscaling/v2, by its documentation): each metric asks for the present
 * replicas times its ratio, the greatest counts, and each direction has a window in which the most cautious wish counts,
 * and policies, of which the one that allows most counts.
 */
export class Autoscaler {
  private wishes: { atSeconds: number; replicas: number }[] = [];
  private changes: { atSeconds: number; by: number }[] = [];

  constructor(private readonly settings: AutoscalerSettings) {}

  /** The replicas from now on. Call it every 15 s. */
  next(atSeconds: number, replicas: number, ratios: readonly MetricRatio[]): number {
    const { min, max, scaleUp, scaleDown } = this.settings;
    const asked = ratios.map((ratio) =>
      Math.abs(ratio - 1) <= tolerance ? replicas : Math.ceil(replicas * ratio),
    );
    this.wishes.push({ atSeconds, replicas: Math.max(min, Math.min(max, ...[Math.max(...asked)])) });
    const within = (seconds: number) =>
      this.wishes.filter((wish) => wish.atSeconds >= atSeconds - seconds).map((wish) => wish.replicas);
    const upTo = Math.min(...within(scaleUp.stabilizationWindowSeconds));
    const downTo = Math.max(...within(scaleDown.stabilizationWindowSeconds));
    const wished = upTo > replicas ? upTo : Math.min(replicas, downTo);
    const next = this.limited(atSeconds, replicas, wished);
    if (next !== replicas) this.changes.push({ atSeconds, by: next - replicas });
    return next;
  }

  private limited(atSeconds: number, replicas: number, wished: number): number {
    if (wished === replicas) return replicas;
    const isUp = wished > replicas;
    const { policies } = isUp ? this.settings.scaleUp : this.settings.scaleDown;
    const bounds = policies.map(({ type, value, periodSeconds }) => {
      const before = replicas - this.changed(atSeconds - periodSeconds, isUp);
      const step = type === 'Pods' ? value : (before * value) / 100;
      return isUp ? Math.ceil(before + step) : Math.floor(before - step);
    });
    return isUp
      ? Math.max(replicas, Math.min(wished, Math.max(...bounds)))
      : Math.min(replicas, Math.max(wished, Math.min(...bounds)));
  }

  /** By how much replicas have changed in one direction since then. */
  private changed(sinceSeconds: number, isUp: boolean): number {
    return this.changes
      .filter(({ atSeconds, by }) => atSeconds > sinceSeconds && by > 0 === isUp)
      .reduce((sum, { by }) => sum + by, 0);
  }
}
