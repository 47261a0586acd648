import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate, LocalTime, Weekday } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';

@ObjectType('OpeningHours', { description: 'The hours of one weekday.' })
export class OpeningHoursModel {
  @Field(() => Int, { description: 'ISO 8601: 1 is Monday, 7 is Sunday.' }) weekday!: Weekday;
  @Field(() => LocalTimeScalar, { description: 'When the first appointment may start.' }) opensAt!: LocalTime;
  @Field(() => LocalTimeScalar, { description: 'When the last appointment must have ended.' })
  closesAt!: LocalTime;
}

@ObjectType('AgendaSettings', { description: 'When an agenda is open. Absent weekdays are closed.' })
export class AgendaSettingsModel {
  @Field(() => ServiceTypeEnum, { description: 'The service; each has its own agenda.' })
  serviceType!: ServiceType;
  @Field(() => Int, { description: 'Minutes between two starts: 30 or 60.' }) stepMinutes!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'How many days ahead visitors may book; null for no limit.',
  })
  horizonDays!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many future bookings visitors may have with one e-mail or phone; null for no limit.',
  })
  openBookingsLimit!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many minutes before a start visitors can book at the latest.',
  })
  noticeMinutes!: number | null;
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  version!: number;
  @Field(() => [OpeningHoursModel], { description: 'By weekday.' }) hours!: OpeningHoursModel[];
}

@ObjectType('Closure', { description: 'Days on which the clinic is closed, both ends included.' })
export class ClosureModel {
  @Field(() => Int, { description: 'Pass it to `deleteClosure`.' }) id!: number;
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Null closes both agendas.' })
  serviceType!: ServiceType | null;
  @Field(() => LocalDateScalar, { description: 'The first day.' }) from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, included.' }) to!: LocalDate;
  @Field(() => String, { description: 'Shown to visitors.' }) reason!: string;
}

@ObjectType('Holiday', { description: 'A public holiday in Chile. It closes nothing until it is imported.' })
export class HolidayModel {
  @Field(() => LocalDateScalar, { description: 'The day it falls on that year.' }) date!: LocalDate;
  @Field(() => String, { description: 'In Spanish; becomes the closure’s reason when imported.' })
  name!: string;
}
