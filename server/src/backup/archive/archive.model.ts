import {
  ARCHIVE_REASONS,
  ARCHIVE_STATES,
  type ArchiveReason,
  type ArchiveState,
} from '#domain/backup/archive.js';
import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';
import { DateTimeScalar } from '../../graphql/scalars.js';

const StateEnum = asEnum(ARCHIVE_STATES);
registerEnumType(StateEnum, {
  name: 'ArchiveState',
  description: 'How far an archive is.',
  valuesMap: {
    RUNNING: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'There is none; `reason` says why.' },
    REMOVED: { description: 'Its day is over, or somebody removed it.' },
  },
});
const ReasonEnum = asEnum(ARCHIVE_REASONS);
registerEnumType(ReasonEnum, {
  name: 'ArchiveReason',
  description: 'Why an archive failed.',
  valuesMap: {
    DISK_FULL: { description: "The server's disk has too little space." },
    FOLDER_UNUSABLE: { description: 'The folder of the backups can not be written.' },
    DATABASE_AWAY: { description: 'The database could not be reached.' },
    INTERRUPTED: { description: 'The server stopped before it was whole.' },
    UNKNOWN: { description: "None of these; the server's log tells more." },
  },
});

@ObjectType('Archive', {
  description: 'Everything that the clinic has, as one ZIP file that waits for 24 hours to be downloaded.',
})
export class ArchiveModel {
  @Field(() => Int, { description: 'Its file is at `/api/database/archivo/<id>/descargar`.' }) id!: number;
  @Field(() => StateEnum, { description: 'Whether it can be downloaded.' }) state!: ArchiveState;
  @Field(() => ReasonEnum, { nullable: true, description: 'Null where it did not fail.' })
  reason!: ArchiveReason | null;
  @Field(() => DateTimeScalar, { description: 'When somebody asked for it.' }) requestedAt!: string;
  @Field(() => String, { description: 'Who asked for it.' }) requestedByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was whole, or failed.' })
  finishedAt!: string | null;
  @Field(() => Int, { description: 'How many of its rows are written.' }) doneRows!: number;
  @Field(() => Int, { nullable: true, description: 'How many rows it has; null until it is known.' })
  rowCount!: number | null;
  @Field(() => Float, { nullable: true, description: 'Of the ZIP file; null until it is ready.' })
  bytes!: number | null;
}
