import { describe, expect, it } from '@jest/globals';
import { ADMIN } from '../../product/start-product.js';
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

  it('shows the operator’s address, refuses another one, and uses none that a user set before', async () => {
    await product.database.query(`insert into public_address (address) values ('https://antes.example')`);
    const { staff } = product;
    const shown = await staff.graphql('{ publicAddress { source address version } }');
    expect(shown.body.data.publicAddress).toEqual({
      source: 'ENVIRONMENT',
      address: 'https://clinica.example',
      version: null,
    });
    const { body } = await staff.graphql(
      `mutation ($password: String!) {
         setPublicAddress(address: "https://otra.example", version: 1, password: $password) { address } }`,
      { password: ADMIN.password },
      { origin: 'https://otra.example' },
    );
    expect(body.errors[0].extensions.fields).toEqual({ address: [expect.stringMatching(/PUBLIC_URL/)] });
    const { rows } = await product.database.query('select address from public_address');
    expect(rows).toEqual([{ address: 'https://antes.example' }]);
    expect((await product.client().get('/fhir/metadata')).body.implementation.url).toBe(
      'https://clinica.example/fhir',
    );
  });

  it('uses an https address as FHIR’s base URL', async () => {
    const { body } = await product.client().get('/fhir/metadata');
    expect(body.implementation.url).toBe('https://clinica.example/fhir');
  });
});
