import type { AccessAction } from '#domain/access/log/access-action.js';
import type { ActorChannel } from '#domain/access/log/actor-channel.js';
import { may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { Actors } from '../actors/actors.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import type { AccessPageInput } from './access-page.input.js';

const LISTED = {
  CONDITION: { one: 'CONDITION_READ', several: 'CONDITIONS_LISTED' },
  NOTES: { one: 'NOTES_READ', several: 'NOTES_LISTED' },
  ALERTS: { one: 'ALERTS_READ', several: 'ALERTS_LISTED' },
  CONTROLS: { one: 'CONTROLS_READ', several: 'CONTROLS_LISTED' },
} as const satisfies Readonly<Record<string, Readonly<Record<'one' | 'several', AccessAction>>>>;
/**
 * `CONDITION`: underlying conditions and clinical cases; `NOTES`: the notes of appointments; `ALERTS`: alerts;
 * `CONTROLS`: why controls are due.
 */
export type ListedReading = keyof typeof LISTED;

export interface AccessRow {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly action: AccessAction;
  /** Empty if the system acted. */
  readonly staffName: string;
  readonly channel: ActorChannel | null;
  readonly address: string | null;
  readonly patientCount: number;
}

const NEWEST_FIRST: PageOrder<AccessRow> = {
  name: 'ACCESSES',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};
/** A repeated read within this time counts as the same access, because pages reload automatically. */
const SAME_VISIT_SECONDS = 600;

/**
 * Logs reads of health data (DS 41 of 2012, Chile), and the suppression and deletion of patients, with the user. A
 * trigger prevents changes to entries. An access is logged before anything is returned or deleted: if logging fails,
 * the action fails too.
 */
@Injectable()
export class AccessLog {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly actors: Actors,
  ) {}

  /** Writes nothing if the patient does not exist. */
  note(
    reading:
      | 'RECORDS_READ'
      | 'VERSIONS_READ'
      | 'CERTIFICATES_READ'
      | 'CONDITION_VERSIONS_READ'
      | 'PHOTOS_READ'
      | 'INTAKES_READ',
    patientId: number,
  ): Promise<void> {
    return this.noteReading(reading, [patientId]);
  }

  /** Logs a read of records of several patients in one response as one entry. */
  async noteRecords(patientIds: readonly number[]): Promise<void> {
    if (patientIds.length > 0) await this.noteReading('RECORDS_READ', [...new Set(patientIds)]);
  }

  /** Like `noteRecords`, for signed consents. */
  async noteSignedConsents(patientIds: readonly number[]): Promise<void> {
    if (patientIds.length > 0) await this.noteReading('SIGNED_CONSENTS_READ', [...new Set(patientIds)]);
  }

  /** Logs a read of all patients in one response as one entry. */
  async noteListed(reading: ListedReading, patientIds: readonly number[]): Promise<void> {
    const different = [...new Set(patientIds)];
    if (different.length === 0) return;
    await this.noteReading(LISTED[reading][different.length === 1 ? 'one' : 'several'], different);
  }

  /** Like `noteListed`, for a response that omits health data if the user may not read it: then nothing is logged. */
  async noteShown(reading: ListedReading, patientIds: readonly number[]): Promise<void> {
    const { staff } = this.actors.current();
    if (staff && may(staff.rights, 'HEALTH_DATA', 'READ')) await this.noteListed(reading, patientIds);
  }

  notePhoto(
    action: 'PHOTO_WITHDRAWN' | 'PHOTO_MOVED' | 'PHOTO_PUBLISHED',
    patientIds: readonly number[],
  ): Promise<void> {
    return this.write(action, patientIds);
  }

  /** Logs a read of photos of several patients in one response as one entry. */
  async notePhotos(patientIds: readonly number[]): Promise<void> {
    if (patientIds.length > 0) await this.noteReading('PHOTOS_READ', [...new Set(patientIds)]);
  }

  async noteImported(patientIds: readonly number[]): Promise<void> {
    if (patientIds.length > 0) await this.write('RECORDS_IMPORTED', patientIds);
  }

  async noteUndoneImport(patientIds: readonly number[]): Promise<void> {
    if (patientIds.length > 0) await this.write('RECORDS_IMPORT_UNDONE', patientIds);
  }

  noteSentInstructions(patientId: number): Promise<void> {
    return this.write('INSTRUCTIONS_SENT', [patientId]);
  }

  noteExport(patientId: number): Promise<void> {
    return this.write('DATA_EXPORTED', [patientId]);
  }

  /** Logs that a patient's data was removed as far as the law allows. */
  noteSuppression(patientId: number): Promise<void> {
    return this.write('DATA_SUPPRESSED', [patientId]);
  }

  noteDeletion(patientId: number): Promise<void> {
    return this.noteDeletions([patientId]);
  }

  noteDeletions(patientIds: readonly number[]): Promise<void> {
    return this.write('PATIENT_DELETED', patientIds);
  }

  noteArchive(action: 'ARCHIVE_MADE' | 'ARCHIVE_DOWNLOADED'): Promise<void> {
    return this.write(action, []);
  }

  noteBackup(): Promise<void> {
    return this.write('BACKUP_DOWNLOADED', []);
  }

  private async noteReading(action: AccessAction, patientIds: readonly number[]): Promise<void> {
    await this.sql.rows(
      `insert into audit_entry (at, staff_user_id, channel, address, action, patient_ids)
       select $1, $2, $3, $4, $5, read.patients
       from (select range_agg(int4range(id, id, '[]')) as patients from patient where id = any(${opaqueParameter('$6', 'integer[]')})) as read
       where read.patients is not null and not exists (
         select from audit_entry e
         where e.staff_user_id = $2 and e.action = $5 and e.patient_ids @> read.patients
           and e.at > $1::timestamptz - make_interval(secs => $7))`,
      [...this.entry(action), patientIds, SAME_VISIT_SECONDS],
    );
  }

  private async write(action: AccessAction, patientIds: readonly number[]): Promise<void> {
    await this.sql.rows(
      `insert into audit_entry (at, staff_user_id, channel, address, action, patient_ids)
       select $1, $2, $3, $4, $5, coalesce(range_agg(int4range(id, id, '[]')), '{}') from unnest($6::integer[]) as id`,
      [...this.entry(action), patientIds],
    );
  }

  /** The parameters `$1` to `$5` of an entry. */
  private entry(action: AccessAction): unknown[] {
    const { staff, channel, address } = this.actors.current();
    return [this.clock.now(), staff?.id ?? null, channel, address ?? null, action];
  }

  /**
   * Newest first. Without a patient: creations of archives, and downloads of backups and archives.
   * @throws DomainError `INVALID_INPUT` on `after` for an invalid cursor.
   */
  page({ patientId, ...page }: AccessPageInput): Promise<Page<AccessRow>> {
    const condition = patientId ? 'e.patient_ids && patient_ids_of($3::integer)' : 'isempty(e.patient_ids)';
    return readPage(page, NEWEST_FIRST, (count, after) =>
      this.sql.rows<AccessRow>(
        `select e.id, ${asIsoInstant('e.at')} as at, e.action, coalesce(u.name, '') as "staffName", e.channel,
                host(e.address) as address,
                (select coalesce(sum(upper(ids) - lower(ids)), 0) from unnest(e.patient_ids) as ids)::integer
                  as "patientCount"
         from audit_entry e left join staff_user u on u.id = e.staff_user_id
         where ${condition} and ($2::integer is null or e.id < $2)
         order by e.id desc limit $1`,
        [count, after?.[0] ?? null, ...(patientId ? [patientId] : [])],
      ),
    );
  }
}
