import { expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';
import { TestSocket } from './test-socket.js';

const product = useProduct({ behindWire: true });

it('keeps sockets open while the database is away, and tells new ones to retry', async () => {
  const { access } = await product.logIn();
  const socket = await TestSocket.open(product.url);
  await socket.signIn(access);
  await product.wire.cut();
  const late = await TestSocket.open(product.url);
  await expect(late.signIn(access)).rejects.toMatchObject({ code: 1013 });

  await product.wire.mend();
  await (await TestSocket.open(product.url)).signIn(access);
  socket.say({ type: 'ping' });
  await socket.until(({ type }) => type === 'pong');
});
