import { parseRut, type Rut, RUT_LENGTHS } from '#domain/rut.js';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { rutFault } from './patient-rules';
import { RutHolderDocument, type RutHolderQuery } from '../patients.generated';

/** Milliseconds without typing before the server is queried. */
const REST_MS = 500;

export type RutHolder = NonNullable<RutHolderQuery['patientByRut']>;

export interface RutCheck {
  /** Only set after a pause, since every RUT is invalid until its last digit is typed. */
  readonly fault: string | undefined;
  readonly isChecking: boolean;
  readonly holder: RutHolder | undefined;
  /** Called on blur, when typing has ended. */
  readonly settle: () => void;
  /** Checks at once, whatever the length: the server has just rejected this RUT. */
  readonly checkNow: () => void;
}

interface Answer {
  readonly rut: Rut;
  readonly holder: RutHolder | undefined;
}

/** Checks that a RUT is valid and not in use. @param ownRut the edited patient's, which is not a duplicate. */
export function useRutCheck(text: string, ownRut: Rut | undefined): RutCheck {
  const client = useApolloClient();
  const [rested, setRested] = useState(text);
  const [asking, setAsking] = useState<Rut>();
  const [answer, setAnswer] = useState<Answer>();

  const rut = parseRut(text);
  const isWorthAsking =
    rut !== undefined && rut.length >= RUT_LENGTHS.max && rut !== ownRut && !rutFault(text, ownRut);
  const question = isWorthAsking ? rut : undefined;

  const ask = useCallback(
    async (asked: Rut, isStillWanted: () => boolean) => {
      setAsking(asked);
      const holder = await client
        .query({ query: RutHolderDocument, variables: { rut: asked }, fetchPolicy: 'network-only' })
        .then(({ data }) => data?.patientByRut ?? undefined)
        .catch((error: unknown) => {
          // The server rejects duplicates in any case; this only reports them earlier.
          console.warn('The RUT could not be checked', error);
          return undefined;
        });
      setAsking((current) => (current === asked ? undefined : current));
      if (isStillWanted()) setAnswer({ rut: asked, holder });
    },
    [client],
  );
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (!question) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => void ask(question, () => isWanted), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [question, ask]);

  return {
    fault: rested === text ? rutFault(text, ownRut) : undefined,
    isChecking: asking !== undefined && asking === rut,
    holder: rut !== undefined && rut !== ownRut && answer?.rut === rut ? answer.holder : undefined,
    settle: () => setRested(text),
    checkNow: () => {
      if (rut) void ask(rut, () => true);
    },
  };
}
