import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ARCHIVE_KEPT_HOURS } from '#domain/data/backup/archive.js';
import { ARCHIVE_MESSAGES } from '#domain/data/backup/archive.es.js';
import { shifted } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { may } from '#domain/access/rights.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { AccessLog } from '../../../access/log/access-log.js';
import { ListExports } from '../../../access/list-exports.js';
import { OwnPassword } from '../../../access/passwords/own-password.js';
import { refusal } from '../../../access/rights/refusal.js';
import type { SignedInStaff } from '../../../access/actors/staff.js';
import { Clock } from '../../../foundation/clock.js';
import { READ_ONLY } from '../../../foundation/database/for-update.js';
import { Sql } from '../../../foundation/database/sql.js';
import { Transactional } from '../../../foundation/database/transactional.js';
import { Jobs } from '../../../foundation/jobs/jobs.js';
import { SecretBox } from '../../../foundation/sealing/secret-box.js';
import { Archive } from './archive.entity.js';
import { type ArchiveRow, END_INTERRUPTED_ARCHIVES, SELECT_NEWEST_ARCHIVE } from './archive.row.js';
import { ArchiveFolder } from './archive-folder.js';
import { ArchiveRuns, keyOwner } from './archive-runs.js';

const HOUR_MS = 3_600_000;
const SWEEPS = 'archives-forget';
const EVERY_HOUR = '35 * * * *';
const REMOVED = { state: 'REMOVED', sealedKey: null } as const;

export interface ArchiveDownload {
  readonly fileName: string;
  readonly bytes: number;
  readonly content: Readable;
}

/** The archive of all of the clinic's data, as one file. Its endpoints are closed to programs (`PeopleOnly`). */
@Injectable()
export class Archives implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly folder: ArchiveFolder,
    private readonly runs: ArchiveRuns,
    private readonly box: SecretBox,
    private readonly ownPassword: OwnPassword,
    private readonly accessLog: AccessLog,
    private readonly exports: ListExports,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SWEEPS, { oneAtATime: true }, () => this.sweep());
    this.jobs.every(SWEEPS, EVERY_HOUR);
  }

  /** Removes what a killed server left behind, and archives that expired while no server ran. */
  async onApplicationBootstrap(): Promise<void> {
    await this.sweep().catch(() => undefined);
  }

  /** The newest archive, whether running, ready or failed; undefined if there is none or it is no longer available. */
  async newest(staff: SignedInStaff): Promise<ArchiveRow | undefined> {
    assertMayWrite(staff);
    await this.endInterrupted();
    const newest = await this.find();
    // A restored database can list an archive whose file is on another server.
    if (newest?.state === 'READY' && !(await this.folder.has(newest.id))) return undefined;
    return newest?.state === 'REMOVED' ? undefined : newest;
  }

  /**
   * Starts an archive, which replaces the previous one.
   * @param network the client's network, which limits the password attempts.
   * @throws DomainError `FORBIDDEN`, `TOO_MANY_REQUESTS`, `INVALID_INPUT` on `password`, `BACKUP_RUNNING`
   */
  async start(staff: SignedInStaff, password: string, network: string): Promise<ArchiveRow> {
    assertMayWrite(staff);
    const { attempt } = await this.ownPassword.prove(staff, 'password', password, network);
    await attempt.succeeded();
    await this.begin(staff);
    await this.sweep();
    const begun = await this.find();
    if (!begun) throw new DomainError('INTERNAL');
    return begun;
  }

  @Transactional()
  async begin(staff: SignedInStaff): Promise<void> {
    const now = this.clock.now();
    await this.endInterrupted();
    await this.em.nativeUpdate(Archive, { state: 'READY' }, REMOVED);
    const [made] = await this.sql.rows<{ id: number }>(
      `insert into archive (requested_at, requested_by) values ($1, $2) on conflict do nothing returning id`,
      [now, staff.id],
    );
    if (!made) throw new DomainError('BACKUP_RUNNING', { message: ARCHIVE_MESSAGES.running });
    await this.accessLog.noteArchive('ARCHIVE_MADE');
    await this.runs.request(made.id);
  }

  /** @throws DomainError `NOT_FOUND`, `FORBIDDEN` */
  async remove(staff: SignedInStaff, id: number): Promise<void> {
    assertMayWrite(staff);
    const gone = await this.em.nativeUpdate(
      Archive,
      { id, state: { $in: ['READY', 'FAILED'] } },
      { ...REMOVED, reason: null },
    );
    if (gone === 0) throw new DomainError('NOT_FOUND', { message: ARCHIVE_MESSAGES.notFound });
    await this.sweep();
  }

  /**
   * Opens an archive for download, and logs this.
   * @throws DomainError `NOT_FOUND`, `INTERNAL` if the file is damaged, or `FORBIDDEN` without write access or if
   *   another user requested the archive
   */
  async open(staff: SignedInStaff, id: number): Promise<ArchiveDownload> {
    assertMayWrite(staff);
    const [ready] = await this.sql.rows<{ bytes: number; key: Buffer; day: string; requestedBy: number }>(
      `select requested_by as "requestedBy", bytes::float8 as bytes, sealed_key as key, to_char(begun_at at time zone $2, 'YYYY-MM-DD') as day
       from archive where id = $1 and state = 'READY'`,
      [id, this.clock.timeZone],
    );
    if (ready && ready.requestedBy !== staff.id)
      throw new DomainError('FORBIDDEN', { message: ARCHIVE_MESSAGES.isOthers });
    const identity = ready && this.box.open(ready.key, keyOwner(id));
    if (!identity || !(await this.folder.has(id)))
      throw new DomainError('NOT_FOUND', { message: ARCHIVE_MESSAGES.notFound });
    await this.accessLog.noteArchive('ARCHIVE_DOWNLOADED');
    await this.exports.noteEverything();
    const content = this.folder.read(id, identity.toString());
    // Makes a damaged start of the file an error, not an empty download. Damage further on aborts the download.
    await once(content, 'readable').catch((error: unknown) => {
      throw new DomainError('INTERNAL', { message: ARCHIVE_MESSAGES.damaged, cause: error });
    });
    return { fileName: `huella-${ready.day}.zip`, bytes: ready.bytes, content };
  }

  /** Removes expired archives, and files that belong to no archive. */
  async sweep(): Promise<void> {
    const before = shifted(this.clock.now(), -ARCHIVE_KEPT_HOURS * HOUR_MS);
    await this.endInterrupted();
    await this.em.nativeUpdate(Archive, { state: 'READY', finishedAt: { $lt: before } }, REMOVED);
    const current = await this.em.findOne(Archive, { state: { $in: ['RUNNING', 'READY'] } }, READ_ONLY);
    await this.folder.keepOnly(current?.id);
  }

  private async endInterrupted(): Promise<void> {
    await this.sql.rows(END_INTERRUPTED_ARCHIVES, [this.clock.now()]);
  }

  private async find(): Promise<ArchiveRow | undefined> {
    return (await this.sql.rows<ArchiveRow & Record<string, unknown>>(SELECT_NEWEST_ARCHIVE))[0];
  }
}

/** Viewing and downloading need write access too, although reading a backup does not. */
export function assertMayWrite(staff: SignedInStaff): void {
  if (!may(staff.rights, 'BACKUP', 'WRITE')) throw refusal(staff, 'BACKUP', 'WRITE');
}
