import { expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';
import { faultsOf } from './definitions.js';

const product = useProduct({ environment: { LIMIT_REQUESTS: '5/60' } });

it('answers a FHIR client that exceeds the rate limit with an OperationOutcome', async () => {
  const visitor = product.client();
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push(await visitor.get('/fhir/metadata'));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect({ waits: Number(headers.get('retry-after')) > 0, faults: faultsOf(body), body }).toEqual({
      waits: true,
      faults: [],
      body: {
        resourceType: 'OperationOutcome',
        issue: [{ severity: 'error', code: 'throttled', details: { text: expect.any(String) } }],
      },
    });
  }
});
