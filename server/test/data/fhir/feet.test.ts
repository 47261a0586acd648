import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Bundle, Condition, Observation, RiskAssessment } from 'fhir/r4.js';
import { createProgram } from '../../product/keys.js';
import { useSharedProduct } from '../../product/use-product.js';
import { LOST, PULSES } from '../../records/clinical-records/exam-bodies.js';
import { act, CLINIC_TABLES, fillClinic, WHO, writeRecord } from './clinic.js';
import { faultsOf, validResourcesOf } from './definitions.js';

const product = useSharedProduct({ empty: CLINIC_TABLES });
const { staff } = product;

const DAY = '2026-11-10';
/** All sites of a monofilament test are felt. */
const NORMAL = {
  sensibilidad: {
    ...LOST,
    examinado: DAY,
    puntos: LOST.puntos.map((one) => ({ ...one, respuestas: [true, true, true] })),
  },
};
const ULCER = {
  lado: 'derecho',
  zona: 'talón',
  hallazgo: 'Úlcera',
  examinado: DAY,
  ulcera: { desde: '2026-10-20', largo_mm: 20, ancho_mm: 10, signos_infeccion: true },
};

beforeEach(() => fillClinic(product, staff));

async function examine(paciente: number, examen_pie: object, fecha = DAY): Promise<number> {
  const id = await writeRecord(staff, paciente, fecha);
  const { status, body } = await staff.send('PUT', `/api/pacientes/fichas/${id}/`, { examen_pie });
  expect({ status, body }).toMatchObject({ status: 200 });
  return id;
}
const alerts = (patientId: number, changes: string) =>
  act(staff, `mutation { changePatientAlerts(patientId: ${patientId}, changes: [${changes}]) { kind } }`);
async function read<Resource extends object>(address: string): Promise<Resource> {
  const { status, body } = await staff.get(`/fhir/${address}`);
  expect({ address, status, faults: faultsOf(body) }).toEqual({ address, status: 200, faults: [] });
  return body as Resource;
}
const found = async <Resource>(address: string): Promise<Resource[]> =>
  validResourcesOf((await staff.get(`/fhir/${address}`)).body as Bundle) as Resource[];

describe('FHIR Condition', () => {
  it('returns dated facts until they end, without allergies and denials', async () => {
    await alerts(
      WHO.rosa,
      `{kind: DIABETES, note: "tipo 2", isNoted: true, since: "2019-03-01"}, {kind: LATEX_ALLERGY, note: "", isNoted: true},
       {kind: KIDNEY_FAILURE, note: "", isNoted: false, isDenied: true}`,
    );
    const [diabetes, ...others] = await found<Condition>('Condition?patient=1');
    expect(others).toEqual([]);
    expect(diabetes).toMatchObject({
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: { coding: [{ system: 'urn:huella:finding', code: 'DIABETES' }], text: 'Diabetes' },
      subject: { reference: 'Patient/1' },
      onsetDateTime: '2019-03-01',
      recordedDate: '2026-11-18T15:00:00.000Z',
      note: [{ text: 'tipo 2' }],
    });
    await alerts(WHO.rosa, '{kind: DIABETES, note: "", isNoted: false, until: "2026-11-02"}');
    expect(await read<Condition>(`Condition/${diabetes?.id}`)).toMatchObject({
      clinicalStatus: { coding: [{ code: 'resolved' }] },
      abatementDateTime: '2026-11-02',
      meta: { versionId: '2' },
    });
    expect(await found('Condition?patient=1&clinical-status=active')).toEqual([]);
    expect(await found('Condition?onset-date=2019-03&code=DIABETES')).toHaveLength(1);
    expect(await found('Condition?code=urn:other|DIABETES')).toEqual([]);
  });

  it('returns one ulcer for each place, by the newest exam that mentions it', async () => {
    await examine(WHO.rosa, { zonas: [ULCER] });
    const id = await examine(WHO.rosa, { zonas: [{ ...ULCER, examinado: '2026-11-16' }] }, '2026-11-16');
    const [ulcer, ...others] = await found<Condition>('Condition?code=ULCER');
    expect(others).toEqual([]);
    expect(ulcer).toMatchObject({
      id: 'ulcer-1-right-heel',
      clinicalStatus: { coding: [{ code: 'active' }] },
      bodySite: [{ text: 'talón, pie derecho' }],
      encounter: { reference: `Encounter/${id}` },
      onsetDateTime: '2026-10-20',
      recordedDate: '2026-11-16',
    });
    await examine(WHO.rosa, { zonas: [{ ...ULCER, resuelto: true, examinado: '2026-11-17' }] }, '2026-11-17');
    expect(await read<Condition>('Condition/ulcer-1-right-heel')).toMatchObject({
      clinicalStatus: { coding: [{ code: 'resolved' }] },
      abatementDateTime: '2026-11-17',
    });
  });

  it('ends an ulcer when a later exam finds something else in its zone', async () => {
    await examine(WHO.rosa, { zonas: [ULCER] });
    const fissure = { lado: 'derecho', zona: 'talón', hallazgo: 'Fisura', examinado: '2026-11-16' };
    await examine(WHO.rosa, { zonas: [fissure] }, '2026-11-16');
    expect(await read<Condition>('Condition/ulcer-1-right-heel')).toMatchObject({
      clinicalStatus: { coding: [{ code: 'resolved' }] },
    });
  });

  it('returns facts and ulcers in pages, each once, also by the time of their last change', async () => {
    await alerts(
      WHO.rosa,
      '{kind: DIABETES, note: "", isNoted: true}, {kind: PREGNANCY, note: "", isNoted: true}',
    );
    await alerts(WHO.foreigner, '{kind: DIABETES, note: "", isNoted: true}');
    await examine(WHO.rosa, { zonas: [ULCER] });
    await examine(WHO.foreigner, { zonas: [ULCER, { ...ULCER, lado: 'izquierdo' }] });
    for (const query of ['', '&_lastUpdated=ge2026-11-01']) {
      const ids: string[] = [];
      let next: string | undefined = `/fhir/Condition?_count=2${query}`;
      while (next !== undefined) {
        const { body }: { body: Bundle } = await staff.get(next.replace(/^https?:\/\/[^/]+/, ''));
        ids.push(...validResourcesOf(body).map(({ id }) => id ?? ''));
        next = body.link?.find(({ relation }) => relation === 'next')?.url;
      }
      expect([query, ids.length, new Set(ids).size]).toEqual([query, 6, 6]);
    }
  });
});

describe('FHIR RiskAssessment', () => {
  it('returns the category with its reasons, the exam it rests on and the next one', async () => {
    await alerts(
      WHO.rosa,
      `{kind: DIABETES, note: "", isNoted: true}, {kind: ARTERIAL_DISEASE, note: "", isNoted: true},
       {kind: EARLIER_ULCER, note: "", isNoted: true}`,
    );
    const id = await examine(WHO.rosa, NORMAL);
    const [risk, ...others] = await found<RiskAssessment>(`RiskAssessment?date=${DAY}`);
    expect(others).toEqual([]);
    expect(risk).toMatchObject({
      id: '1',
      status: 'final',
      occurrenceDateTime: DAY,
      encounter: { reference: `Encounter/${id}` },
      basis: [{ reference: `Observation/record-${id}-feet` }],
      prediction: [
        {
          qualitativeRisk: {
            coding: [
              { system: 'urn:huella:iwgdf-2023-risk', code: '3' },
              { system: 'http://terminology.hl7.org/CodeSystem/risk-probability', code: 'high' },
            ],
            text: 'Riesgo 3, alto',
          },
          rationale: 'enfermedad arterial y úlcera previa',
        },
      ],
      mitigation: 'Nuevo examen entre el 10/12/2026 y el 10/02/2027',
      note: [expect.anything(), { text: 'Apoyo para decidir, no es un diagnóstico.' }],
    });
  });

  it("returns the professional's own category, and keeps the calculated one in the notes", async () => {
    await alerts(WHO.rosa, '{kind: DIABETES, note: "", isNoted: true}');
    await examine(WHO.rosa, { ...NORMAL, riesgo_propio: { categoria: 2, motivo: 'Vive sola' } });
    expect(await read<RiskAssessment>('RiskAssessment/1')).toMatchObject({
      status: 'amended',
      prediction: [{ rationale: 'Según el profesional: Vive sola' }],
      note: [{ text: expect.stringContaining('No se puede calcular') }, expect.anything()],
    });
  });

  it('says what is missing, refers an ulcer, and returns nothing for patients who were not examined', async () => {
    await examine(WHO.foreigner, NORMAL);
    expect(await read<RiskAssessment>('RiskAssessment/2')).toMatchObject({
      status: 'preliminary',
      note: [{ text: expect.stringContaining('falta') }, expect.anything()],
    });
    await examine(WHO.rosa, { zonas: [ULCER] });
    const referred = await read<RiskAssessment>('RiskAssessment/1');
    expect(referred).toMatchObject({ status: 'final', mitigation: 'Derivar: úlcera abierta' });
    expect(referred.prediction).toBeUndefined();
    expect((await found<RiskAssessment>('RiskAssessment')).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('gives a risk a newer time and version with every change: a fact, an exam removed from its record, and a merge', async () => {
    const states: unknown[] = [];
    const times: string[] = [];
    const note = async (id: number) => {
      const { meta, mitigation, note: notes } = await read<RiskAssessment>(`RiskAssessment/${id}`);
      states.push([mitigation, notes?.[0]?.text]);
      times.push(meta!.lastUpdated!);
      product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
    };
    await examine(WHO.merged, NORMAL);
    const id = await examine(WHO.merged, { zonas: [ULCER] });
    await note(WHO.merged);
    await staff.send('PUT', `/api/pacientes/fichas/${id}/`, { examen_pie: null });
    await note(WHO.merged);
    await alerts(WHO.merged, '{kind: DIABETES, note: "", isNoted: true}');
    await note(WHO.merged);
    await alerts(WHO.kept, '{kind: ARTERIAL_DISEASE, note: "", isNoted: true}');
    product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
    await act(
      staff,
      `mutation { mergePatients(input: {keptId: 5, keptVersion: 1, mergedId: 6, mergedVersion: 1, take: []}) { id } }`,
    );
    await note(WHO.kept);
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(4);
    expect(times).toEqual([...new Set(times)].toSorted());
  });

  it('leaves out blocked patients unless a query names them, and logs each read', async () => {
    await examine(WHO.blocked, { zonas: [ULCER] });
    await act(staff, 'mutation { blockPatient(patientId: 4, reason: "Pendiente") { id } }');
    expect(await found('RiskAssessment')).toEqual([]);
    expect(await found('Condition')).toEqual([]);
    await product.database.query('alter table audit_entry disable trigger user; delete from audit_entry');
    await product.database.query('alter table audit_entry enable trigger user');
    const program = await createProgram(product, { HEALTH_DATA: 'READ' }, 'Ficha única');
    for (const address of ['RiskAssessment?patient=4', 'Condition?patient=4'])
      expect((await program.get(`/fhir/${address}`)).body.entry).toHaveLength(1);
    const { rows } = await product.database.query(
      `select distinct action from audit_entry where patient_ids @> 4`,
    );
    expect(rows).toEqual([{ action: 'RECORDS_READ' }]);
  });
});

describe('SINBAD as a FHIR Observation', () => {
  it('returns the score of each open ulcer, in a range while answers are missing', async () => {
    const id = await examine(WHO.rosa, { ...NORMAL, zonas: [ULCER] });
    const [score, ...others] = await found<Observation>('Observation?code=SINBAD');
    expect(others).toEqual([]);
    expect(score).toMatchObject({
      id: `record-${id}-sinbad-1`,
      encounter: { reference: `Encounter/${id}` },
      bodySite: { text: 'talón, pie derecho' },
      valueRange: { low: { value: 3 }, high: { value: 5 } },
    });
    expect(score?.component?.map(({ code, valueBoolean }) => [code.coding?.[0]?.code, valueBoolean])).toEqual(
      [
        ['SITE', true],
        ['ISCHAEMIA', undefined],
        ['NEUROPATHY', false],
        ['INFECTION', true],
        ['AREA', true],
        ['DEPTH', undefined],
      ],
    );
    expect(await read(`Observation/record-${id}-sinbad-1`)).toEqual(score);
    expect((await staff.get(`/fhir/Observation/record-${id}-sinbad-2`)).status).toBe(404);
  });

  it('dates a finding by the day on which it began', async () => {
    await alerts(WHO.rosa, '{kind: EARLIER_ULCER, note: "", isNoted: true, since: "2024-05-01"}');
    expect(await found<Observation>('Observation?date=2024-05-01')).toMatchObject([
      { effectivePeriod: { start: '2024-05-01' } },
    ]);
  });
});

describe('the exam of the feet as coded FHIR Observations', () => {
  const coded = (one: Observation) =>
    one.component?.map((part) => [
      part.code.coding?.[0]?.code,
      part.valueCodeableConcept?.coding?.[0]?.code ??
        part.valueBoolean ??
        part.valueQuantity?.value ??
        part.dataAbsentReason?.coding?.[0]?.code,
    ]);

  it('returns each site of the test, and whether protective sensation is lost', async () => {
    const id = await examine(WHO.rosa, { sensibilidad: { ...LOST, examinado: '2026-11-05' } });
    const sensation = await read<Observation>(`Observation/record-${id}-sensation`);
    expect(sensation).toMatchObject({
      code: { coding: [{ system: 'urn:huella:foot-exam', code: 'SENSATION' }] },
      method: { coding: [{ code: 'MONOFILAMENT' }], text: 'Monofilamento de 10 g' },
      // The day of the test, which a later visit may copy.
      effectiveDateTime: '2026-11-05',
      encounter: { reference: `Encounter/${id}` },
    });
    expect(coded(sensation)).toEqual([
      ['LOSS_OF_PROTECTIVE_SENSATION', true],
      ['RIGHT_BIG_TOE', 'NOT_FELT'],
      ['RIGHT_FIRST_METATARSAL', 'NOT_FELT'],
      ['RIGHT_FIFTH_METATARSAL', 'NOT_FELT'],
      ['LEFT_BIG_TOE', 'FELT'],
      ['LEFT_FIRST_METATARSAL', 'FELT'],
      ['LEFT_FIFTH_METATARSAL', 'FELT'],
    ]);
    const part = { ...LOST, examinado: DAY, puntos: LOST.puntos.slice(3) };
    const short = await examine(WHO.rosa, { sensibilidad: part });
    expect(coded(await read<Observation>(`Observation/record-${short}-sensation`))).toEqual([
      ['LOSS_OF_PROTECTIVE_SENSATION', 'not-performed'],
      ['RIGHT_BIG_TOE', 'not-performed'],
      ['RIGHT_FIRST_METATARSAL', 'not-performed'],
      ['RIGHT_FIFTH_METATARSAL', 'not-performed'],
      ['LEFT_BIG_TOE', 'FELT'],
      ['LEFT_FIRST_METATARSAL', 'FELT'],
      ['LEFT_FIFTH_METATARSAL', 'FELT'],
    ]);
  });

  it('returns pulses and the other signs of each foot, and pain on its scale', async () => {
    const [right] = PULSES.pies;
    const id = await examine(WHO.rosa, {
      circulacion: {
        examinado: DAY,
        claudicacion: true,
        pies: [
          {
            ...right,
            pulso_pedio: 'ausente',
            pulso_tibial_posterior: 'no examinado',
            itb: 0.7,
            edema: false,
          },
        ],
      },
      dolor_eva: 6,
    });
    expect(coded(await read<Observation>(`Observation/record-${id}-circulation`))).toEqual([
      ['CLAUDICATION', true],
      ['RIGHT_DORSALIS_PEDIS', 'ABSENT'],
      ['RIGHT_POSTERIOR_TIBIAL', 'not-performed'],
      ['RIGHT_ANKLE_BRACHIAL_INDEX', 0.7],
      ['RIGHT_OEDEMA', false],
    ]);
    expect(await found<Observation>('Observation?code=http://loinc.org|38214-3')).toMatchObject([
      { id: `record-${id}-pain`, valueInteger: 6 },
    ]);
  });

  it('returns the measures of each open ulcer, in LOINC and UCUM, and none of a closed one', async () => {
    const closed = { ...ULCER, lado: 'izquierdo', resuelto: true };
    const bare = { ...ULCER, zona: 'arco', ulcera: null };
    const id = await examine(WHO.rosa, { zonas: [closed, ULCER, bare] });
    const [ulcer, other, ...more] = await found<Observation>('Observation?code=72287-6');
    expect(more).toEqual([]);
    expect(ulcer).toMatchObject({ id: `record-${id}-ulcer-2`, bodySite: { text: 'talón, pie derecho' } });
    expect(coded(ulcer!)).toEqual([
      ['39126-8', 20],
      ['39125-0', 10],
      ['89260-4', 2],
      ['INFECTION', true],
    ]);
    expect(ulcer?.component?.[0]?.valueQuantity).toMatchObject({
      system: 'http://unitsofmeasure.org',
      code: 'mm',
    });
    expect(other).toMatchObject({ id: `record-${id}-ulcer-3`, bodySite: { text: 'arco, pie derecho' } });
    expect(other?.component).toBeUndefined();
    expect(await read(`Observation/record-${id}-ulcer-2`)).toEqual(ulcer);
    for (const absent of ['ulcer-1', 'ulcer-4', 'pain', 'sensation', 'circulation'])
      expect((await staff.get(`/fhir/Observation/record-${id}-${absent}`)).status).toBe(404);
  });

  it('returns all parts of an exam in pages, each once', async () => {
    const id = await examine(WHO.rosa, {
      ...NORMAL,
      zonas: [ULCER],
      circulacion: { ...PULSES, examinado: DAY },
      dolor_eva: 0,
    });
    const ids: string[] = [];
    let next: string | undefined = `/fhir/Observation?_count=2&encounter=${id}`;
    while (next !== undefined) {
      const { body }: { body: Bundle } = await staff.get(next.replace(/^https?:\/\/[^/]+/, ''));
      ids.push(...validResourcesOf(body).map((one) => one.id ?? ''));
      next = body.link?.find(({ relation }) => relation === 'next')?.url;
    }
    expect(ids).toEqual(
      [
        ...['account', 'procedure', 'instructions', 'feet', 'sinbad-1', 'ulcer-1'],
        ...['sensation', 'circulation', 'pain'],
      ].map((part) => `record-${id}-${part}`),
    );
  });
});
