import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { root } from './bootstrap/checkout.mjs';
import { unstatedChanges } from './parts/schema-changes.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const BEFORE = buildSchema('type Query { patient: Patient } type Patient { rut: String name: String }');
const AFTER = buildSchema('type Query { patient: Patient } type Patient { name: String age: Int }');

describe('a breaking change of the schema', () => {
  it('is listed in docs/changes.md', () => {
    const released = buildSchema(read('docs/released-schema.graphql'));
    const current = buildSchema(read('schema.graphql'));
    expect(unstatedChanges(released, current, read('docs/changes.md'))).toEqual([]);
  });

  it('is found if it is not listed, and is not an addition', () => {
    expect(unstatedChanges(BEFORE, AFTER, '')).toEqual(['Patient.rut was removed.']);
    expect(unstatedChanges(BEFORE, AFTER, '- `Patient.rut was removed.` Use `identifiers`.')).toEqual([]);
  });
});
