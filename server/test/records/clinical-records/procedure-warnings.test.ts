import { beforeEach, describe, expect, it } from '@jest/globals';
import { WARNING_KINDS } from '#domain/records/warnings/warning.js';
import { addPatient } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'supply, treatment, clinical_record, patient' });
const { staff } = product;
const rows = async (sql: string) => (await product.database.query(sql)).rows;

const VISIT = {
  paciente: 1,
  fecha: '2026-11-18',
  descripcion_atencion: 'Control',
  procedimiento: 'Fresado',
  indicaciones: 'Crema',
};
const ULCER = {
  lado: 'izquierdo',
  zona: 'talón',
  hallazgo: 'Úlcera',
  ulcera: { signos_infeccion: true },
  examinado: '2026-11-18',
};
const GLOVES = {
  nombre: 'Guantes',
  unidad_medida: 'par',
  stock_actual: 9,
  stock_critico: 1,
  valor_unitario: 1,
};

let treatmentId: number;
const addTreatment = async (changes: object = {}) => {
  const { body } = await staff.graphql(
    'mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id version contraindications } }',
    { input: { name: 'Láser', contraindications: ['PREGNANCY', 'ANTICOAGULANTS', 'PREGNANCY'], ...changes } },
  );
  return body.data?.createTreatment ?? body.errors[0];
};
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
  const { body } = await staff.post('/api/insumos/', { ...GLOVES, contiene: ['látex'] });
  treatmentId = (await addTreatment({ kit: [{ supplyId: body.id, quantity: 1 }] })).id;
  await staff.send('PUT', '/api/pacientes/alertas/1/', {
    alertas: ['Alergia al látex', 'Embarazo', 'Marcapasos'].map((alerta) => ({ alerta, respuesta: 'sí' })),
  });
});
const warnings = () => staff.get(`/api/pacientes/fichas/advertencias/?paciente=1&tratamiento=${treatmentId}`);

describe('The warnings of treatments and supplies', () => {
  it('sets contraindications and substances on their forms, each word once, and keeps them in a change that leaves them out', async () => {
    expect((await addTreatment({ name: 'Otro' })).contraindications).toEqual(['ANTICOAGULANTS', 'PREGNANCY']);
    const { body } = await staff.post('/api/insumos/', { ...GLOVES, contiene: ['yodo', 'látex', 'yodo'] });
    expect(body.contiene).toEqual(['látex', 'yodo']);
    const put = (changes: object) => staff.send('PUT', `/api/insumos/${body.id}/`, changes);
    expect((await put({ nombre: 'Guantes M' })).body.contiene).toEqual(['látex', 'yodo']);
    expect((await put({ contiene: null })).body.contiene).toEqual([]);
    for (const contiene of ['látex', ['uranio'], [7], { látex: true }]) {
      const refused = await put({ contiene });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['contiene']]);
    }
    await expect(rows(`update supply set contains = '{URANIUM}'`)).rejects.toMatchObject({
      constraint: 'supply_contains_known',
    });
    await expect(rows(`update treatment set contraindications = '{COLD}'`)).rejects.toMatchObject({
      constraint: 'treatment_contraindications_known',
    });
  });
});

describe('the warnings before a procedure', () => {
  it('derives warnings from the alerts, the exams and the kit, and logs them', async () => {
    await staff.post('/api/pacientes/fichas/', { ...VISIT, examen_pie: { zonas: [ULCER] } });
    expect((await warnings()).body).toEqual([
      {
        advertencia: 'Embarazo',
        insumos: [],
        por_revisar: false,
        resumen: 'Embarazo: contraindicado para este tratamiento',
      },
      {
        advertencia: 'Alergia al látex',
        insumos: ['Guantes'],
        por_revisar: false,
        resumen: 'Alergia al látex: lo contiene Guantes',
      },
      {
        advertencia: 'Úlcera con signos de infección',
        insumos: [],
        por_revisar: false,
        resumen: 'Úlcera con signos de infección: derive a un médico',
      },
    ]);
    await staff.send('PUT', '/api/pacientes/alertas/1/', {
      alertas: [{ alerta: 'Embarazo', respuesta: 'terminada', hasta: '2026-11-18' }],
    });
    const { body } = await staff.graphql(
      'query ($id: Int!) { procedureWarnings(patientId: 1, treatmentId: $id) { kind } }',
      { id: treatmentId },
    );
    expect(body.data.procedureWarnings).toEqual([{ kind: 'LATEX_ALLERGY' }, { kind: 'INFECTED_ULCER' }]);
  });

  /** Two unreviewed answers; one of them repeats a noted alert. */
  const answerIntake = () =>
    rows(
      `with sent as (insert into intake (patient_id, given_at, consent_version, consent_digest)
                     values (1, now(), 1, '${'0'.repeat(64)}') returning id)
       insert into intake_line (intake_id, question, answer, text, since_words, state)
       select id, question, 'YES', '', '', 'PENDING' from sent, unnest('{ANTICOAGULANTS,PREGNANCY}'::text[]) question`,
    );

  it('marks warnings from unreviewed answers, changes nothing because of them, and logs that they were read', async () => {
    await answerIntake();
    const logged = async () => (await rows(`select from audit_entry where action = 'INTAKES_READ'`)).length;
    const before = await logged();
    const { body } = await warnings();
    expect(
      body.map(({ advertencia, por_revisar }: Record<string, unknown>) => [advertencia, por_revisar]),
    ).toEqual([
      ['Anticoagulantes', true],
      ['Embarazo', false],
      ['Alergia al látex', false],
    ]);
    expect(body[0].resumen).toBe(
      'Anticoagulantes: contraindicado para este tratamiento (según el cuestionario, por revisar)',
    );
    expect(await logged()).toBe(before + 1);
    expect(await rows(`select from patient_alert where kind = 'ANTICOAGULANTS'`)).toEqual([]);
  });

  it('gives warnings only for a patient, a treatment and a user with the right to health data', async () => {
    const get = (query: string, client = staff) => client.get(`/api/pacientes/fichas/advertencias/${query}`);
    expect((await get('?paciente=1')).status).toBe(400);
    expect((await get('?tratamiento=1')).status).toBe(400);
    expect((await get('?paciente=1&tratamiento=999')).status).toBe(404);
    expect((await get(`?paciente=99&tratamiento=${treatmentId}`)).status).toBe(404);
    const reception = await logInAsReception(product);
    expect((await get(`?paciente=1&tratamiento=${treatmentId}`, reception)).status).toBe(403);
  });

  it('keeps dismissed warnings in the record and its versions, with the first user and time', async () => {
    const { body } = await staff.post('/api/pacientes/fichas/', {
      ...VISIT,
      advertencias_leidas: ['Embarazo', 'Embarazo'],
    });
    expect(body.advertencias_leidas).toEqual([
      {
        ...{ advertencia: 'Embarazo', leida_por: expect.any(String), leida: '2026-11-18T15:00:00.000Z' },
        por_revisar: false,
      },
    ]);
    product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
    const put = (advertencias_leidas: unknown) =>
      staff.send('PUT', `/api/pacientes/fichas/${body.id}/`, { advertencias_leidas });
    const again = await put([...body.advertencias_leidas, 'Alergia al látex']);
    expect(again.body.advertencias_leidas).toMatchObject([
      body.advertencias_leidas[0],
      { advertencia: 'Alergia al látex', leida: '2026-11-18T15:01:00.000Z' },
    ]);
    expect((await put([])).body.advertencias_leidas).toHaveLength(2);
    for (const wrong of ['Embarazo', ['Resfrío'], [null]]) {
      const refused = await put(wrong);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['advertencias_leidas']]);
    }
    expect(
      await rows(
        'select version, jsonb_array_length(dismissed_warnings) as kept from clinical_record_version',
      ),
    ).toEqual([
      { version: 1, kept: 1 },
      { version: 2, kept: 2 },
    ]);
  });

  it('stores with a dismissed warning whether only an unreviewed answer caused it, also once that is reviewed', async () => {
    await answerIntake();
    const { body } = await staff.post('/api/pacientes/fichas/', {
      ...VISIT,
      advertencias_leidas: ['Anticoagulantes', 'Embarazo'],
    });
    const dismissed = [
      expect.objectContaining({ advertencia: 'Anticoagulantes', por_revisar: true }),
      expect.objectContaining({ advertencia: 'Embarazo', por_revisar: false }),
    ];
    expect(body.advertencias_leidas).toEqual(dismissed);
    await rows(`update intake_line set state = 'DISMISSED', settled_at = now(), settled_by = 1`);
    const changed = await staff.send('PUT', `/api/pacientes/fichas/${body.id}/`, {
      indicaciones: 'Reposo',
      advertencias_leidas: ['Alergia al látex'],
    });
    expect(changed.body.advertencias_leidas).toEqual([
      ...dismissed,
      expect.objectContaining({ advertencia: 'Alergia al látex', por_revisar: false }),
    ]);
    const read = await staff.graphql(
      'query ($id: Int!) { clinicalRecord(id: $id) { dismissedWarnings { kind isUnreviewed } } }',
      { id: body.id },
    );
    expect(read.body.data.clinicalRecord.dismissedWarnings[0]).toEqual({
      kind: 'ANTICOAGULANTS',
      isUnreviewed: true,
    });
  });

  it('leaves unknown whether an old dismissed warning rested on an unreviewed answer', async () => {
    const { body } = await staff.post('/api/pacientes/fichas/', VISIT);
    const earlier = [{ kind: 'PREGNANCY', by: 'Ana', at: '2026-11-18T15:00:00.000Z' }];
    await rows(`update clinical_record set dismissed_warnings = '${JSON.stringify(earlier)}'`);
    const { body: listed } = await staff.get('/api/pacientes/fichas/?paciente=1');
    expect(listed).toEqual([
      expect.objectContaining({
        id: body.id,
        advertencias_leidas: [expect.objectContaining({ leida_por: 'Ana', por_revisar: null })],
      }),
    ]);
  });

  it('gives only kinds that the database knows', async () => {
    await staff.post('/api/pacientes/fichas/', VISIT);
    const set = (warnings: unknown) =>
      rows(`update clinical_record set dismissed_warnings = '${JSON.stringify(warnings)}'`);
    await set(WARNING_KINDS.map((kind) => ({ kind, by: 'Ana', at: '2026-11-18T15:00:00.000Z' })));
    for (const wrong of [
      {},
      [{ kind: 'COLD', by: 'Ana', at: 'x' }],
      [{ kind: 'PREGNANCY' }],
      ['PREGNANCY'],
      [null],
      [{ kind: ['PREGNANCY'], by: 1, at: 'x' }],
      [{ kind: 'PREGNANCY', by: 'Ana', at: 'x', isUnreviewed: 'sí' }],
    ])
      await expect(set(wrong)).rejects.toMatchObject({
        constraint: 'clinical_record_dismissed_warnings_known',
      });
  });
});
