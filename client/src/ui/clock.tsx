import { createContext, type ReactNode, useContext } from 'react';

/** The only place where the client reads the current time. Tests replace it. */
const systemNow = () => new Date();

const Clock = createContext<() => Date>(systemNow);

export function ClockProvider({ now, children }: { now: () => Date; children: ReactNode }) {
  return <Clock value={now}>{children}</Clock>;
}

export const useNow = (): (() => Date) => useContext(Clock);

/** @param iso an instant from the server, ISO 8601. */
export const instantOf = (iso: string): Date => new Date(iso);
