import type { Location } from 'react-router-dom';

/** The page somebody asked for before the login, kept in the history entry's state. */
export interface AskedLocation {
  readonly asked: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

const isAskedLocation = (state: unknown): state is AskedLocation =>
  typeof state === 'object' && state !== null && 'asked' in state;

/** The state that remembers a location. */
export const remember = ({ pathname, search, hash }: Location): AskedLocation => ({
  asked: { pathname, search, hash },
});

/** The page to open after the login: the requested one, else the dashboard. */
export const askedLocation = (state: unknown): AskedLocation['asked'] =>
  isAskedLocation(state) ? state.asked : { pathname: '/app/dashboard', search: '', hash: '' };
