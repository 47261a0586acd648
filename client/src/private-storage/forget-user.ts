import { draftsOf, type PrivateDatabase, privateDatabase } from './private-database';
import { isAgendaOver, isDraftOver } from './limits';

/** Removes a user's key and everything that was encrypted with it. */
export async function forgetUser(database: PrivateDatabase, staffId: number): Promise<void> {
  const transaction = database.transaction(['keys', 'drafts', 'agendas'], 'readwrite');
  await Promise.all([
    transaction.objectStore('keys').delete(staffId),
    transaction.objectStore('drafts').delete(draftsOf(staffId)),
    transaction.objectStore('agendas').delete(staffId),
    transaction.done,
  ]);
}

/** Removes expired drafts and agendas of all users. */
export async function forgetOld(): Promise<void> {
  const database = await privateDatabase();
  if (!database) return;
  const transaction = database.transaction(['drafts', 'agendas'], 'readwrite');
  for await (const cursor of transaction.objectStore('drafts'))
    if (isDraftOver(cursor.value)) await cursor.delete();
  for await (const cursor of transaction.objectStore('agendas'))
    if (isAgendaOver(cursor.value)) await cursor.delete();
  await transaction.done;
}
