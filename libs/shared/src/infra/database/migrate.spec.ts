import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createDatabase, runAdminUrl } from '@testing/stack/test-database.js';
import { readSettings } from '../config/env.js';
import { projectRoot } from '../config/project-root.js';
import { migrate } from './migrate.js';

const all = readdirSync(join(projectRoot, 'prisma-free-migrations'))
  .filter((file) => file.startsWith('Migration'))
  .map((file) => file.replace('.ts', ''))
  .sort();

describe('The step that migrates the database', () => {
  it('is run by three processes at once: they take turns, and each migration is applied once', async () => {
    const database = await createDatabase(runAdminUrl());
    try {
      const settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
      const applied = await Promise.all([migrate(settings), migrate(settings), migrate(settings)]);
      expect(applied.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 0, all.length]);
      expect(applied.flat().sort()).toEqual(all);
      expect(await migrate(settings)).toEqual([]);
    } finally {
      await database.drop();
    }
  }, 120_000);
});
