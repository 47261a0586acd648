import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Cuts connections whose client has read nothing of its answer for so long. Only time in which data waits for the
 * client counts: neither the time until an answer begins, nor the time in which more of it is being made. An answer that
 * is read slowly goes on.
 */
export function registerStallLimit(server: FastifyInstance, seconds: number, logger: Logger): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    // Node starts this time again whenever the system takes some of what is to be sent.
    reply.raw.setTimeout(seconds * 1000, () => {
      const { socket } = request.raw;
      if (socket.writableLength === 0) return;
      logger.info({ requestId: request.id, route: request.routeOptions.url }, 'answer not read');
      socket.destroy();
    });
    done(null, payload);
  });
}
