import type { ServiceType } from '#domain/agenda/appointment.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { MessageChannelName, MessageState } from '#domain/messages/message.js';
import { type ControlReason, type ControlState, controlState } from '#domain/reports/control-due.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { InArea } from '../../access/rights/needs.decorator.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import type { ControlInvitation, InvitationRefusal } from '../../messages/desk/control-invitations.js';
import { MessageChannelEnum, MessageStateEnum } from '../../messages/kinds/message-enums.js';
import type { ControlDueRow } from './control-due.row.js';
import { ControlFollowUp } from './control-follow-up.entity.js';
import { ControlReasonEnum, ControlStateEnum } from './control-list.input.js';

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

@ObjectType('ControlCause', { description: 'One of the reasons for which a patient should come back.' })
export class ControlCauseModel {
  @Field(() => ControlReasonEnum, { description: 'The reason for the control.' }) reason!: ControlReason;
  @Field(() => LocalDateScalar, { description: 'The control is proposed from this day on.' })
  startsOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'It is overdue after this day.' }) dueOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The day of the visit that the control follows.' })
  visitedOn!: LocalDate;
  @Field(() => String, { description: 'The treatment of that visit; empty if it had no appointment.' })
  treatment!: string;
  @Field(() => String, { description: "The service's name until the professional has one." })
  professionalName!: string;
}

@ObjectType('SentControlInvitation', { description: 'A message that invited a patient.' })
export class SentInvitationModel {
  @Field(() => Int, { description: 'For `inviteToControl`.' }) id!: number;
  @Field(() => DateTimeScalar, { description: 'When it was sent, or written.' }) at!: string;
  @Field(() => MessageChannelEnum, { description: 'How it was sent.' }) channel!: MessageChannelName;
  @Field(() => String, { description: 'The user who wrote it; a Spanish placeholder if it is automatic.' })
  byName!: string;
  @Field(() => Boolean, { description: 'Whether it is automatic.' }) isAutomatic!: boolean;
  @Field(() => MessageStateEnum, {
    nullable: true,
    description: 'Of an automatic one, as long as it is kept; null if staff wrote it.',
  })
  state!: MessageState | null;
}

@ObjectType('ControlDismissal', { description: 'The decision not to call a patient for a control.' })
export class ControlDismissalModel extends ShownFields(ControlFollowUp, 'note') {
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) at!: string;
  @Field(() => String, { description: 'The user who made it.' }) byName!: string;
}

@ObjectType('ControlDue', {
  description:
    'A control that a patient should have soon or should have had, and has not booked. If there are several reasons, it is the one that is due first.',
})
export class ControlDueModel {
  @Field(() => Int, { description: 'The `id` of the `Patient`.' }) patientId!: number;
  @Field(() => String, { description: 'As stored by the clinic.' }) patientName!: string;
  @Field(() => String, { description: 'As entered.' }) patientPhone!: string;
  @Field(() => ServiceTypeEnum, { description: 'The service that they were attended in.' })
  serviceType!: ServiceType;
  @InArea('HEALTH_DATA')
  @Field(() => LocalDateScalar, {
    description:
      'The day of the visit that the control follows. Health data: reading it is logged as an access.',
  })
  visitedOn!: LocalDate;
  @InArea('HEALTH_DATA')
  @Field(() => LocalDateScalar, {
    description:
      'The control is proposed from this day on. Health data, as the interval tells the category of the risk: reading it is logged as an access.',
  })
  startsOn!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'When the patient should come back at the latest.' })
  dueOn!: LocalDate;
  @Field(() => ControlStateEnum, { description: 'Today.' }) state!: ControlState;
  @Field(() => Int, { description: 'The professional of that visit.' }) professionalId!: number;
  @Field(() => String, { description: "The service's name until the professional has one." })
  professionalName!: string;
  @InArea('HEALTH_DATA')
  @Field(() => ControlReasonEnum, { description: 'Health data: reading it is logged as an access.' })
  reason!: ControlReason;
  @InArea('HEALTH_DATA')
  @Field(() => String, {
    description:
      'The treatment of that visit, empty if it had no appointment. Health data: reading it is logged as an access.',
  })
  treatment!: string;
  @InArea('HEALTH_DATA')
  @Field(() => [ControlCauseModel], {
    description:
      'All reasons, the earliest first, as far as they match the filter. Health data: reading them is logged as an access.',
  })
  causes!: ControlCauseModel[];
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
  @Field(() => SentInvitationModel, {
    nullable: true,
    description: 'The last one since that visit; null if there is none.',
  })
  invitation!: SentInvitationModel | null;
  @Field(() => ControlDismissalModel, { nullable: true, description: 'Null if the patient is called.' })
  dismissal!: ControlDismissalModel | null;
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
  startsOn: row.startsOn,
  dueOn: row.dueOn,
  state: controlState(row.dueOn, today),
  professionalId: row.professionalId,
  professionalName: professionalName(row.professionalName, row.serviceType),
  reason: row.reason,
  treatment: row.treatment,
  causes: row.causes.map(({ professionalId: _id, treatmentId: _treatment, ...cause }) => ({
    ...cause,
    professionalName: professionalName(cause.professionalName, row.serviceType),
  })),
  invitationLink: link,
  invitationRefusal: refusal,
  invitation: row.invitation,
  dismissal: row.dismissal,
});
