import { expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';
import { createClient } from 'graphql-ws';
import { bookByRest, visitor } from '../../product/visitors.js';

const product = useProduct({ behindWire: true });

it('answers 503 to visitors and staff while the database is away, and works again when it is back', async () => {
  const staff = await product.logIn();
  await product.wire.cut();
  const visit = product.client();

  expect((await visit.get('/health/live')).status).toBe(200);
  expect((await visit.get('/health/ready')).status).toBe(503);
  const free = await visit.get('/api/citas/disponibles/?fecha=2026-11-20');
  expect(free.status).toBe(503);
  expect(Number(free.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(free.body).toEqual({ error: expect.stringContaining('no está disponible') });
  // A session that cannot be checked is not reported as ended.
  expect((await staff.get('/api/usuarios/me/')).status).toBe(503);
  const { body } = await visit.graphql('{ clinic { name } }');
  expect(body.errors[0].extensions.code).toBe('DATABASE_UNAVAILABLE');

  await product.wire.mend();
  expect((await visit.get('/health/ready')).status).toBe(200);
  expect((await staff.get('/api/usuarios/me/')).status).toBe(200);
  expect(await bookByRest(visit, { ...visitor(1), date: '2026-11-20', time: '09:00' })).toBe('booked');
});

it('makes subscribers of the agenda reload once the database is back', async () => {
  const staff = await product.logIn();
  const client = createClient({
    url: `${product.url.replace('http', 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${staff.access}` },
  });
  const changes = client.iterate<{ agendaChanged: { appointmentId: number | null; dates: string[] } }>({
    query: 'subscription { agendaChanged(from: "2026-11-16", to: "2026-11-22") { appointmentId dates } }',
  });
  const nextChange = async () => (await changes.next()).value.data?.agendaChanged;
  // The protocol does not report when a subscription starts, so hours are booked until an event arrives.
  const first = nextChange();
  let isHeard = false;
  void first.then(() => (isHeard = true));
  for (const time of ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']) {
    if (!isHeard) await bookByRest(product.client(), { ...visitor(2), date: '2026-11-20', time });
  }
  await first;

  await product.wire.cut();
  await product.wire.mend();
  let change = await nextChange();
  while (change?.appointmentId !== null) change = await nextChange();
  expect(change).toEqual({ appointmentId: null, dates: [] });
  await client.dispose();
});
