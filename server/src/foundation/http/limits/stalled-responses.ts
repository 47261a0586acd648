import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Cuts connections whose client has read none of its response for this long. Only time in which data is waiting for the
 * client counts, not the time the server needs to produce it. A slow but steady reader is not cut.
 */
export function registerStallLimit(server: FastifyInstance, seconds: number, logger: Logger): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    // Node restarts this timer whenever the system accepts some of the data.
    reply.raw.setTimeout(seconds * 1000, () => {
      const { socket } = request.raw;
      if (socket.writableLength === 0) return;
      logger.info({ requestId: request.id, route: request.routeOptions.url }, 'answer not read');
      socket.destroy();
    });
    done(null, payload);
  });
}
