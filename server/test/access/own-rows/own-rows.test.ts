import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';

import { OWN_ROWS } from '../../../src/foundation/database/migrations/own-rows.js';
import { PATIENT_TABLES } from '../../privacy/fill-columns.js';
import type { TestClient } from '../../product/test-client.js';
import { stopSchedules } from '../../product/stop-schedules.js';
import { useProduct } from '../../product/use-product.js';
import { addOwnProfessional, logInLimited, OTHER, plantOther } from './own-clinic.js';
import { type Asked, tellsOfOther, walkGraphql, walkRest } from './walk.js';

const product = useProduct();
let schema: GraphQLSchema;
let ana: TestClient;

beforeAll(async () => {
  await addOwnProfessional(product.database);
  await plantOther(product.database);
  await stopSchedules(product);
  ana = await logInLimited(product);
  schema = buildClientSchema((await product.staff.graphql(getIntrospectionQuery())).body.data);
});

/** They end the session, and the walk would go on without a user. */
const ENDS = /logout|login|refresh|changeMyPassword|closeMy/i;

/** Requests that return other rows without a limit, which proves that the walk can find them. */
const TELLING = [
  'GET /api/citas',
  'GET /api/citas/:id',
  'GET /api/citas/asistencia',
  'GET /api/citas/exportar',
  'GET /api/consentimientos',
  'GET /api/consentimientos/:id',
  'GET /api/consentimientos/pdf/:id',
  'GET /api/cuestionarios',
  'GET /api/insumos/movimientos/exportar',
  'GET /api/notificaciones/exportar',
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
  'GET /api/pacientes/fichas/recientes',
  'GET /api/pacientes/fichas/riesgo-pie',
  'GET /api/pacientes/fotos/:id',
  'GET /api/pacientes/verificar_rut',
  'GET /api/reportes/resumen',
  'GET /fhir/Appointment/:id',
  'GET /fhir/Consent/:id',
  'GET /fhir/DocumentReference/:id',
  'GET /fhir/Encounter/:id',
  'GET /fhir/Patient',
  'GET /fhir/Patient/:id',
  'accesses',
  'appointment',
  'appointmentChanges',
  'appointmentPages',
  'appointments',
  'attendanceList',
  'clinicalRecords',
  'conditionVersions',
  'consents',
  'controlCard',
  'footStanding',
  'intakeLink',
  'intakes',
  'lastIrritation',
  'patient',
  'patientAlertHistory',
  'patientBlocks',
  'patientByRut',
  'patientMerges',
  'patientTimeline',
  'patients',
  'photo',
  'recentRecords',
  'signedConsent',
  'signedConsents',
  'summary',
];

const namesOf = (asked: readonly Asked[]): string[] => [...new Set(asked.map(({ name }) => name))].sort();
const faulty = (asked: readonly Asked[]): string[] =>
  asked
    .filter(
      ({ answer: { status, body } }) =>
        status >= 500 ||
        status === 401 ||
        body?.errors?.some(({ extensions }: { extensions: { code: string } }) =>
          ['INTERNAL', 'INTERNAL_SERVER_ERROR', 'UNAUTHENTICATED', 'GRAPHQL_VALIDATION_FAILED'].includes(
            extensions.code,
          ),
        ),
    )
    .map(({ name, answer }) => `${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);

/** All rows about the other professional's patient. */
async function othersRows(): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const { table } of PATIENT_TABLES)
    rows[table] = (
      await product.database.query(
        `select t::text as row from ${table} t where t::text like '%${OTHER}%' order by 1`,
      )
    ).rows.map(({ row }) => row);
  return rows;
}

describe('A person limited to their own agenda', () => {
  it('shows a limited person nothing of another professional’s patient at any endpoint, and lets them change nothing', async () => {
    const before = await othersRows();
    const asked = [
      ...(await walkGraphql(ana, schema, ['query', 'mutation'], ENDS)),
      // In the transaction of the answer that is kept, which begins before the guards.
      ...(await walkGraphql(ana, schema, ['mutation'], ENDS, () => ({ 'idempotency-key': randomUUID() }))),
      ...(await walkRest(ana, product, /logout|auth/)),
    ];
    expect(faulty(asked)).toEqual([]);
    expect(namesOf(asked.filter(({ answer }) => tellsOfOther(answer)))).toEqual([]);
    expect(await othersRows()).toEqual(before);
  });

  it('finds the other patient’s rows in the same requests of a person without the limit', async () => {
    const seen = namesOf(
      [
        ...(await walkGraphql(product.staff, schema, ['query'], ENDS)),
        ...(await walkRest(product.staff, product, /^(?!GET)|auth/)),
      ].filter(({ answer }) => tellsOfOther(answer)),
    );
    expect(TELLING.filter((name) => !seen.includes(name))).toEqual([]);
  });
});

describe('The views of a limited person', () => {
  /** Tables about patients or professionals that have none, by reason. */
  const WITHOUT: Readonly<Record<string, readonly string[]>> = {
    'No right that such a person can have opens them, and their own pay has lines of theirs only.': [
      'charge',
      'deposit',
      'deposit_part',
      'deposit_proof',
      'pack',
      'pack_gift',
      'pack_member',
      'pack_use',
      'patient_agreement',
      'payment',
      'payment_document',
      'payment_use',
    ],
    'Every endpoint that reads them is closed.': [
      'audit_entry',
      'data_export',
      'patient_merge',
      'privacy_request',
      'suppression',
    ],
    'Hours that are taken, without a name.': ['appointment_slot'],
    'The clinic’s own texts.': ['phrase'],
    'Links professionals to their accounts.': ['staff_user'],
  };

  it('finds a view for every table that refers to a patient or a professional, except for a stated reason', async () => {
    const { rows } = await product.database.query(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace
         and confrelid in ('patient'::regclass, 'professional'::regclass, 'appointment'::regclass,
                           'clinical_record'::regclass)`,
    );
    const referring = [...rows.map(({ name }) => name), ...PATIENT_TABLES.map(({ table }) => table)];
    const missing = [...new Set(referring)].filter((name) => !(name in OWN_ROWS));
    expect(missing.sort()).toEqual(Object.values(WITHOUT).flat().sort());
  });

  it('leaves triggers their view of all rows, because they keep rules of the whole clinic', async () => {
    const { rows } = await product.database.query(
      `select proname as name, proconfig as settings from pg_proc
       where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype`,
    );
    expect(rows.length).toBeGreaterThan(50);
    const reading = rows.filter(({ settings }) => settings?.join() !== 'search_path=public');
    expect(reading.map(({ name }) => name)).toEqual([]);
  });

  it('gives each view every column of its table', async () => {
    const { rows } = await product.database.query(
      `select t.relname as name from pg_class t join pg_class v on v.relname = t.relname
       where t.relnamespace = 'public'::regnamespace and v.relnamespace = 'own_rows'::regnamespace
         and (select count(*) from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped)
           = (select count(*) from pg_attribute where attrelid = v.oid and attnum > 0)`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(OWN_ROWS).sort());
  });
});
