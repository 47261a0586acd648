import { forget, readStored, store, STORAGE_KEYS } from '../../../calls/browser-storage';
import { ServerError } from '../../../calls/call-errors';
import { csrfFetch } from '../../../calls/csrf-fetch';
import { fetchGraphql } from '../../../calls/fetch-graphql';
import { drafts } from '../../../drafts/drafts';
import { knownStaffId } from '../../../session/known-session';
import {
  type LoginMutationVariables,
  LoginOperation,
  LogoutOperation,
  type MeQuery,
  MeOperation,
} from '../../../session/session.fetch.generated';
import { sessionFetch, withBearer } from '../../../session/session-fetch';
import {
  type ChangedBy,
  clearTokens,
  onTokensChanged,
  readTokens,
  storeTokens,
} from '../../../session/session-tokens';
import { onSetUpRequired } from '../../../session/set-up-required';

export type StaffUser = MeQuery['me'];

export type Session =
  /** A token is stored, and the server has not yet responded with its user. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'staff'; readonly user: StaffUser }
  /**
   * No user is logged in. After a deliberate logout (LEFT), the next login does not return to the page that was open;
   * after the end of a session (OVER), the login says why it is shown.
   */
  | { readonly kind: 'anonymous'; readonly after: 'NONE' | 'LEFT' | 'OVER' }
  /** The server could not be reached; the tokens may still be valid. */
  | { readonly kind: 'unreachable' };

const ANONYMOUS: Session = { kind: 'anonymous', after: 'NONE' };
const OVER: Session = { kind: 'anonymous', after: 'OVER' };
/** Temporary errors, which don't mean that the token is invalid. */
const PASSING: ReadonlySet<string> = new Set([
  'DATABASE_UNAVAILABLE',
  'OVERLOADED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
]);

/** The current user of this browser. One instance per page; tabs stay in sync through the stored tokens. */
export class SessionStore {
  #session: Session = readTokens() ? { kind: 'loading' } : ANONYMOUS;
  readonly #listeners = new Set<() => void>();

  readonly current = (): Session => this.#session;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the stored tokens. @returns a function that stops it. */
  start(): () => void {
    const stops = [
      onTokensChanged((changedBy) => this.#follow(changedBy)),
      onSetUpRequired(() => void this.identify()),
    ];
    forgetLoggedOut();
    if (readTokens()) void this.identify();
    return () => stops.forEach((stop) => stop());
  }

  /** Asks the server for the user of the stored tokens. @param isQuiet keeps the current screen until the response. */
  async identify({ isQuiet = false } = {}): Promise<void> {
    if (this.#session.kind !== 'staff' && !isQuiet) this.#become({ kind: 'loading' });
    try {
      const { me } = await fetchGraphql(MeOperation, {}, { send: sessionFetch });
      if (readTokens()) this.#become({ kind: 'staff', user: me });
    } catch (error) {
      if (!readTokens()) this.#become(OVER);
      else if (error instanceof ServerError && !PASSING.has(error.code)) clearTokens();
      else if (this.#session.kind !== 'staff') this.#become({ kind: 'unreachable' });
    }
  }

  /** @throws ServerError with the server's message if it rejects the credentials; ConnectionError. */
  async logIn(credentials: LoginMutationVariables): Promise<void> {
    const { login } = await fetchGraphql(LoginOperation, credentials);
    forget(STORAGE_KEYS.loggedOut);
    storeTokens(login);
    this.#become({ kind: 'staff', user: login.user });
  }

  logOut(): void {
    const tokens = readTokens();
    const staffId = this.#session.kind === 'staff' ? this.#session.user.id : knownStaffId();
    if (staffId !== undefined) store(STORAGE_KEYS.loggedOut, String(staffId));
    forgetLoggedOut();
    this.#become({ kind: 'anonymous', after: 'LEFT' });
    clearTokens();
    if (!tokens) return;
    // The session ends here whatever the server responds; notifying it is best effort.
    fetchGraphql(
      LogoutOperation,
      {},
      { send: (url, init) => csrfFetch(url, withBearer({ ...init, keepalive: true }, tokens.accessToken)) },
    ).catch(() => undefined);
  }

  #follow(changedBy: ChangedBy): void {
    if (!readTokens()) {
      forgetLoggedOut();
      // A logout in another tab needs no explanation.
      if (this.#session.kind !== 'anonymous')
        this.#become(readStored(STORAGE_KEYS.loggedOut) ? ANONYMOUS : OVER);
    } else if (changedBy === 'another-tab') {
      // Another tab renewed the tokens, or another user logged in there.
      void this.identify();
    }
  }

  #become(session: Session): void {
    this.#session = session;
    this.#listeners.forEach((listener) => listener());
  }
}

/** After a logout in any tab; repeated when the panel starts, in case the browser was closed in the meantime. */
function forgetLoggedOut(): void {
  const staffId = Number(readStored(STORAGE_KEYS.loggedOut));
  if (staffId > 0) void drafts.forgetUser(staffId);
}
