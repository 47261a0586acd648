import { createServer } from 'node:net';

/** A TCP port of 127.0.0.1 that is free at this moment. Somebody may take it before it is used: be ready to ask again. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
