import type { ServiceType } from '#domain/agenda/appointment.js';
import { type LocalTime, type Weekday, WEEKDAYS } from '#domain/clinic-time.js';
import { type StepMinutes, STEPS } from '#domain/schedule.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsArray, IsIn, ValidateNested } from 'class-validator';
import { LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsHour, IsId, IsWholeNumber } from '../../foundation/input/field-rules.js';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';

@InputType({ description: 'The hours of one weekday. Absent weekdays are closed.' })
export class OpeningHoursInput {
  @Field(() => Int, { description: 'ISO 8601: 1 is Monday, 7 is Sunday.' })
  @IsIn(WEEKDAYS, { message: FIELD_MESSAGES.weekday })
  weekday!: Weekday;

  @Field(() => LocalTimeScalar, {
    description: 'When the first appointment may start: on the hour or half past.',
  })
  @IsHour()
  opensAt!: LocalTime;

  @Field(() => LocalTimeScalar, { description: 'When the last one must have ended; `24:00` is not a time.' })
  @IsHour()
  closesAt!: LocalTime;
}

@InputType({ description: 'All settings of when an agenda is open.' })
export class UpdateAgendaInput {
  @Field(() => ServiceTypeEnum, { description: 'The service; each has its own agenda.' })
  @IsServiceType()
  serviceType!: ServiceType;

  @Field(() => Int, { description: 'The version the editor saw.' })
  @IsId()
  version!: number;

  @Field(() => Int, { description: 'Minutes between two starts: 30 or 60.' })
  @IsIn(STEPS, { message: FIELD_MESSAGES.step })
  stepMinutes!: StepMinutes;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days ahead visitors may book; null for no limit.',
  })
  @IsWholeNumber(1, 3650, 'optional')
  horizonDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many future bookings visitors may have with one e-mail or phone, 1 to 50; null for no limit. Absent keeps what is stored.',
  })
  @IsWholeNumber(1, 50, 'optional')
  openBookingsLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many minutes before a start visitors can book at the latest.',
  })
  @IsWholeNumber(1, 43_200, 'optional')
  noticeMinutes?: number | null;

  @Field(() => [OpeningHoursInput], {
    description: 'The whole week, each weekday at most once; absent ones are closed.',
  })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => OpeningHoursInput)
  hours!: OpeningHoursInput[];
}
