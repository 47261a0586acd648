import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ActorChannelEnum } from '../graphql/actor-channel.js';
import { asEnum } from '../graphql/as-enum.js';
import { PageModel } from '../graphql/page.model.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { ACCESS_ACTIONS, type AccessAction } from '#domain/audit/access-action.js';
import type { ActorChannel } from '#domain/audit/actor-channel.js';

const AccessActionEnum = asEnum(ACCESS_ACTIONS);
registerEnumType(AccessActionEnum, {
  name: 'AccessAction',
  description:
    "What was done with health data. A patient's condition is the underlying one and the clinical case.",
  valuesMap: {
    RECORDS_READ: { description: "A patient's clinical records were read." },
    VERSIONS_READ: { description: 'The earlier versions of one of them were read.' },
    CERTIFICATES_READ: { description: "A patient's certificates were read." },
    CONDITION_READ: { description: "A patient's condition was read." },
    CONDITIONS_LISTED: { description: 'A list held the conditions of several patients.' },
    NOTES_READ: { description: "The notes of a patient's appointments were read." },
    NOTES_LISTED: { description: 'A list held notes of appointments of several patients.' },
    ALERTS_READ: { description: "A patient's alerts were read." },
    ALERTS_LISTED: { description: 'A list held alerts of several patients.' },
    CONDITION_VERSIONS_READ: { description: 'The earlier versions of a condition were read.' },
    RECORDS_IMPORTED: { description: 'Clinical records were brought in from a file.' },
    RECORDS_IMPORT_UNDONE: {
      description: 'Clinical records that a file had brought less than a day before were taken back.',
    },
    DATA_EXPORTED: { description: 'All data of the patient were handed out.' },
    DATA_SUPPRESSED: { description: 'What the law does not have the clinic keep was removed.' },
    PATIENT_DELETED: { description: 'The patient was deleted, with these health data.' },
    BACKUP_DOWNLOADED: { description: 'Somebody took the whole database, or a kept backup of it.' },
    ARCHIVE_MADE: { description: 'Somebody had everything written into one file.' },
    ARCHIVE_DOWNLOADED: { description: 'Somebody took that file.' },
  },
});

@ObjectType('Access', {
  description: 'Who read health data or deleted a patient, and when. It is never changed.',
})
export class AccessModel {
  @Field(() => Int, { description: 'Grows with each entry.' }) id!: number;
  @Field(() => DateTimeScalar, {
    description: 'When it happened; of readings repeated within ten minutes, the first.',
  })
  at!: string;
  @Field(() => AccessActionEnum, { description: 'What was done.' }) action!: AccessAction;
  @Field(() => String, { description: 'Empty where the system acted.' }) staffName!: string;
  @Field(() => ActorChannelEnum, { nullable: true, description: 'Null in entries from before it was kept.' })
  channel!: ActorChannel | null;
  @Field(() => String, {
    nullable: true,
    description: 'The IP address that the request came from; null where it is not known.',
  })
  address!: string | null;
  @Field(() => Int, {
    description: 'How many patients the answer held; 0 for a backup or an archive, which hold all.',
  })
  patientCount!: number;
}

@ObjectType('AccessPage', { description: 'Some accesses, newest first.' })
export class AccessPageModel extends PageModel {
  @Field(() => [AccessModel], { description: 'The accesses of this page.' }) nodes!: AccessModel[];
}
