import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';
import type { Observable } from 'rxjs';
import { type RepeatMode, REPEATABLE } from './repeat-mode.js';

/** Records first responses and replays them; implemented in `repeats/`. */
export abstract class ResponseReplay {
  abstract around(context: ExecutionContext, next: CallHandler): Observable<unknown>;
}

@Injectable()
class RepeatInterceptor implements NestInterceptor {
  constructor(private readonly answers: ResponseReplay) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.answers.around(context, next);
  }
}

const marked = (mode: RepeatMode) => [SetMetadata(REPEATABLE, mode), UseInterceptors(RepeatInterceptor)];

/** For operations that create something: a request sent again with the same idempotency key gets the first response. */
export const Idempotent = {
  /** For a controller method. */
  Route: (mode: RepeatMode = 'TOGETHER') => applyDecorators(...marked(mode)),
  /** For a mutation. */
  Field: (mode: RepeatMode = 'TOGETHER') =>
    applyDecorators(...marked(mode), Extensions({ [REPEATABLE]: mode })),
};
