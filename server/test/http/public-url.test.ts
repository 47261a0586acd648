import { describe, expect, it } from '@jest/globals';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ environment: { PUBLIC_URL: 'https://clinica.example' } });

describe('with an https address', () => {
  it.each(['/public/reservar', '/app', '/api/get-csrf-token/', '/health/live', '/api/nada/'])(
    '%s tells browsers once to use HTTPS only',
    async (path) => {
      const { headers } = await product.client().get(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it('the schema and the playground are closed', async () => {
    const { body } = await product.client().graphql('{ __schema { queryType { name } } }');
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    for (const path of ['/graphql', '/playground.html']) {
      const page = await product.client().send('GET', path, undefined, { accept: 'text/html' });
      expect(page.status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(page.body)).not.toContain('playground');
    }
  });

  it('FHIR’s base URL is that address', async () => {
    const { body } = await product.client().get('/fhir/metadata');
    expect(body.implementation.url).toBe('https://clinica.example/fhir');
  });
});
