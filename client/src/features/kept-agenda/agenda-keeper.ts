import { clinicClock } from '#domain/clinic-time.js';
import { ServerError } from '../../calls/call-errors';
import { fetchGraphql } from '../../calls/fetch-graphql';
import { knownSession } from '../../session/known-session';
import { sessionFetch } from '../../session/session-fetch';
import { AgendaToKeepOperation } from './agenda-to-keep.fetch.generated';
import { forgetAgenda, keepAgenda } from './stored-agenda';

/** With one of these codes the user may not see the agenda any more. */
const REFUSALS: ReadonlySet<string> = new Set(['FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED']);

/** Asks for today's agenda and keeps it. Of several questions at once, only the last one's answer counts. */
export class AgendaKeeper {
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
      keepAgenda({ ...agendaToKeep, keptAt: minutes, sessionId: session.sessionId }, now);
    } catch (error) {
      // Where the server is not reached, what was kept before is what there is.
      if (error instanceof ServerError && REFUSALS.has(error.code)) forgetAgenda();
    }
  }

  stop(): void {
    this.#asking.abort();
  }
}
