import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { AREA_OF_FIELD, AREA_OF_PATH } from '../../endpoint-areas.js';
import { HEALTH_FIELDS } from '../../endpoint-exceptions.js';
import { documentFor } from '../../hostile/graphql-requests.js';
import { madeUpRut } from '../../product/builders.js';
import { routesOf } from '../../product/routes.js';
import type { Answer } from '../../product/test-client.js';
import { NOON } from '../../product/start-product.js';
import { useSharedProduct } from '../../product/use-product.js';
import { addPhotoAndConsent, PHOTO_TOKEN } from './photos-and-consents.js';
import { FICHA, PACIENTE, RUT, SECRET } from './rosa.js';

const product = useSharedProduct();
const { staff } = product;

// Later than the clock of the last request, which `watched` moves.
const APPOINTMENT = { patientId: 1, date: '2026-11-23', treatment: 'x', notes: SECRET };
const CITA = { paciente: 1, fecha: '2026-11-23', hora: '10:00', tratamiento: 'x', notas: SECRET };

let visits = 0;
let schema: GraphQLSchema;
beforeAll(async () => {
  await staff.post('/api/pacientes/crear_paciente_admin/', PACIENTE);
  for (const nombre of ['Berta', 'Celia'])
    await staff.post('/api/pacientes/crear_paciente_admin/', { ...PACIENTE, rut: '', nombre });
  await staff.post('/api/pacientes/fichas/', FICHA);
  await staff.post('/api/citas/crear_cita_admin/', CITA);
  for (const hora of ['10:00', '11:00'])
    await staff.post('/api/citas/crear_cita_admin/', { ...CITA, fecha: '2026-11-24', hora });
  // The series' appointments have the ids 4 and 5, 6 and 7.
  for (const dates of [
    ['2026-11-25', '2026-12-02'],
    ['2026-11-26', '2026-12-03'],
  ])
    await staff.graphql(
      'mutation ($input: CreateAppointmentInput!, $dates: [LocalDate!]!) { createAppointmentSeries(input: $input, everyWeeks: 1, dates: $dates) { id } }',
      { input: { ...APPOINTMENT, date: dates[0], time: '10:00' }, dates },
    );
  // An earlier manicure, which `lastManicure` finds.
  const manicure = { ...CITA, fecha: '2026-11-17', tipo_cita: 'manicura' };
  const { id } = (await staff.post('/api/citas/crear_cita_admin/', manicure)).body;
  await staff.send('PUT', `/api/citas/actualizar/${id}/`, { color_unas: 'Rojo' });
  await staff.post('/api/citas/crear_cita_admin/', {
    ...CITA,
    fecha: '2026-11-17',
    hora: '12:00',
    estado: 'completada',
  });
  await product.database.query(
    `insert into patient_alert (patient_id, kind, note, is_denied, noted_at, noted_by)
     values (1, 'DIABETES', $1, false, now(), 1), (1, 'KIDNEY_FAILURE', $1, true, now(), 1)`,
    [SECRET],
  );
  await product.database.query(
    `update professional set name = 'Ana', title = 'x', rut = '${madeUpRut(9)}', registry_number = '1', address = 'x'
     where id = 1;
     update clinic_settings set city = 'Temuco';
     insert into certificate (patient_id, clinical_record_id, kind, issue_date, attended_on, reason, instructions, patient,
                              signer, clinic, issued_at, issued_by)
     select 1, 1, 'REFERRAL', '2026-11-18', '2026-11-18', '${SECRET}', '', '{"name": "Rosa", "rut": "11.111.111-1"}',
            '{"name": "Ana", "title": "x", "rut": "11.111.111-1", "registryNumber": "1", "registryAuthority": "", "address": "x"}',
            '{"name": "x", "address": "", "city": "Temuco", "phone": ""}', now(), 1
     from generate_series(1, 2)`,
  );
  await addPhotoAndConsent(product.database, SECRET);
  // API clients only see a change once no earlier one can still be committed.
  for (const table of ['patient', 'appointment', 'clinical_record'])
    await product.database.query(
      `alter table ${table} disable trigger ${table}_notes_change;
       update ${table} set changed_at = now() - interval '1 minute';
       alter table ${table} enable trigger ${table}_notes_change`,
    );
  schema = buildClientSchema((await staff.graphql(getIntrospectionQuery())).body.data);
});

/**
 * Sends a request after the previous access window is over. @returns the response, and how many accesses were logged.
 */
async function watched(send: () => Promise<Answer>): Promise<{ answer: Answer; accesses: number }> {
  visits += 1;
  product.clock.instant = new Date(NOON.getTime() + visits * 11 * 60_000);
  const count = async (): Promise<number> => {
    const { rows } = await product.database.query('select count(*)::integer as count from audit_entry');
    return rows[0].count;
  };
  const before = await count();
  const answer = await send();
  return { answer, accesses: (await count()) - before };
}

const holdsHealthData = ({ body }: Answer): boolean =>
  (typeof body === 'string' ? body : JSON.stringify(body)).includes(SECRET);

describe('Health data in GraphQL', () => {
  /** Fields of this area, or of types with health data, that return none. */
  const WITHOUT = [
    'AppointmentPatient.hasAlerts',
    // Days and the name of a treatment, which other fields return as well: server/test/reports shows that reading it is logged.
    'ControlDue.causes',
    'ControlDue.reason',
    'ControlDue.startsOn',
    'ControlDue.treatment',
    'ControlDue.visitedOn',
    'Patient.hasAlerts',
    'accesses',
    // The clinic's own text, filled in, or whether it was signed.
    'consentLink',
    'consentToSign',
    // A link, or a number.
    'createIntakeLink',
    'intakeLink',
    'pendingIntakes',
    'Summary.controls',
    // Sums of money.
    'Summary.income',
    'consentsOfVisit',
    'createConsentLink',
    'createPhrase',
    'deleteExpiredRecords',
    'deletePhrase',
    'expiredPatients',
    'incidentReport',
    // It logs that instructions were sent.
    'noteCardSent',
    'patientMerges',
    // Only says which of the stored alerts and findings matter.
    'procedureWarnings',
    // The clinic's own texts, which are about no patient.
    'phrases',
    // Only the patients of the records, not their content.
    'recentRecords',
    'retention',
    'retentionPreview',
    'suppressPatient',
    'suppressionOutlook',
    'updatePhrase',
    'updateRetention',
  ];
  /** They need a photo or an answer of their own, so other tests check their access: records/photos, records/signed-consents. */
  const ELSEWHERE = [
    'continueWithoutConsent',
    'movePhoto',
    'signConsent',
    'withdrawPhoto',
    'withdrawSignedConsent',
  ];
  /**
   * Argument values by name; other arguments get a value of their type. They must make every field that can return
   * health data do so.
   */
  const VALUES: Readonly<Record<string, unknown>> = {
    patientId: 1,
    appointmentId: 1,
    seriesId: 1,
    changedSince: '2000-01-01T00:00:00Z',
    rut: RUT,
    first: 5,
    offset: 0,
    time: '18:00',
    side: 'RIGHT',
    zone: 'HEEL',
    answeredOn: '2026-11-01',
    changes: [{ kind: 'PREGNANCY', isNoted: true, note: SECRET }],
  };
  /** Arguments of fields that need a row of their own. */
  const OWN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    startVisit: { appointmentId: 2 },
    finishVisit: { appointmentId: 3 },
    endAppointmentSeries: { appointmentId: 4 },
    moveAppointmentSeries: { appointmentId: 6 },
    // The first certificate gets an answer, and so can't be withdrawn.
    withdrawCertificate: { id: 2 },
  };
  const INPUTS: Readonly<Record<string, object>> = {
    finishVisit: { date: '2026-11-18', careDescription: SECRET, procedure: SECRET, instructions: SECRET },
    startWalkIn: { patientId: 1, serviceType: 'MANICURE', treatment: 'x' },
    createPatient: {
      name: 'Otra',
      phone: '1',
      email: 'otra@demo.invalid',
      emergencyContact: 'x',
      clinicalCase: SECRET,
    },
    updatePatient: {},
    // Undone by `undoPatientMerge`.
    mergePatients: { keptId: 2, keptVersion: 1, mergedId: 3, mergedVersion: 1, take: [] },
    createClinicalRecord: {
      patientId: 1,
      date: '2026-11-18',
      careDescription: SECRET,
      procedure: SECRET,
      instructions: SECRET,
    },
    updateClinicalRecord: {},
    issueCertificate: { recordId: 1, kind: 'GENERAL', issueDate: '2026-11-18', reason: SECRET },
    createAppointment: { ...APPOINTMENT, time: '12:00' },
    createAppointmentSeries: { ...APPOINTMENT, time: '13:00' },
    updateAppointment: {},
    reviewIntakeLine: { intakeId: 1, question: 'FOOTWEAR', decision: 'DISMISSED' },
  };

  const reaches = (type: GraphQLOutputType, seen = new Set<unknown>()): boolean => {
    const named = getNamedType(type);
    if (!isObjectType(named) || seen.has(named)) return false;
    seen.add(named);
    return Object.values(named.getFields()).some((field) => {
      const name = `${named.name}.${field.name}`;
      return (HEALTH_FIELDS.includes(name) && !WITHOUT.includes(name)) || reaches(field.type, seen);
    });
  };
  /** Undefined if the argument is optional. */
  const valueOf = (type: GraphQLInputType): unknown => {
    const named = getNamedType(type);
    if (!isNonNullType(type)) return undefined;
    if (isEnumType(named)) return named.getValues()[0]!.name;
    return { Int: 1, Boolean: false }[named.name] ?? '2026-11-23';
  };
  const canHold = ({ name, type }: GraphQLField<unknown, unknown>): boolean =>
    (AREA_OF_FIELD[name] === 'HEALTH_DATA' && !WITHOUT.includes(name)) || reaches(type);
  const call = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Promise<Answer> => {
    const given = field.args.flatMap(({ name, type }): [string, unknown][] => {
      const value =
        name === 'input' ? INPUTS[field.name] : (OWN[field.name]?.[name] ?? VALUES[name] ?? valueOf(type));
      return value === undefined ? [] : [[name, value]];
    });
    return staff.graphql(documentFor(kind, field), Object.fromEntries(given));
  };

  it('logs the access through every GraphQL query and mutation that can return health data', async () => {
    const queries = Object.values(schema.getQueryType()!.getFields());
    const mutations = Object.values(schema.getMutationType()!.getFields());
    const walked = [
      ...queries.map((field) => ['query', field] as const),
      ...mutations
        .filter((field) => canHold(field) && !ELSEWHERE.includes(field.name))
        .map((field) => ['mutation', field] as const),
    ];
    const faults: string[] = [];
    for (const [kind, field] of walked) {
      const { answer, accesses } = await watched(() => call(kind, field));
      const [error] = answer.body.errors ?? [];
      if (error && canHold(field)) faults.push(`${field.name}: not covered, ${error.message}`);
      else if (canHold(field) !== holdsHealthData(answer)) faults.push(`${field.name}: unexpected content`);
      else if (holdsHealthData(answer) && accesses === 0)
        faults.push(`${field.name}: returns health data and registers nothing`);
    }
    expect(faults).toEqual([]);
    expect(walked.filter(([, field]) => canHold(field)).length).toBeGreaterThanOrEqual(9);
  });

  it('returns no health data in any subscription', () => {
    const fields = Object.values(schema.getSubscriptionType()!.getFields());
    expect(fields.filter(canHold)).toEqual([]);
  });
});

describe('Health data in REST', () => {
  /** The query string of each route, by method and path. */
  const QUERIES: Readonly<Record<string, string>> = {
    'GET /api/citas': '?fecha=2026-11-23',
    'GET /api/citas/asistencia': '?desde=2026-11-01&hasta=2026-11-30',
    'GET /api/citas/disponibles': '?fecha=2026-11-20',
    'GET /api/citas/horarios-disponibles': '?fecha=2026-11-20',
    'GET /api/pacientes/fichas': '?paciente=1',
    'GET /api/pacientes/fichas/riesgo-pie': '?paciente=1',
    'GET /api/pacientes/fichas/historia-pie': `?paciente=1&lado=derecho&zona=${encodeURIComponent('talón')}`,
    'GET /api/pacientes/fichas/advertencias': '?paciente=1&tratamiento=1',
    'GET /api/accesos/exportar': '?paciente=1&formato=csv',
    'GET /api/citas/exportar': '?desde=2026-11-01&hasta=2026-12-31&formato=csv',
    'GET /api/pacientes/exportar': '?formato=csv',
    'GET /api/pacientes/fichas/exportar': '?paciente=1&formato=csv',
    'GET /api/notificaciones/exportar': '?formato=csv',
    'GET /api/lista-de-espera/exportar': '?formato=csv',
    'GET /api/pacientes/verificar_rut': `?rut=${RUT}`,
    'GET /api/pacientes/certificados': '?paciente=1',
    'GET /api/pacientes/fotos': '?paciente=1',
    'GET /api/consentimientos': '?paciente=1',
    'GET /api/cuestionarios': '?paciente=1',
    'GET /api/consentimientos/por-firmar': '?paciente=1&texto_id=1',
  };
  const BODIES: Readonly<Record<string, object>> = {
    'POST /api/citas/crear_cita_admin': { ...CITA, hora: '15:00' },
    'POST /api/notificaciones/whatsapp/confirmacion': { cita_id: 1 },
    'POST /api/notificaciones/whatsapp/recordatorio': { cita_id: 1 },
    'POST /api/pacientes/crear_paciente_admin': { ...PACIENTE, rut: '' },
    'POST /api/pacientes/fichas': FICHA,
    'POST /api/cuestionarios/enlaces': { paciente: 1 },
    'POST /api/cuestionarios/revisar/:id': { pregunta: 'medicamentos', decision: 'aceptar' },
    'POST /api/frases': { parte: 'procedimiento', titulo: 'x', texto: 'x' },
    'POST /api/pacientes/fichas/:id/carnet/enviado': { canal: 'correo' },
    'POST /api/privacidad/exportar': { paciente: 1, formato: 'json', recibe: 'Rosa', verificacion: 'Cédula' },
    'PUT /api/pacientes/actualizar_paciente_admin': { rut: RUT },
    'PUT /api/pacientes/alertas/:id': { alertas: [{ alerta: 'Embarazo', respuesta: 'sí' }] },
  };
  /**
   * Kept backups are compressed, so another test checks their access, as for writes that need a photo, a
   * signature or a control that is due, and for letters. Deletions return no body, an import what its user uploaded.
   */
  const ELSEWHERE =
    /^GET .api.database.backup.:id$|database.archivo|^DELETE |logout$|importaciones(?:$|.:id.rechazadas$)|^POST .api.(?:pacientes.(?:fotos|certificados)|consentimientos|controles)/;
  const mustAnswer = (name: string): boolean => {
    const area = AREA_OF_PATH[name];
    return (
      typeof area === 'string' && ['AGENDA', 'PATIENTS', 'HEALTH_DATA', 'MESSAGES', 'BACKUP'].includes(area)
    );
  };

  it('logs the access through every REST route that can return health data', async () => {
    const routes = routesOf(product)
      .map(({ method, url }) => ({ method, url: url.replace(/\/$/, '') }))
      .filter(({ method, url }) => !['HEAD', 'OPTIONS'].includes(method) && url.startsWith('/api/'))
      .filter(({ method, url }) => !ELSEWHERE.test(`${method} ${url}`));
    const faults: string[] = [];
    const holding = new Set<string>();
    for (const { method, url } of routes) {
      const name = `${method} ${url}`;
      const path = url.replace(':id', '1').replace(':rut', RUT).replace(':token', PHOTO_TOKEN);
      const body = method === 'GET' ? undefined : (BODIES[name] ?? {});
      const { answer, accesses } = await watched(() =>
        staff.send(method, `${path}/${QUERIES[name] ?? ''}`, body),
      );
      if (answer.status >= 300 && mustAnswer(name)) faults.push(`${name}: not covered, ${answer.status}`);
      else if (holdsHealthData(answer)) {
        holding.add(name);
        if (accesses === 0) faults.push(`${name}: returns health data and registers nothing`);
      }
    }
    expect(faults).toEqual([]);
    expect([...holding].sort()).toEqual([
      'GET /api/citas',
      'GET /api/citas/:id',
      'GET /api/citas/asistencia',
      'GET /api/citas/debug',
      'GET /api/citas/exportar',
      'GET /api/consentimientos',
      'GET /api/consentimientos/:id',
      'GET /api/cuestionarios',
      'GET /api/database/backup',
      'GET /api/pacientes',
      'GET /api/pacientes/:id',
      'GET /api/pacientes/alertas/:id',
      'GET /api/pacientes/certificados',
      'GET /api/pacientes/certificados/:id',
      'GET /api/pacientes/exportar',
      'GET /api/pacientes/fichas',
      'GET /api/pacientes/fichas/:id',
      'GET /api/pacientes/fichas/:id/carnet',
      'GET /api/pacientes/fichas/exportar',
      'GET /api/pacientes/fichas/historia-pie',
      'GET /api/pacientes/fichas/riesgo-pie',
      'GET /api/pacientes/fotos',
      'GET /api/pacientes/fotos/:id',
      'GET /api/pacientes/verificar_rut',
      'POST /api/citas/crear_cita_admin',
      'POST /api/cuestionarios/revisar/:id',
      'POST /api/pacientes/crear_paciente_admin',
      'POST /api/pacientes/fichas',
      'POST /api/privacidad/exportar',
      'PUT /api/citas/actualizar/:id',
      'PUT /api/pacientes/actualizar_paciente_admin',
      'PUT /api/pacientes/alertas/:id',
      'PUT /api/pacientes/fichas/:id',
    ]);
  });
});

it('commits no REST write if the access through its response cannot be logged', async () => {
  await product.database.query(`
    create function is_full() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
    create trigger is_full before insert on audit_entry for each row execute function is_full();`);
  try {
    const paciente = { ...PACIENTE, rut: '', nombre: 'Nadie' };
    const cita = { ...CITA, hora: '17:00', tratamiento: 'Nada' };
    for (const write of [
      () => staff.post('/api/pacientes/crear_paciente_admin/', paciente),
      () => staff.post('/api/citas/crear_cita_admin/', cita),
      () => staff.send('PUT', '/api/citas/actualizar/1/', { tratamiento: 'Nada' }),
    ]) {
      expect((await watched(write)).answer.status).toBe(500);
    }
  } finally {
    await product.database.query('drop trigger is_full on audit_entry; drop function is_full');
  }
  const { rows } = await product.database.query(
    "select id from patient where name = 'Nadie' union all select id from appointment where treatment = 'Nada'",
  );
  expect(rows).toEqual([]);
});
