import { ARCHIVE_REASONS, ARCHIVE_STATES } from '#domain/data/backup/archive.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../../foundation/graphql/as-enum.js';

export const ArchiveStateEnum = asEnum(ARCHIVE_STATES);
registerEnumType(ArchiveStateEnum, {
  name: 'ArchiveState',
  description: 'The state of an archive.',
  valuesMap: {
    RUNNING: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'There is no archive; `reason` says why.' },
    REMOVED: { description: 'Its 24 hours are over, or it was removed.' },
  },
});
export const ArchiveReasonEnum = asEnum(ARCHIVE_REASONS);
registerEnumType(ArchiveReasonEnum, {
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
