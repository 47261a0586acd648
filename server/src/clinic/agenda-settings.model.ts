import type { ServiceType } from '#domain/appointment.js';
import type { LocalDate, LocalTime, Weekday } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../graphql/scalars.js';
import { ServiceTypeEnum } from './service-type.js';

@ObjectType('OpeningHours', { description: 'The hours of one weekday.' })
export class OpeningHoursModel {
  @Field(() => Int, { description: 'ISO 8601: 1 is Monday, 7 is Sunday.' }) weekday!: Weekday;
  @Field(() => LocalTimeScalar, { description: 'When the first appointment may start.' }) opensAt!: LocalTime;
  @Field(() => LocalTimeScalar, { description: 'When the last appointment must have ended.' })
  closesAt!: LocalTime;
}

@ObjectType('AgendaSettings', { description: 'When an agenda is open. A weekday that is absent is closed.' })
export class AgendaSettingsModel {
  @Field(() => ServiceTypeEnum, { description: 'Whose agenda: each service has one.' })
  serviceType!: ServiceType;
  @Field(() => Int, { description: 'Minutes between two starts: 30 or 60.' }) stepMinutes!: number;
  @Field(() => Int, { nullable: true, description: 'How many days ahead a visitor may book; null: any.' })
  horizonDays!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'How many bookings that are still ahead visitors may have with one e-mail or phone; null: any number.',
  })
  openBookingsLimit!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many minutes before a start a visitor may still book.',
  })
  noticeMinutes!: number | null;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
  @Field(() => [OpeningHoursModel], { description: 'By weekday.' }) hours!: OpeningHoursModel[];
}

@ObjectType('Closure', { description: 'Days on which the clinic is closed, both ends included.' })
export class ClosureModel {
  @Field(() => Int, { description: 'What `deleteClosure` takes.' }) id!: number;
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Null closes both agendas.' })
  serviceType!: ServiceType | null;
  @Field(() => LocalDateScalar, { description: 'The first day.' }) from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, closed too.' }) to!: LocalDate;
  @Field(() => String, { description: 'Visitors read it.' }) reason!: string;
}

@ObjectType('Holiday', { description: 'A public holiday of Chile. It closes nothing until it is imported.' })
export class HolidayModel {
  @Field(() => LocalDateScalar, { description: 'The day it falls on in that year.' }) date!: LocalDate;
  @Field(() => String, { description: 'In Spanish; the reason of the closure once it is imported.' })
  name!: string;
}
