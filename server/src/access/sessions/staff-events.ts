import { Injectable } from '@nestjs/common';
import { ApiKeys } from '../keys/api-keys.service.js';
import { SessionsService } from './sessions.service.js';
import type { SignedInStaff } from '../actors/staff.js';
import { LiveBus, type LiveEvent } from '../../foundation/live/live-bus.js';

export interface StaffEvent {
  readonly event: LiveEvent;
  /** Whether the subscriber's key works, or their session is open and not restricted to setting up a second factor. */
  readonly isOpen: () => Promise<boolean>;
  /** The subscriber is limited to their own agenda: their events say that something changed, but name no patient. */
  readonly isLimited: boolean;
}

@Injectable()
export class StaffEvents {
  constructor(
    private readonly live: LiveBus,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeys,
  ) {}

  /** The events of the last seconds, then every event from now on. Check `isOpen` before delivering: the session may have ended in the meantime. */
  eventsFor(staff: SignedInStaff): AsyncIterableIterator<StaffEvent> {
    const isOpen = async (): Promise<boolean> => {
      if (staff.isProgram) return (await this.keys.workingAmong([staff.sessionId])).size > 0;
      const open = await this.sessions.findOpen(staff.sessionId, staff.id);
      return open !== undefined && !open.mustSetUpSecondFactor;
    };
    const isLimited = Boolean(staff.ownAgenda);
    return mapIterator(this.live.events(), (event) => ({ event, isOpen, isLimited }));
  }
}

/** `return` reaches the source immediately; a generator would delay it until the next event. */
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
