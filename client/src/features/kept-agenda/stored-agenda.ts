import { isReadable, type KeptAgenda } from '#domain/agenda/kept-agenda.js';
import { forget, readStored, store, STORAGE_KEYS } from '../../calls/browser-storage';
import { knownSession } from '../../session/known-session';

export const forgetAgenda = (): void => forget(STORAGE_KEYS.keptAgenda);

/** Keeps it only if whoever it was asked for is still there. */
export function keepAgenda(kept: KeptAgenda, now: Date): void {
  if (isReadable(kept, knownSession(), now)) store(STORAGE_KEYS.keptAgenda, JSON.stringify(kept));
}

/** @returns the kept agenda if it may be read now; otherwise it is removed. */
export function readAgenda(now: Date): KeptAgenda | undefined {
  const text = readStored(STORAGE_KEYS.keptAgenda);
  if (text === undefined) return undefined;
  try {
    const kept = JSON.parse(text) as KeptAgenda;
    if (isReadable(kept, knownSession(), now)) return kept;
  } catch {
    // An older version of the panel kept it in another form.
  }
  forgetAgenda();
  return undefined;
}
