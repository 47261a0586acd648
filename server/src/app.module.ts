import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Logger } from 'pino';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthSettings } from './auth/auth-settings.js';
import { AuthModule } from './auth/auth.module.js';
import { BackupModule } from './backup/backup.module.js';
import { BookingProofs } from './booking/booking-proofs.js';
import { BookingModule } from './booking/booking.module.js';
import { ClinicModule } from './clinic/clinic.module.js';
import { ClinicalRecordsModule } from './clinical-records/clinical-records.module.js';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module.js';
import { Clock } from './clock.js';
import type { Config } from './config.js';
import { type DatabaseAddresses, keepsSessions } from './database/connections/addresses.js';
import { ormOptions } from './database/orm-options.js';
import { RequestDialect } from './database/connections/request-dialect.js';
import { RequestPool } from './database/connections/request-pool.js';
import { Sql } from './database/sql.js';
import { FaultLog } from './errors/fault-log.js';
import { FhirModule } from './fhir/fhir.module.js';
import { graphqlOptions } from './graphql/graphql-options.js';
import { ENTITIES } from './entities.js';
import { DiskWatch } from './health/disk-watch.js';
import { HealthController } from './health/health.controller.js';
import { RunningVersionResolver } from './health/running-version.resolver.js';
import { RateLimits } from './http/limits/rate-limits.js';
import { VisitorQueue } from './http/limits/visitor-queue.js';
import { Readiness } from './health/readiness.js';
import { Inputs } from './input/inputs.js';
import { ImportsModule } from './imports/imports.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LiveModule } from './live/live.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { Counters } from './metrics/counters.js';
import { MessagesModule } from './messages/messages.module.js';
import { OwnAppointmentsModule } from './own-appointments/own-appointments.module.js';
import { PatientsModule } from './patients/patients.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RetentionModule } from './privacy/retention/retention.module.js';
import { PublicPageModule } from './public-page/public-page.module.js';
import { PublicResponseCache } from './response-cache/public-response-cache.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { SecretBox } from './sealing/secret-box.js';
import type { Secrets } from './secrets.js';
import { SocketsModule } from './sockets/sockets.module.js';
import { SuppliesModule } from './supplies/supplies.module.js';
import { TimelineModule } from './timeline/timeline.module.js';
import { TreatmentsModule } from './treatments/treatments.module.js';
import { WaitingListModule } from './waiting-list/waiting-list.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Global()
@Module({})
class CoreModule {
  static with(
    config: Config,
    secrets: Secrets,
    clock: Clock,
    pool: RequestPool,
    tallies: Counters,
    logger: Logger,
  ): DynamicModule {
    const limits = new RateLimits(pool, config.limits);
    const proofs = new BookingProofs(secrets.antiForgeryKey, limits.usedProofs, clock);
    return {
      module: CoreModule,
      providers: [
        { provide: Clock, useValue: clock },
        { provide: FaultLog, useValue: new FaultLog(logger) },
        { provide: RequestPool, useValue: pool },
        { provide: SecretBox, useValue: new SecretBox(secrets.accessTokenKey) },
        { provide: RateLimits, useValue: limits },
        { provide: VisitorQueue, useValue: new VisitorQueue(config.limits.visitors) },
        { provide: BookingProofs, useValue: proofs },
        { provide: Counters, useValue: tallies },
        Sql,
        Inputs,
      ],
      exports: [
        BookingProofs,
        Clock,
        Counters,
        FaultLog,
        Inputs,
        RateLimits,
        RequestPool,
        SecretBox,
        Sql,
        VisitorQueue,
      ],
    };
  }
}

@Module({})
export class AppModule {
  static with(
    config: Config,
    secrets: Secrets,
    addresses: DatabaseAddresses,
    clock: Clock,
    logger: Logger,
  ): DynamicModule {
    const pool = new RequestPool(addresses.url, logger, { keepsSessions: keepsSessions(addresses) });
    const tallies = new Counters();
    const diskWatch = new DiskWatch(
      [
        { name: 'data', path: config.dataDir, hasDatabase: config.database === undefined },
        { name: 'backups', path: config.backup.directory, hasDatabase: false },
      ],
      logger,
    );
    return {
      module: AppModule,
      controllers: [HealthController],
      providers: [
        PublicResponseCache,
        Readiness,
        RunningVersionResolver,
        { provide: DiskWatch, useValue: diskWatch },
      ],
      imports: [
        MikroOrmModule.forRoot({
          ...ormOptions(addresses.url, ENTITIES),
          driverOptions: () => new RequestDialect(pool),
          driver: PostgreSqlDriver,
          // `registerRequestContext` does it in a Fastify hook, which is cheaper than a middleware.
          registerRequestContext: false,
        }),
        CoreModule.with(config, secrets, clock, pool, tallies, logger),
        GraphQLModule.forRoot(graphqlOptions(config.introspection, tallies)),
        AuthModule.with(
          new AuthSettings(
            secrets.accessTokenKey,
            secrets.antiForgeryKey,
            config.accessTokenTtl,
            config.refreshTokenTtl,
            config.isHttpsOnly,
          ),
        ),
        IdempotencyModule,
        AuditModule,
        LiveModule.with(addresses.direct, logger),
        JobsModule.with(addresses.direct, logger),
        MetricsModule,
        SocketsModule.with(config, logger),
        ClinicModule,
        PatientsModule,
        SuppliesModule,
        ImportsModule,
        TreatmentsModule,
        ClinicalRecordsModule,
        AppointmentsModule,
        VisitsModule,
        MessagesModule.with(config.messages, config.publicUrl),
        OwnAppointmentsModule,
        CalendarFeedsModule.with(config.publicUrl),
        TimelineModule,
        FhirModule.with(config.publicUrl),
        BookingModule,
        WaitingListModule,
        PublicPageModule.with(config.publicUrl),
        PrivacyModule,
        RetentionModule.with(logger),
        WebhooksModule.with(config.webhooks),
        BackupModule.with(addresses.direct, config.backup, logger),
      ],
    };
  }
}
