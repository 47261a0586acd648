import type { ServiceType } from '#domain/appointment.js';
import { DAY_PARTS, type DayPart } from '#domain/booking/address.js';
import { type LocalDate, type LocalTime, timeAt } from '#domain/clinic-time.js';
import type { MessageState } from '#domain/messages/message.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../clinic/service-type.js';
import { PageModel } from '../graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '../graphql/scalars.js';
import { MessageStateEnum } from '../messages/message-enums.js';
import type { OpenOffer, WaitingEntryRow } from './waiting-entry.row.js';

const DayPartEnum = { ALL: 'all', MORNING: 'morning', AFTERNOON: 'afternoon' } as const satisfies Record<
  string,
  (typeof DAY_PARTS)[number]
>;
registerEnumType(DayPartEnum, {
  name: 'DayPart',
  description: 'A part of a day; the morning ends at 13:00.',
  valuesMap: {
    ALL: { description: 'Any hour of the day.' },
    MORNING: { description: 'Starts before 13:00.' },
    AFTERNOON: { description: 'Starts at 13:00 or later.' },
  },
});

@ObjectType('WaitingHour', { description: 'A free hour that can be offered.' })
export class WaitingHourModel {
  @Field(() => LocalDateScalar, { description: "One of the days for which they wait, in the clinic's time." })
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
}

@ObjectType('WaitingOffer', { description: 'An hour that is held for somebody until they answer.' })
export class WaitingOfferModel {
  @Field(() => LocalDateScalar, { description: "Of the held hour, in the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the hour is held; null where it is held no longer.',
  })
  heldUntil!: string | null;
  @Field(() => MessageStateEnum, {
    nullable: true,
    description: 'Of the message that makes it: the time to answer begins when it is sent.',
  })
  messageState!: MessageState | null;
}

@ObjectType('WaitingEntry', { description: 'Somebody who waits for an hour to be freed.' })
export class WaitingEntryModel {
  @Field(() => Int, { description: 'What the mutations of the waiting list take.' }) id!: number;
  @Field(() => Int, { description: 'Who waits.' }) patientId!: number;
  @Field(() => String, { description: 'As the clinic keeps it, which need not be how it was typed.' })
  patientName!: string;
  @Field(() => String, { description: 'As it was written.' }) patientPhone!: string;
  @Field(() => ServiceTypeEnum, { description: 'On which agenda they wait.' }) serviceType!: ServiceType;
  @Field(() => String, { description: 'What they wait for, by its name when they asked.' })
  treatment!: string;
  @Field(() => Int, { description: 'How long an offered hour is, in minutes.' }) durationMinutes!: number;
  @Field(() => String, { description: 'Whom they wait for; empty where anybody will do.' })
  professionalName!: string;
  @Field(() => LocalDateScalar, { description: 'The first day, included.' }) fromDate!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, included.' }) toDate!: LocalDate;
  @Field(() => DayPartEnum, { description: 'At what time of those days it suits them.' }) dayPart!: DayPart;
  @Field(() => DateTimeScalar, { description: 'Since when they wait.' }) createdAt!: string;
  @Field(() => Int, { description: 'How many hours they were offered before.' }) earlierOffers!: number;
  @Field(() => WaitingOfferModel, { nullable: true, description: 'The one that they have not answered.' })
  offer!: WaitingOfferModel | null;
}

@ObjectType('WaitingPage', { description: 'Some of those who wait for an hour.' })
export class WaitingPageModel extends PageModel {
  @Field(() => [WaitingEntryModel], { description: 'The first one first.' }) nodes!: WaitingEntryModel[];
}

export const toWaitingEntryModel = ({ offered, offer, ...entry }: WaitingEntryRow): WaitingEntryModel => ({
  id: entry.id,
  patientId: entry.patientId,
  patientName: entry.patientName,
  patientPhone: entry.patientPhone,
  serviceType: entry.serviceType,
  treatment: entry.treatment,
  durationMinutes: entry.durationMinutes,
  professionalName: entry.professionalName,
  fromDate: entry.fromDate,
  toDate: entry.toDate,
  dayPart: entry.dayPart,
  createdAt: entry.createdAt,
  earlierOffers: offered.length - (offer ? 1 : 0),
  offer: offer && toOfferModel(offer),
});

const toOfferModel = ({ date, startMinute, heldUntil, messageState }: OpenOffer): WaitingOfferModel => ({
  date,
  time: timeAt(startMinute),
  heldUntil,
  messageState,
});
