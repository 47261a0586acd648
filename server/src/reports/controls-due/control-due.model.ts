import type { ServiceType } from '#domain/agenda/appointment.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import {
  CONTROL_REASONS,
  type ControlReason,
  type ControlState,
  controlState,
} from '#domain/visits/control-due.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { InArea } from '../../access/rights/needs.decorator.js';
import { ServiceTypeEnum } from '../../clinic/settings/service-type.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import type { ControlInvitation, InvitationRefusal } from '../../messages/desk/control-invitations.js';
import type { ControlDueRow } from './control-due.row.js';
import { ControlStateEnum } from './control-list.input.js';

const ControlReasonEnum = asEnum(CONTROL_REASONS);
registerEnumType(ControlReasonEnum, {
  name: 'ControlReason',
  description: 'Why a patient should come back.',
  valuesMap: {
    TREATMENT: { description: "The last visit's treatment has an interval until the next one." },
  },
});

const InvitationRefusalEnum = asEnum([
  'OPPOSED',
  'NO_MOBILE',
] as const satisfies readonly InvitationRefusal[]);
registerEnumType(InvitationRefusalEnum, {
  name: 'InvitationRefusal',
  description: 'Why a patient can not be written to.',
  valuesMap: {
    OPPOSED: { description: 'The patient opposes messages by WhatsApp.' },
    NO_MOBILE: { description: "The patient's phone is not one that WhatsApp supports." },
  },
});

@ObjectType('ControlDue', {
  description: 'A control that a patient should have soon or should have had, and has not booked.',
})
export class ControlDueModel {
  @Field(() => Int, { description: 'The `id` of the `Patient`.' }) patientId!: number;
  @Field(() => String, { description: 'As stored by the clinic.' }) patientName!: string;
  @Field(() => String, { description: 'As entered.' }) patientPhone!: string;
  @Field(() => ServiceTypeEnum, { description: 'The service that they were attended in.' })
  serviceType!: ServiceType;
  @Field(() => LocalDateScalar, { description: 'The day of the visit that the control follows.' })
  visitedOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'When the patient should come back.' }) dueOn!: LocalDate;
  @Field(() => ControlStateEnum, { description: 'Today.' }) state!: ControlState;
  @Field(() => Int, { description: 'The professional of that visit.' }) professionalId!: number;
  @Field(() => String, { description: "The service's name until the professional has one." })
  professionalName!: string;
  @InArea('HEALTH_DATA')
  @Field(() => ControlReasonEnum, { description: 'Health data: reading it is logged as an access.' })
  reason!: ControlReason;
  @InArea('HEALTH_DATA')
  @Field(() => String, {
    description: 'The treatment of that visit. Health data: reading it is logged as an access.',
  })
  treatment!: string;
  @InArea('MESSAGES')
  @Field(() => String, {
    nullable: true,
    description:
      'Opens WhatsApp with an invitation to book, for staff to send. It has the link of the booking page, with the professional chosen, and with the treatment if the user may read health data. Null if the patient can not be written to.',
  })
  invitationLink!: string | null;
  @InArea('MESSAGES')
  @Field(() => InvitationRefusalEnum, {
    nullable: true,
    description: 'Null if the patient can be written to.',
  })
  invitationRefusal!: InvitationRefusal | null;
}

@ObjectType('ControlPage', { description: 'A page of controls that are due.' })
export class ControlPageModel extends PageModel {
  @Field(() => [ControlDueModel], { description: 'By date.' }) nodes!: ControlDueModel[];
  @Field(() => Int, { description: 'On all pages.' }) totalCount!: number;
}

export const toControlDueModel = (
  row: ControlDueRow,
  { link, refusal }: ControlInvitation,
  today: LocalDate,
): ControlDueModel => ({
  patientId: row.patientId,
  patientName: row.patientName,
  patientPhone: row.patientPhone,
  serviceType: row.serviceType,
  visitedOn: row.visitedOn,
  dueOn: row.dueOn,
  state: controlState(row.dueOn, today),
  professionalId: row.professionalId,
  professionalName: professionalName(row.professionalName, row.serviceType),
  reason: 'TREATMENT',
  treatment: row.treatment,
  invitationLink: link,
  invitationRefusal: refusal,
});
