import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';
import { reserva, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient' });
const { staff } = product;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Soto');
  await addPatient(product.database, 2, 'Berta Rojas');
});

const ANA = formatRut(madeUpRut(1));
const BERTA = formatRut(madeUpRut(2));
const DRAFT = {
  paciente_rut: ANA,
  tipo_tratamiento: 'Podología general',
  fecha: '2026-11-20',
  hora: '10:00',
};
const CREATED = {
  id: 1,
  paciente: 1,
  paciente_rut: ANA,
  paciente_nombre: 'Ana Soto',
  nombre_reserva: '',
  paciente_fecha_nacimiento: null,
  fecha: '2026-11-20',
  hora: '10:00',
  estado: 'reservada',
  tipo_cita: 'podologia',
  profesional: 1,
  profesional_nombre: 'Podología',
  tratamiento_nombre: 'Podología general',
  tipo_tratamiento: 'Podología general',
  duracion_cita: 60,
  duracion_extendida: false,
  sobrecupo: false,
  notas: '',
  asistencia: '',
};

const create = (changes: object = {}) => staff.post('/api/citas/crear_cita_admin/', { ...DRAFT, ...changes });
const update = (id: number | string, body: object) => staff.send('PUT', `/api/citas/actualizar/${id}/`, body);
const remove = (id: number | string) => staff.send('DELETE', `/api/citas/eliminar/${id}/`);
const day = async (date = '2026-11-20') => (await staff.get(`/api/citas/?fecha=${date}`)).body;
const free = async (query = 'fecha=2026-11-20') =>
  (await staff.get(`/api/citas/disponibles/?${query}`)).body.horas_disponibles as string[];
const slots = async () =>
  (await product.database.query('select count(*)::int as n from appointment_slot')).rows[0].n as number;

describe('Creating an appointment by REST', () => {
  it('returns a new appointment with the defaults and no other keys', async () => {
    const { status, body } = await create({ id: 99, otra: true });
    expect([status, body]).toEqual([201, CREATED]);
    expect(await day()).toEqual([CREATED]);
  });

  it.each([
    [
      'the admin vocabulary',
      {
        paciente: ANA,
        tratamiento: 'Podología general',
        estado: 'reservada',
        tipo_cita: 'podologia',
        duracion_cita: 60,
      },
    ],
    ['the id of the patient', { paciente: 1, tratamiento: 'Podología general', duracion_extendida: false }],
    [
      'both, agreeing',
      {
        paciente: 1,
        paciente_rut: madeUpRut(1),
        tratamiento: ' Podología general',
        tipo_tratamiento: 'Podología\u200b general ',
        duracion_cita: 60,
        duracion_extendida: false,
      },
    ],
  ])('creates an appointment from %s', async (_case, body) => {
    const answer = await staff.post('/api/citas/crear_cita_admin/', {
      fecha: '2026-11-20',
      hora: '10:00:00',
      ...body,
    });
    expect(answer.body).toEqual(CREATED);
  });

  it.each([
    ['nothing at all', {}, ['fecha', 'hora', 'paciente', 'tratamiento']],
    ['an unknown RUT', { ...DRAFT, paciente_rut: formatRut(madeUpRut(9)) }, ['paciente_rut']],
    ['an unknown id', { ...DRAFT, paciente_rut: undefined, paciente: 77 }, ['paciente']],
    ['an invalid RUT', { ...DRAFT, paciente_rut: undefined, paciente: '1-1' }, ['paciente']],
    ['two patients', { ...DRAFT, paciente: 2 }, ['paciente_rut']],
    ['two treatments', { ...DRAFT, tratamiento: 'Otro' }, ['tipo_tratamiento']],
    ['two lengths', { ...DRAFT, duracion_cita: 60, duracion_extendida: true }, ['duracion_extendida']],
    ['another length', { ...DRAFT, duracion_cita: 90 }, ['duracion_cita']],
    ['a word for a length', { ...DRAFT, duracion_extendida: 'sí' }, ['duracion_extendida']],
    ['an unknown state', { ...DRAFT, estado: 'perdida' }, ['estado']],
    ['an unknown type', { ...DRAFT, tipo_cita: 'masaje' }, ['tipo_cita']],
    ['an empty treatment', { ...DRAFT, tipo_tratamiento: ' ' }, ['tipo_tratamiento']],
    ['a long treatment', { ...DRAFT, tipo_tratamiento: 'x'.repeat(201) }, ['tipo_tratamiento']],
    ['a day that does not exist', { ...DRAFT, fecha: '2026-02-30' }, ['fecha']],
    ['a Sunday', { ...DRAFT, fecha: '2026-11-22' }, ['hora']],
    ['half past ten', { ...DRAFT, hora: '10:30' }, ['hora']],
    ['two hours at 18:00', { ...DRAFT, hora: '18:00', duracion_cita: 120 }, ['hora']],
    [
      'several faults',
      { ...DRAFT, paciente_rut: 'x', hora: 'x', estado: 'x' },
      ['estado', 'hora', 'paciente_rut'],
    ],
  ])('refuses a new appointment with %s', async (_case, body, fields) => {
    const answer = await staff.post('/api/citas/crear_cita_admin/', body);
    expect([answer.status, Object.keys(answer.body).sort()]).toEqual([400, fields]);
    for (const sentences of Object.values(answer.body)) {
      expect(sentences).toEqual([expect.stringMatching(/\.$|^RUT inválido$/)]);
    }
    expect(await day()).toEqual([]);
  });

  it('refuses an appointment if either of its hours is taken, but allows the same time on the other agenda', async () => {
    await create({ duracion_cita: 120 });
    for (const hora of ['10:00', '11:00']) {
      const { status, body } = await create({ hora });
      expect([status, body]).toEqual([409, { error: 'Hora no disponible' }]);
    }
    expect((await create({ hora: '09:00', duracion_cita: 120 })).status).toBe(409);
    expect((await create({ tipo_cita: 'manicura' })).status).toBe(201);
    expect((await create({ hora: '12:00' })).status).toBe(201);
  });

  it('allows staff to create an appointment on a past date and with any treatment', async () => {
    expect((await create({ fecha: '2026-11-17', tipo_tratamiento: 'Otra cosa' })).status).toBe(201);
  });

  it('takes no hours for an appointment created as cancelled, even at a taken hour', async () => {
    await create();
    expect((await create({ estado: 'cancelada' })).status).toBe(201);
    expect(await slots()).toBe(2);
  });
});

describe('Editing an appointment by REST', () => {
  it('keeps absent fields of an edited appointment, and clears empty notes', async () => {
    await create({ notas: 'Con dolor' });
    const answer = await update(1, { id: 5, estado: 'confirmada' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...CREATED, estado: 'confirmada', notas: 'Con dolor' },
    ]);
    expect((await update(1, { notas: null })).body.notas).toBe('');
  });

  it('moves an appointment and frees its old hours', async () => {
    await create({ duracion_cita: 120 });
    const { body } = await update(1, {
      fecha: '2026-11-21',
      hora: '15:00',
      duracion_extendida: false,
      paciente_rut: BERTA,
    });
    expect(body).toMatchObject({
      fecha: '2026-11-21',
      hora: '15:00',
      duracion_cita: 60,
      paciente_nombre: 'Berta Rojas',
    });
    expect(await free()).toContain('10:00');
    expect(await free('fecha=2026-11-21')).not.toContain('15:00');
    expect(await slots()).toBe(2);
  });

  it('can move an appointment onto hours that overlap its own', async () => {
    await create({ duracion_cita: 120 });
    expect((await update(1, { hora: '11:00' })).status).toBe(200);
    expect((await update(1, { hora: '10:00' })).status).toBe(200);
    expect(await free()).not.toContain('11:00');
  });

  it('refuses to move an appointment to a taken hour, and changes nothing', async () => {
    await create();
    await create({ hora: '11:00' });
    expect((await update(1, { hora: '11:00', notas: 'no' })).status).toBe(409);
    expect((await update(1, { duracion_cita: 120 })).status).toBe(409);
    expect((await day())[0]).toEqual(CREATED);
  });

  it('moves an appointment to the other agenda under the same rules', async () => {
    await create();
    await create({ tipo_cita: 'manicura' });
    expect((await update(1, { tipo_cita: 'manicura' })).status).toBe(409);
    expect((await update(1, { tipo_cita: 'manicura', hora: '11:00' })).status).toBe(200);
    expect(await free()).toContain('10:00');
  });

  it('frees the hours of a cancelled appointment, and takes them again if they are still free', async () => {
    await create();
    await update(1, { estado: 'cancelada' });
    expect(await free()).toContain('10:00');
    expect((await update(1, { estado: 'reservada' })).status).toBe(200);
    await update(1, { estado: 'cancelada' });
    await create({ paciente_rut: BERTA });
    const { status, body } = await update(1, { estado: 'reservada' });
    expect([status, body]).toEqual([409, { error: 'Hora no disponible' }]);
    expect((await day())[0].estado).toBe('cancelada');
  });

  it('edits an old appointment on a day that has since been closed, unless its time changes', async () => {
    await create();
    await product.database.query(
      "insert into closure (from_date, to_date, reason) values ('2026-11-20', '2026-11-20', 'Duelo')",
    );
    expect((await update(1, { estado: 'completada', fecha: '2026-11-20', hora: '10:00' })).status).toBe(200);
    expect((await update(1, { hora: '11:00' })).body).toEqual({ hora: [expect.stringContaining('Duelo')] });
    await product.database.query('delete from closure');
  });

  it.each([
    ['an empty date', { fecha: '' }, ['fecha']],
    ['no hour', { hora: null }, ['hora']],
    ['no patient', { paciente: null }, ['paciente']],
    ['an empty treatment', { tratamiento: '' }, ['tratamiento']],
    ['no treatment', { tratamiento: null }, ['tratamiento']],
    ['no length', { duracion_cita: null }, ['duracion_cita']],
    ['no state', { estado: null }, ['estado']],
    ['a closed day', { fecha: '2026-11-22' }, ['hora']],
    ['a patient who does not exist', { paciente_rut: formatRut(madeUpRut(9)) }, ['paciente_rut']],
  ])('refuses an appointment edit with %s', async (_case, body, fields) => {
    await create();
    const answer = await update(1, body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, fields]);
    expect(await day()).toEqual([CREATED]);
  });

  it.each([
    ['77', 404],
    ['x', 400],
    ['0', 400],
    ['99999999999', 400],
  ])('answers the edit of appointment %s with status %d', async (id, status) => {
    expect((await update(id, { notas: 'x' })).status).toBe(status);
    expect((await remove(id)).status).toBe(status);
  });
});

describe('Deleting and listing appointments by REST', () => {
  it('deletes an appointment and frees its hour', async () => {
    await create();
    expect((await remove(1)).status).toBe(204);
    expect((await remove(1)).status).toBe(404);
    expect(await free()).toContain('10:00');
  });

  it("lists a day's appointments by hour, and all or a date range including cancelled ones", async () => {
    await create({ hora: '15:00' });
    await create({ estado: 'cancelada' });
    await create({ fecha: '2026-12-01' });
    expect((await day()).map(({ hora }: { hora: string }) => hora)).toEqual(['10:00', '15:00']);
    const ids = async (query: string) =>
      (await staff.get(`/api/citas/debug/${query}`)).body.citas.map(({ id }: { id: number }) => id);
    expect(await ids('')).toEqual([2, 1, 3]);
    expect(await ids('?desde=2026-11-21')).toEqual([3]);
    expect(await ids('?hasta=2026-11-20')).toEqual([2, 1]);
    expect(await ids('?desde=2026-11-20&hasta=2026-12-01')).toEqual([2, 1, 3]);
    expect((await staff.get('/api/citas/debug/?desde=x')).status).toBe(400);
    expect((await staff.get('/api/citas/debug/?desde=&hasta')).status).toBe(200);
    expect((await staff.get('/api/citas/')).status).toBe(400);
    expect((await staff.get('/api/citas/?fecha=20-11-2026')).status).toBe(400);
  });

  it("lists a visitor's booking among the appointments", async () => {
    await product
      .client()
      .post('/api/citas/reservar/', reserva({ ...visitor(1), date: '2026-11-20', time: '10:00' }));
    expect((await day())[0]).toMatchObject({
      tratamiento_nombre: 'Consulta General',
      paciente_nombre: 'Visita 1',
    });
  });
});

describe('Free hours for editing an appointment', () => {
  const hours = async (query: string) => (await staff.get(`/api/citas/horarios-disponibles/?${query}`)).body;

  it("includes the edited appointment's own hours in the free hours of its agenda", async () => {
    await create({ duracion_cita: 120 });
    await create({ hora: '12:00' });
    const { horarios_disponibles, horas_ocupadas } = await hours('fecha=2026-11-20&cita_id=1');
    expect(horarios_disponibles).toContain('11:00');
    expect(horas_ocupadas).toEqual(['12:00']);
    expect((await hours('fecha=2026-11-20')).horas_ocupadas).toEqual(['10:00', '11:00', '12:00']);
    expect((await hours('fecha=2026-11-20&cita_id=1&tipo_cita=manicura')).horas_ocupadas).toEqual([]);
    const twoHours = await hours('fecha=2026-11-20&cita_id=1&duracion_cita=120');
    expect(twoHours.horarios_disponibles).toContain('10:00');
    expect(twoHours.horarios_disponibles).not.toContain('11:00');
  });

  it("lists the free hours of the appointment's own agenda if no type is given", async () => {
    await create({ tipo_cita: 'manicura' });
    await create({ tipo_cita: 'manicura', hora: '15:00' });
    expect((await hours('fecha=2026-11-20&cita_id=1')).horas_ocupadas).toEqual(['15:00']);
  });

  it.each([
    ['', 400],
    ['fecha=2026-11-20&cita_id=x', 400],
    ['fecha=2026-11-20&cita_id=77', 404],
  ])("answers the query %j for an edit's free hours with status %d", async (query, status) => {
    expect((await staff.get(`/api/citas/horarios-disponibles/?${query}`)).status).toBe(status);
  });
});
