import { afterAll } from '@jest/globals';
import { runInThisContext } from 'node:vm';

// Sets the worker's real time zone; Jest's process.env is a copy, so changing it has no effect.
const setZone = runInThisContext(`(zone) => {
  const before = process.env.TZ;
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  return before;
}`);

/** Importing this sets the test file's time zone to Santiago. */
const before = setZone('America/Santiago');
afterAll(() => setZone(before));
