import type { ApolloClient } from '@apollo/client';
import { queriesInFlightOf } from './queries-in-flight';

/** Subscriptions are active this many milliseconds after a connect; the server does not confirm them. */
const SETTLE_MS = 300;

/**
 * A page that connects within this time of its first query has missed nothing: the server sends the changes of the last
 * ten seconds to a new subscription (server/src/foundation/live/live-bus.ts).
 */
const CAUGHT_UP_MS = 8_000;

/** Refetches the page's queries. Many changes at once cause one or two refetches. */
class PageReloader {
  private running: Promise<void> | undefined;
  private isDirty = false;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private readonly begunAt = performance.now();

  constructor(private readonly client: ApolloClient) {}

  /** Resolves once the page shows everything that changed before the call. */
  reload(): Promise<void> {
    this.isDirty = true;
    return (this.running ??= this.run());
  }

  /** Call on each connect. */
  readonly catchUp = (isFirst: boolean): void => {
    if (isFirst && performance.now() - this.begunAt < CAUGHT_UP_MS) return;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => void this.reload(), SETTLE_MS);
  };

  forget(): void {
    clearTimeout(this.settling);
  }

  // A query in flight is not sent again (queries-in-flight.ts), and may have read the data before the change.
  private async run(): Promise<void> {
    while (this.isDirty) {
      await queriesInFlightOf(this.client)?.settled();
      this.isDirty = false;
      await this.client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    this.running = undefined;
  }
}

const reloaders = new WeakMap<ApolloClient, PageReloader>();

/** One per page: its subscriptions share the connection, and often report the same change. */
export function reloaderOf(client: ApolloClient): PageReloader {
  const known = reloaders.get(client) ?? new PageReloader(client);
  reloaders.set(client, known);
  return known;
}

export const reloadPage = (client: ApolloClient): Promise<void> => reloaderOf(client).reload();
