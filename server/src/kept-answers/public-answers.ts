import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { KeptUntilChange, type Moment } from '../live/kept-until-change.js';
import { LiveBus, type LiveEvent } from '../live/live-bus.js';
import type { Answer } from './question.js';

/** All other events, also new kinds, may change an answer. */
const UNSEEN_BY_VISITORS: ReadonlySet<LiveEvent['kind']> = new Set([
  'MESSAGES',
  'PATIENTS',
  'SESSION',
  'STOCK',
]);
const MOST_ANSWERS = 1_000;
const LARGEST_ANSWER = 16_384;

/**
 * Answers to what visitors ask again and again, kept until anything of the agenda changes or the clinic's clock shows
 * another minute. Selling an hour never looks here.
 */
@Injectable()
export class PublicAnswers extends KeptUntilChange<Answer> {
  constructor(live: LiveBus, clock: Clock) {
    super({ live, clock, isChange: (kind) => !UNSEEN_BY_VISITORS.has(kind), most: MOST_ANSWERS });
  }

  override keep(question: string, answer: Answer, begun: Moment): void {
    if (answer.body.length <= LARGEST_ANSWER) super.keep(question, answer, begun);
  }
}
