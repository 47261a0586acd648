import type { ServiceType } from '#domain/agenda/appointment.js';
import { APPOINTMENT_STATES, type AppointmentState } from '#domain/agenda/appointment-state.js';
import type { BookingSource } from '#domain/agenda/booking-source.js';
import type { AttendedPatients } from '#domain/agenda/attended-patients.js';
import type { Notice } from '#domain/agenda/cancellation-notice.js';
import type { Canceller } from '#domain/agenda/canceller.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { IsServiceType, ServiceTypeEnum } from '../../../access/rights/service-type.js';
import { asEnum } from '../../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import { IsDay, IsId, IsWholeNumber, oneOf, Text } from '../../../foundation/input/field-rules.js';
import { OffsetPageInput } from '../../../foundation/input/page.input.js';
import { IsNotBeforeStart, IsWithinRange } from '../../../foundation/input/range-rules.js';
import { AttendedPatientsEnum, IsAttendedPatients } from '../attended-patients.js';
import { BookingSourceEnum, IsBookingSource } from '../booking-source.js';
import { IsNotice, NoticeEnum } from '../cancellation-notice.js';
import { CancellerEnum, IsCanceller } from '../canceller.js';

export const AppointmentStateEnum = asEnum(APPOINTMENT_STATES);
registerEnumType(AppointmentStateEnum, {
  name: 'AppointmentState',
  description: 'The outcome of an appointment; each has exactly one.',
  valuesMap: {
    BOOKED: { description: 'As the status, unless the patient did not come.' },
    CONFIRMED: { description: 'As the status, unless the patient did not come.' },
    COMPLETED: { description: 'As the status, unless the patient did not come.' },
    CANCELLED: { description: 'As the status.' },
    NO_SHOW: { description: 'The patient did not come, whatever the status.' },
  },
});

const IsAppointmentState = oneOf('appointmentState', APPOINTMENT_STATES, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class AttendanceListInput extends OffsetPageInput(25, 200) {
  @Field(() => LocalDateScalar, { description: 'The first day, included.' }) @IsDay() from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'Included; at most 366 days with `from`.' })
  @IsDay()
  @IsNotBeforeStart()
  @IsWithinRange()
  to!: LocalDate;
  @Field(() => AppointmentStateEnum, {
    nullable: true,
    description: 'Only these; absent: all. `NO_SHOW` alone comes latest first, otherwise by time.',
  })
  @IsAppointmentState('optional')
  state?: AppointmentState | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Only those whose hour is over and whose outcome is missing: booked or confirmed, and not a no-show. Latest first.',
  })
  @IsBoolean()
  unclosed: boolean = false;
  @Field(() => Int, { nullable: true, description: 'Only with this professional; absent: all.' })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Only on this agenda; absent: both.' })
  @IsServiceType('optional')
  serviceType?: ServiceType | null;
  @Field(() => Int, { nullable: true, description: 'Only on these days, 1 for Mondays to 7 for Sundays.' })
  @IsWholeNumber(1, 7, 'optional')
  weekday?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only appointments that start within this hour, 0 to 23.',
  })
  @IsWholeNumber(0, 23, 'optional')
  hour?: number | null;
  @Field(() => String, { nullable: true, description: 'Only with this treatment; case is ignored.' })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;
  @Field(() => BookingSourceEnum, { nullable: true, description: 'Only those booked like this.' })
  @IsBookingSource('optional')
  source?: BookingSource | null;
  @Field(() => CancellerEnum, {
    nullable: true,
    description: 'Only appointments that these cancelled the last time.',
  })
  @IsCanceller('optional')
  cancelledBy?: Canceller | null;
  @Field(() => NoticeEnum, {
    nullable: true,
    description: 'Only appointments that were cancelled with this notice.',
  })
  @IsNotice('optional')
  notice?: Notice | null;
  @Field(() => AttendedPatientsEnum, {
    nullable: true,
    description:
      'Only the first completed one of each of these patients in the period, so that each patient counts once; the period begins with `from`.',
  })
  @IsAttendedPatients('optional')
  patients?: AttendedPatients | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Only appointments that are not cancelled.' })
  @IsBoolean()
  withoutCancelled: boolean = false;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only appointments that the waiting list booked at a cancelled hour.',
  })
  @IsBoolean()
  resold: boolean = false;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only booked or confirmed ones, without no-shows: to come, or not closed yet.',
  })
  @IsBoolean()
  open: boolean = false;
}
