import {
  FEED_SCOPES,
  FEED_STATES,
  type FeedScope,
  type FeedState,
} from '#domain/data/calendar-feeds/calendar-feed.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';

export const FeedScopeEnum = asEnum(FEED_SCOPES);
registerEnumType(FeedScopeEnum, {
  name: 'CalendarFeedScope',
  description: 'The appointments that a calendar feed shows.',
  valuesMap: {
    OWN: { description: 'The agenda of the owner, who must be a professional. Only in a user’s own feed.' },
    PODIATRY: { description: 'All podiatry appointments.' },
    MANICURE: { description: 'All manicure appointments.' },
    ALL: { description: 'The whole agenda.' },
  },
});

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
export class CalendarFeedModel {
  @Field(() => String, { description: 'A UUID; pass it to revoke the feed.' }) id!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The person or device that reads it, as named by its creator; null if created before feeds had names.',
  })
  name!: string | null;
  @Field(() => FeedScopeEnum, { description: 'Which appointments and blocked hours it shows.' })
  scope!: FeedScope;
  @Field(() => Boolean, { description: 'Whether it shows patients’ names or their initials.' })
  showsNames!: boolean;
  @Field(() => String, { nullable: true, description: 'The user who owns it; null if it is the clinic’s.' })
  ownerName!: string | null;
  @Field(() => FeedStateEnum, { description: 'Only ACTIVE feeds can be read.' }) state!: FeedState;
  @Field(() => String, { description: 'The user who created it.' }) createdByName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was created.' }) createdAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless it was revoked.' })
  revokedAt!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Accurate to a minute; null if no calendar has read it.',
  })
  lastUsedAt!: string | null;
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
