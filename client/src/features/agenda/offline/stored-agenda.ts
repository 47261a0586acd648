import { isOnItsDay, type OfflineAgenda } from '#domain/agenda/offline-agenda.js';
import { isAgendaOver } from '../../../private-storage/limits';
import { type PrivateDatabase, privateDatabase } from '../../../private-storage/private-database';
import { keyOf, seal, unseal } from '../../../private-storage/encryption';
import { knownStaffId } from '../../../session/known-session';

const nameOf = (staffId: number): string => `agenda ${staffId}`;

/** Stores the agenda of a user, if that user is still logged in. */
export async function storeAgenda(staffId: number, agenda: OfflineAgenda): Promise<void> {
  const database = await privateDatabase();
  if (!database || knownStaffId() !== staffId) return;
  const sealed = await seal(await keyOf(database, staffId), nameOf(staffId), agenda);
  const transaction = database.transaction(['keys', 'agendas'], 'readwrite');
  // If the key is missing, the user has logged out in the meantime.
  if (await transaction.objectStore('keys').getKey(staffId))
    await transaction.objectStore('agendas').put({ staffId, keptAt: Date.now(), sealed });
  await transaction.done;
}

/** @returns the current user's stored agenda, if it is of today. */
export async function readAgenda(now: Date): Promise<OfflineAgenda | undefined> {
  const staffId = knownStaffId();
  const database = await privateDatabase();
  if (!database || staffId === undefined) return undefined;
  const agenda = await decrypted(database, staffId);
  return agenda && isOnItsDay(agenda, now) ? agenda : undefined;
}

/** Removes the agenda, because the user may no longer see it. */
export async function forgetAgenda(): Promise<void> {
  const staffId = knownStaffId();
  if (staffId !== undefined) await (await privateDatabase())?.delete('agendas', staffId);
}

async function decrypted(database: PrivateDatabase, staffId: number): Promise<OfflineAgenda | undefined> {
  const [key, stored] = await Promise.all([database.get('keys', staffId), database.get('agendas', staffId)]);
  if (!key || !stored || isAgendaOver(stored)) return undefined;
  return (await unseal(key, nameOf(staffId), stored.sealed)) as OfflineAgenda | undefined;
}
