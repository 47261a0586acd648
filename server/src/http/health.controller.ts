import { DomainError } from '#domain/errors.js';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/public.decorator.js';
import { Sql } from '../database/sql.js';

@Controller('health')
export class HealthController {
  constructor(private readonly sql: Sql) {}

  /** 200 while the process answers. */
  @Public()
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** 200 once the database answers, else 503. */
  @Public()
  @Get('ready')
  async ready() {
    try {
      await this.sql.rows('select 1');
      return { status: 'ok' };
    } catch {
      throw new DomainError('DATABASE_UNAVAILABLE', { retryAfter: 5 });
    }
  }
}
