import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  type DurationMinutes,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsDuration } from '../../clinic/settings/duration.js';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsNotBeforeStart, IsWithinRange } from '../../foundation/input/range-rules.js';
import { AreIds, IsDay, IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';

/** A day and the length of the appointment. */
@ArgsType()
export class AvailabilityInput {
  @Field(() => LocalDateScalar, {
    description: 'The day to look at; `week` is the week around it.',
  })
  @IsDay()
  date!: LocalDate;

  @Field(() => ServiceTypeEnum, {
    defaultValue: DEFAULT_SERVICE_TYPE,
    description: 'Which of the two agendas.',
  })
  @IsServiceType()
  serviceType: ServiceType = DEFAULT_SERVICE_TYPE;

  @Field(() => Int, {
    defaultValue: DEFAULT_DURATION,
    description: '60, or 120 for starts whose next hour is free too.',
  })
  @IsDuration()
  durationMinutes: DurationMinutes = DEFAULT_DURATION;

  @Field(() => Int, {
    nullable: true,
    description:
      'Absent or null: any professional who offers it. When editing an appointment, absent means its own professional.',
  })
  @IsId('optional')
  professionalId?: number | null;

  @Field(() => String, { nullable: true, description: 'Only the hours of professionals who offer it.' })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Staff only: the appointment being edited, whose own hours count as free.',
  })
  @IsId('optional')
  appointmentId?: number | null;
}

@ArgsType()
export class WeeksInput {
  @Field(() => Int, { defaultValue: 1, description: '2 for the following week as well.' })
  @IsWholeNumber(1, 2)
  weeks: number = 1;
}

/** A range of days, both ends included. */
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

/** A range of days that may be open at either end. */
export class OpenRangeInput {
  @IsDay('optional') from?: LocalDate | null;
  @IsDay('optional') to?: LocalDate | null;
}

/** The filter of the exported appointments. */
export class ExportedRangeInput extends OpenRangeInput {
  /** Empty: all professionals. */
  @AreIds() professionalIds: number[] = [];
}
