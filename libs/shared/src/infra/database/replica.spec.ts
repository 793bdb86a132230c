import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ReplicatedPostgres } from '@testing/stack/standby.js';
import { runAdminUrl } from '@testing/stack/test-database.js';
import { ormOptions } from './orm-options.js';
import { Replica } from './replica.js';

let folder: string;
let postgres: ReplicatedPostgres;
let primary: MikroORM;
let replica: Replica;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replica-'));
  postgres = await ReplicatedPostgres.start(folder);
  primary = await MikroORM.init(ormOptions(postgres.primary.url('postgres')));
  replica = new Replica(primary.em, postgres.replicaUrl('postgres'));
}, 60_000);

afterAll(async () => {
  await replica?.onApplicationShutdown();
  await primary?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Looks until it is so. */
async function untilLooksSay(isSo: () => boolean): Promise<void> {
  for (let looks = 0; looks < 400 && !isSo(); looks += 1) {
    await replica.look();
    await sleep(50);
  }
  expect(isSo()).toBe(true);
}

const longAgoMs = 0;

describe('A replica', () => {
  it('is asked for what was written before it was known to have all, and is not written to', async () => {
    await untilLooksSay(() => replica.emFor(longAgoMs) !== null);
    const em = replica.emFor(longAgoMs)!;
    const [row] = await em.execute<[{ is: boolean }]>('select pg_is_in_recovery() as is');
    expect(row.is).toBe(true);
    expect(replica.emFor(Date.now())).toBeNull();
  });

  it('is asked for a later write once it has that', async () => {
    const wroteAtMs = Date.now();
    await untilLooksSay(() => replica.emFor(wroteAtMs) !== null);
  });

  it('is not asked while it lacks a write, however long ago that was', async () => {
    await postgres.pause();
    await primary.em.fork().execute('create table written as select 1 as one');
    const wroteAtMs = Date.now();
    for (let looks = 0; looks < 15; looks += 1) {
      await replica.look();
      await sleep(100);
      expect(replica.emFor(wroteAtMs)).toBeNull();
    }
    expect(replica.mayLack(wroteAtMs)).toBe(true);
    await postgres.resume();
    await untilLooksSay(() => replica.emFor(wroteAtMs) !== null);
    expect(replica.mayLack(wroteAtMs)).toBe(false);
    const seen = await replica.emFor(wroteAtMs)!.execute('select one from written');
    expect(seen).toEqual([{ one: 1 }]);
  });

  it('is not asked after it has failed, until it has answered', async () => {
    replica.distrust();
    expect(replica.emFor(longAgoMs)).toBeNull();
    // Another process may ask it, but none does once it is so far behind.
    expect([replica.mayLack(Date.now()), replica.mayLack(Date.now() - 6_001)]).toEqual([true, false]);
    await untilLooksSay(() => replica.emFor(longAgoMs) !== null);
  });

  it('is asked no more from the first look after its promotion, though the primary has written nothing', async () => {
    await untilLooksSay(() => replica.emFor(longAgoMs) !== null);
    await postgres.tell('select pg_promote()');
    // One that was under way may have asked before.
    await replica.look();
    await replica.look();
    expect(replica.emFor(longAgoMs)).toBeNull();
  });

  it('is not asked where it has what the primary never had, as after a failover to one that was behind it', async () => {
    await primary.em.fork().execute('create table lost as select n from generate_series(1, 5000) n');
    // A copy of the server that is gone, which has all of that; the promoted one has none of it.
    const { url, stop } = await postgres.addReplica('postgres');
    const promoted = await MikroORM.init(ormOptions(postgres.replicaUrl('postgres')));
    const ahead = new Replica(promoted.em, url);
    try {
      for (let looks = 0; looks < 10; looks += 1) {
        await ahead.look();
        expect(ahead.emFor(longAgoMs)).toBeNull();
        await promoted.em.fork().execute('create table if not exists written_after as select 1');
      }
    } finally {
      await ahead.onApplicationShutdown();
      await promoted.close();
      await stop();
    }
  });

  it('is none if it is another server, or takes writes itself', async () => {
    for (const url of [runAdminUrl(), postgres.primary.url('postgres')]) {
      const other = new Replica(primary.em, url);
      await other.look();
      await other.look();
      expect(other.emFor(longAgoMs)).toBeNull();
      await other.onApplicationShutdown();
    }
  });
});
