import { OWN_ACTIONS, type OwnAction } from '#domain/agenda/own-appointment.js';
import type { AppointmentStatus, ServiceType } from '#domain/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AppointmentStatusEnum } from '../appointments/appointment-status.js';
import { ServiceTypeEnum } from '../clinic/service-type.js';
import { asEnum } from '../graphql/as-enum.js';
import { LocalDateScalar, LocalTimeScalar } from '../graphql/scalars.js';

const OwnActionEnum = asEnum(OWN_ACTIONS);
registerEnumType(OwnActionEnum, {
  name: 'OwnAction',
  description: 'What somebody may do with their own appointment.',
  valuesMap: {
    MOVE: { description: '`moveOwnAppointment`' },
    CANCEL: { description: '`cancelOwnAppointment`' },
    CONFIRM: { description: '`confirmOwnAppointment`' },
  },
});

@ObjectType('Hour', { description: "An hour of the clinic's wall." })
class HourModel {
  @Field(() => LocalDateScalar, { description: "In the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "In the clinic's time." }) time!: LocalTime;
}

@ObjectType('OwnAppointmentClinic', {
  description: 'Where an appointment is. Texts are empty until the clinic sets them.',
})
class OwnAppointmentClinicModel {
  @Field(() => String, { description: 'Under which it is known to visitors.' }) name!: string;
  @Field(() => String, { description: 'Address and city, in one line.' }) place!: string;
  @Field(() => String, { description: 'As the clinic wrote it.' }) phone!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Opens a chat; null where the phone is no mobile one.',
  })
  whatsappUrl!: string | null;
  @Field(() => String, { description: 'The IANA name of the zone in which all its hours are.' })
  timeZone!: string;
}

@ObjectType('CalendarLinks', {
  description: 'Addresses that open a calendar on the web with the hour filled in.',
})
class CalendarLinksModel {
  @Field(() => String, { description: 'Opens Google Calendar.' }) google!: string;
  @Field(() => String, { description: 'Opens the calendar of Outlook.com.' }) outlook!: string;
}

@ObjectType('OwnAppointment', {
  description: 'What whoever holds a link gets to know of its appointment. It names no patient.',
})
export class OwnAppointmentModel {
  @Field(() => LocalDateScalar, { description: "The day it is on, in the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => AppointmentStatusEnum, { description: 'A cancelled one can still be seen.' })
  status!: AppointmentStatus;
  @Field(() => ServiceTypeEnum, { description: 'On which agenda it is.' }) serviceType!: ServiceType;
  @Field(() => String, { description: 'What it is for, as it was booked or as staff wrote it.' })
  treatment!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Null unless the clinic lets visitors choose a professional.',
  })
  professionalName!: string | null;
  @Field(() => OwnAppointmentClinicModel, { description: 'Where it is and whom to call.' })
  clinic!: OwnAppointmentClinicModel;
  @Field(() => String, { description: 'Empty until the clinic writes it.' }) whatToBring!: string;
  @Field(() => [OwnActionEnum], { description: 'What may be done now.' }) actions!: OwnAction[];
  @Field(() => HourModel, {
    nullable: true,
    description: 'From when on it cannot be changed or cancelled; null where the clinic lets nobody do that.',
  })
  changeUntil!: HourModel | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be changed or cancelled, in Spanish; null if it can.',
  })
  whyNotChange!: string | null;
  @Field(() => CalendarLinksModel, { description: 'For noting it down in a calendar of their own.' })
  calendars!: CalendarLinksModel;
}
