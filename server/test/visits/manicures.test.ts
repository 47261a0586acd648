import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_EXAM, withFinding } from '#domain/records/foot/exam-edits.js';
import { addPatient } from '../product/builders.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient' });
const { staff } = product;
const DAY = '2026-11-18';
const KAPPING = { color_unas: 'OPI 12', forma_unas: 'almendra', tecnica_unas: 'kapping' };
const EMPTY = { color_unas: '', forma_unas: '', tecnica_unas: '' };
/** Empty if nothing was noted. */
const looks = (cita: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(cita).filter(([key]) => key.endsWith('_unas')));

let visit: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa');
  visit = await book(DAY);
});

const book = async (fecha: string, tipo_cita = 'manicura'): Promise<number> =>
  (
    await staff.post('/api/citas/crear_cita_admin/', {
      paciente: 1,
      tratamiento: 'Manicura',
      fecha,
      hora: '10:00',
      tipo_cita,
    })
  ).body.id;
const edit = (body: object, id = visit, client = staff) =>
  client.send('PUT', `/api/citas/actualizar/${id}/`, body);
const stored = async (id = visit, client = staff) => (await client.get(`/api/citas/${id}/`)).body;
const update = (version: number, input: object) =>
  staff.graphql(
    `mutation ($input: UpdateAppointmentInput!) {
       updateAppointment(id: ${visit}, version: ${version}, input: $input) { nailColor nailShape nailTechnique } }`,
    { input },
  );
const finish = (more: object, id = visit) =>
  staff.graphql(
    `mutation ($input: FinishVisitInput!) { finishVisit(appointmentId: ${id}, input: $input) {
       appointment { nailColor nailShape nailTechnique } record { id irritatingProducts } } }`,
    {
      input: { date: DAY, careDescription: 'Manos', procedure: 'Kapping', instructions: 'Guantes', ...more },
    },
  );
const last = (id: number, client = staff) =>
  client.graphql(`{ lastManicure(id: ${id}) { date nailColor nailShape nailTechnique } }`);

describe('The short form of a manicure', () => {
  it('stores the short form in the appointment, keeps what is not sent and clears it by empty values', async () => {
    expect(looks(await stored())).toEqual({});
    expect((await edit(KAPPING)).body).toMatchObject(KAPPING);
    expect((await edit({ forma_unas: 'ovalada' })).body).toMatchObject({ ...KAPPING, forma_unas: 'ovalada' });
    expect(looks((await edit({ ...EMPTY, color_unas: null })).body)).toEqual({});
  });

  it.each([
    ['forma_unas', 'corazón', 'Elija uno de los valores de la lista.'],
    ['tecnica_unas', 7, 'Elija uno de los valores de la lista.'],
    ['color_unas', 'x'.repeat(201), 'Acorte el color: se admiten hasta 200 caracteres.'],
    ['color_unas', 12, 'Escriba el color como texto.'],
  ])('refuses %s: %j', async (field, value, sentence) => {
    const { status, body } = await edit({ ...KAPPING, [field]: value });
    expect({ status, body }).toEqual({ status: 400, body: { [field]: [sentence] } });
    expect(looks(await stored())).toEqual({});
  });

  it('refuses the short form for podiatry, and drops it when the appointment moves there', async () => {
    const other = await book('2026-11-19', 'podologia');
    const refused = await edit({ tecnica_unas: 'kapping' }, other);
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 400,
      body: { tecnica_unas: ['Solo una cita de manicura lleva color, forma y técnica.'] },
    });
    await edit(KAPPING);
    expect(looks((await edit({ tipo_cita: 'podologia' })).body)).toEqual({});
  });

  it('refuses a stale edit, and its history has each change', async () => {
    const noted = { nailColor: 'OPI 12', nailShape: 'ALMOND', nailTechnique: 'KAPPING' };
    expect((await update(1, noted)).body.data.updateAppointment).toEqual(noted);
    expect((await update(1, { nailColor: 'x' })).body.errors[0].extensions.code).toBe('STALE');
    const { body } = await staff.graphql(
      `{ appointmentChanges(appointmentId: ${visit}, first: 1) { nodes {
           before { nailColor nailShape nailTechnique } after { nailColor nailShape nailTechnique } } } }`,
    );
    expect(body.data.appointmentChanges.nodes).toEqual([
      { before: { nailColor: '', nailShape: null, nailTechnique: null }, after: noted },
    ]);
  });

  it('writes the short form with the record of the visit, whose versions keep the products that irritated', async () => {
    const noted = { nailColor: 'OPI 12', nailShape: 'ALMOND', nailTechnique: 'KAPPING' };
    const { body } = await finish({ ...noted, irritatingProducts: 'MMA' });
    const { appointment, record } = body.data.finishVisit;
    expect([appointment, record.irritatingProducts]).toEqual([noted, 'MMA']);
    const ficha = `/api/pacientes/fichas/${record.id}/`;
    expect((await staff.send('PUT', ficha, { productos_irritantes: '' })).body.productos_irritantes).toBe('');
    const tooLong = await staff.send('PUT', ficha, { productos_irritantes: 'x'.repeat(201) });
    expect([tooLong.status, Object.keys(tooLong.body)]).toEqual([400, ['productos_irritantes']]);
    const versions = await staff.graphql(
      `{ clinicalRecord(id: ${record.id}) { versions { version irritatingProducts } } }`,
    );
    expect(versions.body.data.clinicalRecord.versions).toEqual([
      { version: 2, irritatingProducts: '' },
      { version: 1, irritatingProducts: 'MMA' },
    ]);
  });

  it('refuses an exam of the feet, in the visit and later', async () => {
    const footExam = withFinding(EMPTY_EXAM, { side: 'LEFT', zone: 'HEEL' }, 'FISSURE', null, DAY);
    const fault = 'La cita es de manicura: su ficha no lleva examen del pie.';
    const { errors } = (await finish({ footExam })).body;
    expect(errors[0].extensions.fields).toEqual({ footExam: [fault] });
    const { record } = (await finish({})).body.data.finishVisit;
    const zonas = [{ lado: 'izquierdo', zona: 'talón', hallazgo: 'Fisura', examinado: DAY }];
    const later = await staff.send('PUT', `/api/pacientes/fichas/${record.id}/`, { examen_pie: { zonas } });
    expect([later.status, later.body]).toEqual([400, { examen_pie: [fault] }]);
  });

  it('writes nothing if the record is refused', async () => {
    const { body } = await finish({ nailColor: 'OPI 12', procedure: '' });
    expect(body.errors[0].extensions.fields).toHaveProperty('procedure');
    expect(looks(await stored())).toEqual({});
  });

  it('finds the last one and what irritated, for the next visit', async () => {
    await finish({ nailShape: 'OVAL', irritatingProducts: 'Acetona' });
    const next = await book('2026-11-19');
    await book('2026-11-21');
    expect((await last(next)).body.data.lastManicure).toEqual({
      date: DAY,
      nailColor: '',
      nailShape: 'OVAL',
      nailTechnique: null,
    });
    expect((await last(visit)).body.data.lastManicure).toBeNull();
    const asked = '{ lastIrritation(patientId: 1) { date irritatingProducts } }';
    expect((await staff.graphql(asked)).body.data.lastIrritation).toEqual({
      date: DAY,
      irritatingProducts: 'Acetona',
    });
  });

  it('shows reception color, shape and technique, never the products', async () => {
    await finish({ irritatingProducts: 'Acetona' });
    const reception = await logInAsReception(product);
    expect((await edit(KAPPING, visit, reception)).body).toMatchObject(KAPPING);
    expect(await stored(visit, reception)).toMatchObject(KAPPING);
    expect((await last(await book('2026-11-19'), reception)).body.data.lastManicure).toMatchObject({
      nailTechnique: 'KAPPING',
    });
    for (const asked of [
      '{ lastIrritation(patientId: 1) { irritatingProducts } }',
      '{ clinicalRecords(patientId: 1, first: 1) { nodes { irritatingProducts } } }',
    ])
      expect((await reception.graphql(asked)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('exports the short form in the lists', async () => {
    await finish({
      nailColor: 'OPI 12',
      nailShape: 'COFFIN',
      nailTechnique: 'REMOVAL',
      irritatingProducts: 'MMA',
    });
    const rowOf = async (path: string): Promise<readonly unknown[]> => {
      const { body } = await staff.get(path);
      return String(body).trim().split('\n')[1]?.split(';') ?? [];
    };
    expect(await rowOf('/api/citas/exportar/?formato=csv')).toEqual(
      expect.arrayContaining(['OPI 12', 'Coffin', 'Retiro']),
    );
    expect(await rowOf('/api/pacientes/fichas/exportar/?formato=csv&paciente=1')).toContain('MMA');
  });
});
