import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Whether this instance accepts new requests; load balancers poll `/health/ready`. */
@Injectable()
export class Readiness {
  isEnding = false;

  /**
   * Reports not ready, but keeps serving until load balancers have noticed.
   * @param seconds how long that may take.
   */
  async end(seconds: number): Promise<void> {
    this.isEnding = true;
    await delay(seconds * 1000);
  }
}

/** Closes connections during a stop, because the next request on a kept-alive connection would come here, too. */
export function registerReadiness(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isEnding) reply.header('connection', 'close');
    done();
  });
}
