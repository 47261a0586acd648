import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Appointment, Bundle, Encounter, Observation, Patient } from 'fhir/r4.js';
import { formatRut } from '#domain/rut.js';
import { madeUpRut } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';
import { act, book, CLINIC_TABLES, fillClinic, WHO, writeRecord } from './clinic.js';
import { faultsOf, validResourcesOf } from './definitions.js';

const product = useSharedProduct({ empty: CLINIC_TABLES });
const { staff } = product;

const CL_CORE = 'https://hl7chile.cl/fhir/ig/clcore';
const TYPES = `${CL_CORE}/CodeSystem/CSTipoIdentificador`;
const country = (code: string, display: string) => ({
  url: `${CL_CORE}/StructureDefinition/CodigoPaises`,
  valueCodeableConcept: {
    coding: [{ system: `${CL_CORE}/CodeSystem/CodPais`, code, display }],
    text: display,
  },
});

beforeEach(() => fillClinic(product, staff));

async function read<Resource extends object>(address: string): Promise<Resource> {
  const { status, headers, body } = await staff.get(`/fhir/${address}`);
  expect({ address, status, type: headers.get('content-type') }).toEqual({
    address,
    status: 200,
    type: 'application/fhir+json; charset=utf-8',
  });
  expect({ address, faults: faultsOf(body) }).toEqual({ address, faults: [] });
  return body as Resource;
}
const found = async (address: string) => {
  const { status, body } = await staff.get(`/fhir/${address}`);
  expect({ address, status }).toEqual({ address, status: 200 });
  return validResourcesOf(body as Bundle);
};

describe('Published definitions of FHIR R4', () => {
  it('follows the published definitions of R4 in every resource of an untidy clinic', async () => {
    for (const [index, id] of [WHO.rosa, WHO.foreigner, WHO.blocked, WHO.kept].entries())
      await book(staff, id, '2026-11-24', `${10 + index}:00`);
    await writeRecord(staff, WHO.rosa, '2026-11-10');
    await act(
      staff,
      `mutation { changePatientAlerts(patientId: 1, changes: [{kind: EARLIER_ULCER, note: "2019", isNoted: true}]) { kind } }`,
    );
    await act(staff, 'mutation { blockPatient(patientId: 4, reason: "Pendiente") { id } }');
    await act(staff, MERGE);
    const patients = await found('Patient');
    expect(patients.map(({ id }) => id)).toEqual(['1', '2', '3', '5', '7']);
    expect(await found('Appointment')).toHaveLength(4);
    expect(await found('Encounter')).toHaveLength(1);
    expect(await found('Observation')).toHaveLength(4);
    for (const id of [WHO.blocked, WHO.merged]) await read(`Patient/${id}`);
    await read('Practitioner/1');
    await read('metadata');
  });

  it('detects errors in a resource that violates the published definitions', () => {
    const patient = { resourceType: 'Patient', gender: 'zzz', nombre: 'x' } as unknown as Patient;
    expect(faultsOf(patient).length).toBeGreaterThan(0);
    const appointment = {
      resourceType: 'Appointment',
      status: 'booked',
      participant: [{ status: 'accepted' }],
    };
    expect(faultsOf(appointment as Appointment).length).toBeGreaterThan(0);
  });
});

const MERGE = `mutation { mergePatients(input: {keptId: 5, keptVersion: 1, mergedId: 6, mergedVersion: 1, take: []}) { id } }`;

describe('FHIR Patient', () => {
  it('returns a patient with what HL7 Chile’s guide requires, and nothing about their health', async () => {
    const patient = await read<Patient>('Patient/1');
    const run = (n: number) => formatRut(madeUpRut(n)).replaceAll('.', '');
    const runOf = (n: number) => ({
      use: 'official',
      type: {
        coding: [{ system: TYPES, code: '01', display: 'RUN' }],
        extension: [country('152', 'Chile')],
      },
      system: 'http://regcivil.cl/Validacion/RUN',
      value: run(n),
    });
    expect(patient).toEqual({
      resourceType: 'Patient',
      id: '1',
      meta: {
        versionId: '2',
        lastUpdated: expect.any(String),
        profile: [`${CL_CORE}/StructureDefinition/CorePacienteCl`],
      },
      identifier: [runOf(1)],
      active: true,
      name: [{ use: 'official', text: 'Rosa Ñandú Soto' }],
      telecom: [
        { system: 'phone', value: '+56912345678', use: 'mobile' },
        { system: 'email', value: 'rosa@demo.invalid' },
      ],
      gender: 'female',
      birthDate: '1950-02-28',
      address: [{ use: 'home', text: 'Calle 1, Ñuñoa' }],
      contact: [
        {
          relationship: [
            {
              coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' }],
              text: 'Contacto de emergencia',
            },
          ],
          name: { use: 'official', text: 'Ana, 9 8765 4321' },
        },
        {
          extension: [
            {
              url: `${CL_CORE}/StructureDefinition/IdContacto`,
              extension: [{ url: 'tutId', valueIdentifier: runOf(90) }],
            },
          ],
          relationship: [
            {
              coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'N' }],
              text: 'Hijo',
            },
          ],
          name: { use: 'official', text: 'Luis Soto' },
          telecom: [{ system: 'phone', value: 'en el trabajo' }],
        },
      ],
    });
  });

  it('returns a patient without a RUN with their other documents and issuers', async () => {
    const { identifier, telecom } = await read<Patient>('Patient/2');
    expect(
      identifier?.map(({ use, value, type }) => [use, type?.coding?.[0]?.code, value, type?.extension]),
    ).toEqual([
      ['temp', '14', expect.stringMatching(/^4\d{7}-[\dK]$/), undefined],
      ['official', '11', '100123456K', [country('152', 'Chile')]],
      ['official', '05', 'AB123456', [country('604', 'Perú')]],
    ]);
    expect(telecom?.[0]).toEqual({ system: 'phone', value: '+51999888777' });
  });

  it('returns a walk-in patient without an e-mail, and with the phone as it was written', async () => {
    const { telecom, contact } = await read<Patient>('Patient/3');
    expect({ telecom, contact }).toEqual({
      telecom: [{ system: 'phone', value: 'no tiene' }],
      contact: undefined,
    });
  });

  it('returns no empty contact of a patient whose data were removed', async () => {
    const { telecom, gender } = await read<Patient>('Patient/7');
    expect({ telecom, gender }).toEqual({ telecom: undefined, gender: 'other' });
  });

  it('links a merged patient to the remaining one, who has both RUNs', async () => {
    await act(staff, MERGE);
    const merged = await read<Patient>('Patient/6');
    expect(merged).toMatchObject({
      active: false,
      link: [{ type: 'replaced-by', other: { reference: 'Patient/5' } }],
    });
    expect(JSON.stringify(merged)).not.toContain('Lilo');
    const kept = await read<Patient>('Patient/5');
    expect(kept.link).toEqual([{ type: 'replaces', other: { reference: 'Patient/6' } }]);
    expect(kept.identifier?.map(({ use, value }) => [use, value?.replace('-', '')])).toEqual([
      ['official', madeUpRut(5)],
      ['old', madeUpRut(6)],
    ]);
    await act(staff, 'mutation { undoPatientMerge(id: 1) { id } }');
    expect(await read<Patient>('Patient/6')).toMatchObject({ active: true, name: [{ text: 'Carla Lilo' }] });
    expect((await read<Patient>('Patient/5')).link).toBeUndefined();
  });
});

describe('FHIR Appointment', () => {
  it.each([
    ['2026-09-04', '-04:00'],
    ['2026-09-07', '-03:00'],
    ['2027-04-02', '-03:00'],
    ['2027-04-05', '-04:00'],
  ])('returns an appointment on %s with that day’s UTC offset', async (date, offset) => {
    const id = await book(staff, WHO.rosa, date, '10:00', { duracion_cita: 120 });
    expect(await read<Appointment>(`Appointment/${id}`)).toMatchObject({
      start: `${date}T10:00:00${offset}`,
      end: `${date}T12:00:00${offset}`,
      minutesDuration: 120,
    });
  });

  it('returns who takes part in an appointment, when it changed, and every possible status', async () => {
    const id = await book(staff, WHO.rosa, '2026-11-24', '10:00', { notas: 'Trae informe' });
    const become = async (body: object) => {
      product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
      expect((await staff.send('PUT', `/api/citas/actualizar/${id}/`, body)).status).toBe(200);
      const { status, participant, meta } = await read<Appointment>(`Appointment/${id}`);
      return [status, participant[0]?.status, meta?.versionId, meta?.lastUpdated?.slice(11, 16)];
    };
    expect(await read<Appointment>(`Appointment/${id}`)).toEqual({
      resourceType: 'Appointment',
      id: String(id),
      meta: { versionId: '1', lastUpdated: '2026-11-18T15:00:00.000Z' },
      status: 'booked',
      serviceType: [{ coding: [{ system: 'urn:huella:service', code: 'PODIATRY', display: 'Podología' }] }],
      description: 'Podología general',
      start: '2026-11-24T10:00:00-03:00',
      end: '2026-11-24T11:00:00-03:00',
      minutesDuration: 60,
      created: '2026-11-18T15:00:00.000Z',
      comment: 'Trae informe',
      participant: [
        {
          actor: { reference: 'Patient/1', display: 'Rosa Ñandú Soto' },
          required: 'required',
          status: 'needs-action',
        },
        {
          actor: { reference: 'Practitioner/1', display: 'Podología' },
          required: 'required',
          status: 'accepted',
        },
      ],
    });
    expect(await become({ estado: 'confirmada' })).toEqual(['booked', 'accepted', '2', '15:01']);
    expect(await become({ asistencia: 'llego' })).toEqual(['arrived', 'accepted', '3', '15:02']);
    expect(await become({ asistencia: 'en_atencion' })).toEqual(['checked-in', 'accepted', '4', '15:03']);
    expect(await become({ estado: 'completada' })).toEqual(['fulfilled', 'accepted', '5', '15:04']);
    expect(await become({ estado: 'reservada', asistencia: 'no_vino' })).toEqual([
      'noshow',
      'accepted',
      '6',
      '15:05',
    ]);
    expect(await become({ estado: 'cancelada' })).toEqual(['cancelled', 'declined', '7', '15:06']);
  });
});

describe('FHIR Encounter', () => {
  it('returns a visit as an encounter, and its record as observations', async () => {
    const id = await writeRecord(staff, WHO.rosa, '2026-11-10');
    const meta = (profile: string) => ({
      versionId: '1',
      lastUpdated: '2026-11-18T15:00:00.000Z',
      profile: [`${CL_CORE}/StructureDefinition/${profile}`],
    });
    expect(await read<Encounter>(`Encounter/${id}`)).toEqual({
      resourceType: 'Encounter',
      id: String(id),
      meta: meta('EncounterCL'),
      status: 'finished',
      class: {
        system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
        code: 'AMB',
        display: 'ambulatory',
      },
      serviceType: { coding: [{ system: 'urn:huella:service', code: 'PODIATRY', display: 'Podología' }] },
      // The guide requires one individual for each participant.
      participant: [{ individual: { reference: 'Practitioner/1', display: 'Podología' } }],
      subject: { reference: 'Patient/1' },
      period: { start: '2026-11-10', end: '2026-11-10' },
    });
    const observations = (await found(`Observation?encounter=${id}`)) as Observation[];
    expect(observations.map(({ code, valueString }) => [code.coding?.[0]?.code, valueString])).toEqual([
      ['29545-1', 'Onicocriptosis del hallux derecho'],
      ['29554-3', 'Espiculotomía'],
      ['69730-0', 'Control en dos semanas'],
    ]);
    for (const observation of observations)
      expect(await read(`Observation/${observation.id}`)).toEqual(observation);
    expect(observations[0]).toMatchObject({
      meta: meta('CoreObservacionCL'),
      status: 'final',
      subject: { reference: 'Patient/1' },
      encounter: { reference: `Encounter/${id}` },
      effectiveDateTime: '2026-11-10',
      performer: [{ reference: 'Practitioner/1' }],
    });
  });

  it('returns the exam of the feet of a record in words', async () => {
    const id = await writeRecord(staff, WHO.rosa, '2026-11-10');
    const examine = (examen_pie: object | null) =>
      staff.send('PUT', `/api/pacientes/fichas/${id}/`, { examen_pie });
    await examine({
      unas: [{ lado: 'derecho', ortejo: 1, hallazgo: 'Onicomicosis', examinado: '2026-11-10' }],
      dolor_eva: 2,
    });
    const [exam, ...others] = (await found('Observation?code=10196-4')) as Observation[];
    expect(others).toEqual([]);
    expect(exam).toMatchObject({
      id: `record-${id}-feet`,
      status: 'amended',
      code: { text: 'Examen del pie' },
      valueString: 'Onicomicosis en 1.er ortejo derecho, visto el 10/11/2026. Dolor (EVA): 2 de 10.',
    });
    expect(await read(`Observation/record-${id}-feet`)).toEqual(exam);
    await examine({});
    expect(await read<Observation>(`Observation/record-${id}-feet`)).toMatchObject({
      valueString: 'Sin hallazgos.',
    });
    await examine(null);
    expect((await staff.get(`/fhir/Observation/record-${id}-feet`)).status).toBe(404);
  });

  it("returns an edited record's observations as amended", async () => {
    const id = await writeRecord(staff, WHO.rosa, '2026-11-10');
    product.clock.instant = new Date('2026-11-19T15:00:00Z');
    await staff.send('PUT', `/api/pacientes/fichas/${id}/`, { procedimiento: 'Otra' });
    expect(await read<Observation>(`Observation/record-${id}-procedure`)).toMatchObject({
      status: 'amended',
      valueString: 'Otra',
      meta: { versionId: '2', lastUpdated: '2026-11-19T15:00:00.000Z' },
    });
  });
});

it('returns a finding on a patient’s feet as an observation until it ends, and no other alerts', async () => {
  const change = (changes: string) =>
    act(staff, `mutation { changePatientAlerts(patientId: 1, changes: [${changes}]) { kind } }`);
  await change(
    '{kind: DIABETES, note: "", isNoted: true}, {kind: EARLIER_AMPUTATION, note: "2º dedo", isNoted: true}',
  );
  const [finding, ...others] = (await found('Observation?patient=1')) as Observation[];
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    code: {
      coding: [{ system: 'urn:huella:finding', code: 'EARLIER_AMPUTATION' }],
      text: 'Amputación previa',
    },
    valueBoolean: true,
    effectivePeriod: { start: '2026-11-18T15:00:00.000Z' },
    note: [{ text: '2º dedo' }],
  });
  product.clock.instant = new Date('2026-11-19T15:00:00Z');
  await change('{kind: EARLIER_AMPUTATION, note: "", isNoted: false}');
  expect(await read<Observation>(`Observation/${finding?.id}`)).toMatchObject({
    effectivePeriod: { end: '2026-11-19' },
    meta: { versionId: '2', lastUpdated: '2026-11-19T15:00:00.000Z' },
  });
});
