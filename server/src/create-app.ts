import 'reflect-metadata';
import path from 'node:path';
import cookie from '@fastify/cookie';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { AbstractGraphQLDriver } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { Clock } from './foundation/clock.js';
import { type Config, PROJECT_ROOT } from './foundation/config.js';
import { Actors, registerActors } from './access/actors/actors.js';
import { UploadAccess } from './access/rights/upload-access.js';
import { RequestSessions } from './access/sessions/request-sessions.js';
import type { DatabaseAddresses } from './foundation/database-addresses.js';
import { registerRequestContext } from './foundation/database/request-context.js';
import { Sql } from './foundation/database/sql.js';
import { ErrorFilter } from './foundation/errors/error.filter.js';
import { FaultLog } from './foundation/errors/fault-log.js';
import { registerKnownQueries } from './foundation/graphql/known-queries.js';
import { refuseUnreadableGraphql } from './foundation/graphql/refuse-unreadable.js';
import type { SchemaDriver } from './foundation/graphql/schema-driver.js';
import { registerApiDescription } from './foundation/http/api-description.js';
import { registerBookingOrigins } from './foundation/http/booking-origins.js';
import { registerCacheControl } from './foundation/http/cache-control.js';
import { endUnreadableConnection, receiveLimits } from './foundation/http/connection-errors.js';
import { proxyTrust } from './foundation/http/network/client-address.js';
import { registerClientFiles } from './foundation/http/client-files.js';
import { ServerAdapter } from './foundation/http/server-adapter.js';
import { earlyErrorAnswer, fallbackAnswer } from './foundation/http/fallbacks.js';
import { recordRoutes, registerMethodCheck } from './foundation/http/known-routes.js';
import { BODY_LIMIT_BYTES, registerBodyParsers } from './foundation/http/bodies/json-body.js';
import { registerHostCheck } from './foundation/http/network/host.js';
import { NestLogger } from './foundation/http/nest-logger.js';
import { newRequestId, registerRequestLog } from './foundation/http/request-log.js';
import { registerRequestLimit, RequestLimit } from './foundation/http/limits/request-limit.js';
import { registerVisitorQueue } from './foundation/http/limits/register-visitor-queue.js';
import { VisitorQueue } from './foundation/http/limits/visitor-queue.js';
import { Metrics } from './foundation/metrics/metrics.js';
import { visitorFigures } from './foundation/metrics/visitor-figures.js';
import { ClinicService } from './clinic/settings/clinic.service.js';
import { DiskWatch } from './integrations/health/disk-watch.js';
import { Readiness, registerReadiness } from './integrations/health/readiness.js';
import { readSchemeScript } from './foundation/http/scheme-script.js';
import { registerSecurityHeaders } from './foundation/http/security-headers.js';
import { registerSignedBodies } from './foundation/http/bodies/register-signed-bodies.js';
import { registerStallLimit } from './foundation/http/limits/stalled-responses.js';
import { answerUnroutable } from './foundation/http/unroutable.js';
import { registerUploads } from './foundation/http/bodies/upload.js';
import { InputPipe } from './foundation/input/input.pipe.js';
import { Inputs } from './foundation/input/inputs.js';
import { ErrorPages } from './visitors/pages/error-pages.js';
import { SCRIPT_AFTER_PAINT } from './visitors/pages/script-after-paint.js';
import { PublicResponseCache } from './foundation/answers/public-response-cache.js';
import { registerCaching } from './foundation/answers/cacheable-request.js';
import { registerPublicCache } from './foundation/answers/register-public-cache.js';
import { IdempotentGraphql, registerIdempotentGraphql } from './access/repeats/idempotent-graphql.js';
import type { Secrets } from './foundation/secrets.js';
import { LiveSockets } from './access/sockets/live-sockets.js';
import { isSocketRequest, registerUpgrades } from './access/sockets/upgrades.js';

/** @returns the server, ready to listen. The database's schema must be up to date. */
export async function createApp(
  config: Config,
  secrets: Secrets,
  addresses: DatabaseAddresses,
  logger: Logger,
  clock: Clock = new Clock(config.timeZone),
): Promise<NestFastifyApplication> {
  const trust = proxyTrust(config.trustProxy);
  const requestLimit = new RequestLimit(config.limits.requests, trust);
  const receiving = receiveLimits(config.requestTimeout);
  const adapter = new ServerAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trust,
    genReqId: newRequestId,
    frameworkErrors: answerUnroutable(requestLimit, (request, response) => server.routing(request, response)),
    clientErrorHandler: endUnreadableConnection(logger),
    ...receiving,
    http: { ...receiving.http, shouldUpgradeCallback: isSocketRequest },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Idle keep-alive connections must not delay a stop.
    forceCloseConnections: 'idle',
  });
  const server = adapter.getInstance();
  const routes = recordRoutes(server);
  registerSignedBodies(server, config, (request) => requestLimit.countNetwork(request));
  refuseUnreadableGraphql(server);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, secrets, addresses, clock, logger),
    adapter,
    { bodyParser: false, logger: new NestLogger(logger), abortOnError: false },
  );
  app.useGlobalFilters(new ErrorFilter(app.get(FaultLog)));
  app.useGlobalPipes(new InputPipe(app.get(Inputs)));

  registerRequestLog(server, logger);
  if (config.metrics) {
    const { registerMetrics } = await import('./foundation/metrics/register-metrics.js');
    await registerMetrics(server, app.get(Metrics), app.get(Sql), config.metrics);
    app.get(Metrics).add(() => [app.get(DiskWatch).metric()]);
    app.get(Metrics).add(() => visitorFigures(app.get(VisitorQueue).figures()));
  }
  registerActors(server, app.get(Actors));
  registerReadiness(server, app.get(Readiness));
  const clientFolder = path.join(PROJECT_ROOT, 'dist/client');
  const schemeScript = readSchemeScript(clientFolder);
  await registerSecurityHeaders(
    server,
    schemeScript === undefined ? [] : [schemeScript, SCRIPT_AFTER_PAINT],
    config.isHttpsOnly,
    config.bookingOrigins,
  );
  // Set before the routes are registered: Fastify gives each route the error handler of that moment.
  const errorPages = app.get(ErrorPages);
  server.setErrorHandler(earlyErrorAnswer(errorPages));
  await registerBookingOrigins(server, config.bookingOrigins);
  registerStallLimit(server, config.requestTimeout, logger);
  registerCacheControl(server);
  registerRequestLimit(server, requestLimit, app.get(RequestSessions));
  registerHostCheck(server);
  registerMethodCheck(server, routes);
  registerCaching(server);
  const answerFromMemory = registerPublicCache(server, app.get(PublicResponseCache));
  registerKnownQueries(server, app.get<SchemaDriver>(AbstractGraphQLDriver).knownQueries);
  registerIdempotentGraphql(server, () => app.get(IdempotentGraphql));
  if (config.limits.visitors > 0)
    registerVisitorQueue(server, app.get(VisitorQueue), app.get(RequestSessions), answerFromMemory);
  registerUpgrades(server, app.get(LiveSockets));
  await server.register(cookie);
  registerBodyParsers(server);
  registerUploads(server, app.get(UploadAccess), errorPages);
  registerRequestContext(server, app.get(MikroORM));

  registerApiDescription(server, path.join(PROJECT_ROOT, 'openapi.json'));
  const sendClient = await registerClientFiles(server, clientFolder, config.introspection);
  server.setNotFoundHandler(
    fallbackAnswer(routes, sendClient, errorPages, () => app.get(ClinicService).homeShowsBooking()),
  );
  await app.init();
  await server.ready();
  return app;
}
