import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { requestFeed } from '../data/calendar-feeds/feeds.js';
import { MessageHelper } from '../messages/message-helper.js';
import { eventually } from '../product/eventually.js';
import { logInAsReception } from '../product/people.js';
import { sendForm } from '../product/public-form.js';
import { ADMIN } from '../product/start-product.js';
import type { TestClient } from '../product/test-client.js';
import { useProduct, useSecondInstance } from '../product/use-product.js';
import { reserva, visitor } from '../product/visitors.js';
import { TestSocket } from './sockets/test-socket.js';

/** Another website, which knows our paths but not our keys. */
class OtherSite {
  private readonly server = createServer((_request, response) => {
    response.writeHead(this.answer.status, this.answer.headers).end(this.answer.body);
  });
  readonly environment = { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32' };
  answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 404 };

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }
  forget(): void {
    this.answer = { status: 404 };
  }
  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const other = new OtherSite();
const product = useProduct({ standIn: other });
const second = useSecondInstance(product);
const ADDRESS = 'https://clinica.example';

interface Setting {
  readonly version?: number | null;
  readonly password?: string;
  /** The page from which it is set. */
  readonly from?: string;
}
const set = async (
  address: string,
  { version = null, password = ADMIN.password, from }: Setting = {},
  staff: TestClient = product.staff,
) =>
  (
    await staff.graphql(
      `mutation ($address: String!, $version: Int, $password: String!) {
         setPublicAddress(address: $address, version: $version, password: $password) { source address version } }`,
      { address, version, password },
      from === undefined ? {} : { origin: from },
    )
  ).body;
const remove = async (version: number, password: string = ADMIN.password) =>
  (
    await product.staff.graphql(
      `mutation ($version: Int!, $password: String!) {
         removePublicAddress(version: $version, password: $password) { source address version } }`,
      { version, password },
    )
  ).body;
const current = async () =>
  (await product.staff.graphql('{ publicAddress { source address version } }')).body.data.publicAddress;
const stored = async () => (await product.database.query('select address from public_address')).rows;
const lastEvent = async () =>
  (await product.database.query('select kind, about from security_event order by id desc limit 1')).rows[0];
const faultsOf = (body: { errors?: { extensions: { fields?: Record<string, string[]> } }[] }) =>
  body.errors?.[0]?.extensions.fields;

beforeEach(() => product.database.query('delete from public_address'));

describe('The public address set on the screen', () => {
  it('takes the address at which the panel is open, and uses it at once on every instance', async () => {
    const desk = new MessageHelper(product, product.staff);
    await desk.clear();
    const { data } = await set('https://Clinica.example:443/', { from: ADDRESS });
    expect(data.setPublicAddress).toEqual({ source: 'SCREEN', address: ADDRESS, version: 1 });
    expect(await lastEvent()).toEqual({ kind: 'PUBLIC_ADDRESS_SET', about: ADDRESS });

    const id = await desk.book('2026-11-20', '10:00');
    const sent = await second.staff.graphql(
      `mutation { sendMessage(appointmentId: ${id}, kind: CONFIRMATION) { id } }`,
    );
    const opened = await second.staff.graphql(
      `mutation { openMessage(id: ${sent.body.data.sendMessage.id}) }`,
    );
    expect(new URL(opened.body.data.openMessage).searchParams.get('text')).toMatch(
      /https:\/\/clinica\.example\/public\/cita\/[\w-]{43}/,
    );
    expect((await requestFeed(second.staff)).body.data.made.address).toMatch(
      /^https:\/\/clinica\.example\/api\/calendario\//,
    );
    expect((await second.client().get('/fhir/metadata')).body.implementation.url).toBe(`${ADDRESS}/fhir`);
    expect((await product.client().get('/public/reservar')).body).toContain(
      `<link rel="canonical" href="${ADDRESS}/public/reservar">`,
    );
    const steps = async () =>
      (await second.staff.graphql('{ firstSteps { done } }')).body.data.firstSteps.done;
    expect(await steps()).toContain('PUBLIC_ADDRESS');

    expect((await remove(1)).data.removePublicAddress).toEqual({
      source: 'NONE',
      address: null,
      version: null,
    });
    expect(await lastEvent()).toEqual({ kind: 'PUBLIC_ADDRESS_REMOVED', about: ADDRESS });
    expect(await steps()).not.toContain('PUBLIC_ADDRESS');
    expect((await requestFeed(second.staff)).body.data.made.address).toMatch(/^\/api\/calendario\//);
    expect((await product.client().get('/public/reservar')).body).not.toContain('rel="canonical"');
  });

  it('refuses an address as outdated if another user sets one at the same moment', async () => {
    const other = await product.database.connect();
    try {
      await other.query('begin');
      await other.query(`insert into public_address (address) values ('https://otra.example')`);
      const setting = set(ADDRESS, { from: ADDRESS });
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await eventually(async () => (await product.database.query(waiting)).rows.length > 0);
      await other.query('commit');
      expect((await setting).errors[0].extensions.code).toBe('STALE');
      expect(await stored()).toEqual([{ address: 'https://otra.example' }]);
    } finally {
      other.release();
    }
  });

  it('takes an address at which the server finds itself, whichever instance answers', async () => {
    expect((await set(second.url)).data.setPublicAddress).toMatchObject({ address: second.url, version: 1 });
    expect((await set(product.url, { version: 1 })).data.setPublicAddress.version).toBe(2);
    // Another user changed it meanwhile.
    expect((await set(second.url, { version: 1 })).errors[0].extensions.code).toBe('STALE');
    expect((await set(second.url)).errors[0].extensions.code).toBe('STALE');
    expect((await remove(1)).errors[0].extensions.code).toBe('STALE');
    expect(await stored()).toEqual([{ address: product.url }]);
  });

  it('uses the address for links alone: its pages open no sockets, its forms are not ours, and HTTP stays allowed', async () => {
    expect((await set(ADDRESS, { from: ADDRESS })).data.setPublicAddress.address).toBe(ADDRESS);
    await expect(TestSocket.open(product.url, { origin: ADDRESS })).rejects.toMatchObject({ status: 403 });
    const form = reserva({ ...visitor(1), date: '2026-11-20', time: '12:00' });
    const { status } = await sendForm(product, '/public/reservar/datos', form, { origin: ADDRESS });
    expect(status).toBe(403);
    const { rows } = await product.database.query('select from appointment where start_minute = 720');
    expect(rows).toEqual([]);
    const { headers } = await product.client().get('/api/get-csrf-token/');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('set-cookie')).not.toContain('Secure');
  });

  it.each([
    ['nothing', '  ', /Falta/],
    ['a name without a scheme', 'clinica.example', /dirección completa/],
    ['another scheme', 'ftp://clinica.example', /dirección completa/],
    ['a path', 'https://clinica.example/reservar', /dirección completa/],
    ['a password', 'https://ana:clave@clinica.example', /dirección completa/],
    ['a text that is too long', `https://${'a'.repeat(300)}.example`, /300/],
    ['a name that does not exist', 'https://clinica.does-not-exist.invalid', /No existe/],
    ['a closed port', 'http://127.0.0.1:1', /no responde nadie/],
    ['a private network', 'http://10.0.0.1', /red privada/],
    ["a cloud's own address", 'http://169.254.169.254', /red privada/],
    ['an address without encryption on the internet', 'http://8.8.8.8', /https/],
    ['a name that is too long as browsers send it', `https://${'ñ.'.repeat(140)}cl`, /dirección completa/],
  ])('refuses an address on its field, and stores nothing: %s', async (_case, address, sentence) => {
    expect(faultsOf(await set(address))).toEqual({ address: [expect.stringMatching(sentence)] });
    // A page of another origin proves nothing.
    expect(faultsOf(await set(address, { from: ADDRESS }))).toBeDefined();
    expect(await stored()).toEqual([]);
  });

  it('refuses an address that only this machine opens, even from a panel that is open there', async () => {
    const here = 'http://[::1]:3000';
    for (const from of [undefined, here])
      expect(faultsOf(await set(here, from === undefined ? {} : { from }))).toEqual({
        address: [expect.stringMatching(/mismo equipo/)],
      });
    expect(await stored()).toEqual([]);
  });

  it('refuses an address at which another website answers, with our own answer or a redirect', async () => {
    const foreign = { address: [expect.stringMatching(/otro sitio/)] };
    expect(faultsOf(await set(other.url))).toEqual(foreign);
    other.answer = { status: 200, body: JSON.stringify({ csrfToken: 'abc.def' }) };
    expect(faultsOf(await set(other.url))).toEqual(foreign);
    other.answer = { status: 200, body: 'null' };
    expect(faultsOf(await set(other.url))).toEqual(foreign);
    other.answer = { status: 301, headers: { location: product.url } };
    expect(faultsOf(await set(other.url))).toEqual({ address: [expect.stringMatching(/lleva a otra/)] });
    expect(await stored()).toEqual([]);
  });

  it('asks for the user’s password to set or remove the public address', async () => {
    expect(Object.keys(faultsOf(await set(ADDRESS, { from: ADDRESS, password: 'no es esta' }))!)).toEqual([
      'password',
    ]);
    expect(await stored()).toEqual([]);
    await set(ADDRESS, { from: ADDRESS });
    expect(Object.keys(faultsOf(await remove(1, 'no es esta'))!)).toEqual(['password']);
    expect(await current()).toEqual({ source: 'SCREEN', address: ADDRESS, version: 1 });
  });

  it('refuses people without the right to the team', async () => {
    const reception = await logInAsReception(product);
    expect((await set(ADDRESS, { from: ADDRESS }, reception)).errors[0].extensions.code).toBe('FORBIDDEN');
    const { body } = await reception.graphql('{ publicAddress { address } }');
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await stored()).toEqual([]);
  });
});
