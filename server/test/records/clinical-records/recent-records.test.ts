import { beforeEach, describe, expect, it } from '@jest/globals';
import { changedFinding, EMPTY_EXAM, type Place, withFinding } from '#domain/records/foot/exam-edits.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { findingKey } from '#domain/records/foot/finding-search.es.js';
import type { NailFinding } from '#domain/records/foot/findings.js';
import { addPatient } from '../../product/builders.js';
import { NOON } from '../../product/start-product.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({
  empty: 'clinical_record, appointment_change, patient_block, patient, audit_entry',
});
const { staff } = product;
const [PODIATRIST, MANICURIST] = [1, 2];
const [ANA, BERTA, CARLA] = [1, 2, 3];
const SECRET = 'Onicomicosis';

const write = (paciente: number, fecha: string, profesional: number) =>
  staff.post('/api/pacientes/fichas/', {
    paciente,
    fecha,
    profesional,
    descripcion_atencion: SECRET,
    procedimiento: SECRET,
    indicaciones: SECRET,
  });
const list = (query = '') => staff.get(`/api/pacientes/fichas/recientes/${query}`);
const accesses = async (): Promise<number> =>
  (await product.database.query('select from audit_entry')).rows.length;

beforeEach(async () => {
  for (const [id, name] of [
    [ANA, 'Ana'],
    [BERTA, 'Berta'],
    [CARLA, 'Carla'],
  ] as const)
    await addPatient(product.database, id, name);
  await write(ANA, '2026-11-10', PODIATRIST);
  await write(BERTA, '2026-11-16', MANICURIST);
  await write(ANA, '2026-11-12', PODIATRIST);
  await write(CARLA, '2026-11-12', PODIATRIST);
});

const PAGE = `query ($from: LocalDate, $to: LocalDate, $professionalId: Int, $first: Int, $offset: Int) {
  recentRecords(from: $from, to: $to, professionalId: $professionalId, first: $first, offset: $offset) {
    hasNextPage
    nodes { id patientName date professionalId professionalName isImported version writtenBy writtenAt }
  } }`;

describe('The newest records of all patients', () => {
  it('lists patient, professional and time of recent records, the newest visit first, without their texts', async () => {
    // A read so soon after a write would count as the same access.
    product.clock.instant = new Date(NOON.getTime() + 3_600_000);
    const before = await accesses();
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: 2,
        paciente: BERTA,
        paciente_nombre: 'Berta',
        fecha: '2026-11-16',
        profesional: MANICURIST,
        profesional_nombre: 'Manicura',
        importada: false,
        version: 1,
        escrita: expect.stringMatching(/^2026-11-18T/),
        escrita_por: expect.stringMatching(/./),
      },
      expect.objectContaining({ id: 4, paciente: CARLA }),
      expect.objectContaining({ id: 3, paciente: ANA }),
      expect.objectContaining({ id: 1, paciente: ANA }),
    ]);
    const { recentRecords } = (await staff.graphql(PAGE)).body.data;
    expect(recentRecords).toMatchObject({ hasNextPage: false });
    expect(JSON.stringify([body, recentRecords])).not.toContain(SECRET);
    expect(await accesses()).toBe(before);

    await staff.get('/api/pacientes/fichas/4/');
    expect(await accesses()).toBe(before + 1);
  });

  it('narrows the newest records by professional and days, in pages', async () => {
    const ids = async (variables: object) => {
      const { recentRecords } = (await staff.graphql(PAGE, variables)).body.data;
      return [recentRecords.nodes.map(({ id }: { id: number }) => id), recentRecords.hasNextPage];
    };
    expect(await ids({ professionalId: PODIATRIST })).toEqual([[4, 3, 1], false]);
    expect(await ids({ from: '2026-11-11', to: '2026-11-12' })).toEqual([[4, 3], false]);
    expect(await ids({ from: '2026-11-16' })).toEqual([[2], false]);
    expect(await ids({ to: '2026-11-10', professionalId: MANICURIST })).toEqual([[], false]);
    expect(await ids({ first: 2, offset: 1 })).toEqual([[4, 3], true]);

    const first = await list('?limite=3&hasta=2026-11-17');
    expect(first.headers.get('x-hay-mas')).toBe('true');
    const second = await list(`?limite=3&hasta=2026-11-17&cursor=${first.headers.get('x-cursor')}`);
    expect([first, second].flatMap(({ body }) => body.map(({ id }: { id: number }) => id))).toEqual([
      2, 4, 3, 1,
    ]);
    expect(second.headers.get('x-hay-mas')).toBe('false');
  });

  it('searches the newest records by the words of a finding, logged for each patient that is found', async () => {
    const seen = { lado: 'derecho', examinado: '2026-11-10' };
    const examine = (id: number, examen_pie: object) =>
      staff.send('PUT', `/api/pacientes/fichas/${id}/`, { examen_pie });
    await examine(1, { unas: [{ ...seen, ortejo: 1, hallazgo: 'Onicomicosis', tipo: 'distal' }] });
    await examine(3, { zonas: [{ ...seen, zona: 'talón', hallazgo: 'Fisura' }] });
    await examine(4, { pies: [{ ...seen, hallazgo: 'Pie plano' }], calzado: 'Onicomicosis' });
    product.clock.instant = new Date(NOON.getTime() + 3_600_000);
    const before = await accesses();
    const found = async (hallazgo: string) => {
      const { status, body } = await list(`?hallazgo=${encodeURIComponent(hallazgo)}`);
      expect(status).toBe(200);
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await found('mordida')).toEqual([]);
    expect(await accesses()).toBe(before);
    // The texts say it of all four.
    expect(await found('onicomicosis')).toEqual([1]);
    expect(await accesses()).toBe(before + 1);
    expect(await found('TALON fisura')).toEqual([3]);
    expect(await found('fisura izquierdo')).toEqual([]);
    expect(await found('derecho')).toEqual([4, 3, 1]);
    expect(await found(' ')).toEqual([2, 4, 3, 1]);
    const { body } = await staff.graphql('{ recentRecords(finding: "plano") { nodes { id } } }');
    expect(body.data.recentRecords.nodes).toEqual([{ id: 4 }]);
  });

  it('finds the same records by a finding that very many have, in pages', async () => {
    const exam = withFinding(EMPTY_EXAM, { side: 'LEFT', zone: 'HEEL' }, 'FISSURE', null, '2026-11-11');
    await product.database.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
       select case number when 7 then $1::integer else $2::integer end, '2026-11-01'::date + number % 14, 'a', 'b', 'c', $3::jsonb
       from generate_series(1, 1001) as number`,
      [ANA, BERTA, JSON.stringify(exam)],
    );
    const ids = async (query: string): Promise<[number[], string]> => {
      const { body, headers } = await list(`?hallazgo=fisura&hasta=2026-11-08&limite=100${query}`);
      return [body.map(({ id }: { id: number }) => id), headers.get('x-cursor') ?? ''];
    };
    const [first, cursor] = await ids('');
    const [second] = await ids(`&cursor=${cursor}`);
    const expected = await product.database.query(
      `select id from clinical_record where foot_exam is not null and date <= '2026-11-08'
       order by date desc, id desc limit 200`,
    );
    expect([...first, ...second]).toEqual(expected.rows.map(({ id }) => id));
  });

  it('gives findings the same keys in the database as in a search', async () => {
    const nail = { side: 'RIGHT', toe: 1 } as const;
    const exam = [
      [nail, 'INGROWN', 'INNER'],
      [nail, 'BRACE', null],
      [{ side: 'LEFT', zone: 'SPACE_1_2' }, 'HELOMA', 'SOFT'],
      [{ side: 'LEFT' }, 'HALLUX_VALGUS', null],
    ].reduce<FootExam>((rest, [place, finding, kind]) => {
      const [at, what] = [place as Place, finding as NailFinding];
      return withFinding(rest, at, what, kind as string | null, '2026-11-10');
    }, EMPTY_EXAM);
    const staged = changedFinding(exam, nail, 'INGROWN', { stage: 'II' }, '2026-11-10');
    const { rows } = await product.database.query('select finding_keys($1) as keys', [
      JSON.stringify(staged),
    ]);
    expect(rows).toEqual([
      { keys: [...staged.nails, ...staged.skin, ...staged.feet].map((found) => findingKey(found)) },
    ]);
  });

  it('leaves out records of patients whose data is blocked', async () => {
    await product.database.query(
      `insert into patient_block (patient_id, blocked_at, blocked_by, reason) values ($1, now(), 1, 'x')`,
      [ANA],
    );
    expect((await list()).body.map(({ id }: { id: number }) => id)).toEqual([2, 4]);
  });

  it.each([
    ['?desde=2026-02-30', /fecha inicial/],
    ['?desde=2026-11-12&hasta=2026-11-11', /fecha final/],
    ['?profesional=-1', /profesional/],
    ['?profesional=uno', /profesional/],
    ['?limite=101', /./],
    [`?hallazgo=${'x'.repeat(101)}`, /./],
    ['?hallazgo=a&hallazgo=b', /./],
    ['?cursor=otro', /./],
  ])('refuses %s with a sentence', async (query, sentence) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body.error).toMatch(sentence);
  });
});
