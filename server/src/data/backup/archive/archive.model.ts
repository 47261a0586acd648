import {
  ARCHIVE_REASONS,
  ARCHIVE_STATES,
  type ArchiveReason,
  type ArchiveState,
} from '#domain/data/backup/archive.js';
import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../../foundation/graphql/as-enum.js';
import { DateTimeScalar } from '../../../foundation/graphql/scalars.js';

const StateEnum = asEnum(ARCHIVE_STATES);
registerEnumType(StateEnum, {
  name: 'ArchiveState',
  description: 'The state of an archive.',
  valuesMap: {
    RUNNING: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'There is no archive; `reason` says why.' },
    REMOVED: { description: 'Its 24 hours are over, or it was removed.' },
  },
});
const ReasonEnum = asEnum(ARCHIVE_REASONS);
registerEnumType(ReasonEnum, {
  name: 'ArchiveReason',
  description: 'Why an archive failed.',
  valuesMap: {
    DISK_FULL: { description: "The server's disk has too little space." },
    FOLDER_UNUSABLE: { description: 'The backup folder cannot be written.' },
    DATABASE_AWAY: { description: 'The database could not be reached.' },
    INTERRUPTED: { description: 'The server stopped before it was complete.' },
    UNKNOWN: { description: "None of these; see the server's log." },
  },
});

@ObjectType('Archive', {
  description: "All of the clinic's data, as one ZIP file that can be downloaded for 24 hours.",
})
export class ArchiveModel {
  @Field(() => Int, { description: 'Its file is at `/api/database/archivo/<id>/descargar`.' }) id!: number;
  @Field(() => StateEnum, { description: 'Whether it can be downloaded.' }) state!: ArchiveState;
  @Field(() => ReasonEnum, { nullable: true, description: 'Null if it did not fail.' })
  reason!: ArchiveReason | null;
  @Field(() => DateTimeScalar, { description: 'When it was requested.' }) requestedAt!: string;
  @Field(() => String, { description: 'The user who requested it.' }) requestedByName!: string;
  @Field(() => Boolean, { description: 'Whether you requested it: only then can you download it.' })
  isOwn!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was completed or failed.' })
  finishedAt!: string | null;
  @Field(() => Int, { description: 'How many of its rows have been written.' }) doneRows!: number;
  @Field(() => Int, { nullable: true, description: 'How many rows it has; null until known.' })
  rowCount!: number | null;
  @Field(() => Float, { nullable: true, description: 'The size of the ZIP file; null until it is ready.' })
  bytes!: number | null;
}
