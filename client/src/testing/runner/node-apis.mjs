// For tests in TypeScript, whose types are the browser's: node-apis.d.mts has those of these.
export { webcrypto } from 'node:crypto';
export { locks } from 'node:worker_threads';

/** @returns {string | undefined} the zone before. */
export function setTimeZone(zone) {
  const before = process.env.TZ;
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  return before;
}
