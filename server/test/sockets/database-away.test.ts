import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startProduct, type TestProduct } from '../product/start-product.js';
import { Wire } from '../product/wire.js';
import { TestSocket } from './test-socket.js';

let product: TestProduct;
let behindTheWire: TestProduct;
let wire: Wire;
beforeAll(async () => {
  product = await startProduct();
  const address = new URL(product.databaseUrl);
  wire = new Wire({ host: address.hostname, port: Number(address.port) });
  await wire.mend();
  address.port = String(wire.port);
  behindTheWire = await startProduct({ databaseUrl: address.href });
});
afterAll(async () => {
  await behindTheWire.stop();
  await wire.cut();
  await product.stop();
});

it('keeps sockets open while the database is away, and asks new ones to try again', async () => {
  const { access } = await behindTheWire.logIn();
  const socket = await TestSocket.open(behindTheWire.url);
  await socket.signIn(access);
  await wire.cut();
  const late = await TestSocket.open(behindTheWire.url);
  await expect(late.signIn(access)).rejects.toMatchObject({ code: 1013 });

  await wire.mend();
  await (await TestSocket.open(behindTheWire.url)).signIn(access);
  socket.say({ type: 'ping' });
  await socket.until(({ type }) => type === 'pong');
});
