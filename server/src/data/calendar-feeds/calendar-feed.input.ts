import {
  FEED_SCOPES,
  type FeedScope,
  MAX_FEED_NAME_LENGTH,
} from '#domain/data/calendar-feeds/calendar-feed.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsIn, isUUID } from 'class-validator';
import { rule, Text } from '../../foundation/input/field-rules.js';
import { FeedScopeEnum } from './calendar-feed.model.js';

const IsFeedId = rule('feedId', (value) => isUUID(value), FIELD_MESSAGES.oneOfList);

@InputType({ description: 'A new calendar feed. It can only be revoked later, not changed.' })
export class CalendarFeedInput {
  @Field(() => String, {
    description:
      'A name to recognise it by, such as the person or device that reads it. At most 60 characters.',
  })
  @Text(MAX_FEED_NAME_LENGTH)
  name!: string;

  @Field(() => FeedScopeEnum, { description: 'The appointments to show; OWN only in a user’s own feed.' })
  @IsIn(FEED_SCOPES, { message: FIELD_MESSAGES.oneOfList })
  scope!: FeedScope;

  @Field(() => Boolean, { description: 'True: patients’ names; false: their initials.' })
  @IsBoolean()
  showsNames!: boolean;
}

@ArgsType()
export class CalendarFeedId {
  @Field(() => String, { description: "The feed's id (a UUID), as returned by the feed lists." })
  @IsFeedId()
  id!: string;
}
