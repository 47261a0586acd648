import { expect, it } from '@jest/globals';
import { startProduct } from '../../product/start-product.js';
import { RawConnection } from './raw-connection.js';
import { TestSocket } from './test-socket.js';

const OPEN = 100;

it('closes all sockets properly when the server stops, and cuts the ones that do not respond', async () => {
  const product = await startProduct();
  const { access } = await product.logIn();
  const sockets = await Promise.all(
    Array.from({ length: OPEN }, async () => {
      const socket = await TestSocket.open(product.url);
      // Not after all are open: on a slow machine that takes longer than a socket may wait to sign in.
      await socket.signIn(access);
      return socket;
    }),
  );
  for (const socket of sockets) socket.subscribe('1');
  const silent = await Promise.all(
    Array.from({ length: OPEN }, async () => (await RawConnection.open(product.url)).handshake()),
  );
  await Promise.all(silent.map((connection) => connection.status()));

  const begun = Date.now();
  await product.stop();
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(new Set(await Promise.all(sockets.map(({ closed }) => closed)))).toEqual(new Set([1001]));
  await Promise.all(silent.map(({ closed }) => closed));
});
