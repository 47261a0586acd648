import { clinicClock } from '#domain/clinic-time.js';
import { ServerError } from '../../../calls/call-errors';
import { fetchGraphql } from '../../../calls/fetch-graphql';
import { knownStaffId } from '../../../session/known-session';
import { sessionFetch } from '../../../session/session-fetch';
import { OfflineAgendaOperation } from './offline-agenda.fetch.generated';
import { forgetAgenda, storeAgenda } from './stored-agenda';

/** The codes that mean the user may no longer see the agenda. */
const REFUSALS: ReadonlySet<string> = new Set(['FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED']);

/** Loads today's agenda and stores it. Of several concurrent requests, only the response to the last one counts. */
export class OfflineAgendaLoader {
  #asking = new AbortController();

  constructor(private readonly now: () => Date) {}

  async load(): Promise<void> {
    this.stop();
    const { signal } = (this.#asking = new AbortController());
    const staffId = knownStaffId();
    if (staffId === undefined) return;
    try {
      const options = { send: sessionFetch, signal };
      const { agendaToKeep } = await fetchGraphql(OfflineAgendaOperation, {}, options);
      if (signal.aborted) return;
      const { minutes } = clinicClock(this.now(), agendaToKeep.timeZone);
      await storeAgenda(staffId, { ...agendaToKeep, keptAt: minutes });
    } catch (error) {
      // If the server can't be reached, the stored agenda stays.
      if (error instanceof ServerError && REFUSALS.has(error.code)) await forgetAgenda();
    }
  }

  stop(): void {
    this.#asking.abort();
  }
}
