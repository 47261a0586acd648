import { HOLD_MINUTES } from '#domain/visitors/waiting-list/waiting-list.js';
import { DAY_PARTS, type DayPart } from '#domain/visitors/booking/address.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import {
  IsDay,
  IsEmailAddress,
  IsHour,
  IsId,
  IsWholeNumber,
  oneOf,
  Text,
} from '../../foundation/input/field-rules.js';
import { neededWithoutPatient } from '../../patients/needed-without-patient.js';
import { DayPartEnum } from './waiting-list.model.js';
import { PageInput } from '../../foundation/input/page.input.js';

const IsDayPart = oneOf('dayPart', DAY_PARTS, FIELD_MESSAGES.oneOfList);

/** The hours that a patient or visitor waits for. */
@InputType({ isAbstract: true })
class WaitingWishInput {
  @Field(() => LocalDateScalar, { description: 'The first day, from today.' }) @IsDay() fromDate!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, at most 30 days later.' })
  @IsDay()
  toDate!: LocalDate;
  @Field(() => DayPartEnum, { description: 'The time of day that suits them.' })
  @IsDayPart()
  dayPart!: DayPart;
  @Field(() => String, {
    nullable: true,
    description: 'A treatment that visitors may choose. Null: the consultation.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;
  @Field(() => Int, { nullable: true, description: 'Null: any professional.' })
  @IsId('optional')
  professionalId?: number | null;
}

/** A visitor's request to be notified when an hour is freed. */
export class JoinWaitingListInput extends WaitingWishInput {
  @Text(TEXT_LIMITS.short) name!: string;
  @Text(TEXT_LIMITS.short) @IsEmailAddress() email!: string;
  @Text(TEXT_LIMITS.short) phone!: string;
}

@InputType({ description: 'A caller who waits for an hour: an existing patient, or a name and a phone.' })
export class AddToWaitingListInput extends WaitingWishInput {
  @Field(() => Int, { nullable: true, description: 'Null: a new patient.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => String, { nullable: true, description: "The new patient's name, at most 200 characters." })
  @Text(TEXT_LIMITS.short, 'optional')
  @neededWithoutPatient('name')
  name?: string | null;
  @Field(() => String, { nullable: true, description: "The new patient's phone, at most 200 characters." })
  @Text(TEXT_LIMITS.short, 'optional')
  @neededWithoutPatient('phone')
  phone?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the new patient is a different person from those who already have the phone.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  sharesPhone: boolean = false;
}

@ArgsType()
export class WaitingPageInput extends PageInput(50, 200) {}

@ArgsType()
export class WaitingEntryIdInput {
  @Field(() => Int, { description: "The `WaitingEntry`'s id, not its patient's." }) @IsId() id!: number;
}

@ArgsType()
export class HoldMinutesInput {
  @Field(() => Int, { description: '10 to 240.' })
  @IsWholeNumber(HOLD_MINUTES.least, HOLD_MINUTES.most)
  minutes!: number;
}

@ArgsType()
export class OfferHourInput extends WaitingEntryIdInput {
  @Field(() => LocalDateScalar, {
    description: "In the clinic's time; staff may also offer a day outside the requested ones.",
  })
  @IsDay()
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When it starts; one of the free starts.' })
  @IsHour()
  time!: LocalTime;
}
