import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RepeatMode } from '../../foundation/http/repeat-mode.js';

export interface KeyedOperation {
  readonly mode: RepeatMode;
  hasChanged: boolean;
  /** A deadlock or similar, after which the whole operation is retried. */
  conflict?: unknown;
}

/** Lets an operation's mutations report their outcome to the code that runs the operation. */
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
