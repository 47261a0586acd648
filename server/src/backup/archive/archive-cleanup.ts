import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../jobs/jobs.js';
import { Archives } from './archives.service.js';

const QUEUE = 'archives-forget';
const EVERY_HOUR = '35 * * * *';

/** Removes expired archives. */
@Injectable()
export class ArchiveCleanup implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly archives: Archives,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { oneAtATime: true }, () => this.archives.sweep());
    this.jobs.every(QUEUE, EVERY_HOUR);
  }
}
