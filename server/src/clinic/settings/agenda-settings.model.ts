import { type LocalTime, type Weekday, WEEKDAYS } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsHour } from '../../foundation/input/field-rules.js';
import { Agenda } from './agenda.entity.js';

@ObjectType('OpeningHours', { description: 'The hours of one weekday.' })
@InputType('OpeningHoursInput', { description: 'The hours of one weekday. Absent weekdays are closed.' })
export class OpeningHoursModel {
  @Field(() => Int, { description: 'ISO 8601: 1 is Monday, 7 is Sunday.' })
  @IsIn(WEEKDAYS, { message: FIELD_MESSAGES.weekday })
  weekday!: Weekday;
  @Field(() => LocalTimeScalar, {
    description: 'When the first appointment may start: on the hour or half past.',
  })
  @IsHour()
  opensAt!: LocalTime;
  @Field(() => LocalTimeScalar, {
    description: 'When the last appointment must have ended; `24:00` is not a time.',
  })
  @IsHour()
  closesAt!: LocalTime;
}

@ObjectType('AgendaSettings', { description: 'When an agenda is open. Absent weekdays are closed.' })
export class AgendaSettingsModel extends ShownFields(
  Agenda,
  'serviceType',
  'stepMinutes',
  'horizonDays',
  'openBookingsLimit',
  'noticeMinutes',
  'version',
) {
  @Field(() => [OpeningHoursModel], { description: 'By weekday.' }) hours!: OpeningHoursModel[];
}
