import { type DynamicModule, Module } from '@nestjs/common';
import { CalendarFeedsResolver } from './calendar-feeds.resolver.js';
import { CalendarFeeds } from './calendar-feeds.service.js';
import { CalendarioController } from './calendario.controller.js';
import { FeedAddresses } from './feed-addresses.js';
import { FeedAgenda } from './feed-agenda.js';
import { FeedReader } from './feed-reader.js';
import { OwnCalendarFeedsResolver } from './own-calendar-feeds.resolver.js';

@Module({})
export class CalendarFeedsModule {
  static with(publicUrl: string | undefined): DynamicModule {
    return {
      module: CalendarFeedsModule,
      controllers: [CalendarioController],
      providers: [
        CalendarFeeds,
        CalendarFeedsResolver,
        FeedAgenda,
        FeedReader,
        OwnCalendarFeedsResolver,
        { provide: FeedAddresses, useValue: new FeedAddresses(publicUrl) },
      ],
    };
  }
}
