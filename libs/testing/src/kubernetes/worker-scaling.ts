import type { AutoscalerSettings } from './autoscaler.js';
import { manifests } from './manifests.js';
import type { ScalingTargets } from './simulated-workers.js';

interface ScaledObjectSpec {
  minReplicaCount: number;
  maxReplicaCount: number;
  triggers: { type: string; metadata: Record<string, string> }[];
  advanced: {
    horizontalPodAutoscalerConfig: { behavior: Pick<AutoscalerSettings, 'scaleUp' | 'scaleDown'> };
  };
}

/** How `deploy/kubernetes` scales the workers. */
export function workerScaling(): { settings: AutoscalerSettings; targets: ScalingTargets } {
  const spec = manifests().find(({ kind }) => kind === 'ScaledObject')!.spec as unknown as ScaledObjectSpec;
  const { minReplicaCount: min, maxReplicaCount: max, triggers, advanced } = spec;
  const metadataOf = (type: string) => triggers.find((trigger) => trigger.type === type)!.metadata;
  return {
    settings: { min, max, ...advanced.horizontalPodAutoscalerConfig.behavior },
    targets: {
      loadSeconds: Number(metadataOf('prometheus').threshold),
      cpuShare: Number(metadataOf('cpu').value) / 100,
    },
  };
}
