import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import type { Sql } from '../database/sql.js';
import { StartUpError } from '../start-up-error.js';
import { EXPOSITION_TYPE } from './exposition.js';
import { jobFigures } from './job-figures.js';
import type { Metrics } from './metrics.js';
import { ProcessFigures } from './process-figures.js';
import { RequestFigures } from './request-figures.js';

/**
 * Counts requests from now on, and serves the metrics on a separate address, which must not be public.
 * @throws StartUpError if the address is not available.
 */
export async function registerMetrics(
  server: FastifyInstance,
  metrics: Metrics,
  sql: Sql,
  address: NonNullable<Config['metrics']>,
): Promise<void> {
  const requests = new RequestFigures();
  const process = new ProcessFigures();
  metrics.add(() => [...process.metrics(), ...requests.metrics()]);
  metrics.addStored(() => jobFigures(sql));
  server.addHook('onResponse', (request, reply, done) => {
    requests.count(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime);
    done();
  });
  const scraped = createServer((request, response) => void answer(metrics, request, response));
  await listen(scraped, address);
  server.addHook('onClose', async () => {
    process.stop();
    scraped.closeAllConnections();
    await new Promise((resolve) => scraped.close(resolve));
  });
}

async function answer(
  metrics: Metrics,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAsked = method === 'GET' && url?.split('?')[0] === '/metrics';
  if (isAsked) response.setHeader('content-type', EXPOSITION_TYPE).end(await metrics.text());
  else response.writeHead(404).end();
}

async function listen(scraped: Server, { port, host }: NonNullable<Config['metrics']>): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      scraped.once('error', reject);
      scraped.listen({ port, host }, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartUpError(
      `The metrics can't be served at port ${port} of ${host} (${code}): set METRICS_PORT or METRICS_HOST to another.`,
    );
  }
}
