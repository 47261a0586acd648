import { OWN_ACTIONS, type OwnAction } from '#domain/visitors/own-appointments/own-appointment.js';
import type { AppointmentStatus, ServiceType } from '#domain/agenda/appointment.js';
import type { DepositState } from '#domain/money/deposit.js';
import type { Clp } from '#domain/stock/clp.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DepositStateEnum } from '../../money/deposits/deposit-state.js';
import { AppointmentStatusEnum } from '../../agenda/appointments/appointment-status.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';

const OwnActionEnum = asEnum(OWN_ACTIONS);
registerEnumType(OwnActionEnum, {
  name: 'OwnAction',
  description: 'An action that the link holder may take.',
  valuesMap: {
    MOVE: { description: '`moveOwnAppointment`' },
    CANCEL: { description: '`cancelOwnAppointment`' },
    CONFIRM: { description: '`confirmOwnAppointment`' },
  },
});

@ObjectType('Hour', { description: 'A time at the clinic.' })
class HourModel {
  @Field(() => LocalDateScalar, { description: "In the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "In the clinic's time." }) time!: LocalTime;
}

@ObjectType('OwnAppointmentClinic', {
  description: 'Where an appointment takes place. Texts are empty until the clinic sets them.',
})
class OwnAppointmentClinicModel {
  @Field(() => String, { description: 'The name shown to visitors.' }) name!: string;
  @Field(() => String, { description: 'Address and city, in one line.' }) place!: string;
  @Field(() => String, { description: 'As entered by the clinic.' }) phone!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Opens a chat; null unless the phone is a mobile number.',
  })
  whatsappUrl!: string | null;
  @Field(() => String, { description: 'The IANA time zone of all times shown.' })
  timeZone!: string;
}

@ObjectType('CalendarLinks', {
  description: 'Links that open a web calendar with the appointment filled in.',
})
class CalendarLinksModel {
  @Field(() => String, { description: 'Opens Google Calendar.' }) google!: string;
  @Field(() => String, { description: 'Opens the Outlook.com calendar.' }) outlook!: string;
}

@ObjectType('OwnDeposit', { description: 'The deposit for an appointment, by bank transfer.' })
class OwnDepositModel {
  @Field(() => Int, { description: 'In pesos.' }) amount!: Clp;
  @Field(() => DepositStateEnum, { description: '`REVIEW`: a proof was sent.' }) state!: DepositState;
  @Field(() => Int, { description: 'How much of a received or kept one went back to the payer.' })
  refunded!: Clp;
  @Field(() => HourModel, {
    nullable: true,
    description: 'From when the hour may be released if nothing is paid; null: never.',
  })
  payUntil!: HourModel | null;
}

@ObjectType('OwnAppointment', {
  description: 'An appointment, as seen by the link holder. It names no patient.',
})
export class OwnAppointmentModel {
  @Field(() => LocalDateScalar, { description: "The day it is on, in the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => AppointmentStatusEnum, { description: 'A cancelled appointment can still be viewed.' })
  status!: AppointmentStatus;
  @Field(() => ServiceTypeEnum, { description: 'The service whose agenda it is in.' })
  serviceType!: ServiceType;
  @Field(() => String, { description: 'The treatment, as booked or as entered by staff.' })
  treatment!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Null unless the clinic lets visitors choose a professional.',
  })
  professionalName!: string | null;
  @Field(() => OwnAppointmentClinicModel, {
    description: 'Where it takes place, and the phone number to call.',
  })
  clinic!: OwnAppointmentClinicModel;
  @Field(() => String, { description: 'Empty until the clinic sets it.' }) whatToBring!: string;
  @Field(() => [OwnActionEnum], { description: 'The actions allowed now.' }) actions!: OwnAction[];
  @Field(() => HourModel, {
    nullable: true,
    description:
      'The deadline for moving it; null if the clinic allows no changes. It can be cancelled until it starts.',
  })
  changeUntil!: HourModel | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be moved, in Spanish; null if it can.',
  })
  whyNotChange!: string | null;
  @Field(() => OwnDepositModel, { nullable: true, description: 'Null if it asks for nothing ahead.' })
  deposit!: OwnDepositModel | null;
  @Field(() => CalendarLinksModel, { description: 'Links for adding it to a calendar.' })
  calendars!: CalendarLinksModel;
}
