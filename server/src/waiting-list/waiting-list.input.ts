import { HOLD_MINUTES } from '#domain/waiting-list/waiting-list.js';
import { DAY_PARTS, type DayPart } from '#domain/booking/address.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../graphql/scalars.js';
import { IsDay, IsEmailAddress, IsHour, IsId, IsWholeNumber, oneOf, Text } from '../input/field-rules.js';
import { PageInput } from '../input/page.input.js';

const IsDayPart = oneOf('dayPart', DAY_PARTS, FIELD_MESSAGES.oneOfList);

/** A visitor's request to be notified when an hour is freed. */
export class JoinWaitingListInput {
  @Text(TEXT_LIMITS.short) name!: string;
  @Text(TEXT_LIMITS.short) @IsEmailAddress() email!: string;
  @Text(TEXT_LIMITS.short) phone!: string;
  @IsDay() fromDate!: LocalDate;
  @IsDay() toDate!: LocalDate;
  @IsDayPart() dayPart!: DayPart;
  @Text(TEXT_LIMITS.short, 'optional') treatment?: string | null;
  @IsId('optional') professionalId?: number | null;
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
