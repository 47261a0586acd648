import { describe, expect, it } from '@jest/globals';
import { EXUDATES, type FootExam, ULCER_DEPTHS, ULCER_TISSUES } from '#domain/records/foot/exam.js';
import { EMPTY_EXAM, type Place, withFinding } from '#domain/records/foot/exam-edits.js';
import { NAIL_FINDINGS, SKIN_FINDINGS, WHOLE_FOOT_FINDINGS, ZONES } from '#domain/records/foot/findings.js';
import { SENSATION_METHODS, SENSATION_PROTOCOLS } from '#domain/records/foot/sensation.js';
import { FORM, FULL, LOST, NAIL, PULSES, useFootClinic } from './exam-bodies.js';

const { product, staff, rows, create } = useFootClinic();

describe('the exam of the feet', () => {
  it('stores an exam with its record, with null, empty or false for what was not sent', async () => {
    const { status, body } = await create(FULL);
    expect(status).toBe(201);
    expect(body.examen_pie).toEqual({
      unas: [{ ...NAIL, estadio_heifetz: null, escala_estadio: null, bracket: null, resuelto: false }],
      zonas: [],
      pies: FORM.map((pie) => ({ ...pie, resuelto: false })),
      sensibilidad: { ...LOST, corte: null },
      circulacion: {
        ...PULSES,
        claudicacion: null,
        pies: PULSES.pies.map((pie) => ({
          ...pie,
          itb: null,
          llene_capilar_segundos: null,
          edema: null,
        })),
      },
      dolor_eva: 4,
      diferencia_temperatura: null,
      calzado: '',
      ortesis: '',
      riesgo_propio: null,
      usa_riesgo_calculado: null,
      en_palabras: expect.any(Array),
    });
    expect((await staff.get(`/api/pacientes/fichas/${body.id}/`)).body).toEqual(body);
  });

  it('keeps the exam in an edit that does not send it, replaces it by one that does, and removes it by null', async () => {
    const { body } = await create(FULL);
    const edit = (changes: object) => staff.send('PUT', `/api/pacientes/fichas/${body.id}/`, changes);
    expect((await edit({ indicaciones: 'Reposo' })).body.examen_pie).toEqual(body.examen_pie);
    expect((await edit({ examen_pie: { dolor_eva: 0 } })).body.examen_pie).toMatchObject({
      unas: [],
      dolor_eva: 0,
    });
    expect((await edit({ examen_pie: null })).body.examen_pie).toBeNull();
    const versions = await rows(
      'select version, foot_exam is not null as "hasExam" from clinical_record_version order by version',
    );
    expect(versions.map(({ hasExam }: { hasExam: boolean }) => hasExam)).toEqual([true, true, true, false]);
  });

  it('does not make a version if the same exam is sent again', async () => {
    const { body } = await create(FULL);
    await staff.send('PUT', `/api/pacientes/fichas/${body.id}/`, { examen_pie: body.examen_pie });
    expect(await rows('select version from clinical_record_version')).toHaveLength(1);
  });

  it('reads the same exam through GraphQL, in each version of the record', async () => {
    const { body } = await create(FULL);
    const {
      body: { data },
    } = await staff.graphql(
      `query ($id: Int!) { clinicalRecord(id: $id) {
         footExam { pain nails { side toe finding kind isResolved } sensation { method sites { side site answers } } }
         versions { footExam { pain } } } }`,
      { id: body.id },
    );
    expect(data.clinicalRecord).toMatchObject({
      footExam: {
        pain: 4,
        nails: [{ side: 'RIGHT', toe: 1, finding: 'ONYCHOMYCOSIS', kind: 'DISTAL', isResolved: false }],
        sensation: { method: 'MONOFILAMENT' },
      },
      versions: [{ footExam: { pain: 4 } }],
    });
  });

  it('says which of the many values of an exam is wrong', async () => {
    const sentences = async (exam: object) => (await create(exam)).body.examen_pie;
    expect(await sentences({ unas: [{ ...NAIL, hallazgo: 'Juanete', examinado: '2026-02-30' }] })).toEqual([
      'Elija para el hallazgo uno de los valores de la lista.',
      'Escriba la fecha del examen como año-mes-día, por ejemplo 2026-03-05.',
    ]);
    expect(await sentences({ unas: [{ ...NAIL, examinado: undefined, tipo: 'x' }] })).toEqual([
      'Elija para el tipo uno de los valores de la lista.',
      'Falta la fecha del examen.',
    ]);
    const ulcer = { lado: 'derecho', zona: 'talón', hallazgo: 'Úlcera', examinado: '2026-11-18' };
    expect(await sentences({ zonas: [{ ...ulcer, ulcera: { tejido: 'x' } }] })).toEqual([
      'Elija para el tejido uno de los valores de la lista.',
    ]);
  });

  it.each<[string, unknown]>([
    ['a text', 'pies'],
    ['a list', [NAIL]],
    ['an unknown finding', { unas: [{ ...NAIL, hallazgo: 'Juanete' }] }],
    ['an unknown toe', { unas: [{ ...NAIL, ortejo: 6 }] }],
    ['a decimal toe', { unas: [{ ...NAIL, ortejo: 1.5 }] }],
    ['a finding without a side', { unas: [{ ...NAIL, lado: undefined }] }],
    ['a kind of another finding', { unas: [{ ...NAIL, tipo: 'plantar' }] }],
    ['an impossible day', { unas: [{ ...NAIL, examinado: '2026-02-30' }] }],
    ['a day after the visit', { unas: [{ ...NAIL, examinado: '2026-11-19' }] }],
    ['the same finding twice', { unas: [NAIL, NAIL] }],
    ['nails that are no list', { unas: NAIL }],
    ['nails that are null', { unas: [null] }],
    ['a constructor as a finding', { unas: [{ ...NAIL, hallazgo: { constructor: 1 } }] }],
    ['an empty list', []],
    ['a test that is a list', { sensibilidad: [] }],
    ['a circulation that is a list', { circulacion: [] }],
    ['a brace that is a list', { unas: [{ ...NAIL, hallazgo: 'Ortonixia', tipo: null, bracket: [] }] }],
    ['a risk that is a list', { riesgo_propio: [] }],
    ['a code of the database', { unas: [{ ...NAIL, hallazgo: 'ONYCHOMYCOSIS' }] }],
    ['more findings than a foot has', { unas: Array.from({ length: 201 }, () => NAIL) }],
    ['a pain of 11', { dolor_eva: 11 }],
    ['a negative pain', { dolor_eva: -1 }],
    ['a pain as text', { dolor_eva: '4' }],
    ['a long text', { calzado: 'a'.repeat(201) }],
    ['a null character', { calzado: 'a\0b' }],
    ['an index that is no number', { circulacion: { ...PULSES, pies: [{ ...PULSES.pies[0], itb: 'x' }] } }],
    [
      'two answers at a site',
      { sensibilidad: { ...LOST, puntos: [{ ...LOST.puntos[0], respuestas: [true, true] }] } },
    ],
    ['a risk without a reason', { riesgo_propio: { categoria: 3, motivo: ' ' } }],
    ['a calculated risk of 4', { riesgo_propio: { categoria: 1, motivo: 'x', calculada: 4 } }],
    ['a risk of 4', { riesgo_propio: { categoria: 4, motivo: 'x' } }],
    [
      'an ulcer of 0 mm',
      {
        zonas: [
          {
            lado: 'derecho',
            zona: 'talón',
            hallazgo: 'Úlcera',
            examinado: '2026-11-18',
            ulcera: { largo_mm: 0 },
          },
        ],
      },
    ],
  ])('refuses %s, and writes nothing', async (_what, examen) => {
    const { status, body } = await create(examen);
    expect(status).toBe(400);
    expect(body).toEqual({ examen_pie: [expect.stringMatching(/^[A-ZÉ¿].*[.]$/)] });
    expect(await rows('select id from clinical_record')).toHaveLength(0);
  });

  it('lets one of two users who edit it at once win', async () => {
    const { body } = await create(FULL);
    const edit = (pain: number) =>
      staff.graphql(
        `mutation ($id: Int!, $exam: FootExamInput!) {
           updateClinicalRecord(id: $id, version: 1, input: { footExam: $exam }) { version } }`,
        { id: body.id, exam: { ...EMPTY_EXAM, pain } },
      );
    const answers = (await Promise.all([edit(1), edit(2)])).map((answer) => answer.body);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.flatMap(({ errors = [] }) => errors)).toMatchObject([{ extensions: { code: 'STALE' } }]);
  });
});

describe('the codes of an exam in the database', () => {
  const insert = (exam: unknown) =>
    product.database.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
       values (1, '2026-11-18', 'a', 'b', 'c', $1)`,
      [JSON.stringify(exam)],
    );
  const nail: Place = { side: 'RIGHT', toe: 1 };
  const heel: Place = { side: 'LEFT', zone: 'HEEL' };
  const found = (place: Place, finding: Parameters<typeof withFinding>[2], kind: string | null = null) =>
    withFinding(EMPTY_EXAM, place, finding, kind, '2026-11-18');

  it('accepts all codes of the product in the database', async () => {
    const kinds = { ...NAIL_FINDINGS, ...SKIN_FINDINGS } as Readonly<Record<string, readonly string[]>>;
    const all: FootExam[] = [
      ...Object.entries(kinds).flatMap(([finding, of]) =>
        [null, ...of].map((kind) =>
          found(finding in NAIL_FINDINGS ? nail : heel, finding as keyof typeof NAIL_FINDINGS, kind),
        ),
      ),
      ...ZONES.map((zone) => found({ side: 'RIGHT', zone }, 'CALLUS')),
      ...WHOLE_FOOT_FINDINGS.map((finding) => found({ side: 'LEFT' }, finding)),
      ...SENSATION_METHODS.map((method) => ({
        ...EMPTY_EXAM,
        sensation: {
          method,
          examinedOn: '2026-11-18',
          sites: SENSATION_PROTOCOLS[method].sites.map((site) => ({
            side: 'LEFT' as const,
            site,
            answers: [true],
          })),
          cutOff: 10,
        },
      })),
      ...ULCER_DEPTHS.flatMap((depth) =>
        ULCER_TISSUES.flatMap((tissue) =>
          EXUDATES.map((exudate) => {
            const [ulcer] = found(heel, 'ULCER').skin;
            return {
              ...EMPTY_EXAM,
              skin: [{ ...ulcer, ulcer: { depth, tissue, exudate, lengthMm: 1, widthMm: 300 } }],
            } as unknown as FootExam;
          }),
        ),
      ),
    ];
    for (const exam of all) await insert(exam);
    expect(await rows('select id from clinical_record')).toHaveLength(all.length);
  });

  it.each<[string, unknown]>([
    ['no object', []],
    ['a missing group', { ...EMPTY_EXAM, skin: undefined }],
    ['an unknown finding', found(nail, 'BUNION' as never)],
    ['a finding of the skin on a nail', found(nail, 'CALLUS')],
    ['an unknown kind', found(nail, 'ONYCHOMYCOSIS', 'PLANTAR')],
    ['a kind of a finding without kinds', found(heel, 'CALLUS', 'HARD')],
    ['an unknown side', found({ side: 'BOTH', toe: 1 } as never, 'MISSING')],
    ['an unknown zone', found({ side: 'LEFT', zone: 'KNEE' } as never, 'CALLUS')],
    ['a sixth toe', found({ side: 'LEFT', toe: 6 } as never, 'MISSING')],
    [
      'an unknown site',
      {
        ...EMPTY_EXAM,
        sensation: {
          method: 'MONOFILAMENT',
          examinedOn: '2026-11-18',
          sites: [{ side: 'LEFT', site: 'HEEL' }],
        },
      },
    ],
    [
      'an unknown pulse',
      {
        ...EMPTY_EXAM,
        circulation: {
          examinedOn: '2026-11-18',
          feet: [{ side: 'LEFT', dorsalisPedis: 'FAST', posteriorTibial: 'WEAK' }],
        },
      },
    ],
    ['a pain of 11', { ...EMPTY_EXAM, pain: 11 }],
    ['a pain of 1.5', { ...EMPTY_EXAM, pain: 1.5 }],
    ['a list of codes', found({ side: ['LEFT', 'BOTH'], toe: 1 } as never, 'MISSING')],
    ['a toe of 1.5', found({ side: 'LEFT', toe: 1.5 } as never, 'MISSING')],
    ['a test that is a list', { ...EMPTY_EXAM, sensation: [] }],
    ['a risk of 2.5', { ...EMPTY_EXAM, riskOverride: { category: 2.5, reason: 'a' } }],
    [
      'an answer that is no yes or no',
      {
        ...EMPTY_EXAM,
        sensation: {
          method: 'TOUCH_TEST',
          examinedOn: '2026-11-18',
          sites: [{ side: 'LEFT', site: 'TOE_1', answers: ['yes'] }],
        },
      },
    ],
  ])('refuses an exam in the database for %s', (_what, exam) =>
    expect(insert(exam)).rejects.toMatchObject({ constraint: 'clinical_record_foot_exam_codes' }),
  );

  const circulation = (foot: object, more: object = {}) => ({
    ...EMPTY_EXAM,
    circulation: {
      ...{ examinedOn: '2026-11-18', ...more },
      feet: [
        { side: 'LEFT', dorsalisPedis: 'WEAK', posteriorTibial: 'WEAK', ankleBrachialIndex: null, ...foot },
      ],
    },
  });
  const ulcer = (more: object) => ({
    ...EMPTY_EXAM,
    skin: found(heel, 'ULCER').skin.map((one) => ({
      ...one,
      ulcer: { depth: null, tissue: null, exudate: null, lengthMm: null, widthMm: null, ...more },
    })),
  });
  const WRONG_MEASURES = [-0.1, 'warm', true, [1], {}];
  const WRONG_FLAGS = ['yes', 1, [true], {}];

  it.each<[string, (value: unknown) => unknown, readonly unknown[]]>([
    [
      'a difference of temperature',
      (value) => ({ ...EMPTY_EXAM, temperatureDifference: value }),
      [20.01, ...WRONG_MEASURES],
    ],
    [
      'a capillary refill',
      (value) => circulation({ capillaryRefillSeconds: value }),
      [60.01, ...WRONG_MEASURES],
    ],
    ['claudication', (value) => circulation({}, { hasClaudication: value }), WRONG_FLAGS],
    ['an oedema', (value) => circulation({ hasOedema: value }), WRONG_FLAGS],
    ['visible bone', (value) => ulcer({ hasVisibleBone: value }), WRONG_FLAGS],
    ['an infection', (value) => ulcer({ isInfected: value }), WRONG_FLAGS],
  ])('refuses an invalid value of %s, and stores the exam without one', async (_what, examWith, wrong) => {
    for (const value of wrong)
      await expect(insert(examWith(value))).rejects.toMatchObject({
        constraint: 'clinical_record_foot_exam_measures',
      });
    for (const value of [undefined, null]) await insert(examWith(value));
  });

  const foot = { side: 'LEFT' } as const;
  const none = found(foot, 'NO_DEFORMITY');
  const staged = (more: object) => ({
    ...EMPTY_EXAM,
    nails: found(nail, 'INGROWN').nails.map((one) => ({ ...one, ...more })),
  });

  it.each<[string, FootExam]>([
    ['beside a deformity', withFinding(none, foot, 'HIGH_ARCH', null, '2026-11-18')],
    ['that has gone', { ...none, feet: none.feet.map((one) => ({ ...one, isResolved: true })) }],
  ])('refuses “no deformity” %s', (_how, exam) =>
    expect(insert(exam)).rejects.toMatchObject({ constraint: 'clinical_record_foot_exam_form' }),
  );

  it('accepts a deformity of the other foot, and one that has gone', async () => {
    await insert(withFinding(none, { side: 'RIGHT' }, 'HIGH_ARCH', null, '2026-11-18'));
    const gone = found(foot, 'HIGH_ARCH').feet.map((one) => ({ ...one, isResolved: true }));
    await insert({ ...none, feet: [...none.feet, ...gone] });
  });

  it('refuses an invalid answer about whether an ulcer is behind the forefoot', async () => {
    for (const wrong of WRONG_FLAGS)
      await expect(insert(ulcer({ isBehindForefoot: wrong }))).rejects.toMatchObject({
        constraint: 'clinical_record_foot_exam_edges',
      });
    for (const right of [true, false, null, undefined]) await insert(ulcer({ isBehindForefoot: right }));
  });

  it('refuses a stage of an unknown scale and a scale without a stage, not a stage from before', async () => {
    for (const wrong of [
      { stage: 'I', stageScale: 'WAGNER' },
      { stage: 'I', stageScale: 1 },
      { stage: 'I', stageScale: ['HEIFETZ'] },
      { stage: null, stageScale: 'HEIFETZ' },
    ])
      await expect(insert(staged(wrong))).rejects.toMatchObject({
        constraint: 'clinical_record_foot_exam_stage_scale',
      });
    await insert(staged({ stage: 'I' }));
  });
});

it.each([0, 11, 1.5, '4', [4]])('refuses a cut-off of %j in the database', (cutOff) =>
  expect(
    product.database.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
       values (1, '2026-11-18', 'a', 'b', 'c', $1)`,
      [
        JSON.stringify({
          ...EMPTY_EXAM,
          sensation: { method: 'TEN_POINT', examinedOn: '2026-11-18', sites: [], cutOff },
        }),
      ],
    ),
  ).rejects.toMatchObject({ constraint: 'clinical_record_ten_point_cut_off_range' }),
);

it.each([
  { riskOverride: { category: 1, reason: 'x', calculated: 4 } },
  { riskOverride: { category: 1, reason: 'x', calculated: '1' } },
  { riskOverride: { category: 1, reason: 'x', calculated: 0.5 } },
  { usesCalculatedRisk: 'no' },
])('refuses %j in the database', (changes) =>
  expect(
    product.database.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
       values (1, '2026-11-18', 'a', 'b', 'c', $1)`,
      [JSON.stringify({ ...EMPTY_EXAM, ...changes })],
    ),
  ).rejects.toMatchObject({ constraint: 'clinical_record_foot_exam_own_risk' }),
);

it('refuses to store an ulcer’s measures with a text that is no day', () => {
  const [found] = withFinding(EMPTY_EXAM, { side: 'LEFT', zone: 'HEEL' }, 'ULCER', null, '2026-11-18').skin;
  const measures = { depth: null, tissue: null, exudate: null, lengthMm: 1, widthMm: 1, measuredOn: 'ayer' };
  return expect(
    product.database.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
       values (1, '2026-11-18', 'a', 'b', 'c', $1)`,
      [JSON.stringify({ ...EMPTY_EXAM, skin: [{ ...found, ulcer: measures }] })],
    ),
  ).rejects.toMatchObject({ constraint: 'clinical_record_foot_exam_measured_on' });
});
