import { describe, expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({ environment: { PUBLIC_URL: 'https://clinica.example' } });

describe('With an https address', () => {
  it.each(['/public/reservar', '/app', '/api/get-csrf-token/', '/health/live', '/api/nada/'])(
    'tells browsers once on %s to use HTTPS only, with an https address',
    async (path) => {
      const { headers } = await product.client().get(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it('closes schema and playground with an https address', async () => {
    const { body } = await product.client().graphql('{ __schema { queryType { name } } }');
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    for (const path of ['/graphql', '/playground.html']) {
      const page = await product.client().send('GET', path, undefined, { accept: 'text/html' });
      expect(page.status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(page.body)).not.toContain('playground');
    }
  });

  it('uses an https address as FHIR’s base URL', async () => {
    const { body } = await product.client().get('/fhir/metadata');
    expect(body.implementation.url).toBe('https://clinica.example/fhir');
  });
});
