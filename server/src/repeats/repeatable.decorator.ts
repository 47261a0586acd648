import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';
import { RepeatInterceptor } from './repeat.interceptor.js';
import { type RepeatMode, REPEATABLE } from './repeat-mode.js';

const marked = (mode: RepeatMode) => [SetMetadata(REPEATABLE, mode), UseInterceptors(RepeatInterceptor)];

/** For what makes something: sent again with the same idempotency key, a request gets the first answer. */
export const Repeatable = {
  /** Of a method of a controller. */
  Route: (mode: RepeatMode = 'TOGETHER') => applyDecorators(...marked(mode)),
  /** Of a mutation. */
  Field: (mode: RepeatMode = 'TOGETHER') =>
    applyDecorators(...marked(mode), Extensions({ [REPEATABLE]: mode })),
};
