import type { TimelineKind } from '#domain/visits/timeline.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { AppointmentModel } from '../../agenda/appointments/appointment.model.js';
import { InArea } from '../../access/rights/needs.decorator.js';
import { CertificateModel } from '../../records/certificates/certificate.model.js';
import { ClinicalRecordModel } from '../../records/clinical-records/record.model.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { OutboundMessageModel } from '../../messages/desk/outbound-message.model.js';
import { TimelineKindEnum } from './timeline.input.js';

@ObjectType('TimelineEntry', {
  description: "An event in a patient's history; exactly one of the four fields is set.",
})
export class TimelineEntryModel {
  @Field(() => TimelineKindEnum, {
    description: 'Which of the four fields is set; the other three are null.',
  })
  kind!: TimelineKind;
  @Field(() => AppointmentModel, { nullable: true, description: 'Null unless the kind is `APPOINTMENT`.' })
  appointment!: AppointmentModel | null;
  @InArea('HEALTH_DATA')
  @Field(() => ClinicalRecordModel, {
    nullable: true,
    description: 'Health data: reading a page with a record is logged as an access.',
  })
  record!: ClinicalRecordModel | null;
  @InArea('HEALTH_DATA')
  @Field(() => CertificateModel, {
    nullable: true,
    description: 'Health data: reading a page with a certificate is logged as an access.',
  })
  certificate!: CertificateModel | null;
  @InArea('MESSAGES')
  @Field(() => OutboundMessageModel, { nullable: true, description: 'Null unless the kind is `MESSAGE`.' })
  message!: OutboundMessageModel | null;
}

@ObjectType('TimelinePage', { description: "A page of a patient's timeline, newest first." })
export class TimelinePageModel extends PageModel {
  @Field(() => [TimelineEntryModel], { description: 'Future entries come before past ones.' })
  nodes!: TimelineEntryModel[];
}
