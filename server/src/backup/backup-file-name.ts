import { randomBytes } from 'node:crypto';
import { type ClinicClock, isLocalDate, minutesOf, parseLocalTime, timeAt } from '#domain/clinic-time.js';

const FILE_NAME = /^huella_[0-9a-z_-]+\.sql\.gz(\.age)?$/;
const DATED = /^huella_(\d{4}-\d{2}-\d{2})_(\d{2})(\d{2})_/;
const ENCRYPTED = '.age';
const UNFINISHED = /^\.huella_.*\.unfinished$/;

/** `huella_2026-11-21_0330_9f2c.sql.gz`: when, on the clinic's wall; the rest tells two of one minute apart. */
export function newFileName({ date, minutes }: ClinicClock, encrypted: boolean): string {
  const time = timeAt(minutes).replace(':', '');
  return `huella_${date}_${time}_${randomBytes(2).toString('hex')}.sql.gz${encrypted ? ENCRYPTED : ''}`;
}

/** Whether a file in the folder is one of its backups. */
export const isBackupName = (name: string): boolean => FILE_NAME.test(name);

export const isEncryptedName = (name: string): boolean => name.endsWith(ENCRYPTED);

/** When a file was made, as its name says: a copy of it may bear the date of the copying. */
export function madeAtBy(name: string): ClinicClock | undefined {
  const [, date = '', hours, minutes] = DATED.exec(name) ?? [];
  const time = parseLocalTime(`${hours}:${minutes}`);
  return time && isLocalDate(date) ? { date, minutes: minutesOf(time) } : undefined;
}

/** What a file is called while it is being written. */
export const unfinishedName = (name: string): string => `.${name}.unfinished`;

export const isUnfinishedName = (name: string): boolean => UNFINISHED.test(name);
