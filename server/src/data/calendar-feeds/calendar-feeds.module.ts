import { Module } from '@nestjs/common';
import { CalendarFeedsResolver } from './calendar-feeds.resolver.js';
import { CalendarFeeds } from './calendar-feeds.service.js';
import { CalendarioController } from './calendario.controller.js';
import { FeedAddresses } from './feed-addresses.js';
import { FeedAgenda } from './feed-agenda.js';
import { FeedReader } from './feed-reader.js';
import { OwnCalendarFeedsResolver } from './own-calendar-feeds.resolver.js';

@Module({
  controllers: [CalendarioController],
  providers: [
    CalendarFeeds,
    CalendarFeedsResolver,
    FeedAddresses,
    FeedAgenda,
    FeedReader,
    OwnCalendarFeedsResolver,
  ],
})
export class CalendarFeedsModule {}
