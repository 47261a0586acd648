import type { BackupCause, BackupReason, BackupState, BackupWarning } from '#domain/backup/backup.js';
import { BACKUP_CAUSES, BACKUP_REASONS, BACKUP_STATES, BACKUP_WARNINGS } from '#domain/backup/backup.js';
import type { LocalTime } from '#domain/clinic-time.js';
import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';
import { DateTimeScalar, LocalTimeScalar } from '../graphql/scalars.js';
import type { ListedBackup } from './backup-list.js';
import { totalRows } from './row-counts.js';

const StateEnum = asEnum(BACKUP_STATES);
registerEnumType(StateEnum, {
  name: 'BackupState',
  description: 'How far a backup is, and whether it can be relied on.',
  valuesMap: {
    RUNNING: { description: 'It is being made or checked.' },
    GOOD: { description: 'It was restored into a scratch database, and its rows counted.' },
    UNCHECKED: { description: 'Its file was made or found, but not checked; `reason` says why.' },
    FAILED: { description: 'It is no backup; `reason` says why.' },
  },
});
const CauseEnum = asEnum(BACKUP_CAUSES);
registerEnumType(CauseEnum, {
  name: 'BackupCause',
  description: 'Why there is a backup.',
  valuesMap: {
    NIGHTLY: { description: 'Made each night, or later where the hour was missed.' },
    STAFF: { description: 'Begun on request, by `createBackup`.' },
    FOUND: { description: 'A file that was in the folder, and that this database did not know.' },
  },
});
const ReasonEnum = asEnum(BACKUP_REASONS);
registerEnumType(ReasonEnum, {
  name: 'BackupReason',
  description: 'Why a backup failed, or was not checked.',
  valuesMap: {
    DISK_FULL: { description: 'The disk of the folder has too little space.' },
    FOLDER_UNUSABLE: { description: 'The folder can not be read or written.' },
    DATABASE_AWAY: { description: 'The database could not be reached.' },
    INTERRUPTED: { description: 'The server stopped while it was made or checked.' },
    CHECK_FAILED: { description: 'Its file can not be restored, or its rows are not those that were saved.' },
    CHECK_NOT_ALLOWED: { description: "The server's database user lacks a right that the check needs." },
    CHECK_IMPOSSIBLE: { description: 'The check could not be carried out, which says nothing of the file.' },
    FOUND: { description: 'A file that was found in the folder is not checked.' },
    UNKNOWN: { description: "None of these; the server's log tells more." },
  },
});
const WarningEnum = asEnum(BACKUP_WARNINGS);
registerEnumType(WarningEnum, {
  name: 'BackupWarning',
  description: 'What staff should see to.',
  valuesMap: {
    NONE: { description: 'The folder holds no backup.' },
    FAILED: { description: 'The last try failed.' },
    LATE: { description: 'The last one is older than 36 hours.' },
    UNCHECKED: { description: 'The last one was not checked.' },
  },
});

@ObjectType('BackupTable', { description: "One table's rows in a backup." })
export class BackupTableModel {
  @Field(() => String, { description: 'As in the database, without its schema.' }) name!: string;
  @Field(() => Float, { description: 'How many, at the moment that the backup keeps.' }) rows!: number;
}

@ObjectType('Backup', { description: 'A backup of the whole database, kept in the folder of backups.' })
export class BackupModel {
  @Field(() => Int, { description: 'Its file is at `/api/database/backup/<id>`.' }) id!: number;
  @Field(() => StateEnum, { description: 'Whether it can be relied on.' }) state!: BackupState;
  @Field(() => CauseEnum, { description: 'Why it was made, or that it was found.' }) cause!: BackupCause;
  @Field(() => ReasonEnum, { nullable: true, description: 'Null where nothing is wrong.' })
  reason!: BackupReason | null;
  @Field(() => DateTimeScalar, {
    description: 'When it began; of a found file, the time in its name, or else of the file.',
  })
  startedAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it runs.' })
  finishedAt!: string | null;
  @Field(() => String, {
    description: 'Ends in `.sql.gz`, or `.sql.gz.age` if encrypted; a time in it is the clinic’s.',
  })
  fileName!: string;
  @Field(() => Boolean, { description: 'Whether the file is in the folder now.' }) isThere!: boolean;
  @Field(() => Boolean, { description: 'Whether it needs a passphrase.' }) encrypted!: boolean;
  @Field(() => Float, { nullable: true, description: "The file's size; null if there is no file." })
  bytes!: number | null;
  @Field(() => Float, { nullable: true, description: 'All rows of all tables; null where not known.' })
  rowCount!: number | null;
  @Field(() => [BackupTableModel], { description: 'Rows by table; empty where not known.' })
  tables!: BackupTableModel[];
}

@ObjectType('BackupRule', { description: 'How many days, weeks and months keep their newest backup.' })
export class BackupRuleModel {
  @Field(() => Int, { description: 'Of how many days; days without a backup do not count.' }) daily!: number;
  @Field(() => Int, { description: 'Of how many weeks, which begin on Monday.' }) weekly!: number;
  @Field(() => Int, { description: 'Of how many calendar months.' }) monthly!: number;
}

@ObjectType('BackupStatus', { description: 'The state of the backups.' })
export class BackupStatusModel {
  @Field(() => BackupModel, { nullable: true, description: 'The newest that is GOOD and there.' })
  lastGood!: BackupModel | null;
  @Field(() => WarningEnum, { nullable: true, description: 'Null where all is well.' })
  warning!: BackupWarning | null;
  @Field(() => Boolean, { description: 'Whether one is being made now.' }) isRunning!: boolean;
  @Field(() => LocalTimeScalar, { nullable: true, description: 'When one is made each night; null: never.' })
  nightlyAt!: LocalTime | null;
  @Field(() => BackupRuleModel, { description: 'What stays; the others are deleted after each new backup.' })
  keep!: BackupRuleModel;
  @Field(() => Boolean, { description: 'Whether new ones are encrypted.' }) encrypts!: boolean;
}

export const toBackupModel = ({ rowCounts, ...backup }: ListedBackup): BackupModel => ({
  ...backup,
  rowCount: rowCounts && totalRows(rowCounts),
  tables: Object.entries(rowCounts ?? {}).map(([name, rows]) => ({ name, rows })),
});
