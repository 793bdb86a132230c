import { afterAll, beforeAll, describe } from '@jest/globals';
import { SeveralProcesses, worksAsOne } from './several-processes.js';

describe('Two APIs and two workers', () => {
  let several: SeveralProcesses;

  beforeAll(async () => {
    several = await SeveralProcesses.start();
  }, 120_000);

  afterAll(() => several?.stop());

  worksAsOne(() => several);
});
