import { describe, expect, it } from '@jest/globals';
import { renewedDigests, restDigest, schemaDigest } from './released-api.mjs';

const SCHEMA = `
  type Query {
    "The patient."
    patient(id: Int!, kind: Kind): Patient
  }
  "A kind."
  enum Kind { ADULT CHILD }
  type Patient { rut: String }`;
const description = (version: string, properties: object) => ({
  openapi: '3.1.0',
  info: { title: 'Huella', version },
  paths: {
    '/api/pacientes': {
      get: {
        summary: 'The patients.',
        parameters: [{ name: 'kind', in: 'query', schema: { enum: ['adult', 'child'] }, example: 'adult' }],
        responses: { 200: { $ref: '#/components/responses/Patients' } },
      },
    },
  },
  components: {
    responses: {
      Patients: {
        description: 'Found.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Patient' } } },
      },
    },
    schemas: { Patient: { type: 'object', properties, required: ['description'] } },
  },
});
const api = (schema: string, version: string, properties: object = { description: { type: 'string' } }) => ({
  schema,
  description: JSON.stringify(description(version, properties)),
});
const RELEASED = {
  schema: schemaDigest(SCHEMA),
  description: restDigest(description('1.0.0', { description: { type: 'string' } })),
};

describe('the digest of the released API', () => {
  it('writes the API digest with a line per type, path and component, without prose', () => {
    expect(RELEASED.schema).toBe(
      [
        'enum Kind{ADULT CHILD}',
        'type Patient{rut:String}',
        'type Query{patient(id:Int!kind:Kind):Patient}',
        '',
      ].join('\n'),
    );
    expect(RELEASED.description.split('\n')).toContain(
      '"Patient":{"type":"object","properties":{"description":{"type":"string"}},"required":["description"]}',
    );
    expect(RELEASED.description).not.toContain('The patients.');
  });

  it('keeps the API digest until the product has a new version', () => {
    const current = api(`${SCHEMA} type Visit { id: Int }`, '1.0.0');
    expect(renewedDigests(RELEASED, current, '')).toBe(RELEASED);
    const { schema, description: rest } = renewedDigests(RELEASED, api(current.schema, '1.1.0'), '');
    expect(schema).toContain('type Visit{id:Int}');
    expect(rest).toContain('"version":"1.1.0"');
  });

  it.each([
    ['a field', SCHEMA.replace('rut: String', 'name: String'), 'Patient.rut was removed.'],
    [
      'a type of a field',
      SCHEMA.replace('rut: String', 'rut: Int'),
      'Patient.rut changed type from String to Int.',
    ],
    ['an argument', SCHEMA.replace(', kind: Kind', ''), 'Query.patient arg kind was removed.'],
    ['an enum value', SCHEMA.replace(' CHILD', ''), 'CHILD was removed from enum type Kind.'],
    [
      'what an argument requires',
      SCHEMA.replace('kind: Kind', 'kind: Kind!'),
      'Query.patient arg kind has changed type from Kind to Kind!.',
    ],
  ])('reports that %s changed, at every version', (_, schema, change) => {
    for (const version of ['1.0.0', '2.0.0']) {
      expect(() => renewedDigests(RELEASED, api(schema, version), '')).toThrow(`- \`${change}\``);
      expect(() =>
        renewedDigests(RELEASED, api(schema, version), `- \`${change}\` Use another.`),
      ).not.toThrow();
    }
  });

  it('reports that a REST key was removed', () => {
    expect(() => renewedDigests(RELEASED, api(SCHEMA, '1.0.0', { rut: { type: 'string' } }), '')).toThrow(
      '- `GET /api/pacientes no longer answers 200.description (string).`',
    );
  });
});
