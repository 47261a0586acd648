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
  description:
    'GOOD was restored into a scratch database and counted; UNCHECKED was made, but could not be looked at; FAILED is no backup.',
});
const CauseEnum = asEnum(BACKUP_CAUSES);
registerEnumType(CauseEnum, {
  name: 'BackupCause',
  description: 'FOUND is a file that was in the folder, and that this database did not know.',
});
const ReasonEnum = asEnum(BACKUP_REASONS);
registerEnumType(ReasonEnum, {
  name: 'BackupReason',
  description: 'Why a backup failed, or was not checked.',
});
const WarningEnum = asEnum(BACKUP_WARNINGS);
registerEnumType(WarningEnum, {
  name: 'BackupWarning',
  description:
    'What staff should see to. LATE: the last one is older than 36 hours; FAILED: the last try failed.',
});

@ObjectType('BackupTable', { description: "One table's rows in a backup." })
export class BackupTableModel {
  @Field(() => String) name!: string;
  @Field(() => Float) rows!: number;
}

@ObjectType('Backup', { description: 'A backup of the whole database, kept in the folder of backups.' })
export class BackupModel {
  @Field(() => Int) id!: number;
  @Field(() => StateEnum) state!: BackupState;
  @Field(() => CauseEnum) cause!: BackupCause;
  @Field(() => ReasonEnum, { nullable: true, description: 'Null where nothing is wrong.' })
  reason!: BackupReason | null;
  @Field(() => DateTimeScalar) startedAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it runs.' })
  finishedAt!: string | null;
  @Field(() => String) fileName!: string;
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
  @Field(() => Int) daily!: number;
  @Field(() => Int) weekly!: number;
  @Field(() => Int) monthly!: number;
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
  @Field(() => BackupRuleModel) keep!: BackupRuleModel;
  @Field(() => Boolean, { description: 'Whether new ones are encrypted.' }) encrypts!: boolean;
}

export const toBackupModel = ({ rowCounts, ...backup }: ListedBackup): BackupModel => ({
  ...backup,
  rowCount: rowCounts && totalRows(rowCounts),
  tables: Object.entries(rowCounts ?? {}).map(([name, rows]) => ({ name, rows })),
});
