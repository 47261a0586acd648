import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { unstatedChanges } from './parts/schema-changes.mjs';

const BEFORE = buildSchema('type Query { patient: Patient } type Patient { rut: String name: String }');
const AFTER = buildSchema('type Query { patient: Patient } type Patient { name: String age: Int }');

describe('a breaking change of the schema', () => {
  it('reports an unlisted breaking change of the schema, but no addition', () => {
    expect(unstatedChanges(BEFORE, AFTER, '')).toEqual(['Patient.rut was removed.']);
    expect(unstatedChanges(BEFORE, AFTER, '- `Patient.rut was removed.` Use `identifiers`.')).toEqual([]);
  });
});
