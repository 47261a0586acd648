import { IDEMPOTENCY_HEADER } from '#domain/access/repeats/idempotency-key.js';
import { useMemo, useRef } from 'react';
import { randomKey } from '../calls/random-key';

interface RepeatKey {
  /** The context of a mutation with these variables. Sent again after a lost answer, it is done once. */
  readonly contextOf: (variables: object) => { headers: Record<string, string> };
  /** Called once it is done: the next request is another, even with the same variables. */
  readonly renew: () => void;
}

/** The Idempotency-Key of a form's request. */
export function useRepeatKey(): RepeatKey {
  const last = useRef<{ readonly request: string; readonly key: string }>(undefined);
  return useMemo(
    () => ({
      contextOf(variables) {
        const request = JSON.stringify(variables);
        if (last.current?.request !== request) last.current = { request, key: randomKey() };
        return { headers: { [IDEMPOTENCY_HEADER]: last.current.key } };
      },
      renew() {
        last.current = undefined;
      },
    }),
    [],
  );
}
