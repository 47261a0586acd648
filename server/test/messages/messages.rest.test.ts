import { beforeEach, describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';
import { MessageHelper } from './message-helper.js';

const product = useSharedProduct();
const desk = new MessageHelper(product, product.staff);
beforeEach(async () => {
  await desk.clear();
});

const CONFIRM = '/api/notificaciones/whatsapp/confirmacion/';
const REMIND = '/api/notificaciones/whatsapp/recordatorio/';

describe.each([
  ['confirmacion', CONFIRM, 'CONFIRMATION', 'quedó reservada'],
  ['recordatorio', REMIND, 'REMINDER', 'le recordamos'],
])('POST notificaciones/whatsapp/%s/', (_name, path, kind, words) => {
  it('sends a message once per idempotency key, and returns the same response again', async () => {
    const body = { cita_id: await desk.book('2026-11-20', '10:00') };
    const key = { 'idempotency-key': `${kind} of Rosa` };
    const first = await desk.staff.post(path, body, key);
    const { id } = first.body;
    await desk.staff.graphql(`mutation { markMessageSent(id: ${id}) { id } }`);
    const again = await desk.staff.post(path, body, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await desk.messages()).toMatchObject([{ id, state: 'SENT' }]);
    // Without the key it is another message, because the first was already sent.
    expect((await desk.staff.post(path, body)).body.id).not.toBe(id);
  });

  it('queues a message for staff and returns its text and link', async () => {
    const citaId = await desk.book('2026-11-20', '10:00');
    const { status, body } = await desk.staff.post(path, { cita_id: citaId });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['id', 'estado', 'telefono', 'mensaje', 'enlace']);
    expect(body).toMatchObject({ id: expect.any(Number), estado: 'pendiente', telefono: '+56912345678' });
    expect(body.mensaje).toContain(words);
    expect(body.mensaje).toContain('viernes 20 de noviembre a las 10:00');
    expect(body.enlace).toBe(`https://wa.me/56912345678?text=${encodeURIComponent(body.mensaje)}`);
    expect(await desk.messages()).toMatchObject([{ id: body.id, kind, state: 'WAITING' }]);
  });

  it.each(['https://banco.example', 'BANCO ESTADO BLOQUEADO entre a bit.ly', 'clinica.cl'])(
    'greets without a name if the visitor typed something else: %s',
    async (name) => {
      const wish = { ...visitor(1), name, date: '2026-11-20', time: '10:00' };
      expect(await bookByRest(product.client(), wish)).toBe('booked');
      const { rows } = await product.database.query('select max(id) as id from appointment');
      const { body } = await desk.staff.post(path, { cita_id: rows[0].id });
      expect(body.mensaje).toMatch(/^Hola, (su hora|le recordamos)/);
      const written = JSON.stringify([body, await desk.messages()]);
      for (const word of name.split(' ').filter(({ length }) => length > 4))
        expect(written).not.toContain(word);
    },
  );

  it('returns the same message if it is requested again', async () => {
    const citaId = await desk.book('2026-11-20', '10:00');
    const first = await desk.staff.post(path, { cita_id: citaId });
    const again = await desk.staff.post(path.replace(/\/$/, ''), { cita_id: citaId, id: 99 });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await desk.messages()).toHaveLength(1);
  });

  it('returns fallida for a patient without a number, with a link for adding one', async () => {
    const citaId = await desk.book('2026-11-20', '10:00', { patientId: 2 });
    const { status, body } = await desk.staff.post(path, { cita_id: citaId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ estado: 'fallida', telefono: '' });
    expect(body.enlace).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });

  it.each([
    ['cancelled', { status: 'CANCELLED' }],
    ['past', { date: '2026-11-17' }],
  ])('refuses a message about a %s appointment by REST', async (_case, fields) => {
    const citaId = await desk.book('2026-11-20', '10:00', fields);
    const { status, body } = await desk.staff.post(path, { cita_id: citaId });
    expect(status).toBe(409);
    expect(body).toEqual({ error: expect.stringMatching(/no hay nada que avisar/) });
    expect(await desk.messages()).toEqual([]);
  });

  it('refuses a message about an unknown appointment by REST', async () => {
    expect(await desk.staff.post(path, { cita_id: 4711 })).toMatchObject({
      status: 404,
      body: { error: 'La cita que busca no existe o ya fue eliminada.' },
    });
    for (const wrong of ['uno', '1', 1.5, 0, -1, true, [1], 9e15]) {
      const { status, body } = await desk.staff.post(path, { cita_id: wrong });
      expect({ wrong, status, body }).toEqual({
        wrong,
        status: 400,
        body: { cita_id: [expect.any(String)] },
      });
    }
    for (const missing of [{}, { cita_id: null }, { cita_id: '' }]) {
      const { status, body } = await desk.staff.post(path, missing);
      expect({ status, body }).toEqual({ status: 400, body: { cita_id: ['Falta la cita.'] } });
    }
    expect((await desk.staff.post(path, '{')).status).toBe(400);
  });

  it('requires staff and the anti-forgery token to request a message', async () => {
    const citaId = await desk.book('2026-11-20', '10:00');
    expect((await product.client().post(path, { cita_id: citaId })).status).toBe(401);
    expect((await desk.staff.post(path, { cita_id: citaId }, { 'x-csrftoken': 'x' })).status).toBe(403);
    expect(await desk.messages()).toEqual([]);
  });
});
