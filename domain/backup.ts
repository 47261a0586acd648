/** The dump's last line: without it, the dump is not whole. */
export const DUMP_LAST_LINE = '-- Huella: the dump is complete';

/** What a backup is called when the server does not say (spec, section 3, 'Backup'). */
export const DEFAULT_BACKUP_NAME = 'backup.sql';

/** The file's name in a content-disposition header; the default where it has none that is safe to use. */
export function backupFileName(contentDisposition: string | null): string {
  const name = /filename="?(\w[\w.-]*)"?(?:;|$)/.exec(contentDisposition ?? '')?.[1];
  return name ?? DEFAULT_BACKUP_NAME;
}

/** Whether the end of a dump shows that it is whole. @param end its last characters, 100 or more. */
export const isWholeDump = (end: string): boolean => end.trimEnd().endsWith(DUMP_LAST_LINE);
