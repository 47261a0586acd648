import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import {
  declared,
  FIELDS,
  fieldsFor,
  type FieldUse,
  type PatientField,
} from '#domain/patients/patient-fields.es.js';
import { root } from './bootstrap/checkout.mjs';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const keysFor = (use: FieldUse): string[] => fieldsFor(use).map((field) => declared(field).key);

describe('the declared fields of patients', () => {
  const schema = buildSchema(read('schema.graphql'));
  const { components } = JSON.parse(read('openapi.json'));
  const fieldsOf = (name: string): string[] => {
    const type = schema.getType(name);
    if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${name} has no fields`);
    return Object.keys(type.getFields()).toSorted();
  };

  it('finds no other patient data that GraphQL shows or lets users write', () => {
    const others = [
      'alerts',
      'appointmentCount',
      'deniedAlerts',
      'hasAlerts',
      'id',
      'identifiers',
      'mayBeDeleted',
      'version',
    ];
    expect(fieldsOf('Patient')).toEqual([...others, ...fieldsFor('SHOWN')].toSorted());
    const written = ['identifiers', ...fieldsFor('WRITTEN')].toSorted();
    expect(fieldsOf('CreatePatientInput')).toEqual(written);
    expect(fieldsOf('UpdatePatientInput')).toEqual(written);
  });

  it('finds no other patient data that REST shows or lets programs write', () => {
    const keysOf = (name: string) => Object.keys(components.schemas[name].properties).toSorted();
    const written = ['identificadores', ...keysFor('WRITTEN')];
    expect(keysOf('Patient')).toEqual(['id', 'identificadores', ...keysFor('SHOWN')].toSorted());
    expect(keysOf('CreatePatientBody')).toEqual(written.toSorted());
    expect(keysOf('UpdatePatientBody')).toEqual([...written, 'rut_original'].toSorted());
  });

  it('finds every field of patients in docs/api.md', () => {
    const [, keys = ''] = /^`paciente` =\n`\{(.*)\}`/m.exec(read('docs/api.md')) ?? [];
    expect(keys.split(', ').toSorted()).toEqual(['id', 'identificadores', ...keysFor('SHOWN')].toSorted());
  });

  it('finds every field that a suppression removes in docs/privacy.md', () => {
    const [, table = ''] = read('docs/privacy.md').split('## What a suppression removes');
    const removed = [...table.matchAll(/^\| (.*?) \| yes/gm)].flatMap(([, data = '']) => data.split(', '));
    // Fields that belong together have one name: 'legal representative'.
    const wordsOf = (field: PatientField) => declared(field).merge.toLowerCase().replaceAll('_', ' ');
    const erased = FIELDS.filter((field) => declared(field).atSuppression !== 'KEPT').map(wordsOf);
    const known = removed.map((data) => data.replace('e-mail', 'email'));
    expect([...new Set(erased)].filter((data) => !known.includes(data))).toEqual([]);
  });
});
