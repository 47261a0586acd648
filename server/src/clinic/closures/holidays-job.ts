import { RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { ClosuresService } from './closures.service.js';

const QUEUE = 'holidays';
const EVERY_NIGHT = '20 3 * * *';

/** Closes the clinic on the holidays of the coming years: at the first start, and again each year. */
@Injectable()
export class HolidaysJob implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly closures: ClosuresService,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { oneAtATime: true }, () => this.closures.closeComingHolidays());
    this.jobs.every(QUEUE, EVERY_NIGHT);
  }

  onApplicationBootstrap(): Promise<void> {
    return RequestContext.create(this.em, () => this.closures.closeComingHolidays());
  }
}
