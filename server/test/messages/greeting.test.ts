import { beforeEach, expect, it } from '@jest/globals';
import { useProduct } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';
import { FakeCloudApi } from './fake-cloud-api.js';
import { MessageHelper } from './message-helper.js';

const cloud = new FakeCloudApi();
const product = useProduct({ standIn: cloud });
const desk = new MessageHelper(product, product.staff);
beforeEach(async () => {
  await desk.clear();
  await desk.settings('confirmations = true');
});

it('leaves the name out of a registered template if the visitor typed no name', async () => {
  const wish = { ...visitor(1), date: '2026-11-20', time: '10:00' };
  await bookByRest(product.client(), { ...wish, name: 'https://banco.example' });
  await cloud.untilAccepted(1);
  const [message] = await desk.messages();
  expect(message!.parameters).toEqual(['paciente', 'Clínica Huella', 'viernes 20 de noviembre', '10:00']);
  // The panel shows what was sent.
  expect(message!.body).toMatch(/^Hola paciente, su hora en Clínica Huella/);
  expect(JSON.stringify(cloud.requests)).not.toContain('banco');
});
