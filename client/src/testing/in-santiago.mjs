import { afterAll } from '@jest/globals';
import { runInThisContext } from 'node:vm';

// The worker's real zone; what Jest shows as process.env is a copy that changes nothing.
const setZone = runInThisContext(`(zone) => {
  const before = process.env.TZ;
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  return before;
}`);

/** Importing this puts the test file's machine in Santiago. */
const before = setZone('America/Santiago');
afterAll(() => setZone(before));
