import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { LiveBus, type LiveEvent } from '../live/live-bus.js';

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Proves when an answer was begun: what was read before a change must not be kept after it. */
export type Moment = symbol;

/** All other events, also new kinds, may change an answer. */
const UNSEEN_BY_VISITORS: ReadonlySet<LiveEvent['kind']> = new Set(['MESSAGES', 'SESSION', 'STOCK']);
const MOST_ANSWERS = 1_000;
const LARGEST_ANSWER = 16_384;

/**
 * Answers to what visitors ask again and again, kept until anything of the agenda changes or the clinic's clock shows
 * another minute. Selling an hour never looks here.
 */
@Injectable()
export class PublicAnswers {
  private readonly kept = new Map<string, Answer>();
  private moment: Moment = Symbol('begin');
  private minute = Number.NaN;

  constructor(
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {
    live.onEvent(({ kind }) => {
      if (!UNSEEN_BY_VISITORS.has(kind)) this.forget();
    });
  }

  /** Undefined while changes might be missed: nothing may be kept then. */
  now(): Moment | undefined {
    if (!this.live.isListening || this.live.awaitsOwnEvent) return undefined;
    const minute = Math.floor(this.clock.now().getTime() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.forget();
    }
    return this.moment;
  }

  /** To be asked right after `now`. */
  find(question: string): Answer | undefined {
    const answer = this.kept.get(question);
    // Kept anew behind the others: what is asked again outlives a flood of made-up questions.
    if (answer && this.kept.delete(question)) this.kept.set(question, answer);
    return answer;
  }

  /** @param begun when the answer's data began to be read. */
  keep(question: string, answer: Answer, begun: Moment): void {
    if (begun !== this.now() || answer.body.length > LARGEST_ANSWER) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= MOST_ANSWERS) this.kept.delete(oldest);
    this.kept.set(question, answer);
  }

  private forget(): void {
    this.moment = Symbol('change');
    this.kept.clear();
  }
}
