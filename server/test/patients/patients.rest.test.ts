import { describe, expect, it } from '@jest/globals';
import { formatRut, parseRut } from '#domain/rut.js';
import { addClinicalRecord, madeUpRut, rutOf } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import { useSharedProduct } from '../product/use-product.js';
import { reserva, visitor } from '../product/visitors.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient' });
const { staff } = product;

const RUT = formatRut(madeUpRut(1));
const OTHER_RUT = formatRut(madeUpRut(2));
const RESERVED_RUT = formatRut(rutOf(40_000_123));
const ANA = {
  rut: RUT,
  nombre: 'Ana Ñandú',
  telefono: '9 1234 5678',
  correo: 'ana@demo.invalid',
  enfermedad_base: 'Diabetes',
  contacto_emergencia: 'Luis 9 8765 4321',
  caso_clinico: 'Uña encarnada\ncon dolor',
  direccion: 'Calle Falsa 123',
  fecha_nacimiento: '1990-02-28',
};
/** The optional fields that were not sent. */
const UNSAID = {
  identificadores: [],
  sexo: '',
  ocupacion: '',
  como_nos_conocio: '',
  prevision: '',
  tramo_fonasa: '',
  nombre_prevision: '',
  representante_nombre: '',
  representante_rut: '',
  representante_relacion: '',
  representante_telefono: '',
};
const PASSPORT = { tipo: 'pasaporte', pais: 'PE', numero: 'AB123456' };
const PARTICULARS = {
  sexo: 'femenino',
  ocupacion: 'Profesora',
  como_nos_conocio: 'Por su hermana',
  prevision: 'fonasa',
  tramo_fonasa: 'B',
  nombre_prevision: '',
  representante_nombre: 'Luis Ñandú',
  representante_rut: OTHER_RUT,
  representante_relacion: 'Hijo',
  representante_telefono: '9 8765 4321',
};
const CREATE = '/api/pacientes/crear_paciente_admin/';
const UPDATE = '/api/pacientes/actualizar_paciente_admin/';
const remove = (rut: string) => staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${rut}/`);
const create = (changes: object = {}) => staff.post(CREATE, { ...ANA, ...changes });
const update = (body: object) => staff.send('PUT', UPDATE, body);
const stored = async () => (await staff.get('/api/pacientes/')).body;

describe('Creating a patient by REST', () => {
  it('returns a new patient as stored, with no other keys', async () => {
    const { status, body } = await create({ id: 77, nombre: '  Ana Ñandú ', otra: 1 });
    expect(status).toBe(201);
    expect(body).toEqual({ id: 1, ...ANA, ...UNSAID, rut_provisional: false });
    expect(await stored()).toEqual([body]);
  });

  it('stores absent texts of a patient as empty strings and an absent date as null', async () => {
    const { nombre, telefono, correo, contacto_emergencia } = ANA;
    const { body } = await staff.post(CREATE, { rut: RUT, nombre, telefono, correo, contacto_emergencia });
    expect(body).toMatchObject({
      enfermedad_base: '',
      caso_clinico: '',
      direccion: '',
      fecha_nacimiento: null,
    });
  });

  it.each(['', null, undefined])('gives a new patient a provisional RUT for %j', async (rut) => {
    const { status, body } = await create({ rut });
    expect(status).toBe(201);
    expect(body.rut_provisional).toBe(true);
    expect(formatRut(parseRut(body.rut)!)).toBe(body.rut);
  });

  it.each(['12345678-5', '123456785', ' 12.345.678-5 ', '0012.345.678-5'])(
    'reads %j as the same RUT',
    async (rut) => {
      expect((await create({ rut })).body.rut).toBe('12.345.678-5');
    },
  );

  it.each([
    ['rut', { rut: '12.345.678-9' }, 'RUT inválido'],
    ['rut', { rut: '1-9' }, 'RUT inválido'],
    ['rut', { rut: 123456785 }, 'RUT inválido'],
    ['rut', { rut: RESERVED_RUT }, /reservado/],
    ['nombre', { nombre: ' ' }, 'Falta el nombre.'],
    ['telefono', { telefono: null }, 'Falta el teléfono.'],
    ['correo', { correo: 'ana' }, /correo válido/],
    ['contacto_emergencia', { contacto_emergencia: '' }, 'Falta el contacto de emergencia.'],
    ['direccion', { direccion: 'x'.repeat(201) }, /200/],
    ['caso_clinico', { caso_clinico: 'x'.repeat(20_001) }, /20\.000/],
    ['enfermedad_base', { enfermedad_base: 'a\0' }, /no se pueden leer/],
    ['sexo', { sexo: 'x' }, /lista/],
    ['identificadores', { identificadores: [{ ...PASSPORT, pais: '' }] }, /país/],
    ['identificadores', { identificadores: [{ ...PASSPORT, tipo: 'nip' }] }, /país/],
    ['identificadores', { identificadores: [{ ...PASSPORT, tipo: 'x' }] }, /lista/],
    ['identificadores', { identificadores: [{ tipo: 'nip', numero: 'x' }] }, /letras y números/],
    ['identificadores', { identificadores: [PASSPORT, { ...PASSPORT, numero: 'ab-123456' }] }, /dos veces/],
    ['identificadores', { identificadores: PASSPORT }, /lista/],
    ['tramo_fonasa', { tramo_fonasa: 'B' }, /Solo FONASA/],
    ['nombre_prevision', { prevision: 'fonasa', nombre_prevision: 'Colmena' }, /Isapre/],
    ['representante_nombre', { representante_telefono: '9' }, /representante/],
    ['representante_rut', { representante_nombre: 'Luis', representante_rut: '1-9' }, 'RUT inválido'],
    ['fecha_nacimiento', { fecha_nacimiento: '2026-11-19' }, /futuro/],
    ['fecha_nacimiento', { fecha_nacimiento: '1990-02-30' }, /año-mes-día/],
    ['fecha_nacimiento', { fecha_nacimiento: 5 }, /año-mes-día/],
  ])('refuses a new patient at the field %s for %j', async (field, changes, sentence) => {
    const { status, body } = await create(changes);
    expect(status).toBe(400);
    expect(body).toEqual({
      [field]: [sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence],
    });
    expect(await stored()).toEqual([]);
  });

  it('reports every invalid field of a new patient at once', async () => {
    const { body } = await staff.post(CREATE, { rut: 'x', fecha_nacimiento: '2030-01-01' });
    expect(Object.keys(body).sort()).toEqual(
      ['contacto_emergencia', 'correo', 'fecha_nacimiento', 'nombre', 'rut', 'telefono'].sort(),
    );
  });

  it('refuses a new patient with a RUT in use, and names its patient', async () => {
    await create();
    const { status, body } = await create({ nombre: 'Otra' });
    expect([status, body]).toEqual([409, { error: 'Ya existe un paciente con este RUT: Ana Ñandú' }]);
  });

  it('creates one of many patients sent with the same RUT at once, and names that patient to the others', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => create({ nombre: `Ana ${n}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [winner] = await stored();
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body.error]).toEqual([409, `Ya existe un paciente con este RUT: ${winner.nombre}`]);
    }
  });

  it("accepts today as a patient's date of birth", async () => {
    expect((await create({ fecha_nacimiento: '2026-11-18' })).status).toBe(201);
  });
});

describe('Listing and finding patients by REST', () => {
  it('lists all patients by name in Spanish order', async () => {
    for (const [n, nombre] of ['Óscar', 'ñandú', 'Zoe', 'oso', 'Ana', 'nube'].entries()) {
      await create({ rut: formatRut(madeUpRut(n)), nombre });
    }
    const names = (await stored()).map(({ nombre }: { nombre: string }) => nombre);
    expect(names).toEqual(['Ana', 'nube', 'ñandú', 'Óscar', 'oso', 'Zoe']);
  });

  it('finds at most one patient by RUT, however it is written', async () => {
    const { body } = await create();
    expect((await staff.get(`/api/pacientes/?rut=${madeUpRut(1)}`)).body).toEqual([body]);
    expect((await staff.get(`/api/pacientes?rut=${OTHER_RUT}`)).body).toEqual([]);
    expect((await staff.get('/api/pacientes/?rut=1-1')).status).toBe(400);
  });

  it('reports whether a RUT is in use', async () => {
    const { body } = await create();
    const check = (rut: string) => staff.get(`/api/pacientes/verificar_rut/?rut=${rut}`);
    expect((await check(RUT)).body).toEqual({ existe: true, paciente: body });
    expect((await check(OTHER_RUT)).body).toEqual({ existe: false, paciente: null });
    expect((await check(RESERVED_RUT)).status).toBe(200);
    expect(await check('12.345.678-9')).toMatchObject({ status: 400, body: { error: 'RUT inválido' } });
    expect((await staff.get('/api/pacientes/verificar_rut/')).status).toBe(400);
  });
});

describe('Updating a patient by REST', () => {
  it('keeps absent fields of an updated patient and clears empty ones', async () => {
    const { body } = await create();
    const answer = await update({
      rut_original: RUT,
      telefono: '+54 11 1234 5678',
      direccion: '',
      fecha_nacimiento: null,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...body,
      telefono: '+54 11 1234 5678',
      direccion: '',
      fecha_nacimiento: null,
    });
    expect(await stored()).toEqual([answer.body]);
  });

  it('keeps the patient’s other particulars, and clears the ones that depend on a changed one', async () => {
    const { body } = await create(PARTICULARS);
    expect(body).toMatchObject(PARTICULARS);
    // Sending back the received body changes nothing.
    expect((await update({ ...body, rut_original: RUT })).body).toEqual(body);
    const answer = await update({ rut: RUT, prevision: 'isapre', representante_nombre: '' });
    expect(answer.body).toEqual({
      ...body,
      prevision: 'isapre',
      tramo_fonasa: '',
      representante_nombre: '',
      representante_rut: '',
      representante_relacion: '',
      representante_telefono: '',
    });
    const refused = await update({ rut: RUT, sexo: '', tramo_fonasa: 'C' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['tramo_fonasa']]);
    expect(await stored()).toEqual([answer.body]);
  });

  it("replaces a patient's other documents, each of which belongs to one patient only", async () => {
    const { body } = await create({ rut: '', identificadores: [{ ...PASSPORT, numero: ' ab-123.456 ' }] });
    expect(body).toMatchObject({ rut_provisional: true, identificadores: [PASSPORT] });
    const IPE = { tipo: 'ipe', numero: '100.123.456-k' };
    const both = await update({ rut: body.rut, identificadores: [PASSPORT, IPE] });
    const stores = [PASSPORT, { tipo: 'ipe', pais: '', numero: '100123456K' }];
    expect(both.body).toEqual({ ...body, identificadores: stores });
    expect((await update({ rut: body.rut, nombre: 'Ana Dos' })).body.identificadores).toEqual(stores);
    expect((await update({ ...both.body, rut_original: body.rut })).body).toEqual(both.body);

    const other = await create({ rut: OTHER_RUT, nombre: 'Berta', identificadores: [IPE] });
    expect([other.status, other.body.error]).toEqual([
      409,
      'IPE 100123456K ya está anotado en otro paciente: Ana Ñandú',
    ]);
    expect(await stored()).toHaveLength(1);
    await update({ rut: body.rut, identificadores: [] });
    expect((await create({ rut: OTHER_RUT, identificadores: [IPE] })).status).toBe(201);
  });

  it('gives a document to only one of many patients sent with it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        create({
          rut: '',
          nombre: `Ana ${n}`,
          identificadores: [PASSPORT, { tipo: 'nip', numero: '12345' }],
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await stored()).toHaveLength(1);
  });

  it('identifies the updated patient by `rut` if `rut_original` is not sent', async () => {
    await create();
    expect((await update({ rut: RUT, nombre: 'Ana Dos' })).body.nombre).toBe('Ana Dos');
  });

  it('replaces a provisional RUT, which is then no longer provisional', async () => {
    const { body } = await create({ rut: '' });
    const answer = await update({ rut_original: body.rut, rut: RUT });
    expect(answer.body).toMatchObject({ id: body.id, rut: RUT, rut_provisional: false });
  });

  it("keeps the patient's own provisional RUT if it, or an empty one, is sent", async () => {
    const { body } = await create({ rut: '' });
    for (const rut of [body.rut, '', null]) {
      const answer = await update({ rut_original: body.rut, rut, nombre: 'Ana Dos' });
      expect(answer.body).toMatchObject({ rut: body.rut, rut_provisional: true });
    }
  });

  it.each([
    ['another provisional RUT', { rut: RESERVED_RUT }, 'rut'],
    ['an empty name', { nombre: '' }, 'nombre'],
    ['no phone', { telefono: null }, 'telefono'],
    ['an empty emergency contact', { contacto_emergencia: '' }, 'contacto_emergencia'],
    ['a wrong e-mail', { correo: 'x' }, 'correo'],
    ['a birth date in the future', { fecha_nacimiento: '2027-01-01' }, 'fecha_nacimiento'],
    ['an unusable original RUT', { rut_original: 'x' }, 'rut_original'],
  ])('refuses a patient update with %s and changes nothing', async (_case, changes, field) => {
    const { body } = await create();
    const answer = await update({ rut_original: RUT, ...changes });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    expect(await stored()).toEqual([body]);
  });

  it("answers 409 to an update with another patient's RUT, and 404 for an unknown original RUT", async () => {
    await create();
    await create({ rut: OTHER_RUT, nombre: 'Berta' });
    expect(await update({ rut_original: RUT, rut: OTHER_RUT })).toMatchObject({
      status: 409,
      body: { error: 'Ya existe un paciente con este RUT: Berta' },
    });
    expect((await update({ rut_original: formatRut(madeUpRut(9)), nombre: 'x' })).status).toBe(404);
    expect((await update({ nombre: 'x' })).status).toBe(400);
  });

  it("accepts a visitor's missing emergency contact until one is sent", async () => {
    await product
      .client()
      .post('/api/citas/reservar/', reserva({ ...visitor(1), date: '2026-11-20', time: '10:00' }));
    const [patient] = await stored();
    expect(patient).toMatchObject({ contacto_emergencia: '', rut_provisional: true });
    expect((await update({ rut_original: patient.rut, direccion: 'Otra' })).status).toBe(200);
    expect((await update({ rut_original: patient.rut, contacto_emergencia: ' ' })).status).toBe(400);
  });

  it('loses nothing if two users change different keys of a patient at the same time', async () => {
    await create();
    await Promise.all([
      update({ rut_original: RUT, direccion: 'Nueva' }),
      update({ rut_original: RUT, enfermedad_base: 'Ninguna' }),
    ]);
    expect((await stored())[0]).toMatchObject({ direccion: 'Nueva', enfermedad_base: 'Ninguna' });
  });
});

describe('Deleting a patient by REST', () => {
  it("deletes a patient's appointments with them and frees their hours", async () => {
    await product
      .client()
      .post('/api/citas/reservar/', reserva({ ...visitor(1), date: '2026-11-20', time: '10:00' }));
    const [patient] = await stored();
    expect((await remove(patient.rut)).status).toBe(204);
    expect(await stored()).toEqual([]);
    const { rows } = await product.database.query(
      'select (select count(*)::int from appointment) + (select count(*)::int from appointment_slot) as left',
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it("retries a patient's deletion after a deadlock with a change of one of their appointments", async () => {
    await product
      .client()
      .post('/api/citas/reservar/', reserva({ ...visitor(1), date: '2026-11-20', time: '10:00' }));
    const [patient] = await stored();
    const writer = await product.database.connect();
    await writer.query('begin');
    await writer.query('select from appointment for update');
    const removing = remove(patient.rut);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await eventually(
      async () => (await product.database.query(waiting)).rowCount !== 0,
      'the deletion waits for the appointment',
    );
    // PostgreSQL aborts either of the two. If it is the writer, the deletion just continues.
    await writer.query(`update patient set name = 'Otra'`).catch(() => undefined);
    await writer.query('commit');
    writer.release();
    expect((await removing).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('answers 404 to deleting an unknown RUT, and 400 for an invalid one', async () => {
    expect(await remove(RUT)).toMatchObject({ status: 404, body: { error: 'Paciente no encontrado' } });
    expect((await remove('x')).status).toBe(400);
  });

  it('refuses to delete a patient with clinical records, with advice', async () => {
    const { body } = await create();
    const mayBeDeleted = async () =>
      (await staff.graphql(`{ patient(id: ${body.id}) { mayBeDeleted } }`)).body.data.patient.mayBeDeleted;
    expect(await mayBeDeleted()).toBe(true);
    await addClinicalRecord(product.database, body.id);
    expect(await mayBeDeleted()).toBe(false);
    const answer = await remove(RUT);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toContain('fichas clínicas');
    expect(await stored()).toHaveLength(1);
  });
});

it('requires a session for patients by REST, and the anti-forgery token for writes', async () => {
  const visitorClient = product.client();
  expect((await visitorClient.get('/api/pacientes/')).status).toBe(401);
  expect((await visitorClient.post(CREATE, ANA)).status).toBe(401);
  const forgetful = await product.logIn();
  forgetful.antiForgery = undefined;
  expect((await forgetful.post(CREATE, ANA)).status).toBe(403);
  expect((await forgetful.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${RUT}/`)).status).toBe(403);
});
