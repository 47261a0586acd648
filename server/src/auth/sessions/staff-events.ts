import { Injectable } from '@nestjs/common';
import { SessionsService } from './sessions.service.js';
import type { SignedInStaff } from '../staff.js';
import { LiveBus, type LiveEvent } from '../../live/live-bus.js';

/** An event, and what tells whether whoever hears it still may. */
export interface StaffEvent {
  readonly event: LiveEvent;
  readonly isOpen: () => Promise<boolean>;
}

/** What subscriptions are made of. */
@Injectable()
export class StaffEvents {
  constructor(
    private readonly live: LiveBus,
    private readonly sessions: SessionsService,
  ) {}

  /** Every event from now on. A session that ended meanwhile is to hear nothing more: ask `isOpen` of each. */
  eventsFor(staff: SignedInStaff): AsyncIterableIterator<StaffEvent> {
    const isOpen = async (): Promise<boolean> =>
      (await this.sessions.findOpen(staff.sessionId, staff.id)) !== undefined;
    return mapIterator(this.live.events(), ([event]) => ({ event, isOpen }));
  }
}

/** Its `return` reaches the source at once, which a generator waiting for its next event would put off. */
function mapIterator<From, To>(
  source: AsyncIterableIterator<From>,
  map: (value: From) => To,
): AsyncIterableIterator<To> {
  const mapped = ({ value, done }: IteratorResult<From>): IteratorResult<To> =>
    done ? { value: undefined, done } : { value: map(value), done: false };
  return {
    next: async () => mapped(await source.next()),
    return: async () => {
      await source.return?.();
      return { value: undefined, done: true };
    },
    throw: async (error) => {
      await source.throw?.(error);
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
