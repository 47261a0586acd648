import { FEED_STATES, type FeedState } from '#domain/data/calendar-feeds/calendar-feed.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { CalendarFeed } from './calendar-feed.entity.js';

const FeedStateEnum = asEnum(FEED_STATES);
registerEnumType(FeedStateEnum, {
  name: 'CalendarFeedState',
  description: "Whether a feed's address works.",
  valuesMap: {
    ACTIVE: { description: 'It works.' },
    REVOKED: { description: "It was revoked, or its owner's account was closed." },
    WITHOUT_SECRET: { description: 'A backup was restored, which has no addresses: create another feed.' },
  },
});

@ObjectType('CalendarFeed', {
  description: 'A private address that calendars read the agenda from (RFC 5545). It never changes.',
})
export class CalendarFeedModel extends ShownFields(
  CalendarFeed,
  'id',
  'name',
  'scope',
  'showsNames',
  'createdAt',
  'revokedAt',
  'lastUsedAt',
) {
  @Field(() => String, { nullable: true, description: 'The user who owns it; null if it is the clinic’s.' })
  ownerName!: string | null;
  @Field(() => FeedStateEnum, { description: 'Only ACTIVE feeds can be read.' }) state!: FeedState;
  @Field(() => String, { description: 'The user who created it.' }) createdByName!: string;
}

@ObjectType('MyCalendarFeeds', { description: "The logged-in user's own calendar feeds." })
export class MyCalendarFeedsModel {
  @Field(() => Boolean, { description: 'Whether the user is a professional and may choose OWN.' })
  isProfessional!: boolean;
  @Field(() => [CalendarFeedModel], { description: 'Active ones first, then newest first.' })
  feeds!: CalendarFeedModel[];
}

@ObjectType('NewCalendarFeed', { description: 'A new calendar feed and its address.' })
export class NewCalendarFeedModel {
  @Field(() => CalendarFeedModel, { description: 'The feed, as returned by the feed lists.' })
  feed!: CalendarFeedModel;
  @Field(() => String, {
    description:
      'The address for the calendar; only a path if the clinic has no public address. Returned only once: only its hash is stored.',
  })
  address!: string;
}
