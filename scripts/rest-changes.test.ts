import { describe, expect, it } from '@jest/globals';
import { unstatedRestChanges } from './parts/rest-changes.mjs';

const operation = (body: object, query: object[] = []) => ({
  parameters: query,
  requestBody: { content: { 'application/json': { schema: { type: 'object', ...body } } } },
  responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } } },
});
const api = (answer: object, body: object, query?: object[]) => ({
  paths: { '/api/insumos': { post: operation(body, query) } },
  components: { schemas: { A: { type: 'object', ...answer } } },
});
const BEFORE = api(
  { properties: { id: { type: 'integer' }, nombre: { type: 'string' } }, required: ['id', 'nombre'] },
  { properties: { nombre: { type: 'string' }, precio: { type: 'integer' } }, required: ['nombre'] },
  [{ name: 'pagina', in: 'query' }],
);

describe('a breaking change of the REST API', () => {
  it('reports a removed path, method, parameter, status or key, and a new requirement', () => {
    expect(unstatedRestChanges(BEFORE, { paths: {} }, '')).toEqual(['POST /api/insumos was removed.']);
    const after = api(
      { properties: { id: { type: ['integer', 'null'] } }, required: [] },
      {
        properties: { nombre: { type: 'string' }, unidad: { type: 'string' } },
        required: ['nombre', 'unidad'],
      },
      [{ name: 'fecha', in: 'query', required: true }],
    );
    const found = unstatedRestChanges(BEFORE, after, '');
    expect(found).toEqual([
      'POST /api/insumos no longer takes query pagina.',
      'POST /api/insumos no longer takes body.precio.',
      'POST /api/insumos no longer answers 201.id (integer).',
      'POST /api/insumos no longer always answers 201.id.',
      'POST /api/insumos no longer answers 201.nombre (string).',
      'POST /api/insumos no longer always answers 201.nombre.',
      'POST /api/insumos now requires query fecha.',
      'POST /api/insumos now requires body.unidad.',
    ]);
    const stated = found.map((change) => `- \`${change}\` Do this instead.`).join('\n');
    expect(unstatedRestChanges(BEFORE, after, stated)).toEqual([]);
  });

  it('reports a type or value that is no longer accepted', () => {
    const takes = (precio: object, orden: object) =>
      api({}, { properties: { precio } }, [{ name: 'orden', in: 'query', schema: orden }]);
    const before = takes({ type: ['integer', 'null'] }, { enum: ['nombre', 'stock'] });
    const after = takes({ type: 'integer' }, { enum: ['nombre', 'precio'] });
    expect(unstatedRestChanges(before, after, '')).toEqual([
      'POST /api/insumos no longer takes query orden as "stock".',
      'POST /api/insumos no longer takes body.precio as null.',
    ]);
    const wider = takes({ type: ['number', 'null'] }, { type: 'string' });
    expect(unstatedRestChanges(before, wider, '')).toEqual([]);
    expect(unstatedRestChanges(wider, before, '')).toEqual([
      'POST /api/insumos no longer takes query orden as string.',
      'POST /api/insumos no longer takes body.precio as number.',
    ]);
  });

  it('does not report an addition to the REST API as a breaking change', () => {
    const after = api(
      {
        properties: { id: { type: 'integer' }, nombre: { type: 'string' }, stock: { type: 'integer' } },
        required: ['id', 'nombre', 'stock'],
      },
      {
        properties: { nombre: { type: 'string' }, precio: { type: 'integer' }, nota: { type: 'string' } },
        required: [],
      },
      [
        { name: 'pagina', in: 'query' },
        { name: 'orden', in: 'query' },
      ],
    );
    expect(unstatedRestChanges(BEFORE, after, '')).toEqual([]);
  });
});
