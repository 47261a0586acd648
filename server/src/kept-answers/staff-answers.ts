import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { KeptUntilChange, type Moment } from '../live/kept-until-change.js';
import { LiveBus } from '../live/live-bus.js';
import type { Answer } from './question.js';

interface StaffAnswer extends Answer {
  /** What the database held before the answer was read. */
  readonly snapshot: string;
}

const MOST_ANSWERS = 50;
/** A week of two full agendas has 90 kB. */
const LARGEST_ANSWER = 131_072;

/**
 * Answers to what staff and programs ask again. Each is for one sender, and is good while PostgreSQL's snapshot is the one
 * from before it was read: two equal ones see the same rows, whichever instance, program or hand could have changed them.
 * Events only drop early what no snapshot will equal any more.
 */
@Injectable()
export class StaffAnswers extends KeptUntilChange<StaffAnswer> {
  constructor(live: LiveBus, clock: Clock) {
    super({ live, clock, isChange: () => true, most: MOST_ANSWERS });
  }

  override keep(question: string, answer: StaffAnswer, begun: Moment): void {
    if (answer.body.length <= LARGEST_ANSWER) super.keep(question, answer, begun);
  }
}
