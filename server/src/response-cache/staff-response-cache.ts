import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { EventInvalidatedCache, type Moment } from '../live/event-invalidated-cache.js';
import { LiveBus } from '../live/live-bus.js';
import type { CachedResponse } from './cacheable-request.js';

interface StaffResponse extends CachedResponse {
  /** The database snapshot taken before the response was read. */
  readonly snapshot: string;
}

const MAX_RESPONSES = 50;
/** A week of two full agendas is 90 kB. */
const MAX_RESPONSE_SIZE = 131_072;

/**
 * Caches responses to repeated requests of staff and programs. Each is for one sender, and valid while PostgreSQL's
 * snapshot equals the one from before it was read: two equal snapshots see the same rows, no matter which instance,
 * program or person could have changed them. Events only serve to evict early what no snapshot will equal again.
 */
@Injectable()
export class StaffResponseCache extends EventInvalidatedCache<StaffResponse> {
  constructor(live: LiveBus, clock: Clock) {
    super({ live, clock, isChange: () => true, maxEntries: MAX_RESPONSES });
  }

  override store(key: string, response: StaffResponse, begun: Moment): void {
    if (response.body.length <= MAX_RESPONSE_SIZE) super.store(key, response, begun);
  }
}
