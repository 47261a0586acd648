import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drills } from './drills.mjs';
import { Place } from './place.mjs';
import type { Result } from './under-bookings.mjs';

/**
 * The promise that each drill proves. Drills that mostly wait run in parallel; drills that need the processor run
 * afterwards.
 */
const PROMISES: Readonly<Record<number, string>> = {
  1: 'restarts by itself when the server is killed',
  2: 'restarts its database when PostgreSQL is killed',
  3: 'refuses requests in time while PostgreSQL is frozen, and serves the first booking afterwards',
  4: 'shows no stale hours after the network to the database was lost silently',
  5: 'refuses requests while the disk is full, and recovers when space is freed',
  6: 'serves every booking while its instances are restarted one after the other',
  7: 'recovers after its connection pool was exhausted',
  8: 'tolerates a clock that jumps by an hour and by a day, forwards and back',
  9: 'leaves nothing behind of a migration that fails halfway, and keeps running',
  10: 'serves visitors while one address floods it',
};
const LANES: readonly (readonly number[])[] = [[1, 2, 3, 5], [4], [9, 8, 6]];
const ALONE: readonly number[] = [7, 10];

// The faults need Linux: signals to process trees, and addresses like 127.0.0.2.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('while visitors keep booking, no booking is lost or duplicated, and the product', () => {
  let place: Place;
  const results = new Map<number, Promise<Result>>();

  beforeAll(() => {
    place = new Place(fs.mkdtempSync(path.join(os.tmpdir(), 'huella-drills-')), { short: true, small: true });
    const runAfter = (before: Promise<unknown>, number: number): Promise<unknown> => {
      const drill = drills.find((each) => each.number === number);
      if (!drill) throw new Error(`there is no drill ${number}`);
      const result = before.then(() => drill.run(place));
      results.set(number, result);
      return result.catch(() => undefined);
    };
    const lanes = LANES.map((numbers) => numbers.reduce<Promise<unknown>>(runAfter, Promise.resolve()));
    void ALONE.reduce<Promise<unknown>>(runAfter, Promise.all(lanes));
  });

  afterAll(async () => {
    await Promise.allSettled(results.values());
    await place.close();
    fs.rmSync(place.folder, { recursive: true, force: true });
  }, 60_000);

  it.each(Object.entries(PROMISES).map(([number, promise]) => [promise, Number(number)] as const))(
    '%s',
    async (_promise, number) => {
      const result = await results.get(number);
      if (result?.skipped) return console.warn(`skipped: ${result.skipped}`);
      expect(result?.broken).toEqual([]);
      expect(result?.confirmed).toBeGreaterThan(0);
    },
    120_000,
  );
});
