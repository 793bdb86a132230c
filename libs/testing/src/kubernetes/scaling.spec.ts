import { describe, expect, it } from '@jest/globals';
import { scaledWorkers, type SimulatedLoad } from './simulated-workers.js';
import { workerScaling } from './worker-scaling.js';

const { settings, targets } = workerScaling();

const simulate = (load: Partial<SimulatedLoad>) =>
  scaledWorkers(settings, targets, { arriving: () => 0, truth: 1, untilSeconds: 7_200, ...load });

/** How often the number of workers turned from rising to falling, or back. */
function turnsOf(changes: readonly { replicas: number }[]): number {
  const numbers = [settings.min, ...changes.map(({ replicas }) => replicas)];
  const steps = numbers.slice(1).map((one, place) => Math.sign(one - numbers[place]!));
  return steps.slice(1).filter((step, place) => step !== steps[place]).length;
}

describe('Workers, scaled as deploy/kubernetes/worker-scaling.yaml says,', () => {
  it('go from one to eight in a flood of two hours’ work, and back, without flapping', () => {
    const { changes, mostWaitingSeconds, drainedAtSeconds } = simulate({
      arriving: (now) => (now === 60 ? 7_200 : 0),
    });
    const up = [
      [75, 2],
      [105, 4],
      [135, 8],
    ];
    const down = Array.from({ length: 7 }, (_, step) => [885 + 60 * step, 7 - step]);
    expect(changes.map(({ atSeconds, replicas }) => [atSeconds, replicas])).toEqual([...up, ...down]);
    // Of one worker at first; all eight have worked it off within ten minutes, not an hour.
    expect([mostWaitingSeconds, drainedAtSeconds]).toEqual([3_599, 578]);
    expect(turnsOf(changes)).toBe(1);
  });

  it.each([0.5, 2])('do so as well where work takes %d times what was predicted', (truth) => {
    const { changes } = simulate({ arriving: (now) => (now === 60 ? 7_200 : 0), truth });
    expect(Math.max(...changes.map(({ replicas }) => replicas))).toBe(8);
    expect(changes.at(-1)!.replicas).toBe(1);
    expect(turnsOf(changes)).toBe(1);
  });

  it.each([1, 2, 3, 4, 5])('settle where work for %d workers arrives all the time', (workers) => {
    const { changes } = simulate({ arriving: () => 2 * workers, untilSeconds: 14_400 });
    expect(changes.filter(({ atSeconds }) => atSeconds > 3_600)).toEqual([]);
    expect(turnsOf(changes)).toBeLessThanOrEqual(1);
  });

  it('stay for a pause of four minutes between two floods', () => {
    const { changes } = simulate({
      arriving: (now) => (now === 60 || now === 820 ? 7_200 : 0),
    });
    expect(turnsOf(changes)).toBe(1);
  });
});
