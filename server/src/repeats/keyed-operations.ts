import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RepeatMode } from '../http/repeat-mode.js';

/** What comes of a GraphQL operation with a key while it runs. */
export interface KeyedOperation {
  readonly mode: RepeatMode;
  /** Whether one of its mutations has changed something. */
  hasChanged: boolean;
  /** A deadlock or the like, after which all of it runs again. */
  conflict?: unknown;
}

/** Lets the mutations of an operation tell what runs it what came of them. */
@Injectable()
export class KeyedOperations {
  private readonly running = new WeakMap<FastifyRequest, KeyedOperation>();

  begin(request: FastifyRequest, mode: RepeatMode): KeyedOperation {
    const operation = { mode, hasChanged: false };
    this.running.set(request, operation);
    return operation;
  }

  of(request: FastifyRequest): KeyedOperation | undefined {
    return this.running.get(request);
  }
}
