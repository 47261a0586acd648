import { DomainError, type ErrorCode } from '#domain/errors.js';
import { nestedTooDeeply } from '#domain/sentences.es.js';
import { DEEPEST_JSON, nestsDeeper } from './json-nesting.js';

/** A body that could not be read, kept until the guards have spoken: 401 and 403 come before 400 and 415. */
export class UnreadableBody {
  constructor(
    private readonly code: ErrorCode,
    private readonly sentence?: string,
  ) {}

  error(): DomainError {
    return new DomainError(this.code, this.sentence === undefined ? {} : { message: this.sentence });
  }
}

/** The value of a JSON text, undefined where there is none. An `UnreadableBody` is returned and not thrown. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (nestsDeeper(text)) return new UnreadableBody('BAD_REQUEST', nestedTooDeeply(DEEPEST_JSON));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new UnreadableBody('BAD_REQUEST');
  }
}
