import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './bootstrap/checkout.mjs';

const FUTURE_DAY = /\b20[23]\d-\d\d-\d\d\b/g;

// Files of browser tests may share a running product, and would compete for the same hours on the same day.
it('uses each future day in only one file of browser tests', () => {
  const files = fs.globSync('e2e/**/*.ts', { cwd: root });
  const filesOfDay = Map.groupBy(
    files.flatMap((file) => {
      const days = fs.readFileSync(path.join(root, file), 'utf8').match(FUTURE_DAY) ?? [];
      return [...new Set(days)].map((day) => ({ day, file }));
    }),
    ({ day }) => day,
  );
  expect(filesOfDay.size).toBeGreaterThan(20);
  expect([...filesOfDay.values()].filter((uses) => uses.length > 1)).toEqual([]);
});
