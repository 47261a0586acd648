import { createContext, type ReactNode, useContext } from 'react';

/** The client's only reader of the time. Tests put another one in its place. */
const systemNow = () => new Date();

const Clock = createContext<() => Date>(systemNow);

export function ClockProvider({ now, children }: { now: () => Date; children: ReactNode }) {
  return <Clock value={now}>{children}</Clock>;
}

/** A function that tells this instant. */
export const useNow = (): (() => Date) => useContext(Clock);

/** The instant that the server wrote down, ISO 8601. */
export const instantOf = (iso: string): Date => new Date(iso);
