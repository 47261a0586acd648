import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Sql } from '../database/sql.js';
import { ClinicResolver } from './clinic.resolver.js';
import { ClinicService } from './clinic.service.js';

@Module({})
export class ClinicModule {
  static with(timeZone: string): DynamicModule {
    return {
      module: ClinicModule,
      global: true,
      providers: [
        ClinicResolver,
        {
          provide: ClinicService,
          inject: [Sql, Clock],
          useFactory: (sql: Sql, clock: Clock) => new ClinicService(sql, clock, timeZone),
        },
      ],
      exports: [ClinicService],
    };
  }
}
