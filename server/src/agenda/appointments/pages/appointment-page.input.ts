import type { AppointmentStatus, ServiceType } from '#domain/agenda/appointment.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsServiceType, ServiceTypeEnum } from '../../../access/rights/service-type.js';
import { DateTimeScalar } from '../../../foundation/graphql/scalars.js';
import { IsInstantIfSent } from '../../../foundation/input/changed-since.js';
import { IsId } from '../../../foundation/input/field-rules.js';
import { PageInput } from '../../../foundation/input/page.input.js';
import { AppointmentStatusEnum, AreStatuses } from '../appointment-status.js';

@ArgsType()
export class AppointmentPageInput extends PageInput(50, 200) {
  @Field(() => Int, { nullable: true, description: 'Only this patient’s; all if absent.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => [AppointmentStatusEnum], { nullable: true, description: 'Any of these; all if absent.' })
  @AreStatuses()
  statuses?: AppointmentStatus[] | null;
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Only on this agenda; both if absent.' })
  @IsServiceType('optional')
  serviceType?: ServiceType | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Only those created or changed since then (inclusive), ordered by their last change. Absent: all, by time.',
  })
  @IsInstantIfSent()
  changedSince?: string | null;
}
