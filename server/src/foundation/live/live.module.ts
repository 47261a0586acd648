import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Sql } from '../database/sql.js';
import { LiveBus } from './live-bus.js';

@Module({})
export class LiveModule {
  static with(databaseUrl: string, logger: Logger): DynamicModule {
    return {
      module: LiveModule,
      global: true,
      providers: [
        { provide: LiveBus, inject: [Sql], useFactory: (sql: Sql) => new LiveBus(sql, databaseUrl, logger) },
      ],
      exports: [LiveBus],
    };
  }
}
