import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '#domain/errors.js';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public, WithoutSession } from '../../access/actors/public.decorator.js';
import { RequestPool } from '../../foundation/database/connections/request-pool.js';
import { DiskWatch } from './disk-watch.js';
import { Readiness } from './readiness.js';

/** Load balancers and orchestrators time out soon after this. */
const ANSWER_WITHIN_MS = 1_500;

@Controller('health')
@WithoutSession()
export class HealthController {
  constructor(
    private readonly pool: RequestPool,
    private readonly readiness: Readiness,
    private readonly disks: DiskWatch,
  ) {}

  @Public()
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** 200 while the database responds, its disk has space and no stop has begun; otherwise 503, within two seconds. */
  @Public()
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    if (this.readiness.isEnding) {
      reply.status(503);
      return { status: 'stopping' };
    }
    if (this.disks.isDatabaseFull) throw new DomainError('DATABASE_UNAVAILABLE', { retryAfter: 5 });
    const answer = this.pool.query({ text: 'select 1' }).then(
      () => true,
      () => false,
    );
    const tooLate = delay(ANSWER_WITHIN_MS, false, { ref: false });
    if (await Promise.race([answer, tooLate])) return { status: 'ok' };
    throw new DomainError('DATABASE_UNAVAILABLE', { retryAfter: 5 });
  }
}
