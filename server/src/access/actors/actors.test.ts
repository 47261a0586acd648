import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { type Actor, Actors, registerActors } from './actors.js';
import type { ActingStaff } from './staff.js';

const ANA: ActingStaff = { id: 1, username: 'ana', name: 'Ana', rights: {}, isProgram: false };
const BERTA: ActingStaff = { id: 2, username: 'berta', name: 'Berta', rights: {}, isProgram: false };
const PROGRAM: ActingStaff = { ...BERTA, isProgram: true };

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** @returns a function that sends a request to a server, and resolves to its actor after the body was read. */
async function serve(identified?: (name: unknown) => ActingStaff | undefined) {
  const actors = new Actors();
  server = fastify({ trustProxy: true });
  registerActors(server, actors);
  server.post<{ Body: { name?: string } }>('/', async ({ body }) => {
    const staff = identified?.(body.name);
    if (staff) actors.identify(staff);
    await setImmediate();
    return actors.current();
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return async (body: object, headers: Record<string, string> = {}): Promise<Actor> => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url, { ...init, headers: { 'content-type': 'application/json', ...headers } });
    return (await answer.json()) as Actor;
  };
}

describe('Actor of a request', () => {
  it('takes a request without an identified staff user for a visitor’s and records its address', async () => {
    const headers = { 'x-forwarded-for': '2001:DB8::1', 'huella-client': 'panel' };
    const send = await serve();
    expect(await send({}, headers)).toMatchObject({
      channel: 'PUBLIC',
      address: '2001:db8::1',
    });
  });

  it.each([
    ['panel', 'PANEL'],
    ['playground', 'API'],
    [undefined, 'API'],
  ])('gives staff requests the channel of the client %s', async (client, channel) => {
    const send = await serve(() => ANA);
    const actor = await send({}, client ? { 'huella-client': client } : {});
    expect(actor).toMatchObject({ staff: ANA, channel, address: '127.0.0.1' });
  });

  it('gives programs the API channel, whatever client they claim to be', async () => {
    const send = await serve(() => PROGRAM);
    expect(await send({}, { 'huella-client': 'panel' })).toMatchObject({ channel: 'API' });
  });

  it('keeps the actors of concurrent requests apart', async () => {
    const send = await serve((name) => [ANA, BERTA].find((staff) => staff.name === name));
    const names = Array.from({ length: 30 }, (_, index) => ['Ana', 'Berta', 'none'][index % 3]);
    const actors = await Promise.all(names.map((name) => send({ name: name ?? '' })));
    expect(actors.map(({ staff }) => staff?.name ?? 'none')).toEqual(names);
  });

  it('uses the system as actor outside a request, even for work triggered by an event in a request', async () => {
    const actors = new Actors();
    const source = new EventEmitter();
    const work = once(source, 'due').then(() => actors.current());
    actors.actingFor({ ip: '192.0.2.1', headers: {} })(() => source.emit('due'));
    actors.identify(ANA);
    expect([await work, actors.current()]).toEqual([{ channel: 'SYSTEM' }, { channel: 'SYSTEM' }]);
  });
});

it('keeps the actor of a socket when another user triggers an event', async () => {
  const actors = new Actors();
  const actFor = actors.actingFor({ ip: '::ffff:192.0.2.1', headers: { 'huella-client': 'panel' } });
  const source = new EventEmitter();
  const received = actFor(async () => {
    actors.identify(ANA);
    await once(source, 'changed');
    return actors.current();
  });
  actors.actingFor({ ip: '192.0.2.9', headers: {} })(() => {
    actors.identify(BERTA);
    source.emit('changed');
  });
  expect(await received).toEqual({ staff: ANA, channel: 'PANEL', address: '192.0.2.1' });
});
