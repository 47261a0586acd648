import type { ServiceType } from '#domain/agenda/appointment.js';
import { DAY_PARTS, type DayPart } from '#domain/visitors/booking/address.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import type { MessageState } from '#domain/messages/message.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { MessageStateEnum } from '../../messages/kinds/message-enums.js';

export const DayPartEnum = {
  ALL: 'all',
  MORNING: 'morning',
  AFTERNOON: 'afternoon',
} as const satisfies Record<string, (typeof DAY_PARTS)[number]>;
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
  @Field(() => LocalDateScalar, { description: "One of the requested days, in the clinic's time." })
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
}

@ObjectType('WaitingOffer', { description: 'An hour held for a patient until they answer.' })
export class WaitingOfferModel {
  @Field(() => LocalDateScalar, { description: "The held hour's day, in the clinic's time." })
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the hour is held; null if it no longer is.',
  })
  heldUntil!: string | null;
  @Field(() => MessageStateEnum, {
    nullable: true,
    description: 'The state of the message that makes the offer: the time to answer starts when it is sent.',
  })
  messageState!: MessageState | null;
}

@ObjectType('WaitingEntry', { description: 'A patient waiting for an hour to be freed.' })
export class WaitingEntryModel {
  @Field(() => Int, { description: "The id for the waiting list's mutations." }) id!: number;
  @Field(() => Int, { description: 'The patient who is waiting.' }) patientId!: number;
  @Field(() => String, { description: 'As stored by the clinic, which may differ from what was typed.' })
  patientName!: string;
  @Field(() => String, {
    nullable: true,
    description:
      "The person who is waiting, if the name that a visitor typed is not the patient's; null if the patient is.",
  })
  visitorName!: string | null;
  @Field(() => String, { description: 'As entered.' }) patientPhone!: string;
  @Field(() => ServiceTypeEnum, { description: 'The service whose agenda they are waiting for.' })
  serviceType!: ServiceType;
  @Field(() => String, { description: 'The treatment, by its name when they joined.' })
  treatment!: string;
  @Field(() => Int, { description: 'The duration of an offered hour, in minutes.' }) durationMinutes!: number;
  @Field(() => String, { description: 'The professional they are waiting for; empty if any will do.' })
  professionalName!: string;
  @Field(() => LocalDateScalar, { description: 'The first day, inclusive.' }) fromDate!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, inclusive.' }) toDate!: LocalDate;
  @Field(() => DayPartEnum, { description: 'The time of day that suits them.' }) dayPart!: DayPart;
  @Field(() => DateTimeScalar, { description: 'When they joined.' }) createdAt!: string;
  @Field(() => String, {
    nullable: true,
    description: "The user who put them on the list; null if they used the visitors' form.",
  })
  addedByName!: string | null;
  @Field(() => Int, { description: 'How many hours they were offered before.' }) earlierOffers!: number;
  @Field(() => WaitingOfferModel, { nullable: true, description: 'The unanswered offer.' })
  offer!: WaitingOfferModel | null;
}

@ObjectType('WaitingPage', { description: 'A page of the waiting list.' })
export class WaitingPageModel extends PageModel {
  @Field(() => [WaitingEntryModel], { description: 'Oldest first.' }) nodes!: WaitingEntryModel[];
}
