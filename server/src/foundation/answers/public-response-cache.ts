import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { EventInvalidatedCache, type Moment } from '../live/event-invalidated-cache.js';
import { LiveBus } from '../live/live-bus.js';
import { isSeenByVisitors } from '../live/seen-by-visitors.js';
import type { CachedResponse } from './cacheable-request.js';

const MAX_RESPONSES = 1_000;
const MAX_RESPONSE_SIZE = 16_384;

/**
 * Caches responses to visitors' frequent requests until anything in the agenda changes or the clinic's clock moves to
 * another minute. Booking never reads this cache.
 */
@Injectable()
export class PublicResponseCache extends EventInvalidatedCache<CachedResponse> {
  constructor(live: LiveBus, clock: Clock) {
    super({ live, clock, isChange: isSeenByVisitors, maxEntries: MAX_RESPONSES });
  }

  override store(key: string, response: CachedResponse, begun: Moment): void {
    if (response.body.length <= MAX_RESPONSE_SIZE) super.store(key, response, begun);
  }
}
