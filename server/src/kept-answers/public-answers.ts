import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { KeptUntilChange, type Moment } from '../live/kept-until-change.js';
import { LiveBus } from '../live/live-bus.js';
import { isSeenByVisitors } from '../live/seen-by-visitors.js';
import type { Answer } from './question.js';

const MOST_ANSWERS = 1_000;
const LARGEST_ANSWER = 16_384;

/**
 * Answers to what visitors ask again and again, kept until anything of the agenda changes or the clinic's clock shows
 * another minute. Selling an hour never looks here.
 */
@Injectable()
export class PublicAnswers extends KeptUntilChange<Answer> {
  constructor(live: LiveBus, clock: Clock) {
    super({ live, clock, isChange: isSeenByVisitors, most: MOST_ANSWERS });
  }

  override keep(question: string, answer: Answer, begun: Moment): void {
    if (answer.body.length <= LARGEST_ANSWER) super.keep(question, answer, begun);
  }
}
