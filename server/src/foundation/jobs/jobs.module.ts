import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock.js';
import { Sql } from '../database/sql.js';
import { Jobs } from './jobs.js';

@Module({})
export class JobsModule {
  static with(databaseUrl: string, logger: Logger): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      providers: [
        {
          provide: Jobs,
          inject: [EntityManager, Sql, Clock],
          useFactory: (em: EntityManager, sql: Sql, clock: Clock) =>
            new Jobs(em, sql, clock, databaseUrl, logger),
        },
      ],
      exports: [Jobs],
    };
  }
}
