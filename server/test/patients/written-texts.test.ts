import { beforeEach, describe, expect, it } from '@jest/globals';
import { searchForm } from '#domain/patients/patient-search.js';
import { formatRut } from '#domain/rut.js';
import { madeUpRut } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient' });
const { staff } = product;

const RUT = formatRut(madeUpRut(1));
const MARKED = {
  rut: `\u200e${RUT.replace('-', '‑')}\u200f`,
  nombre: 'María\u200b O’Higgins\u00ad Soto',
  telefono: '\u202dCel: 09 1234‑5678\u202c',
  correo: '\ufeffmaria@example.com\u2060',
  contacto_emergencia: 'Ana\u200d',
  caso_clinico: 'Mejora 👩\u200d⚕️',
};
const create = (body: object) => staff.post('/api/pacientes/crear_paciente_admin/', { ...MARKED, ...body });

describe('Patient whose data were pasted with invisible characters', () => {
  beforeEach(async () => {
    expect((await create({})).status).toBe(201);
  });

  it("stores a patient's fields without invisible characters; long texts keep theirs", async () => {
    const { body } = await staff.get(`/api/pacientes/?rut=${encodeURIComponent(MARKED.rut)}`);
    expect(body[0]).toMatchObject({
      rut: RUT,
      nombre: 'María O’Higgins Soto',
      telefono: 'Cel: 09 1234‑5678',
      correo: 'maria@example.com',
      contacto_emergencia: 'Ana',
      caso_clinico: 'Mejora 👩\u200d⚕️',
    });
    const { rows } = await product.database.query('select phone_e164 from patient');
    expect(rows).toEqual([{ phone_e164: '+56912345678' }]);
  });

  it.each([
    'ohiggins',
    "o'higgins",
    'O’HIGGINS',
    'maria\u200b soto',
    '912345678',
    '09 1234 5678',
    '\u202a+56 9 1234 5678\u202c',
    'Cel: 9 1234 5678',
    'maria@example.com\ufeff',
    MARKED.rut,
  ])('finds a patient with pasted invisible characters by %j', async (search) => {
    const { body } = await staff.graphql(
      'query ($search: String!) { patients(search: $search, first: 5) { nodes { name } } }',
      { search },
    );
    expect(body.data?.patients.nodes).toEqual([{ name: 'María O’Higgins Soto' }]);
  });

  it('matches a patient with pasted invisible characters when they book', async () => {
    const { status } = await product.client().post('/api/citas/reservar/', {
      nombre: 'Maria O´Higgins',
      email: 'MARIA@example.com\u200b',
      telefono: '+56\u00a09\u00a01234\u00a05678',
      fecha: '2026-11-20',
      hora: '10:00',
    });
    expect(status).toBe(201);
    const { rows } = await product.database.query('select name from patient');
    expect(rows).toHaveLength(1);
  });

  it('removes invisible characters of a patient through GraphQL too', async () => {
    const { body } = await staff.graphql(
      'mutation ($input: UpdatePatientInput!) { updatePatient(id: 1, version: 1, input: $input) { name phone } }'.replace(
        'id: 1',
        `id: ${(await product.database.query('select id from patient')).rows[0].id}`,
      ),
      { input: { name: '\u2066Rosa\u2069', phone: '\u200f9 8765 4321' } },
    );
    expect(body.data.updatePatient).toEqual({ name: 'Rosa', phone: '9 8765 4321' });
  });
});

it.each(['nombre', 'telefono', 'contacto_emergencia'])(
  'treats %s without a visible character as missing',
  async (field) => {
    for (const blank of ['\u200b', ' \u00ad\u2800', '\u3164']) {
      const { status, body } = await create({ [field]: blank });
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    }
  },
);

it('treats texts of a clinical record without a visible character as missing', async () => {
  const { body: patient } = await create({});
  const { status, body } = await staff.post('/api/pacientes/fichas/', {
    paciente: patient.id,
    fecha: '2026-11-10',
    descripcion_atencion: '\u200b',
    procedimiento: '\u2800',
    indicaciones: '👍\u200d',
  });
  expect([status, Object.keys(body).sort()]).toEqual([400, ['descripcion_atencion', 'procedimiento']]);
});

it('computes the same search form in the database as the shared rule', async () => {
  const texts = [
    ...[
      'José Ñandú',
      'ÁÉÍÓÚ Ü ç',
      'IBAÑEZ',
      'straße',
      '李',
      'a\u0301',
      'O’Higgins',
      "O'Higgins",
      'O´Higgins',
    ],
    ...[
      'Mu\u00adñoz\u200b',
      '\ufeff Ana\u00a0Soto ',
      'Soto–Pérez‑李',
      '１２３',
      '\u202d9 1234\u202c',
      'ﬁn',
      'Ⅷ',
    ],
    ...['👩\u200d⚕️', 'a\tb\u0007', '\u3164', 'K\u212a', '\u{e0041}x'],
  ];
  const { rows } = await product.database.query(
    'select search_form(t) as form from unnest($1::text[]) as t',
    [texts],
  );
  expect(rows.map(({ form }) => form)).toEqual(texts.map(searchForm));
});

it('stores a name on one line, and finds a number for messages in a phone with a note', async () => {
  const { body } = await create({ nombre: 'Ana\nSalto', telefono: '912345678 (hija)' });
  expect(body).toMatchObject({ nombre: 'Ana Salto', telefono: '912345678 (hija)' });
  const { rows } = await product.database.query('select phone_e164 from patient');
  expect(rows).toEqual([{ phone_e164: '+56912345678' }]);
});
