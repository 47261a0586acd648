import { type Area, may } from '#domain/access/rights.js';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { requestOf } from '../actors/endpoint-request.js';

export const KEYS_OF_AREA = 'keys-of-area';

export interface AreaKeys {
  readonly area: Area;
  readonly keys: readonly string[];
}

/**
 * The keys of a REST resource that belong to a different area than its endpoints. They are omitted from responses to
 * users who may not read that area, so that sending a response back erases nothing. A body containing one of them,
 * whatever its value, gets 403.
 */
export const AreaKeys = (area: Area, ...keys: string[]) =>
  applyDecorators(
    SetMetadata(KEYS_OF_AREA, { area, keys } satisfies AreaKeys),
    UseInterceptors(new OmitKeys(area, new Set(keys))),
  );

class OmitKeys implements NestInterceptor {
  constructor(
    private readonly area: Area,
    private readonly keys: ReadonlySet<string>,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = requestOf(context);
    if (user && may(user.rights, this.area, 'READ')) return next.handle();
    return next.handle().pipe(map((answer: unknown) => without(this.keys, answer)));
  }
}

/** @param answer plain JSON. */
function without(keys: ReadonlySet<string>, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((element) => without(keys, element));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([key]) => !keys.has(key))
      .map(([key, value]) => [key, without(keys, value)]),
  );
}
