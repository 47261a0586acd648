import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Counted from the start of the stop. Jobs may take eight seconds in total (jobs.ts). */
const CUT_WEBSOCKETS_AFTER_MS = 2_000;
const CUT_REQUESTS_AFTER_MS = 8_500;
const CLOSE_TIMEOUT_MS = 10_000;

/**
 * Call before the server listens.
 * @returns a function that closes it: open requests may finish, and are cut off after a timeout. It throws an Error if
 *   the server is not closed after ten seconds.
 */
export function closeInTime(app: NestFastifyApplication): () => Promise<void> {
  const server = app.getHttpServer() as Server;
  // Node's server does not track connections that have become WebSockets.
  const webSockets = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    webSockets.add(socket);
    socket.once('close', () => webSockets.delete(socket));
  });

  return async () => {
    let timers: NodeJS.Timeout[] = [];
    const deadline = new Promise<never>((_resolve, reject) => {
      timers = [
        setTimeout(() => webSockets.forEach((socket) => socket.destroy()), CUT_WEBSOCKETS_AFTER_MS),
        setTimeout(() => server.closeAllConnections(), CUT_REQUESTS_AFTER_MS),
        setTimeout(() => reject(new Error('the server did not close in time')), CLOSE_TIMEOUT_MS),
      ];
    });
    await Promise.race([app.close(), deadline]).finally(() => timers.forEach(clearTimeout));
  };
}
