import { DEFAULT_BACKUP_NAME, isWholeDump } from '#domain/data/backup/backup.js';
import { downloadFile, saveFile } from '../../../exporting/download-file';

const END_LENGTH = 200;

/**
 * Downloads a backup and lets the browser save it.
 * @throws Error if there is none or it is incomplete: half a backup is useless.
 */
export async function downloadBackup(): Promise<void> {
  const { content, name } = await downloadFile('/api/database/backup/');
  if (!isWholeDump(await content.slice(-END_LENGTH).text())) throw new Error('the backup broke off');
  saveFile(content, name ?? DEFAULT_BACKUP_NAME);
}

/** The same for a kept backup. @param bytes its size, to detect an incomplete download. */
export async function downloadKeptBackup(id: number, bytes: number): Promise<void> {
  const { content, name } = await downloadFile(`/api/database/backup/${id}/`);
  if (content.size !== bytes) throw new Error('the backup broke off');
  saveFile(content, name ?? DEFAULT_BACKUP_NAME);
}
