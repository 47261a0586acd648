import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Counted from the beginning of the stop. Jobs may take eight seconds of them (jobs.ts). */
const CUT_WEBSOCKETS_AFTER_MS = 2_000;
const CUT_REQUESTS_AFTER_MS = 8_500;
const LONGEST_CLOSE_MS = 10_000;

/**
 * Prepares for the end of a server, before it listens.
 * @returns what closes it: open requests may end, but whoever does not end in time is cut off.
 * @throws Error from closing, when the server is not closed after ten seconds.
 */
export function closeInTime(app: NestFastifyApplication): () => Promise<void> {
  const server = app.getHttpServer() as Server;
  // Node's server forgets a connection that becomes a WebSocket.
  const webSockets = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    webSockets.add(socket);
    socket.once('close', () => webSockets.delete(socket));
  });

  return async () => {
    let timers: NodeJS.Timeout[] = [];
    const tooLate = new Promise<never>((_resolve, reject) => {
      timers = [
        setTimeout(() => webSockets.forEach((socket) => socket.destroy()), CUT_WEBSOCKETS_AFTER_MS),
        setTimeout(() => server.closeAllConnections(), CUT_REQUESTS_AFTER_MS),
        setTimeout(() => reject(new Error('the server did not close in time')), LONGEST_CLOSE_MS),
      ];
    });
    await Promise.race([app.close(), tooLate]).finally(() => timers.forEach(clearTimeout));
  };
}
