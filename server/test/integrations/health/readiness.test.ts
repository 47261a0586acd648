import { describe, expect, it } from '@jest/globals';
import { Readiness } from '../../../src/integrations/health/readiness.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct();

describe('Readiness while stopping', () => {
  it('reports a stopping instance as not ready, answers late requests, and closes their connections', async () => {
    const visitor = product.client();
    expect((await visitor.get('/health/ready')).status).toBe(200);
    const ending = product.app.get(Readiness).end(1);

    const { status, body } = await visitor.get('/health/ready');
    expect({ status, body }).toEqual({ status: 503, body: { status: 'stopping' } });
    expect((await visitor.get('/health/live')).status).toBe(200);
    const hours = await visitor.get('/api/citas/disponibles/?fecha=2026-11-20&tipo_cita=podologia');
    expect(hours.status).toBe(200);
    expect(hours.headers.get('connection')).toBe('close');
    await ending;
  });
});
