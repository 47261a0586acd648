import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ActorChannelEnum } from '../../foundation/graphql/actor-channel.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { ACCESS_ACTIONS, type AccessAction } from '#domain/access/log/access-action.js';
import type { ActorChannel } from '#domain/access/log/actor-channel.js';

const AccessActionEnum = asEnum(ACCESS_ACTIONS);
registerEnumType(AccessActionEnum, {
  name: 'AccessAction',
  description:
    "An action on health data. A patient's condition means the underlying condition and the clinical case.",
  valuesMap: {
    RECORDS_READ: { description: "A patient's clinical records were read." },
    VERSIONS_READ: { description: 'The earlier versions of a clinical record were read.' },
    CERTIFICATES_READ: { description: "A patient's certificates were read." },
    PHOTOS_READ: { description: "A patient's photos or documents were seen." },
    PHOTO_WITHDRAWN: { description: 'A photo or document was withdrawn.' },
    PHOTO_MOVED: { description: 'A photo or document was moved to another patient.' },
    PHOTO_PUBLISHED: { description: 'A photo was downloaded for publishing.' },
    INTAKES_READ: { description: "A patient's questionnaires were read." },
    SIGNED_CONSENTS_READ: { description: "A patient's signed consents were read." },
    CONDITION_READ: { description: "A patient's condition was read." },
    CONDITIONS_LISTED: { description: 'A list contained the conditions of several patients.' },
    NOTES_READ: { description: "The notes of a patient's appointments were read." },
    NOTES_LISTED: { description: 'A list contained appointment notes of several patients.' },
    ALERTS_READ: { description: "A patient's alerts were read." },
    ALERTS_LISTED: { description: 'A list contained alerts of several patients.' },
    CONTROLS_READ: { description: 'The reason why a control of a patient is due was read.' },
    CONTROLS_LISTED: {
      description: 'A list contained the reasons why controls of several patients are due.',
    },
    INSTRUCTIONS_SENT: { description: 'The instructions of a visit were sent to the patient.' },
    CONDITION_VERSIONS_READ: { description: 'The earlier versions of a condition were read.' },
    RECORDS_IMPORTED: { description: 'Clinical records were imported from a file.' },
    RECORDS_IMPORT_UNDONE: {
      description: 'An import of clinical records was undone less than a day later.',
    },
    DATA_EXPORTED: { description: "All of the patient's data was exported." },
    DATA_SUPPRESSED: { description: 'Data was removed, except what the law requires the clinic to keep.' },
    PATIENT_DELETED: { description: 'The patient was deleted, along with this health data.' },
    BACKUP_DOWNLOADED: { description: 'The whole database or a stored backup was downloaded.' },
    ARCHIVE_MADE: { description: 'The archive of all data was created.' },
    ARCHIVE_DOWNLOADED: { description: 'The archive of all data was downloaded.' },
  },
});

@ObjectType('Access', {
  description: 'An access to health data, or the deletion of a patient. Entries never change.',
})
export class AccessModel {
  @Field(() => Int, { description: 'Grows with each entry.' }) id!: number;
  @Field(() => DateTimeScalar, {
    description: 'When it happened; the first time if repeated within ten minutes.',
  })
  at!: string;
  @Field(() => AccessActionEnum, { description: 'The logged action.' }) action!: AccessAction;
  @Field(() => String, { description: 'Empty if the system acted.' }) staffName!: string;
  @Field(() => ActorChannelEnum, {
    nullable: true,
    description: 'Null in entries from before it was recorded.',
  })
  channel!: ActorChannel | null;
  @Field(() => String, {
    nullable: true,
    description: 'The IP address the request came from; null if unknown.',
  })
  address!: string | null;
  @Field(() => Int, {
    description: 'How many patients the response contained; 0 for a backup or an archive, which contain all.',
  })
  patientCount!: number;
}

@ObjectType('AccessPage', { description: 'A page of accesses, newest first.' })
export class AccessPageModel extends PageModel {
  @Field(() => [AccessModel], { description: 'The accesses of this page.' }) nodes!: AccessModel[];
}
