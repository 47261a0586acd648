import { describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { startProduct } from '../../product/start-product.js';
import { useSharedProduct } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient' });

const book = (changes: object = {}) =>
  product.client().post('/api/citas/reservar/', {
    ...reserva({ ...visitor(1), date: '2026-11-20', time: '10:00' }),
    ...changes,
  });
const free = async (query: string) =>
  (await product.client().get(`/api/citas/disponibles/?${query}`)).body.horas_disponibles;
const count = async (table: 'appointment' | 'patient' | 'appointment_slot') =>
  (await product.database.query(`select count(*)::int as n from ${table}`)).rows[0].n;

const FULL_DAY = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];

describe('Free hours by REST', () => {
  it('offers free hours from 09:00 to 18:00, Monday to Saturday', async () => {
    expect(await free('fecha=2026-11-20')).toEqual(FULL_DAY);
    expect(await free('fecha=2026-11-21')).toEqual(FULL_DAY);
    expect(await free('fecha=2026-11-22')).toEqual([]);
  });

  it('offers the same free hours with and without the trailing slash, and without a type', async () => {
    const { body } = await product
      .client()
      .get('/api/citas/disponibles?fecha=2026-11-20&tipo_cita=podologia');
    expect(body).toEqual({ horas_disponibles: FULL_DAY });
  });

  it('no longer offers a booked hour, on its own agenda only', async () => {
    await book();
    expect(await free('fecha=2026-11-20')).not.toContain('10:00');
    expect(await free('fecha=2026-11-20&tipo_cita=manicura')).toEqual(FULL_DAY);
  });

  it('offers two hours only if the next one is free too, until 17:00', async () => {
    await book();
    expect(await free('fecha=2026-11-20&duracion_cita=120')).toEqual(
      FULL_DAY.filter((hour) => !['09:00', '10:00', '18:00'].includes(hour)),
    );
  });

  it('offers no past hours to visitors, but offers them to staff', async () => {
    expect(await free('fecha=2026-11-18')).toEqual(['13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
    expect(await free('fecha=2026-11-17')).toEqual([]);
    const staff = await product.logIn();
    const { body } = await staff.get('/api/citas/disponibles/?fecha=2026-11-17');
    expect(body.horas_disponibles).toEqual(FULL_DAY);
  });

  it("follows the clinic's midnight for free hours, not the machine's", async () => {
    // 23:30 on Thursday in Santiago is already Friday in UTC.
    product.clock.instant = new Date('2026-11-20T02:30:00Z');
    expect(await free('fecha=2026-11-19')).toEqual([]);
    expect(await free('fecha=2026-11-20')).toEqual(FULL_DAY);
  });

  it.each([
    ['no day', ''],
    ['a day that does not exist', 'fecha=2026-02-29'],
    ['a day in another form', 'fecha=20/11/2026'],
    ['an unknown type', 'fecha=2026-11-20&tipo_cita=masaje'],
    ['another length', 'fecha=2026-11-20&duracion_cita=90'],
    ['two days', 'fecha=2026-11-20&fecha=2026-11-21'],
    ['a day beyond the calendar', 'fecha=2101-01-01'],
  ])('refuses to list free hours for %s', async (_case, query) => {
    const answer = await product.client().get(`/api/citas/disponibles/?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: expect.any(String) });
  });
});

describe('Booking by REST', () => {
  it('returns the booked hour, and creates a patient with a provisional RUT', async () => {
    const { status, body } = await book({ hora: '10:00:00', notas: '  Me duele\nel pie.  ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      mensaje: '¡Reserva realizada con éxito!',
      fecha: '2026-11-20',
      hora: '10:00',
      estado: 'reservada',
    });
    const { rows } = await product.database.query(
      `select p.rut, p.provisional_rut, p.name, p.phone_e164, a.treatment, a.service_type, a.status, a.notes,
              a.booked_name, a.duration_minutes
       from appointment a join patient p on p.id = a.patient_id`,
    );
    expect(rows).toEqual([
      {
        rut: expect.stringMatching(/^4[0-4]\d{6}[\dK]$/),
        provisional_rut: true,
        name: 'Visita 1',
        phone_e164: '+56900001001',
        treatment: 'Consulta General',
        service_type: 'PODIATRY',
        status: 'BOOKED',
        notes: 'Me duele\nel pie.',
        booked_name: 'Visita 1',
        duration_minutes: 60,
      },
    ]);
  });

  it('refuses the booking of a taken hour with 409 and writes nothing', async () => {
    await book();
    const { status, body } = await book({ email: 'otra@demo.invalid' });
    expect([status, body]).toEqual([409, { error: 'Hora no disponible' }]);
    expect([await count('appointment'), await count('patient')]).toEqual([1, 1]);
  });

  it.each([
    ['an hour that has passed', { fecha: '2026-11-18', hora: '12:00' }, 'Esa hora ya pasó. Elija otra.'],
    ['a day that has passed', { fecha: '2026-11-17' }, 'Esa hora ya pasó. Elija otra.'],
    ['a Sunday', { fecha: '2026-11-22' }, 'La clínica no atiende los domingos. Elija otro día.'],
    ['an hour between two', { hora: '10:30' }, expect.stringContaining('09:00 a 18:00')],
    ['an hour after the last', { hora: '19:00' }, expect.stringContaining('09:00 a 18:00')],
    ['no name', { nombre: '   ' }, 'Falta el nombre.'],
    ['no e-mail', { email: null }, 'Falta el correo.'],
    ['an invalid e-mail', { email: 'ana@' }, expect.stringContaining('correo válido')],
    ['no phone', { telefono: '' }, 'Falta el teléfono.'],
    ['a name that is too long', { nombre: 'a'.repeat(201) }, expect.stringContaining('200')],
    ['a NUL', { notas: 'a\0b' }, expect.stringContaining('no se pueden leer')],
    ['a lone surrogate', { nombre: 'a\ud800' }, expect.stringContaining('no se pueden leer')],
    ['a list for a name', { nombre: ['Ana'] }, expect.stringContaining('como texto')],
  ])('refuses a booking in one sentence for %s', async (_case, changes, sentence) => {
    const { status, body } = await book(changes);
    expect(status).toBe(400);
    expect(body).toEqual({ error: sentence });
    expect([await count('appointment'), await count('patient')]).toEqual([0, 0]);
  });

  it('joins the sentences of several errors of a booking', async () => {
    const { body } = await book({ nombre: '', telefono: '' });
    expect(body).toEqual({ error: 'Falta el nombre. Falta el teléfono.' });
  });

  it('accepts the longest texts of a booking, counted in characters', async () => {
    expect((await book({ nombre: '😀'.repeat(200), notas: 'ñ'.repeat(20_000) })).status).toBe(201);
  });

  it("books for the only patient with the same e-mail and phone, and keeps that patient's data", async () => {
    await book();
    const { status } = await book({
      hora: '11:00',
      nombre: 'Otro Nombre',
      email: ' VISITA1@Demo.Invalid',
      telefono: '900001001',
    });
    expect(status).toBe(201);
    const { rows } = await product.database.query(
      'select p.name, a.booked_name from appointment a join patient p on p.id = a.patient_id order by a.id',
    );
    expect(rows).toEqual([
      { name: 'Visita 1', booked_name: 'Visita 1' },
      { name: 'Visita 1', booked_name: 'Otro Nombre' },
    ]);
  });

  it.each([
    ['another phone', { telefono: '+56 9 0000 1002' }],
    ['another e-mail', { email: 'otra@demo.invalid' }],
  ])('creates another patient for a booking with %s', async (_case, changes) => {
    await book();
    await book({ hora: '11:00', ...changes });
    expect(await count('patient')).toBe(2);
  });

  it('creates another patient for a booking if several share the e-mail and phone', async () => {
    const contact = { email: 'x@demo.invalid', phone: '+56 9 0000 2000', phone_e164: '+56900002000' };
    for (const n of [1, 2]) await addPatient(product.database, n, `Paciente ${n}`, contact);
    await book({ email: contact.email, telefono: contact.phone });
    expect(await count('patient')).toBe(3);
  });

  it('limits a network that books too often, whichever of its addresses it uses', async () => {
    const limited = await startProduct({ environment: { LIMIT_BOOKINGS: '2/600', TRUST_PROXY: 'on' } });
    try {
      const send = (hora: string, address: string) =>
        limited
          .client()
          .post('/api/citas/reservar/', reserva({ ...visitor(1), date: '2026-11-20', time: hora }), {
            'x-forwarded-for': address,
          });
      expect((await send('09:00', '2001:db8:0:1::a')).status).toBe(201);
      expect((await send('10:00', '2001:db8:0:1::b')).status).toBe(201);
      const refused = await send('11:00', '2001:db8:0:1::c');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});
