import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { AppointmentLinks } from '../../agenda/appointments/links/appointment-links.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { IntakesModule } from '../../records/intake/intakes.module.js';
import { Intakes } from '../../records/intake/intakes.service.js';
import { PatientsModule } from '../../patients/patients.module.js';
import { PatientMerges } from '../../patients/merge/patient-merges.js';
import { DueData } from './due-data.js';
import { NightlyRetention } from './nightly-retention.js';
import { RetentionResolver } from './retention.resolver.js';
import { RetentionSettings } from './retention-settings.js';

@Module({})
export class RetentionModule {
  static with(logger: Logger): DynamicModule {
    return {
      module: RetentionModule,
      imports: [AgendaModule, IntakesModule, PatientsModule],
      providers: [
        DueData,
        RetentionResolver,
        RetentionSettings,
        {
          provide: NightlyRetention,
          inject: [
            EntityManager,
            Sql,
            Jobs,
            RetentionSettings,
            DueData,
            PatientMerges,
            AppointmentLinks,
            Intakes,
            Clock,
          ],
          useFactory: (
            em: EntityManager,
            sql: Sql,
            jobs: Jobs,
            settings: RetentionSettings,
            due: DueData,
            merges: PatientMerges,
            links: AppointmentLinks,
            intakes: Intakes,
            clock: Clock,
          ) => new NightlyRetention(em, sql, jobs, settings, due, merges, links, intakes, clock, logger),
        },
      ],
    };
  }
}
