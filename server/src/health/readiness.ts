import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Whether new requests are to come to this instance; a load balancer asks `/health/ready`. */
@Injectable()
export class Readiness {
  isEnding = false;

  /**
   * Asks to be left out, and serves on until everybody who asks now and then has heard of it.
   * @param seconds how long that takes.
   */
  async end(seconds: number): Promise<void> {
    this.isEnding = true;
    await delay(seconds * 1000);
  }
}

/** A connection that is kept would bring the next request here, too. */
export function registerReadiness(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isEnding) reply.header('connection', 'close');
    done();
  });
}
