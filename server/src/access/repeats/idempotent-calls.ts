import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { requestOf } from '../actors/endpoint-request.js';
import { isConflict } from '../../foundation/database/retry-conflicts.js';
import { clientNetwork } from '../../foundation/http/network/client-network.js';
import { type RepeatMode, REPEATABLE, type StoreUpload } from '../../foundation/http/repeat-mode.js';
import { ResponseReplay } from '../../foundation/http/idempotent.decorator.js';
import { canonicalJson } from './canonical-json.js';
import { keyOfRequest, markRepeated } from './key-of-request.js';
import { type KeyedOperation, KeyedOperations } from './keyed-operations.js';
import { IdempotentRequests } from './idempotent-requests.js';

/**
 * Wraps repeatable operations, after the guards. In REST it replays the first response to a repeated request. In
 * GraphQL it only makes a mutation succeed or fail as a whole, because `IdempotentGraphql` replays the response to the
 * whole document.
 */
@Injectable()
export class IdempotentCalls extends ResponseReplay {
  constructor(
    private readonly em: EntityManager,
    private readonly repeats: IdempotentRequests,
    private readonly operations: KeyedOperations,
    private readonly reflector: Reflector,
  ) {
    super();
  }

  override around(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = requestOf(context);
    if (context.getType<string>() === 'graphql') {
      const operation = this.operations.of(request);
      return operation ? from(this.mutation(operation, next)) : next.handle();
    }
    const key = keyOfRequest(request);
    if (this.modeOf(context) === 'UPLOAD') return from(this.upload(key, context, next));
    return key === undefined
      ? next.handle()
      : from(this.endpoint(key, context, () => lastValueFrom(next.handle())));
  }

  private upload(key: string | undefined, context: ExecutionContext, next: CallHandler): Promise<unknown> {
    return this.repeats.upload(async () => {
      const store = (await lastValueFrom(next.handle())) as StoreUpload<unknown>;
      return key === undefined ? store() : this.endpoint(key, context, store);
    });
  }

  private modeOf(context: ExecutionContext): RepeatMode {
    return this.reflector.get<RepeatMode>(REPEATABLE, context.getHandler());
  }

  private async endpoint(
    key: string,
    context: ExecutionContext,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const request = requestOf(context);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const given = await this.repeats.once(
      this.modeOf(context),
      {
        senderId: request.user?.id,
        ownAgenda: request.user?.ownAgenda,
        key,
        asked: canonicalJson(askedBy(request)),
      },
      { network: clientNetwork(request.ip) },
      async () => ({
        status: reply.statusCode,
        type: null,
        body: JSON.stringify(await work()),
      }),
    );
    markRepeated(reply, given.isRepeated);
    void reply.status(given.status);
    return JSON.parse(given.body);
  }

  /** A failing mutation is rolled back; earlier ones in the document stay. */
  private async mutation(operation: KeyedOperation, next: CallHandler): Promise<unknown> {
    try {
      const run = () => lastValueFrom(next.handle());
      const result = operation.mode === 'APART' ? await run() : await this.em.transactional(run);
      operation.hasChanged = true;
      return result;
    } catch (error) {
      if (isConflict(error)) operation.conflict = error;
      throw error;
    }
  }
}

/** A file is identified by its hash, its type and the query string. */
function askedBy({ method, url, body, headers }: FastifyRequest): readonly unknown[] {
  const [path = '', query = ''] = url.split('?');
  const asked = [method, path.replace(/\/$/, '')];
  return Buffer.isBuffer(body)
    ? [...asked, query, headers['content-type'], createHash('sha256').update(body).digest('base64')]
    : [...asked, body];
}
