import { AGENDA } from './tables/agenda.es.js';
import type { ArchivedTable } from './tables/archived-table.js';
import { PEOPLE } from './tables/people.es.js';
import { REGISTERS } from './tables/registers.es.js';
import { SETTINGS } from './tables/settings.es.js';
import { STOCK_AND_MESSAGES } from './tables/stock-and-messages.es.js';

/** All of the clinic's data, in the archive's order. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = [
  ...PEOPLE,
  ...AGENDA,
  ...STOCK_AND_MESSAGES,
  ...SETTINGS,
  ...REGISTERS,
];

/** Tables that are not in the archive, and why. */
export const TABLES_LEFT_OUT: Readonly<Record<string, string>> = {
  session: 'a secret: who is logged in',
  refresh_token: 'a secret: who is logged in',
  password_link: 'a secret: lets somebody choose a password',
  second_factor: 'a secret: makes the codes of a user',
  recovery_code: 'a secret: stands for a code of a user',
  api_key_secret: 'a secret: lets a program in',
  calendar_feed_secret: 'a secret: opens the agenda',
  webhook_secret: 'a secret: signs for the clinic',
  appointment_link: 'a secret: opens an appointment',
  waiting_offer_link: 'a secret: opens an offered hour',
  appointment_slot: 'follows from the appointments and the blocked hours',
  clinic_image: 'counts the changes of the images, which are there as files',
  import_row: 'rows of imported files, removed after a day; what was imported is in its place',
  deletion: 'technical: ids of deleted rows, for programs that keep a copy',
  rate_limit: 'technical: counts of attempts',
  kept_answer: 'technical: answers for a repeated request',
  schema_migration: 'technical: the version stands in datapackage.json',
  backup_run: 'technical: tells of files of this server',
  archive: 'technical: tells of files of this server',
};
