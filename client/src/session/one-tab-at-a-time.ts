import { forget, readStored, store, STORAGE_KEYS } from '../calls/browser-storage';

/** A tab that is closed while it holds the lease loses it after this time. */
const LEASE_MS = 15_000;
/** Longer than other tabs need to see a write. */
const SETTLE_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the work while no other tab of this browser is running work with the same name. */
export async function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Absent on plain http:// except on localhost, such as in a clinic's own network.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, work) : withLease(work);
}

async function withLease<Result>(work: () => Promise<Result>): Promise<Result> {
  const owner = String(Math.random());
  const isOurs = () => readStored(STORAGE_KEYS.renewalLease)?.startsWith(`${owner} `) === true;
  const isFree = () => Number(readStored(STORAGE_KEYS.renewalLease)?.split(' ')[1] ?? 0) < Date.now();
  while (!isOurs()) {
    if (isFree()) store(STORAGE_KEYS.renewalLease, `${owner} ${Date.now() + LEASE_MS}`);
    // Two tabs may both find it free; the one that wrote last keeps it.
    await pause(SETTLE_MS);
  }
  try {
    return await work();
  } finally {
    if (isOurs()) forget(STORAGE_KEYS.renewalLease);
  }
}
