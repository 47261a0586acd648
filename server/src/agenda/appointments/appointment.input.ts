import {
  type AppointmentStatus,
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  DEFAULT_STATUS,
  type DurationMinutes,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsBoolean, ValidateIf } from 'class-validator';
import { IsDuration } from '../../clinic/settings/duration.js';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { ChangedFields } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { AreIds, IsDay, IsHour, IsId, Text } from '../../foundation/input/field-rules.js';
import { Appointment } from './appointment.entity.js';
import { AppointmentStatusEnum, IsStatus } from './appointment-status.js';

const TRUE_OR_FALSE = { message: FIELD_MESSAGES.trueOrFalse };

@InputType({ description: 'A new appointment.' })
export class CreateAppointmentInput extends ChangedFields(Appointment, 'notes') {
  @Field(() => Int, { description: 'A registered patient.' }) @IsId() patientId!: number;
  @Field(() => ServiceTypeEnum, {
    defaultValue: DEFAULT_SERVICE_TYPE,
    description: 'The agenda it is booked on.',
  })
  @IsServiceType()
  serviceType: ServiceType = DEFAULT_SERVICE_TYPE;
  @Field(() => Int, {
    nullable: true,
    description: 'Null: the free professional with the fewest appointments that day.',
  })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => LocalDateScalar, { description: "The day, in the clinic's time." }) @IsDay() date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts: one of the agenda's start times." })
  @IsHour()
  time!: LocalTime;
  @Field(() => Int, { defaultValue: DEFAULT_DURATION, description: '60 or 120.' })
  @IsDuration()
  durationMinutes: DurationMinutes = DEFAULT_DURATION;
  @Field(() => AppointmentStatusEnum, {
    defaultValue: DEFAULT_STATUS,
    description: 'The initial status.',
  })
  @IsStatus()
  status: AppointmentStatus = DEFAULT_STATUS;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it may be made at a taken hour; if the hour is free, it takes it.',
  })
  @IsBoolean(TRUE_OR_FALSE)
  overbooked: boolean = false;
  @Field(() => String, { description: 'Free text of at most 200 characters; the forms offer a catalogue.' })
  @Text(TEXT_LIMITS.short)
  treatment!: string;
}

@InputType({
  description:
    'Changes to an appointment; an absent field keeps its stored value, and null clears one that may be empty.',
})
export class UpdateAppointmentInput extends ChangedFields(
  Appointment,
  'attendance',
  'nailColor',
  'nailShape',
  'nailTechnique',
  'notes',
) {
  @Field(() => Int, {
    nullable: true,
    description:
      'Gives it to another patient, as long as it has no clinical record, photo, document or signed consent. Null is refused.',
  })
  @IsId('requiredIfSent')
  patientId?: number;
  @Field(() => ServiceTypeEnum, {
    nullable: true,
    description: 'Moves it to the other agenda. Null is refused.',
  })
  @IsServiceType('requiredIfSent')
  serviceType?: ServiceType;
  @Field(() => Int, {
    nullable: true,
    description:
      'Null: the same professional if free and offering it, otherwise any who is. Absent: the same one; with another service type, any who is free.',
  })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Moves it to another day. Null is refused.' })
  @IsDay('requiredIfSent')
  date?: LocalDate;
  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: "When it starts; a new time must be one of the agenda's start times. Null is refused.",
  })
  @IsHour('requiredIfSent')
  time?: LocalTime;
  @Field(() => Int, { nullable: true, description: '60 or 120. Null is refused.' })
  @IsDuration('requiredIfSent')
  durationMinutes?: DurationMinutes;
  @Field(() => AppointmentStatusEnum, {
    nullable: true,
    description: 'Any may follow any other; `CANCELLED` frees its hour. Null is refused.',
  })
  @IsStatus('requiredIfSent')
  status?: AppointmentStatus;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: may share a taken hour. False: must hold its hour, otherwise SLOT_TAKEN.',
  })
  @IsBoolean(TRUE_OR_FALSE)
  @ValidateIf(({ overbooked }: UpdateAppointmentInput) => overbooked !== undefined)
  overbooked?: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Free text of at most 200 characters. Null or empty is refused.',
  })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  treatment?: string;
}

@ArgsType()
export class AppointmentIdInput {
  @Field(() => Int, { description: 'The `id` of an appointment, including a past or cancelled one.' })
  @IsId()
  id!: number;
}

@ArgsType()
export class AppointmentIdsInput {
  @Field(() => [Int], { description: 'At most 1,000.' })
  @AreIds()
  @ArrayMaxSize(1_000, { message: FIELD_MESSAGES.tooMany })
  appointmentIds!: number[];
}

@ArgsType()
export class UpdateAppointmentArgs extends AppointmentIdInput {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}
