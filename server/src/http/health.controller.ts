import { DomainError } from '#domain/errors.js';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/public.decorator.js';
import { Sql } from '../database/sql.js';
import { Readiness } from './readiness.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly sql: Sql,
    private readonly readiness: Readiness,
  ) {}

  /** 200 while the process answers. */
  @Public()
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** 200 once the database answers and until a stop begins, else 503. */
  @Public()
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    if (this.readiness.isEnding) {
      reply.status(503);
      return { status: 'stopping' };
    }
    try {
      await this.sql.rows('select 1');
      return { status: 'ok' };
    } catch {
      throw new DomainError('DATABASE_UNAVAILABLE', { retryAfter: 5 });
    }
  }
}
