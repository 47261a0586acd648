import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;

describe('Cache-Control of changing responses', () => {
  it.each([
    ['GET', '/api/pacientes/', undefined, 200],
    ['GET', '/api/citas/?fecha=2026-11-20', undefined, 200],
    ['GET', '/api/insumos/', undefined, 200],
    ['GET', '/api/usuarios/me/', undefined, 200],
    ['GET', '/api/get-csrf-token/', undefined, 200],
    ['GET', '/api/citas/disponibles/?fecha=2026-11-20', undefined, 200],
    ['GET', '/api/database/backup/', undefined, 200],
    ['DELETE', '/api/citas/eliminar/999/', undefined, 404],
    ['GET', '/api/nada/', undefined, 404],
    ['PUT', '/api/usuarios/me/', undefined, 405],
    ['GET', '/api/%ZZ', undefined, 400],
    ['DELETE', `/api/citas/eliminar/${'9'.repeat(300)}/`, undefined, 404],
    ['POST', '/api/insumos/', '{nada', 400],
    ['POST', '/api/insumos/', ' '.repeat(102_401), 413],
    ['POST', '/graphql', '{"query":"{ me { id } }"}', 200],
    ['POST', '/graphql', '{"query":"{ nada }"}', 400],
    ['GET', '/health/live', undefined, 200],
  ])('forbids caches to store %s %s', async (method, path, body, status) => {
    const answer = await staff.send(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('forbids caches to store an error response', async () => {
    const answer = await product.client().get('/api/pacientes/');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('Cache-Control of files', () => {
  it('lets caches store hashed files forever, and revalidate pages and the service worker', async () => {
    const [file] = await readdir(`${PROJECT_ROOT}/dist/client/assets`);
    const [hashed, page, worker] = [
      await product.client().get(`/assets/${file}`),
      await product.client().get('/', { accept: 'text/html' }),
      await product.client().get('/service-worker.js'),
    ];
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toMatch(/worker-src 'self'.*manifest-src 'self'/);
  });
});
