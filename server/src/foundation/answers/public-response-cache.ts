import type { Clock } from '../clock.js';
import { EventInvalidatedCache, type Moment } from '../live/event-invalidated-cache.js';
import type { LiveBus, LiveEvent } from '../live/live-bus.js';
import type { CachedResponse } from './cacheable-request.js';

const MAX_RESPONSES = 1_000;
const MAX_RESPONSE_SIZE = 16_384;

/**
 * Caches responses to visitors' frequent requests until anything in the agenda changes or the clinic's clock moves to
 * another minute. Booking never reads this cache.
 */
export class PublicResponseCache extends EventInvalidatedCache<CachedResponse> {
  /** @param unseen the kinds of events that change nothing for visitors; all others are assumed to. */
  constructor(live: LiveBus, clock: Clock, unseen: ReadonlySet<LiveEvent['kind']>) {
    super({ live, clock, isChange: (kind) => !unseen.has(kind), maxEntries: MAX_RESPONSES });
  }

  override store(key: string, response: CachedResponse, begun: Moment): void {
    if (response.body.length <= MAX_RESPONSE_SIZE) super.store(key, response, begun);
  }
}
