import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Whether this instance wants new requests; load balancers ask `/health/ready`. */
@Injectable()
export class Readiness {
  isEnding = false;

  /**
   * Reports not ready, and goes on serving until load balancers have noticed.
   * @param seconds how long they may take.
   */
  async end(seconds: number): Promise<void> {
    this.isEnding = true;
    await delay(seconds * 1000);
  }
}

/** Closes connections during a stop: a kept one would bring the next request here, too. */
export function registerReadiness(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isEnding) reply.header('connection', 'close');
    done();
  });
}
