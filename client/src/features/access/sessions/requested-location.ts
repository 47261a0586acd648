import type { Location } from 'react-router-dom';

/** The page that was requested before the login, stored in the history entry's state. */
export interface RequestedLocation {
  readonly asked: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Whether the page was open when its session ended. */
  readonly wasOpen: boolean;
}

const isAskedLocation = (state: unknown): state is RequestedLocation =>
  typeof state === 'object' && state !== null && 'asked' in state;

/** The state that remembers a location. */
export const remember = ({ pathname, search, hash }: Location, wasOpen: boolean): RequestedLocation => ({
  asked: { pathname, search, hash },
  wasOpen,
});

/** Whether the login interrupts a page. */
export const isInterruption = (state: unknown): boolean => isAskedLocation(state) && state.wasOpen;

/** The page to open after the login: the requested one, otherwise the dashboard. */
export const requestedLocation = (state: unknown): RequestedLocation['asked'] =>
  isAskedLocation(state) ? state.asked : { pathname: '/app/dashboard', search: '', hash: '' };
