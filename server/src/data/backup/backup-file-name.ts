import { randomBytes } from 'node:crypto';
import { type ClinicClock, isLocalDate, minutesOf, parseLocalTime, timeAt } from '#domain/clinic-time.js';

const FILE_NAME = /^huella_[0-9a-z_-]+\.sql\.gz(\.age)?$/;
const DATED = /^huella_(\d{4}-\d{2}-\d{2})_(\d{2})(\d{2})_/;
const ENCRYPTED = '.age';
const UNFINISHED = /^\.huella_.*\.unfinished$/;

/** `huella_2026-11-21_0330_9f2c.sql.gz`: the clinic's local time, and a random part in case of two in one minute. */
export function newFileName({ date, minutes }: ClinicClock, encrypted: boolean): string {
  const time = timeAt(minutes).replace(':', '');
  return `huella_${date}_${time}_${randomBytes(2).toString('hex')}.sql.gz${encrypted ? ENCRYPTED : ''}`;
}

export const isBackupName = (name: string): boolean => FILE_NAME.test(name);

export const isEncryptedName = (name: string): boolean => name.endsWith(ENCRYPTED);

/** Taken from the name, because a copied file may have the time of the copy. */
export function timeFromFileName(name: string): ClinicClock | undefined {
  const [, date = '', hours, minutes] = DATED.exec(name) ?? [];
  const time = parseLocalTime(`${hours}:${minutes}`);
  return time && isLocalDate(date) ? { date, minutes: minutesOf(time) } : undefined;
}

export const unfinishedName = (name: string): string => `.${name}.unfinished`;

export const isUnfinishedName = (name: string): boolean => UNFINISHED.test(name);
