import { describe, expect, it } from '@jest/globals';
import { type Client, CloseCode, createClient } from 'graphql-ws';
import type { TestProduct } from '../../product/start-product.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient' });
const second = useSecondInstance(product);
const { staff } = product;

const WATCH = `subscription { agendaChanged(from: "2026-11-16", to: "2026-11-22") { appointmentId dates } }`;

function connect(to: TestProduct, access: string | undefined): Client {
  return createClient({
    url: `${to.url.replace('http', 'ws')}/graphql`,
    connectionParams: access ? { authorization: `Bearer ${access}` } : {},
    retryAttempts: 0,
  });
}

interface Change {
  readonly appointmentId: number | null;
  readonly dates: string[];
}

/** The received changes that name an appointment, one at a time. */
function changesHeardBy(client: Client): () => Promise<Change> {
  const iterator = client.iterate<{ agendaChanged: Change }>({ query: WATCH });
  return async () => {
    for (;;) {
      const { value, done } = await iterator.next();
      if (done) throw new Error('the subscription ended');
      if (value.data?.agendaChanged.appointmentId != null) return value.data.agendaChanged;
    }
  };
}

const WEEK = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const HOURS = ['13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];

/**
 * Books one free hour after another until an event arrives, because the protocol does not report when a subscription
 * starts.
 */
async function bookUntil<T>(received: Promise<T>): Promise<T> {
  let hasArrived = false;
  void received.then(() => (hasArrived = true));
  for (const date of WEEK) {
    for (const time of HOURS) {
      if (!hasArrived) await bookByRest(product.client(), { ...visitor(1), date, time });
    }
  }
  return received;
}

describe('Subscription to the agenda', () => {
  it("sends a subscriber a visitor's booking on another instance, and what staff do with it", async () => {
    const client = connect(second, staff.access);
    const nextChange = changesHeardBy(client);
    const booked = await bookUntil(nextChange());
    expect(booked).toEqual({
      appointmentId: expect.any(Number),
      dates: [expect.stringMatching(/^2026-11-/)],
    });

    const { appointmentId } = booked;
    const changeOfIt = async (): Promise<Change> => {
      for (;;) {
        const change = await nextChange();
        if (change.appointmentId === appointmentId) return change;
      }
    };
    await staff.send('PUT', `/api/citas/actualizar/${appointmentId}/`, {
      fecha: '2026-11-17',
      hora: '09:00',
    });
    expect((await changeOfIt()).dates).toEqual([booked.dates[0], '2026-11-17']);
    await staff.send('DELETE', `/api/citas/eliminar/${appointmentId}/`);
    expect((await changeOfIt()).dates).toEqual(['2026-11-17']);
    await client.dispose();
  });

  it('begins with what changed just before, so that a page need not query its data again', async () => {
    const wish = { ...visitor(1), date: '2026-11-20', time: '18:00' };
    expect(await bookByRest(product.client(), wish)).toBe('booked');
    const { rows } = await product.database.query('select id from appointment');
    const client = connect(second, staff.access);
    const nextChange = changesHeardBy(client);
    let { appointmentId } = await nextChange();
    while (appointmentId !== rows[0].id) ({ appointmentId } = await nextChange());
    await client.dispose();
  });

  it('sends a subscriber stock changes, also from another instance', async () => {
    const client = connect(second, staff.access);
    const changes = client.iterate<{ stockChanged: boolean }>({ query: 'subscription { stockChanged }' });
    const received = changes.next();
    let hasArrived = false;
    void received.then(() => (hasArrived = true));
    for (let count = 1; !hasArrived && count <= 50; count += 1) {
      await staff.send('POST', '/api/insumos/', {
        nombre: `Gasa ${count}`,
        unidad_medida: 'Caja',
        stock_actual: 3,
        stock_critico: 1,
        valor_unitario: 100,
      });
    }
    expect((await received).value.data).toEqual({ stockChanged: true });
    await client.dispose();
  });

  it('accepts only staff as subscribers of the agenda', async () => {
    const client = connect(product, undefined);
    await expect(changesHeardBy(client)()).rejects.toMatchObject({ code: CloseCode.Forbidden });
    await client.dispose();
  });

  it('refuses other operations over the WebSocket', async () => {
    const client = connect(product, staff.access);
    for (const query of ['{ clinic { name } }', 'mutation { logout }', '{ nada']) {
      await expect(client.iterate({ query }).next()).rejects.toBeDefined();
    }
    expect((await staff.get('/api/usuarios/me/')).status).toBe(200);
    await client.dispose();
  });
});

it('refuses a subscription over HTTP as a client error, from any client', async () => {
  for (const client of [product.client(), product.staff])
    for (const query of [
      'subscription { stockChanged }',
      'subscription { agendaChanged(from: "2026-11-18", to: "2026-11-22") { dates } }',
    ]) {
      const { status, body } = await client.graphql(query);
      expect([status, body.errors?.[0].extensions.code, body.data]).toEqual([400, 'BAD_REQUEST', undefined]);
    }
});
