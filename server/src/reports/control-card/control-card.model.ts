import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { MESSAGE_CHANNELS, type MessageChannelName } from '#domain/messages/message.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { ControlCard } from '#domain/reports/control-card.es.js';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsId, oneOf } from '../../foundation/input/field-rules.js';
import { MessageChannelEnum } from '../../messages/kinds/message-enums.js';

@ObjectType('NextOnCard', { description: 'The next appointment of a patient.' })
export class NextOnCardModel {
  @Field(() => LocalDateScalar, { description: 'Today or later.' }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When it begins.' }) time!: LocalTime;
  @Field(() => String, { description: 'The professional who attends.' }) professionalName!: string;
}

@ObjectType('ControlCard', { description: "A record's instructions with the patient's next appointment." })
export class ControlCardModel implements ControlCard {
  @Field(() => Int, { description: 'The record with the instructions.' }) recordId!: number;
  @Field(() => Int, { description: 'The patient of the record.' }) patientId!: number;
  @Field(() => String, { description: 'First and last names in one string.' }) patientName!: string;
  @Field(() => LocalDateScalar, { description: "The record's day." }) visitedOn!: LocalDate;
  @Field(() => String, { description: 'With line breaks.' }) instructions!: string;
  @Field(() => NextOnCardModel, { nullable: true, description: 'Null if nothing is booked.' })
  next!: NextOnCardModel | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Opens WhatsApp with the card as text; null if the patient opposes messages or has no mobile.',
  })
  whatsappLink!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Opens the mail program with the card as text; null if the patient opposes messages or has no address.',
  })
  mailLink!: string | null;
}

@ArgsType()
export class CardOfInput {
  @Field(() => Int, { description: 'The record with the instructions.' }) @IsId() recordId!: number;
}

const IsChannel = oneOf('channel', MESSAGE_CHANNELS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class SentCardInput extends CardOfInput {
  @Field(() => MessageChannelEnum, { description: 'How it was sent.' })
  @IsChannel()
  channel!: MessageChannelName;
}
