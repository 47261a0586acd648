import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AlertKind } from '#domain/patients/alert.js';
import { EMPTY_EXAM, withFinding } from '#domain/records/foot/exam-edits.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { ZONES } from '#domain/records/foot/findings.js';
import { riskInWords } from '#domain/records/foot/risk.es.js';
import { footStanding } from '#domain/records/foot/standing.js';
import { addPatient } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'supply, clinical_record, patient' });
const { staff } = product;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
});

const NAIL = { lado: 'derecho', ortejo: 1, hallazgo: 'Uña encarnada' };
const ULCER = { lado: 'izquierdo', zona: 'talón', hallazgo: 'Úlcera' };
const visit = async (fecha: string, examen_pie: unknown) => {
  const { status, body } = await staff.post('/api/pacientes/fichas/', {
    paciente: 1,
    fecha,
    descripcion_atencion: 'Control',
    procedimiento: 'Fresado',
    indicaciones: 'Crema',
    examen_pie,
  });
  expect(status).toBe(201);
  return body.id as number;
};
const history = (query: string) => staff.get(`/api/pacientes/fichas/historia-pie/?paciente=1&${query}`);

describe('the history of a place', () => {
  it('lists each finding of a nail once per day on which it was seen, newest first, without its copies', async () => {
    const first = await visit('2026-09-01', {
      unas: [{ ...NAIL, tipo: 'por el borde interno', examinado: '2026-09-01' }],
    });
    await visit('2026-10-01', { unas: [{ ...NAIL, tipo: 'por el borde interno', examinado: '2026-09-01' }] });
    const last = await visit('2026-11-01', {
      unas: [
        { ...NAIL, estadio_heifetz: 'II', examinado: '2026-11-01', resuelto: true },
        { ...NAIL, ortejo: 2, examinado: '2026-11-01' },
      ],
    });
    const { status, body } = await history('lado=derecho&ortejo=1');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        ficha: last,
        fecha: '2026-11-01',
        una: { estadio_heifetz: 'II', escala_estadio: 'Heifetz', resuelto: true },
        zona: null,
        resumen: 'Uña encarnada, estadio II (Heifetz), en 1.er ortejo derecho, resuelto',
      },
      { ficha: first, fecha: '2026-09-01', una: { tipo: 'por el borde interno', resuelto: false } },
    ]);
    const {
      body: { data },
    } = await staff.graphql(
      `{ footHistory(patientId: 1, side: RIGHT, toe: 1) { recordId date professionalName summary nail { kind stage } skin { zone } sinbad { least } } }`,
    );
    expect(data.footHistory).toMatchObject([
      { recordId: last, nail: { kind: null, stage: 'II' }, skin: null, sinbad: null },
      { recordId: first, nail: { kind: 'INNER' } },
    ]);
  });

  it('lists the area and the SINBAD items of an open ulcer', async () => {
    const ulcer = (examinado: string, largo_mm: number, more = {}) => ({
      zonas: [
        {
          ...ULCER,
          examinado,
          ulcera: { largo_mm, ancho_mm: 10, profundidad: 'piel', signos_infeccion: true },
          ...more,
        },
      ],
    });
    await visit('2026-10-01', ulcer('2026-10-01', 25));
    await visit('2026-11-01', ulcer('2026-11-01', 5, { resuelto: true }));
    const { body } = await history(`lado=izquierdo&zona=${encodeURIComponent('talón')}`);
    expect(body).toMatchObject([
      { fecha: '2026-11-01', sinbad: null },
      {
        fecha: '2026-10-01',
        area_cm2: 2.5,
        sinbad: {
          minimo: 3,
          maximo: 5,
          presentes: ['detrás del antepié', 'infección', 'área de 1 cm² o más'],
          sin_examinar: ['isquemia', 'neuropatía'],
        },
      },
    ]);
  });

  it('keeps whether an ulcer at an edge lies behind the forefoot, for its score', async () => {
    const ulcer = (examinado: string, detras_antepie?: boolean) => ({
      zonas: [
        { ...ULCER, zona: 'borde externo', examinado, ulcera: { profundidad: 'piel', detras_antepie } },
      ],
    });
    const ofEdge = async () =>
      (await history(`lado=izquierdo&zona=${encodeURIComponent('borde externo')}`)).body[0];
    await visit('2026-11-01', ulcer('2026-11-01'));
    expect(await ofEdge()).toMatchObject({
      zona: { ulcera: { detras_antepie: null } },
      sinbad: { sin_examinar: expect.arrayContaining(['detrás del antepié']) },
    });
    await visit('2026-11-02', ulcer('2026-11-02', true));
    expect(await ofEdge()).toMatchObject({
      zona: { ulcera: { detras_antepie: true } },
      sinbad: { presentes: ['detrás del antepié'] },
      resumen: expect.stringContaining('detrás del antepié'),
    });
  });

  it('lists the findings of a whole foot if no nail or zone is asked for, and logs the read', async () => {
    await visit('2026-11-01', {
      pies: [{ lado: 'derecho', hallazgo: 'Pie plano', examinado: '2026-11-01' }],
    });
    expect((await history('lado=derecho')).body).toMatchObject([{ pie: { hallazgo: 'Pie plano' } }]);
    expect((await history('lado=izquierdo')).body).toEqual([]);
    await addPatient(product.database, 2, 'Berta');
    await staff.get('/api/pacientes/fichas/historia-pie/?paciente=2&lado=derecho');
    const { rows } = await product.database.query(`select action from audit_entry where patient_ids @> 2`);
    expect(rows).toEqual([{ action: 'RECORDS_READ' }]);
  });

  it.each([
    ['an unknown side', 'lado=arriba', 400],
    ['no side', 'ortejo=1', 400],
    ['a sixth toe', 'lado=derecho&ortejo=6', 400],
    ['a toe in words', 'lado=derecho&ortejo=gordo', 400],
    ['an unknown zone', 'lado=derecho&zona=rodilla', 400],
    ['a nail and a zone', 'lado=derecho&ortejo=1&zona=arco', 400],
    ['an unknown patient', 'lado=derecho&paciente=99', 400],
  ])('refuses %s', async (_what, query, status) => {
    const answer = await history(query);
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/^[A-ZÉ¿].*[.]$/) } });
  });

  it('answers 404 for an unknown patient', async () =>
    expect((await staff.get('/api/pacientes/fichas/historia-pie/?paciente=99&lado=derecho')).status).toBe(
      404,
    ));
});

it('calculates the risk from fewer exams as from all of them', async () => {
  await staff.graphql(
    `mutation { changePatientAlerts(patientId: 1, changes: [{ kind: DIABETES, isNoted: true }]) { kind } }`,
  );
  // A fixed sequence that looks random.
  let seed = 7;
  const pick = (most: number): number => {
    seed = (seed * 16807) % 2147483647;
    return seed % most;
  };
  const days = Array.from({ length: 30 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`);
  const exams: { date: string; exam: FootExam }[] = [];
  for (const day of days) {
    const zone = ZONES[pick(4)]!;
    const finding = (['ULCER', 'CALLUS', 'AMPUTATION'] as const)[pick(3)]!;
    const found = withFinding(EMPTY_EXAM, { side: 'LEFT', zone }, finding, null, day);
    const exam: FootExam = {
      ...withFinding(
        found,
        { side: 'RIGHT' },
        (['HALLUX_VALGUS', 'FLAT_FOOT', 'NO_DEFORMITY'] as const)[pick(3)]!,
        null,
        day,
      ),
      skin: found.skin.map((one) => ({ ...one, isResolved: pick(3) > 0 })),
      sensation: pick(3)
        ? null
        : {
            method: 'TUNING_FORK',
            examinedOn: days[pick(30)]! < day ? days[0]! : day,
            sites: (['RIGHT', 'LEFT'] as const).slice(pick(2)).map((side) => ({
              side,
              site: 'BIG_TOE' as const,
              answers: [true, pick(2) > 0, false],
            })),
          },
      circulation: pick(2)
        ? null
        : {
            examinedOn: days[pick(30)]! < day ? days[0]! : day,
            hasClaudication: null,
            feet: (['RIGHT', 'LEFT'] as const).map((side) => ({
              side,
              dorsalisPedis: (['PRESENT', 'ABSENT', 'NOT_EXAMINED'] as const)[pick(3)]!,
              posteriorTibial: pick(2) ? 'PRESENT' : 'NOT_EXAMINED',
              ankleBrachialIndex: pick(4) ? null : pick(2),
              capillaryRefillSeconds: null,
              hasOedema: null,
            })),
          },
      riskOverride: pick(6) ? null : { category: 2, reason: day },
    };
    exams.unshift({ date: day, exam });
    await product.database.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
       values (1, $1, 'a', 'b', 'c', $2)`,
      [day, JSON.stringify(exam)],
    );
    const expected = footStanding(exams, { present: new Set<AlertKind>(['DIABETES']), denied: new Set() });
    const { body } = await staff.get('/api/pacientes/fichas/riesgo-pie/?paciente=1');
    expect(body).toMatchObject({
      resumen: riskInWords(expected.risk),
      examinado: expected.examinedOn,
      riesgo_propio: expected.override && { categoria: 2, motivo: expected.override.reason },
      ultimo_examen: { fecha: day },
    });
  }
});

describe('the settings of the exam', () => {
  const read = async () => (await staff.get('/api/clinica/examen-pie/')).body;
  const write = (body: unknown) => staff.send('PUT', '/api/clinica/examen-pie/', body);

  it('leaves the tuning fork, the ten points and SINBAD out at first', async () =>
    expect(await read()).toEqual({
      grupos: [
        'Uñas',
        'Zonas de la piel',
        'Todo el pie',
        'Monofilamento de 10 g',
        'Prueba de toque',
        'Circulación',
        'Dolor, temperatura y calzado',
      ],
      corte_10_puntos: null,
    }));

  it('changes the settings of the foot exam key by key, and keeps the order of its parts', async () => {
    expect((await write({ grupos: ['SINBAD de una úlcera', 'Uñas', 'Uñas'] })).body).toEqual({
      grupos: ['Uñas', 'SINBAD de una úlcera'],
      corte_10_puntos: null,
    });
    expect((await write({ corte_10_puntos: 4 })).body).toMatchObject({
      grupos: ['Uñas', 'SINBAD de una úlcera'],
      corte_10_puntos: 4,
    });
    expect((await write({ corte_10_puntos: null })).body.corte_10_puntos).toBeNull();
  });

  it('gives a ten-point test the clinic’s cut-off of its day, unless it has its own', async () => {
    const test = {
      prueba: 'Monofilamento en 10 puntos',
      examinado: '2026-11-18',
      puntos: [{ lado: 'derecho', punto: 'talón', respuestas: [false] }],
    };
    const stored = async (sensibilidad: object) => {
      const id = await visit('2026-11-18', { sensibilidad });
      const { body } = await staff.get(`/api/pacientes/fichas/${id}/`);
      return [id, body.examen_pie.sensibilidad.corte];
    };
    expect((await stored(test))[1]).toBeNull();
    await write({ corte_10_puntos: 1 });
    const [id, corte] = await stored(test);
    expect([
      corte,
      (await stored({ ...test, corte: 3 }))[1],
      (await stored({ ...test, corte: null }))[1],
    ]).toEqual([1, 3, null]);
    await write({ corte_10_puntos: 5 });
    const again = await staff.send('PUT', `/api/pacientes/fichas/${id}/`, {
      examen_pie: { sensibilidad: test, dolor_eva: 3 },
    });
    expect(again.body.examen_pie.sensibilidad.corte).toBe(1);
  });

  it.each([
    ['grupos', 'Uñas'],
    ['grupos', ['Rodillas']],
    ['grupos', [null]],
    ['grupos', null],
    ['grupos', ['NAILS']],
    ['corte_10_puntos', 0],
    ['corte_10_puntos', 11],
    ['corte_10_puntos', 1.5],
    ['corte_10_puntos', '4'],
  ])('refuses the setting %s of %j', async (key, value) =>
    expect(await write({ [key]: value })).toMatchObject({
      status: 400,
      body: { [key]: [expect.stringMatching(/^[A-ZÉ¿].*[.]$/)] },
    }),
  );

  it('lets one of two users win who change the settings of the foot exam at once', async () => {
    const { version } = (await staff.graphql('{ footExamSettings { version groups tenPointCutOff } }')).body
      .data.footExamSettings;
    const change = (cutOff: number) =>
      staff.graphql(
        `mutation ($version: Int!, $cutOff: Int) {
           updateFootExamSettings(version: $version, input: { tenPointCutOff: $cutOff }) { version } }`,
        { version, cutOff },
      );
    const answers = (await Promise.all([change(3), change(5)])).map(({ body }) => body);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.flatMap(({ errors = [] }) => errors)).toMatchObject([{ extensions: { code: 'STALE' } }]);
  });

  it.each(["exam_groups = '{KNEES}'", 'exam_groups = array[null]', 'ten_point_cut_off = 11'])(
    'are refused by the database for %s',
    (change) =>
      expect(product.database.query(`update clinic_settings set ${change}`)).rejects.toMatchObject({
        constraint: expect.stringMatching(/^clinic_settings_(exam_groups_known|ten_point_cut_off_range)$/),
      }),
  );
});
