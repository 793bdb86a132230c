import { describe, expect, it } from '@jest/globals';
import { atLeast, atMost } from './figure.js';
import { performancePage, type Section } from './performance-page.js';

const kernel: Section = {
  command: 'bench:kernel',
  circumstances: 'Measured today.',
  figures: [
    {
      what: 'a million triangles',
      value: '271 ms',
      beside: { peer: 'admesh', ratio: 0.514 },
      goal: atMost(0.514, 0.6, ' ×'),
      boundBy: 'memory',
    },
  ],
};
const service: Section = {
  command: 'bench:service',
  circumstances: 'Measured today.',
  figures: [{ what: 'a basket', value: '300/s', goal: atLeast(0.3, 0.5), boundBy: 'the database' }],
};
const commands = ['bench:kernel', 'bench:service'];

describe('The page of performance', () => {
  it('has a section for each benchmark, in the order of the commands', () => {
    const page = performancePage('', commands, [service, kernel]);
    expect(page.match(/^## .*$/gm)).toEqual(['## bench:kernel', '## bench:service']);
    expect(page).toContain('| a million triangles | 271 ms | 0.51 × admesh | ≤ 0.6 ×, met | memory |');
    expect(page).toContain('| a basket | 300/s |  | ≥ 0.5, **missed** | the database |');
  });

  it('keeps what was not measured again', () => {
    const page = performancePage('', commands, [service, kernel]);
    const later = performancePage(page, commands, [{ ...kernel, circumstances: 'Measured later.' }]);
    expect(later).toBe(page.replace('Measured today.', 'Measured later.'));
  });

  it('forgets benchmarks that are gone', () => {
    const page = performancePage('', commands, [service, kernel]);
    expect(performancePage(page, ['bench:service'], [])).not.toContain('bench:kernel');
  });
});
