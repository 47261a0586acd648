import { DEFAULT_TIME_ZONE } from '#domain/clinic-time.js';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type ClinicQuery, ClinicOperation } from './clinic.fetch.generated';
import { fetchGraphql } from '../calls/fetch-graphql';

/** The clinic's public data. */
export type Clinic = ClinicQuery['clinic'];

/** Used until the server responds. The empty name is rendered as a gap, so that no other name flashes up. */
const UNKNOWN: Clinic = { name: '', phone: '', place: '', timeZone: DEFAULT_TIME_ZONE, logo: null };
const UNREACHED: Clinic = { ...UNKNOWN, name: 'Huella' };

const ClinicContext = createContext<Clinic>(UNKNOWN);
const ChangedClinic = createContext<(changes: Partial<Clinic>) => void>(() => undefined);

/** Loads the clinic once; no page waits for it. */
export function ClinicProvider({ children }: { children: ReactNode }) {
  const [clinic, setClinic] = useState(UNKNOWN);
  useEffect(() => {
    const asking = new AbortController();
    fetchGraphql(ClinicOperation, {}, { signal: asking.signal }).then(
      (answer) => setClinic(answer.clinic),
      () => {
        if (!asking.signal.aborted) setClinic(UNREACHED);
      },
    );
    return () => asking.abort();
  }, []);
  const change = useCallback(
    (changes: Partial<Clinic>) => setClinic((before) => ({ ...before, ...changes })),
    [],
  );
  return (
    <ChangedClinic value={change}>
      <ClinicContext value={clinic}>{children}</ClinicContext>
    </ChangedClinic>
  );
}

/** Publishes the clinic's saved data to the whole page. */
export const useChangedClinic = () => useContext(ChangedClinic);

export const useClinic = (): Clinic => useContext(ClinicContext);
