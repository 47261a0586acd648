import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../../scripts/free-port.mjs';
import { Importer } from '../../data/imports/import-helper.js';
import { DirectStart } from '../../process/direct-start.js';
import { ADMIN, RunningClinic } from '../../process/running-clinic.js';
import { TestClient } from '../../product/test-client.js';
import { TestSocket } from '../../access/sockets/test-socket.js';
import { DocumentedNginx } from './documented-nginx.js';

/** More than fits into all buffers on the way. */
const LARGE = 60_000_000;

const clinic = new RunningClinic(DirectStart);
let nginx: DocumentedNginx;
let staff: TestClient;
beforeAll(async () => {
  const [port, productPort] = [await freePort(), await freePort()];
  nginx = await DocumentedNginx.start(port, productPort);
  await clinic.start({ PORT: String(productPort), PUBLIC_URL: nginx.url, TRUST_PROXY: '1' });
  staff = await new TestClient(nginx.url).logIn(ADMIN);
});
afterAll(async () => {
  await nginx?.stop();
  await clinic.remove();
});

/** Sends a request from another address of this machine. */
async function from(
  localAddress: string,
  path: string,
  { body = '', ...headers }: Record<string, string> = {},
): Promise<IncomingMessage> {
  const request = https.request(`${nginx.url}${path}`, {
    localAddress,
    host: '127.0.0.1',
    servername: 'localhost',
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

it('redirects http to https through nginx', async () => {
  const [response] = (await once(http.get(`http://127.0.0.1:${nginx.plainPort}/app`), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toMatch(/^https:/);
});

it('serves the pages through nginx with exactly one Strict-Transport-Security header', async () => {
  for (const page of ['/', '/app', '/app/pacientes']) {
    const { status, headers, body } = await staff.get(page);
    expect([page, status]).toEqual([page, 200]);
    expect(body).toContain('<html');
    expect(headers.get('strict-transport-security')?.split(',')).toHaveLength(1);
  }
});

it('passes WebSockets of its own pages through nginx, and no others', async () => {
  const socket = await TestSocket.open(nginx.url, { origin: nginx.url });
  await socket.signIn(staff.access);
  socket.subscribe('live');
  socket.webSocket.close(1000);
  await socket.closed;
  await expect(TestSocket.open(nginx.url, { origin: 'https://other.example' })).rejects.toThrow();
});

it('passes a file of 20 MB through nginx', async () => {
  const { status, body } = await new Importer(staff).upload(Buffer.alloc(20_000_000, 'a,b\n'));
  // 5,000,000 rows are too many for the product, which has read the file.
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('100.000')]);
});

it("passes the client's real address through nginx, whatever the client claims", async () => {
  const body = JSON.stringify({ ...ADMIN, password: 'not the password' });
  const response = await from('127.0.0.7', '/api/usuarios/auth/login/', {
    body,
    'x-forwarded-for': '203.0.113.9',
  });
  response.resume();
  const { body: log } = await staff.graphql('{ securityEvents(first: 1) { nodes { kind address } } }');
  expect(log.data.securityEvents.nodes).toEqual([{ kind: 'LOGIN_FAILED', address: '127.0.0.7' }]);
});

it("passes a backup to a slow client through nginx, and writes none of it to nginx's disk", async () => {
  await clinic.query(
    `create table large as select repeat('x', 1000) from generate_series(1, ${LARGE / 1_000})`,
  );
  const response = await from('127.0.0.1', '/api/database/backup/', {
    authorization: `Bearer ${staff.access}`,
  });
  let bytes = 0;
  let end = '';
  const stored = new Set<string>();
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    end = (end + piece.toString('latin1')).slice(-100);
    for (const file of nginx.storedResponses) stored.add(file);
    await delay(1);
  }
  expect(bytes).toBeGreaterThan(LARGE);
  expect(end).toContain('-- Huella: the dump is complete');
  expect([...stored]).toEqual([]);
});
