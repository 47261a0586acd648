import type { AppointmentStatus, ServiceType } from '#domain/appointment.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsServiceType, ServiceTypeEnum } from '../clinic/service-type.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { IsInstantIfSent } from '../input/changed-since.js';
import { IsId } from '../input/field-rules.js';
import { PageInput } from '../input/page.input.js';
import { AppointmentStatusEnum, AreStatuses } from './appointment-status.js';

@ArgsType()
export class AppointmentPageInput extends PageInput(50, 200) {
  @Field(() => Int, { nullable: true, description: 'Only this patient’s; absent: of all.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => [AppointmentStatusEnum], { nullable: true, description: 'Any of these; absent: all.' })
  @AreStatuses()
  statuses?: AppointmentStatus[] | null;
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Only on this agenda; absent: on both.' })
  @IsServiceType('optional')
  serviceType?: ServiceType | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Only those that are new or were changed since, included; they come in the order of their last change. Absent: all, by time.',
  })
  @IsInstantIfSent()
  changedSince?: string | null;
}
