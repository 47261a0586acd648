import type { Clock } from '../clock.js';
import type { LiveBus, LiveEvent } from './live-bus.js';

/** Proves when something was begun: what was read before a change must not be kept after it. */
export type Moment = symbol;

/** What an event of the live bus concerns, how much is kept at most, and the clock whose minutes end it. */
interface Keeping {
  readonly live: LiveBus;
  readonly clock: Clock;
  readonly isChange: (kind: LiveEvent['kind']) => boolean;
  readonly most: number;
}

/**
 * What was worked out from the database, kept until an event says that it may have changed, or the clinic's clock shows
 * another minute: then at the latest, what somebody changed by hand shows. Nothing is kept while events might be missed.
 */
export class KeptUntilChange<T> {
  private readonly kept = new Map<string, T>();
  /** Begun in this moment. */
  private readings = new Map<string, Promise<T>>();
  private moment: Moment = Symbol('begin');
  private minute = Number.NaN;

  constructor(private readonly keeping: Keeping) {
    keeping.live.onEvent(({ kind }) => {
      if (keeping.isChange(kind)) this.forget();
    });
  }

  /** Undefined while changes might be missed: nothing may be kept then. */
  now(): Moment | undefined {
    const { live, clock } = this.keeping;
    if (!live.isListening || live.awaitsOwnEvent) return undefined;
    const minute = Math.floor(clock.now().getTime() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.forget();
    }
    return this.moment;
  }

  /** To be asked right after `now`. */
  find(question: string): T | undefined {
    const answer = this.kept.get(question);
    // Kept anew behind the others: what is asked again outlives a flood of made-up questions.
    if (answer !== undefined && this.kept.delete(question)) this.kept.set(question, answer);
    return answer;
  }

  /** @param begun when the answer's data began to be read. */
  keep(question: string, answer: T, begun: Moment): void {
    if (begun !== this.now()) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= this.keeping.most) this.kept.delete(oldest);
    this.kept.set(question, answer);
  }

  /** What is kept, or else what `read` gives, which is kept from then on. Who asks while it is read waits for the same reading. */
  async get(question: string, read: () => Promise<T>): Promise<T> {
    const begun = this.now();
    if (!begun) return read();
    const kept = this.find(question) ?? this.readings.get(question);
    if (kept !== undefined) return kept;
    const readings = this.readings;
    const reading = read().finally(() => readings.delete(question));
    readings.set(question, reading);
    const answer = await reading;
    this.keep(question, answer, begun);
    return answer;
  }

  private forget(): void {
    this.moment = Symbol('change');
    this.kept.clear();
    this.readings = new Map();
  }
}
