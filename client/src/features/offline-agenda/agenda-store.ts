import { clinicClock } from '#domain/clinic-time.js';
import { ServerError } from '../../calls/call-errors';
import { fetchGraphql } from '../../calls/fetch-graphql';
import { knownSession } from '../../session/known-session';
import { sessionFetch } from '../../session/session-fetch';
import { AgendaToKeepOperation } from './agenda-to-keep.fetch.generated';
import { forgetAgenda, storeAgenda } from './stored-agenda';

/** The codes that mean the user may no longer see the agenda. */
const REFUSALS: ReadonlySet<string> = new Set(['FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED']);

/** Loads today's agenda and caches it. Of several concurrent requests, only the last one's response counts. */
export class AgendaStore {
  #asking = new AbortController();

  constructor(private readonly now: () => Date) {}

  async keep(): Promise<void> {
    this.stop();
    const { signal } = (this.#asking = new AbortController());
    const session = knownSession();
    if (!session) return;
    try {
      const options = { send: sessionFetch, signal };
      const { agendaToKeep } = await fetchGraphql(AgendaToKeepOperation, {}, options);
      if (signal.aborted) return;
      const now = this.now();
      const { minutes } = clinicClock(now, agendaToKeep.timeZone);
      storeAgenda({ ...agendaToKeep, keptAt: minutes, sessionId: session.sessionId }, now);
    } catch (error) {
      // If the server can't be reached, the earlier cached agenda stays.
      if (error instanceof ServerError && REFUSALS.has(error.code)) forgetAgenda();
    }
  }

  stop(): void {
    this.#asking.abort();
  }
}
