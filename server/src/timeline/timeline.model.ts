import type { TimelineKind } from '#domain/patients/timeline.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { AppointmentModel } from '../appointments/appointment.model.js';
import { InArea } from '../auth/rights/needs.decorator.js';
import { CertificateModel } from '../clinical-records/certificates/certificate.model.js';
import { ClinicalRecordModel } from '../clinical-records/record.model.js';
import { PageModel } from '../graphql/page.model.js';
import { OutboundMessageModel } from '../messages/desk/outbound-message.model.js';
import { TimelineKindEnum } from './timeline.input.js';

@ObjectType('TimelineEntry', { description: 'Something that happened to a patient: one of its four.' })
export class TimelineEntryModel {
  @Field(() => TimelineKindEnum, { description: 'Which of the four it is; the other three are null.' })
  kind!: TimelineKind;
  @Field(() => AppointmentModel, { nullable: true, description: 'Null unless the kind is `APPOINTMENT`.' })
  appointment!: AppointmentModel | null;
  @InArea('HEALTH_DATA')
  @Field(() => ClinicalRecordModel, {
    nullable: true,
    description: 'Health data: a page that holds a record is registered as an access.',
  })
  record!: ClinicalRecordModel | null;
  @InArea('HEALTH_DATA')
  @Field(() => CertificateModel, {
    nullable: true,
    description: 'Health data: a page that holds a certificate is registered as an access.',
  })
  certificate!: CertificateModel | null;
  @InArea('MESSAGES')
  @Field(() => OutboundMessageModel, { nullable: true, description: 'Null unless the kind is `MESSAGE`.' })
  message!: OutboundMessageModel | null;
}

@ObjectType('TimelinePage', { description: "Part of a patient's timeline, newest first." })
export class TimelinePageModel extends PageModel {
  @Field(() => [TimelineEntryModel], { description: 'What is to come stands before what is past.' })
  nodes!: TimelineEntryModel[];
}
