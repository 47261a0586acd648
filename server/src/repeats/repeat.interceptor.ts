import { EntityManager } from '@mikro-orm/postgresql';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { requestOf } from '../auth/endpoint-request.js';
import { isConflict } from '../database/retry-conflicts.js';
import { clientNetwork } from '../http/client-network.js';
import { canonicalJson } from './canonical-json.js';
import { keyOfRequest, markRepeated } from './key-of-request.js';
import { type KeyedOperation, KeyedOperations } from './keyed-operations.js';
import { type RepeatMode, REPEATABLE } from './repeat-mode.js';
import { Repeats } from './repeats.js';

/**
 * Around what makes something, after the guards: in REST it gives a repeated request its first answer. A mutation of
 * GraphQL it only ends as a whole, since `GraphqlRepeats` gives the answer to all of its document.
 */
@Injectable()
export class RepeatInterceptor implements NestInterceptor {
  constructor(
    private readonly em: EntityManager,
    private readonly repeats: Repeats,
    private readonly operations: KeyedOperations,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = requestOf(context);
    if (context.getType<string>() === 'graphql') {
      const operation = this.operations.of(request);
      return operation ? from(this.mutation(operation, next)) : next.handle();
    }
    const key = keyOfRequest(request);
    return key === undefined ? next.handle() : from(this.endpoint(key, context, next));
  }

  private async endpoint(key: string, context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const { user, method, url, ip, body } = requestOf(context);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const [path = ''] = url.split('?');
    const given = await this.repeats.once(
      this.reflector.get<RepeatMode>(REPEATABLE, context.getHandler()),
      { senderId: user?.id, key, asked: canonicalJson([method, path.replace(/\/$/, ''), body]) },
      clientNetwork(ip),
      async () => ({
        status: reply.statusCode,
        type: null,
        body: JSON.stringify(await lastValueFrom(next.handle())),
      }),
    );
    markRepeated(reply, given.isRepeated);
    void reply.status(given.status);
    return JSON.parse(given.body);
  }

  /** One that fails leaves nothing behind, and those before it in the document stay. */
  private async mutation(operation: KeyedOperation, next: CallHandler): Promise<unknown> {
    try {
      const run = () => lastValueFrom(next.handle());
      const result = operation.mode === 'TOGETHER' ? await this.em.transactional(run) : await run();
      operation.hasChanged = true;
      return result;
    } catch (error) {
      if (isConflict(error)) operation.conflict = error;
      throw error;
    }
  }
}
