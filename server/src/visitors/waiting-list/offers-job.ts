import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { OFFERING_QUEUE } from './freed-hours.js';
import { NewOffers } from './new-offers.js';
import { UnansweredOffers } from './unanswered-offers.js';
import { WaitingEntries } from './waiting-entries.js';

const EVERY_MINUTE = '* * * * *';

/**
 * Checks the whole list, soon after an hour was freed and every minute: what one check missed, because a process died
 * or because there is no event for it (a closure lifted, a professional added), the next one finds.
 */
@Injectable()
export class OffersJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unanswered: UnansweredOffers,
    private readonly entries: WaitingEntries,
    private readonly newOffers: NewOffers,
  ) {}

  onModuleInit(): void {
    this.jobs.define(OFFERING_QUEUE, { expireSeconds: 120 }, () => this.run());
    this.jobs.every(OFFERING_QUEUE, EVERY_MINUTE);
  }

  async run(): Promise<void> {
    await this.unanswered.settleOver();
    await this.entries.endOver();
    await this.newOffers.makeAll();
  }
}
