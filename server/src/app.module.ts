import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Logger } from 'pino';
import { AgendaModule } from './agenda/agenda.module.js';
import { AccessLogModule } from './access/access-log.module.js';
import { AuthSettings } from './access/tokens/auth-settings.js';
import { AccessModule } from './access/access.module.js';
import { BackupModule } from './data/backup/backup.module.js';
import { BackupPlace } from './data/backup/place/backup-place.js';
import { BookingProofs } from './visitors/booking/booking-proofs.js';
import { BookingModule } from './visitors/booking/booking.module.js';
import { ClinicModule } from './clinic/clinic.module.js';
import { IntakesModule } from './records/intake/intakes.module.js';
import { PhotosModule } from './records/photos/photos.module.js';
import { RecordsModule } from './records/records.module.js';
import { SignedConsentsModule } from './records/signed-consents/signed-consents.module.js';
import { ControlCardsModule } from './reports/control-card/control-cards.module.js';
import { ControlsDueModule } from './reports/controls-due/controls-due.module.js';
import { SummaryModule } from './reports/summary/summary.module.js';
import { CalendarFeedsModule } from './data/calendar-feeds/calendar-feeds.module.js';
import { Clock } from './foundation/clock.js';
import { type Config, PROJECT_ROOT } from './foundation/config.js';
import { type DatabaseAddresses, keepsSessions } from './foundation/database-addresses.js';
import { ormOptions } from './foundation/database/orm-options.js';
import { RequestDialect } from './foundation/database/connections/request-dialect.js';
import { RequestPool } from './foundation/database/connections/request-pool.js';
import { Sql } from './foundation/database/sql.js';
import { FaultLog } from './foundation/errors/fault-log.js';
import { FhirModule } from './data/fhir/fhir.module.js';
import { graphqlOptions } from './foundation/graphql/graphql-options.js';
import { ENTITIES } from './entities.js';
import { DiskWatch } from './integrations/health/disk-watch.js';
import { HealthController } from './integrations/health/health.controller.js';
import { RunningVersionResolver } from './integrations/health/running-version.resolver.js';
import { AllowedAddresses } from './foundation/http/network/allowed-addresses.js';
import { RateLimits } from './foundation/http/limits/rate-limits.js';
import { VisitorQueue } from './foundation/http/limits/visitor-queue.js';
import { Readiness } from './integrations/health/readiness.js';
import { Inputs } from './foundation/input/inputs.js';
import { ImportsModule } from './data/imports/imports.module.js';
import { JobsModule } from './foundation/jobs/jobs.module.js';
import { LiveModule } from './foundation/live/live.module.js';
import { MetricsModule } from './foundation/metrics/metrics.module.js';
import { Counters } from './foundation/metrics/counters.js';
import { MessagesModule } from './messages/messages.module.js';
import { MoneyModule } from './money/money.module.js';
import { OwnAppointmentsModule } from './visitors/own-appointments/own-appointments.module.js';
import { PatientMergesModule } from './patients/merge/patient-merges.module.js';
import { PatientsModule } from './patients/patients.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RetentionModule } from './privacy/retention/retention.module.js';
import { PublicPagesModule } from './visitors/pages/public-pages.module.js';
import { PublicResponseCache } from './foundation/answers/public-response-cache.js';
import { LiveBus } from './foundation/live/live-bus.js';
import { RepeatsModule } from './access/repeats/repeats.module.js';
import { SecretBox } from './foundation/sealing/secret-box.js';
import type { Secrets } from './foundation/secrets.js';
import { SocketsModule } from './access/sockets/sockets.module.js';
import { SuppliesModule } from './stock/supplies.module.js';
import { TimelineModule } from './visits/timeline/timeline.module.js';
import { TreatmentsModule } from './clinic/treatments/treatments.module.js';
import { WaitingListModule } from './visitors/waiting-list/waiting-list.module.js';
import { WebhooksModule } from './integrations/webhooks/webhooks.module.js';
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
        { provide: AllowedAddresses, useValue: new AllowedAddresses(config.webhooks) },
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
        AllowedAddresses,
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
    return {
      module: AppModule,
      controllers: [HealthController],
      providers: [
        {
          provide: PublicResponseCache,
          inject: [LiveBus],
          useFactory: (live: LiveBus) =>
            new PublicResponseCache(live, clock, new Set(['MESSAGES', 'MONEY', 'SESSION', 'STOCK'] as const)),
        },
        Readiness,
        RunningVersionResolver,
        {
          provide: DiskWatch,
          inject: [BackupPlace],
          useFactory: (place: BackupPlace) =>
            new DiskWatch(
              [
                {
                  name: 'data',
                  path: async () => config.dataDir,
                  hasDatabase: config.database === undefined,
                },
                {
                  name: 'backups',
                  path: async () => (await place.folder()).directory,
                  hasDatabase: false,
                },
              ],
              logger,
            ),
        },
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
        AccessModule.with(
          new AuthSettings(
            secrets.accessTokenKey,
            secrets.antiForgeryKey,
            config.accessTokenTtl,
            config.refreshTokenTtl,
            config.isHttpsOnly,
          ),
          config.publicUrl,
        ),
        RepeatsModule,
        AccessLogModule,
        LiveModule.with(addresses.direct, logger),
        JobsModule.with(addresses.direct, logger),
        MetricsModule,
        SocketsModule.with(config, logger),
        ClinicModule,
        PatientsModule,
        PatientMergesModule,
        SuppliesModule,
        ImportsModule,
        TreatmentsModule,
        RecordsModule,
        IntakesModule,
        PhotosModule,
        SignedConsentsModule,
        AgendaModule,
        MoneyModule,
        VisitsModule,
        MessagesModule.with(config.messages),
        OwnAppointmentsModule,
        CalendarFeedsModule,
        TimelineModule,
        ControlCardsModule,
        ControlsDueModule,
        SummaryModule,
        FhirModule,
        BookingModule,
        WaitingListModule,
        PublicPagesModule,
        PrivacyModule,
        RetentionModule.with(logger),
        WebhooksModule.with(config.webhooks),
        BackupModule.with(addresses.direct, config.backup, [PROJECT_ROOT, config.dataDir], logger),
      ],
    };
  }
}
