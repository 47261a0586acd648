import { attachedName } from '#domain/content-disposition.js';
import { sessionFetch } from '../session/session-fetch';

export interface DownloadedFile {
  readonly content: Blob;
  /** The name given by the server. */
  readonly name: string | undefined;
}

/** @throws Error if the server refuses or the download breaks off. */
export async function downloadFile(address: string): Promise<DownloadedFile> {
  const response = await sessionFetch(address, { method: 'GET' });
  if (!response.ok) throw new Error(`the file was refused with ${response.status}`);
  return {
    content: await response.blob(),
    name: attachedName(response.headers.get('content-disposition')),
  };
}

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
