import { isReadable, type OfflineAgenda } from '#domain/agenda/offline-agenda.js';
import { forget, readStored, store, STORAGE_KEYS } from '../../calls/browser-storage';
import { knownSession } from '../../session/known-session';

export const forgetAgenda = (): void => forget(STORAGE_KEYS.keptAgenda);

/** Stores it only if the user it was requested for is still logged in. */
export function storeAgenda(kept: OfflineAgenda, now: Date): void {
  if (isReadable(kept, knownSession(), now)) store(STORAGE_KEYS.keptAgenda, JSON.stringify(kept));
}

/** @returns the cached agenda if it may be read now; otherwise it is removed. */
export function readAgenda(now: Date): OfflineAgenda | undefined {
  const text = readStored(STORAGE_KEYS.keptAgenda);
  if (text === undefined) return undefined;
  try {
    const kept = JSON.parse(text) as OfflineAgenda;
    if (isReadable(kept, knownSession(), now)) return kept;
  } catch {
    // An older version of the panel stored it in another format.
  }
  forgetAgenda();
  return undefined;
}
