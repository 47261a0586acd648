import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../../scripts/free-port.mjs';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { startProduct, type TestProduct } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { bookByRest, visitor } from '../../product/visitors.js';
import { answering, Receiver } from '../../integrations/webhooks/receiver.js';
import { WebhookHelper } from '../../integrations/webhooks/webhook-helper.js';

let product: TestProduct;
let staff: TestClient;
let address: string;
beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  product = await startProduct({
    environment: { METRICS_PORT: String(port), WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32' },
    behindWire: true,
  });
  staff = await product.logIn();
});
afterAll(() => product.stop());

/** The metrics' values by name and labels, as in Prometheus. */
async function scrape(): Promise<Record<string, number>> {
  const text = await (await fetch(address)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe('Metrics', () => {
  it('counts requests by route, bookings by outcome, and GraphQL errors by code', async () => {
    await addPatient(product.database, 1, 'Rosa Ñandú');
    await staff.get(`/api/pacientes/?rut=${madeUpRut(1)}`);
    await product.client().get('/no-hay/tal/cosa');
    const asked = { ...visitor(1), date: '2026-11-20', time: '09:00' };
    expect(await bookByRest(product.client(), asked)).toBe('booked');
    await bookByRest(product.client(), { ...visitor(2), date: '2026-11-20', time: '09:00' });
    await product.client().graphql('{ patients { totalCount } }');

    const figures = await scrape();
    expect(figures['huella_bookings_total{outcome="made"}']).toBe(1);
    expect(figures['huella_bookings_total{outcome="taken"}']).toBe(1);
    expect(figures['huella_graphql_errors_total{code="UNAUTHENTICATED"}']).toBe(1);
    const booking = 'method="POST",route="/api/citas/reservar"';
    expect(figures[`huella_requests_total{${booking},status="201"}`]).toBe(1);
    expect(figures[`huella_request_duration_seconds_count{${booking}}`]).toBe(2);
    expect(figures['huella_requests_total{method="any",route="unknown",status="404"}']).toBe(1);
  });

  it('measures connections, jobs, messages, backups and the process, without personal data', async () => {
    await product.database.query(
      `insert into pgboss.job (name, start_after) values ('message-sweep', now() - interval '1 hour')`,
    );
    const text = await (await fetch(address)).text();
    const labels = [...text.matchAll(/\{(.*)\}/g)].map(([, pairs]) => pairs).join('\n');
    expect(labels).not.toMatch(/Ros|Visita|demo\.invalid|\d{7}|2026|no-hay/);
    const figures = await scrape();
    for (const name of [
      'huella_pool_connections{state="idle"}',
      'huella_pool_waiting',
      'huella_visitors_waiting{work="change"}',
      'huella_visitors_refused_total{work="read"}',
      'huella_jobs_oldest_waiting_seconds',
      'huella_messages{state="waiting"}',
      'huella_backup_last_good_timestamp_seconds',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(figures).toHaveProperty([name], expect.any(Number));
    expect(figures).toMatchObject({ huella_database_up: 1, huella_live_listening: 1 });
  });

  it('counts webhook deliveries by outcome, and those waiting', async () => {
    const receiver = new Receiver();
    await receiver.start();
    try {
      const desk = new WebhookHelper(product, staff);
      const { id } = await desk.make(receiver.url, 'PATIENT_CREATED');
      await desk.test(id);
      receiver.answers(answering(500));
      await addPatient(product.database, 7, 'Ana');
      const isCounted = async () => (await scrape())['huella_webhook_tries_total{outcome="status"}'] === 1;
      await eventually(isCounted, 'the try that failed is counted');
      const figures = await scrape();
      expect(figures['huella_webhook_tries_total{outcome="received"}']).toBe(1);
      expect(figures['huella_webhook_waiting']).toBe(1);
      expect(figures).toHaveProperty('huella_webhook_oldest_waiting_seconds', expect.any(Number));
    } finally {
      await receiver.stop();
    }
  });

  it("serves no metrics at the public address, and nothing else at the metrics' address", async () => {
    const stranger = product.client();
    expect((await stranger.get('/metrics')).status).toBe(404);
    expect((await stranger.get('/metrics', { accept: 'text/html' })).status).toBe(404);
    expect((await fetch(address.replace('/metrics', '/health/live'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  });

  it('reports in the metrics that the database is away', async () => {
    await product.wire?.cut();
    const figures = await scrape();
    expect(figures).toMatchObject({ huella_database_up: 0 });
    expect(figures).not.toHaveProperty(['huella_jobs_oldest_waiting_seconds']);
    expect(figures).toHaveProperty(['process_resident_memory_bytes']);
  });
});
