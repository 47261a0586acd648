export const MAX_FOLDER_LENGTH = 500;

/** Whether it is a whole path on the server, on Linux (`/mnt/copias`) or Windows (`D:\copias`, `\\nas\copias`). */
export const isFolderPath = (text: string): boolean => /^(\/|[a-z]:[\\/]|\\\\)\P{Cc}*$/iu.test(text);

/** Why a folder can't hold backups. */
export type BackupPlaceFault = 'OWN' | 'NOT_A_FOLDER' | 'NOT_WRITABLE' | 'FULL' | 'UNUSABLE';
