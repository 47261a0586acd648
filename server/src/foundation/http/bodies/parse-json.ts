import { DomainError, type ErrorCode } from '#domain/errors.js';
import { nestedTooDeeply } from '#domain/sentences.es.js';
import { DEEPEST_JSON, nestsDeeper } from './json-nesting.js';

/** Kept instead of thrown until the guards have run: 401 and 403 take precedence over 400 and 415. */
export class UnreadableBody {
  constructor(
    private readonly code: ErrorCode,
    private readonly sentence?: string,
  ) {}

  error(): DomainError {
    return new DomainError(this.code, this.sentence === undefined ? {} : { message: this.sentence });
  }
}

/** class-transformer would call the value of this key. */
const withoutConstructor = (key: string, value: unknown): unknown =>
  key === 'constructor' ? undefined : value;

/** @returns undefined for an empty text, an `UnreadableBody` for an invalid one. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (nestsDeeper(text)) return new UnreadableBody('BAD_REQUEST', nestedTooDeeply(DEEPEST_JSON));
  try {
    return JSON.parse(text, /constructor|\\u/.test(text) ? withoutConstructor : undefined) as unknown;
  } catch {
    return new UnreadableBody('BAD_REQUEST');
  }
}
