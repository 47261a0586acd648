import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { LOGGER } from '../../foundation/logger.js';
import { IntakesModule } from '../../records/intake/intakes.module.js';
import { PatientMergesModule } from '../../patients/merge/patient-merges.module.js';
import { PatientsModule } from '../../patients/patients.module.js';
import { DueData } from './due-data.js';
import { NightlyRetention } from './nightly-retention.js';
import { RetentionResolver } from './retention.resolver.js';
import { RetentionSettings } from './retention-settings.js';

@Module({})
export class RetentionModule {
  static with(logger: Logger): DynamicModule {
    return {
      module: RetentionModule,
      imports: [AgendaModule, IntakesModule, PatientMergesModule, PatientsModule],
      providers: [
        { provide: LOGGER, useValue: logger },
        DueData,
        NightlyRetention,
        RetentionResolver,
        RetentionSettings,
      ],
    };
  }
}
