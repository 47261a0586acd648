import { FEED_SCOPES } from '#domain/data/calendar-feeds/calendar-feed.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';

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

export const IsFeedScope = () => IsIn(FEED_SCOPES, { message: FIELD_MESSAGES.oneOfList });
