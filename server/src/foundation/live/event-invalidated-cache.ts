import type { Clock } from '../clock.js';
import type { LiveBus, LiveEvent } from './live-bus.js';
import { LruMap } from './lru-map.js';

/** Marks when a read began: data read before a change must not be cached after it. */
export type Moment = symbol;

interface CacheOptions {
  readonly live: LiveBus;
  readonly clock: Clock;
  readonly isChange: (kind: LiveEvent['kind']) => boolean;
  readonly maxEntries: number;
}

/**
 * Caches what was computed from the database until an event says that it may have changed, or the clinic's clock moves
 * to another minute, so that changes made by hand also show up. Nothing is cached while events might be missed.
 */
export class EventInvalidatedCache<T> {
  private readonly entries: LruMap<T>;
  private moment: Moment = Symbol('begin');
  private minute = Number.NaN;

  constructor(private readonly options: CacheOptions) {
    this.entries = new LruMap(options.maxEntries);
    options.live.onEvent(({ kind }) => {
      if (options.isChange(kind)) this.forget();
    });
  }

  /** Undefined while events might be missed: nothing may be cached then. */
  now(): Moment | undefined {
    const { live, clock } = this.options;
    if (!live.isListening || live.awaitsOwnEvent) return undefined;
    const minute = Math.floor(clock.now().getTime() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.forget();
    }
    return this.moment;
  }

  /** Call right after `now`. */
  find(key: string): T | undefined {
    return this.entries.get(key);
  }

  /** @param begun when reading the data began. */
  store(key: string, value: T, begun: Moment): void {
    if (begun === this.now()) this.entries.set(key, value);
  }

  private forget(): void {
    this.moment = Symbol('change');
    this.entries.clear();
  }
}
