import { MAX_FEED_NAME_LENGTH } from '#domain/data/calendar-feeds/calendar-feed.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { isUUID } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { rule, Text } from '../../foundation/input/field-rules.js';
import { CalendarFeed } from './calendar-feed.entity.js';

const IsFeedId = rule('feedId', (value) => isUUID(value), FIELD_MESSAGES.oneOfList);

@InputType({ description: 'A new calendar feed. It can only be revoked later, not changed.' })
export class CalendarFeedInput extends SentFields(CalendarFeed, 'scope', 'showsNames') {
  // Only older feeds have none.
  @Field(() => String, {
    description:
      'A name to recognise it by, such as the person or device that reads it. At most 60 characters.',
  })
  @Text(MAX_FEED_NAME_LENGTH)
  name!: string;
}

@ArgsType()
export class CalendarFeedId {
  @Field(() => String, { description: "The feed's id (a UUID), as returned by the feed lists." })
  @IsFeedId()
  id!: string;
}
