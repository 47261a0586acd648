import { FEED_SCOPES, type FeedScope, LONGEST_FEED_NAME } from '#domain/agenda/calendar-feed.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsIn, isUUID } from 'class-validator';
import { rule, Text } from '../input/field-rules.js';
import { FeedScopeEnum } from './calendar-feed.model.js';

const IsFeedId = rule('feedId', (value) => isUUID(value), FIELD_MESSAGES.oneOfList);

@InputType({ description: 'A new calendar feed. Afterwards it can only be revoked, not changed.' })
export class CalendarFeedInput {
  @Field(() => String, {
    description: 'By which it is known again: who or what reads it, such as a device. At most 60 characters.',
  })
  @Text(LONGEST_FEED_NAME)
  name!: string;

  @Field(() => FeedScopeEnum, { description: 'What it shows; OWN only in a feed of one’s own.' })
  @IsIn(FEED_SCOPES, { message: FIELD_MESSAGES.oneOfList })
  scope!: FeedScope;

  @Field(() => Boolean, { description: 'True: the names of patients; false: their initials.' })
  @IsBoolean()
  showsNames!: boolean;
}

@ArgsType()
export class CalendarFeedId {
  @Field(() => String, { description: 'Of a feed, a UUID, as the lists tell it.' }) @IsFeedId() id!: string;
}
