import { FEED_SCOPES, FEED_STATES, type FeedScope, type FeedState } from '#domain/agenda/calendar-feed.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';

export const FeedScopeEnum = asEnum(FEED_SCOPES);
registerEnumType(FeedScopeEnum, {
  name: 'CalendarFeedScope',
  description: 'What a calendar feed shows.',
  valuesMap: {
    OWN: { description: 'The agenda of the professional who the owner is. Only in the own feed of a user.' },
    PODIATRY: { description: 'All appointments of podiatry.' },
    MANICURE: { description: 'All appointments of manicure.' },
    ALL: { description: 'The whole agenda.' },
  },
});

const FeedStateEnum = asEnum(FEED_STATES);
registerEnumType(FeedStateEnum, {
  name: 'CalendarFeedState',
  description: 'Whether the address of a feed works.',
  valuesMap: {
    ACTIVE: { description: 'It works.' },
    REVOKED: { description: 'Somebody revoked it, or the account of its owner was closed.' },
    WITHOUT_SECRET: { description: 'A backup was restored, which holds no addresses: make another one.' },
  },
});

@ObjectType('CalendarFeed', {
  description: 'A private address that calendars read the agenda from (RFC 5545). It is never changed.',
})
export class CalendarFeedModel {
  @Field(() => String, { description: 'A UUID, which revoking it takes.' }) id!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Who or what reads it, as its maker calls it; null where it was made before feeds had names.',
  })
  name!: string | null;
  @Field(() => FeedScopeEnum, { description: 'Which appointments and blocked hours it shows.' })
  scope!: FeedScope;
  @Field(() => Boolean, { description: 'Whether it shows the names of patients, or their initials.' })
  showsNames!: boolean;
  @Field(() => String, { nullable: true, description: 'Whose own it is; null: the clinic’s.' })
  ownerName!: string | null;
  @Field(() => FeedStateEnum, { description: 'Only an ACTIVE one is read.' }) state!: FeedState;
  @Field(() => String, { description: 'Who made it.' }) createdByName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) createdAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless it was revoked.' })
  revokedAt!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Up to a minute ago; null if no calendar has read it.',
  })
  lastUsedAt!: string | null;
}

@ObjectType('MyCalendarFeeds', { description: 'The own calendar feeds of the user who asks.' })
export class MyCalendarFeedsModel {
  @Field(() => Boolean, { description: 'Whether the user is a professional, and so may choose OWN.' })
  isProfessional!: boolean;
  @Field(() => [CalendarFeedModel], { description: 'Those that work first, then the newest first.' })
  feeds!: CalendarFeedModel[];
}

@ObjectType('NewCalendarFeed', { description: 'A calendar feed that was just made, and its address.' })
export class NewCalendarFeedModel {
  @Field(() => CalendarFeedModel, { description: 'As it is listed from now on.' }) feed!: CalendarFeedModel;
  @Field(() => String, {
    description:
      'What a calendar is to read; a path where the server knows no PUBLIC_URL. It is shown once: only its hash is stored.',
  })
  address!: string;
}
