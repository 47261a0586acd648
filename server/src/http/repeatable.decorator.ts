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

/** What keeps first answers and gives them again; `repeats/` has it. */
export abstract class FirstAnswers {
  abstract around(context: ExecutionContext, next: CallHandler): Observable<unknown>;
}

@Injectable()
class RepeatInterceptor implements NestInterceptor {
  constructor(private readonly answers: FirstAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.answers.around(context, next);
  }
}

const marked = (mode: RepeatMode) => [SetMetadata(REPEATABLE, mode), UseInterceptors(RepeatInterceptor)];

/** For what makes something: sent again with the same idempotency key, a request gets the first answer. */
export const Repeatable = {
  /** Of a method of a controller. */
  Route: (mode: RepeatMode = 'TOGETHER') => applyDecorators(...marked(mode)),
  /** Of a mutation. */
  Field: (mode: RepeatMode = 'TOGETHER') =>
    applyDecorators(...marked(mode), Extensions({ [REPEATABLE]: mode })),
};
