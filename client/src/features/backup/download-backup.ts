import { backupFileName, isWholeDump } from '#domain/backup/backup.js';
import { sessionFetch } from '../../session/session-fetch';

const END_LENGTH = 200;

/**
 * Downloads a backup and lets the browser save it.
 * @throws Error if there is none or it is incomplete: half a backup is worthless.
 */
export async function downloadBackup(): Promise<void> {
  const { content, name } = await fetchFile('/api/database/backup/');
  if (!isWholeDump(await content.slice(-END_LENGTH).text())) throw new Error('the backup broke off');
  save(content, name);
}

/** The same for a kept backup. @param bytes its size, to detect an incomplete download. */
export async function downloadKeptBackup(id: number, bytes: number): Promise<void> {
  const { content, name } = await fetchFile(`/api/database/backup/${id}/`);
  if (content.size !== bytes) throw new Error('the backup broke off');
  save(content, name);
}

async function fetchFile(address: string): Promise<{ content: Blob; name: string }> {
  const response = await sessionFetch(address, { method: 'GET' });
  if (!response.ok) throw new Error(`the backup was refused with ${response.status}`);
  return {
    content: await response.blob(),
    name: backupFileName(response.headers.get('content-disposition')),
  };
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
