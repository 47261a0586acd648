import { backupFileName, isWholeDump } from '#domain/backup.js';
import { sessionFetch } from '../../graphql/session-fetch';

const END_LENGTH = 200;

/**
 * Fetches a backup and hands it to the browser to keep.
 * @throws Error where there is none, or where what came is not the whole of it: half a backup is no backup.
 */
export async function downloadBackup(): Promise<void> {
  const response = await sessionFetch('/api/database/backup/', { method: 'GET' });
  if (!response.ok) throw new Error(`the backup was refused with ${response.status}`);
  const dump = await response.blob();
  if (!isWholeDump(await dump.slice(-END_LENGTH).text())) throw new Error('the backup broke off');
  save(dump, backupFileName(response.headers.get('content-disposition')));
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
