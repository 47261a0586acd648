import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  type DurationMinutes,
  type ServiceType,
} from '#domain/appointment.js';
import { daysBetween, isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsDuration } from '../clinic/duration.js';
import { IsServiceType, ServiceTypeEnum } from '../clinic/service-type.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import { AreIds, IsDay, IsId, rule, Text } from '../input/field-rules.js';

/** A day of an agenda, for a length of time. */
@ArgsType()
export class AvailabilityInput {
  @Field(() => LocalDateScalar, {
    description: 'The day whose hours are asked for; `week` is the week around it.',
  })
  @IsDay()
  date!: LocalDate;

  @Field(() => ServiceTypeEnum, {
    defaultValue: DEFAULT_SERVICE_TYPE,
    description: 'On which of the two agendas.',
  })
  @IsServiceType()
  serviceType: ServiceType = DEFAULT_SERVICE_TYPE;

  @Field(() => Int, {
    defaultValue: DEFAULT_DURATION,
    description: '60, or 120 for the starts whose next hour is free too.',
  })
  @IsDuration()
  durationMinutes: DurationMinutes = DEFAULT_DURATION;

  @Field(() => Int, {
    nullable: true,
    description:
      'Absent or null: the hours of anybody who does it. While an appointment is edited, absent means its own professional.',
  })
  @IsId('optional')
  professionalId?: number | null;

  @Field(() => String, { nullable: true, description: 'Only the hours of who does it.' })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Staff only: the appointment that is being edited, whose own hours count as free.',
  })
  @IsId('optional')
  appointmentId?: number | null;
}

/** The longest stretch that one answer covers: a year, both ends included. */
const LONGEST_RANGE_DAYS = 366;

const isDay = (value: unknown): value is LocalDate => typeof value === 'string' && isLocalDate(value);

/** Whether a range's end is right, once both ends are days. */
const rangeRule = (name: string, check: (from: LocalDate, to: LocalDate) => boolean, sentence: string) =>
  rule(
    name,
    (to, range) => {
      const { from } = range as { readonly from?: unknown };
      return !isDay(from) || !isDay(to) || check(from, to);
    },
    sentence,
  );
const IsNotBeforeStart = rangeRule('order', (from, to) => from <= to, FIELD_MESSAGES.rangeOrder);
const IsWithinRange = rangeRule(
  'length',
  (from, to) => daysBetween(from, to) < LONGEST_RANGE_DAYS,
  FIELD_MESSAGES.rangeTooLong(LONGEST_RANGE_DAYS),
);

/** A stretch of days, both included. */
@ArgsType()
export class DayRangeInput {
  @Field(() => LocalDateScalar, { description: 'The first day, included.' }) @IsDay() from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'Included; at most 366 days with `from`.' })
  @IsDay()
  @IsNotBeforeStart()
  @IsWithinRange()
  to!: LocalDate;
}

export class DayInput {
  @IsDay() date!: LocalDate;
}

/** A stretch of days whose ends may be open. */
export class OpenRangeInput {
  @IsDay('optional') from?: LocalDate | null;
  @IsDay('optional') to?: LocalDate | null;
}

/** Which appointments are taken out as a spreadsheet. */
export class ExportedRangeInput extends OpenRangeInput {
  /** Empty: everybody's. */
  @AreIds() professionalIds: number[] = [];
}
