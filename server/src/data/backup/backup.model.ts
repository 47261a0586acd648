import type { BackupCause, BackupReason, BackupState, BackupWarning } from '#domain/data/backup/backup.js';
import { BACKUP_CAUSES, BACKUP_REASONS, BACKUP_STATES, BACKUP_WARNINGS } from '#domain/data/backup/backup.js';
import type { LocalTime } from '#domain/clinic-time.js';
import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { type RowCounts, totalRows } from './dump/row-counts.js';

const StateEnum = asEnum(BACKUP_STATES);
registerEnumType(StateEnum, {
  name: 'BackupState',
  description: 'The state of a backup, and whether it can be relied on.',
  valuesMap: {
    RUNNING: { description: 'It is being made or checked.' },
    GOOD: { description: 'It was restored into a scratch database and its row counts matched.' },
    UNCHECKED: { description: 'Its file was created or found, but not checked; `reason` says why.' },
    FAILED: { description: 'There is no backup; `reason` says why.' },
  },
});
const CauseEnum = asEnum(BACKUP_CAUSES);
registerEnumType(CauseEnum, {
  name: 'BackupCause',
  description: 'Why a backup exists.',
  valuesMap: {
    NIGHTLY: { description: 'Made each night, or later if the time was missed.' },
    STAFF: { description: 'Started on request, with `createBackup`.' },
    FOUND: { description: 'A file found in the folder that was unknown to this database.' },
  },
});
const ReasonEnum = asEnum(BACKUP_REASONS);
registerEnumType(ReasonEnum, {
  name: 'BackupReason',
  description: 'Why a backup failed, or was not checked.',
  valuesMap: {
    DISK_FULL: { description: "The folder's disk has too little space." },
    FOLDER_UNUSABLE: { description: 'The folder cannot be read or written.' },
    DATABASE_AWAY: { description: 'The database could not be reached.' },
    INTERRUPTED: { description: 'The server stopped while it was made or checked.' },
    CHECK_FAILED: { description: 'Its file cannot be restored, or the row counts differ.' },
    CHECK_NOT_ALLOWED: { description: "The server's database user lacks a right that the check needs." },
    CHECK_IMPOSSIBLE: { description: 'The check could not be run, which says nothing about the file.' },
    FOUND: { description: 'Files found in the folder are not checked.' },
    UNKNOWN: { description: "None of these; see the server's log." },
  },
});
const WarningEnum = asEnum(BACKUP_WARNINGS);
registerEnumType(WarningEnum, {
  name: 'BackupWarning',
  description: 'A problem that staff should look into.',
  valuesMap: {
    NONE: { description: 'The folder contains no backup.' },
    FAILED: { description: 'The last attempt failed.' },
    LATE: { description: 'The last one is older than 36 hours.' },
    UNCHECKED: { description: 'The last one was not checked.' },
  },
});

@ObjectType('BackupTable', { description: "One table's rows in a backup." })
export class BackupTableModel {
  @Field(() => String, { description: 'As in the database, without the schema.' }) name!: string;
  @Field(() => Float, { description: 'How many, at the time of the snapshot.' }) rows!: number;
}

@ObjectType('Backup', { description: 'A backup of the whole database, stored in the backup folder.' })
export class BackupModel {
  @Field(() => Int, { description: 'Its file is at `/api/database/backup/<id>`.' }) id!: number;
  @Field(() => StateEnum, { description: 'Whether it can be relied on.' }) state!: BackupState;
  @Field(() => CauseEnum, { description: 'Whether it was scheduled, requested or found.' })
  cause!: BackupCause;
  @Field(() => ReasonEnum, { nullable: true, description: 'Null if nothing is wrong.' })
  reason!: BackupReason | null;
  @Field(() => DateTimeScalar, {
    description: 'When it started; for a found file, the time in its name, otherwise its modification time.',
  })
  startedAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while running.' })
  finishedAt!: string | null;
  @Field(() => String, {
    description: 'Ends in `.sql.gz`, or `.sql.gz.age` if encrypted; any time in it is the clinic’s.',
  })
  fileName!: string;
  @Field(() => Boolean, { description: 'Whether the file is in the folder now.' }) isThere!: boolean;
  @Field(() => Boolean, { description: 'Whether it needs a passphrase.' }) encrypted!: boolean;
  @Field(() => Float, { nullable: true, description: "The file's size; null if there is no file." })
  bytes!: number | null;
  @Field(() => Float, { nullable: true, description: 'All rows of all tables; null if unknown.' })
  rowCount!: number | null;
  @Field(() => [BackupTableModel], { description: 'Rows by table; empty if unknown.' })
  tables!: BackupTableModel[];
}

@ObjectType('BackupRule', {
  description: 'For how many days, weeks and months the newest backup of each is kept.',
})
export class BackupRuleModel {
  @Field(() => Int, { description: 'Number of days; days without a backup do not count.' }) daily!: number;
  @Field(() => Int, { description: 'Number of weeks, which begin on Monday.' }) weekly!: number;
  @Field(() => Int, { description: 'Number of calendar months.' }) monthly!: number;
}

@ObjectType('BackupStatus', { description: 'The state of the backups.' })
export class BackupStatusModel {
  @Field(() => BackupModel, { nullable: true, description: 'The newest GOOD one whose file exists.' })
  lastGood!: BackupModel | null;
  @Field(() => WarningEnum, { nullable: true, description: 'Null if all is well.' })
  warning!: BackupWarning | null;
  @Field(() => Boolean, { description: 'Whether one is currently being made.' }) isRunning!: boolean;
  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'When the nightly backup is made; null if never.',
  })
  nightlyAt!: LocalTime | null;
  @Field(() => BackupRuleModel, {
    description: 'Which backups to keep; others are deleted after each new one.',
  })
  keep!: BackupRuleModel;
  @Field(() => Boolean, { description: 'Whether new ones are encrypted.' }) encrypts!: boolean;
}

/** With whether its file exists, because people delete and move files by hand. */
export interface ListedBackup extends Omit<BackupModel, 'rowCount' | 'tables'> {
  readonly rowCounts: RowCounts | null;
}

export const toBackupModel = ({ rowCounts, ...backup }: ListedBackup): BackupModel => ({
  ...backup,
  rowCount: rowCounts && totalRows(rowCounts),
  tables: Object.entries(rowCounts ?? {}).map(([name, rows]) => ({ name, rows })),
});
