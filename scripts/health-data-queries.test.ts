import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { Kind, parse, visit } from 'graphql';
import { declared, FIELDS } from '#domain/patients/patient-fields.es.js';
import { root } from './bootstrap/checkout.mjs';

const client = path.join(root, 'client/src');
const definitions = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(path.join(client, file), 'utf8')).definitions);

const HEALTH_DATA: readonly string[] = [
  ...FIELDS.filter((field) => declared(field).area === 'HEALTH_DATA'),
  ...['notes', 'alerts', 'deniedAlerts', 'patientAlertHistory'],
];

const named = (name: string) =>
  definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name);

function asks(definition: (typeof definitions)[number] | undefined): boolean {
  let isAsked = false;
  if (definition)
    visit(definition, {
      Field: ({ name }) => {
        if (HEALTH_DATA.includes(name.value)) isAsked = true;
      },
      FragmentSpread: ({ name }) => {
        if (asks(named(name.value))) isAsked = true;
      },
    });
  return isAsked;
}

it('requests health data only on the screens that show them, and in no list, because each read is logged', () => {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION && asks(one));
  expect(operations.map((one) => 'name' in one && one.name?.value).sort()).toEqual([
    'AppointmentDetails',
    'ConditionVersions',
    'PatientAlertHistory',
    'PatientAlerts',
    'PatientPage',
    'PatientToEdit',
    'Visit',
    'VisitPatient',
  ]);
});
