import type { ApolloClient, ApolloLink } from '@apollo/client';
import { defer, finalize, type Observable, of, shareReplay, switchMap } from 'rxjs';

type Answers = Observable<ApolloLink.Result>;

/**
 * A query joins an equal one in flight. Apollo's own deduplication ignores mutations: a query made after one would join
 * a query sent before it, and a response that arrives after it may have been read before. Here both are sent again.
 */
export class QueriesInFlight {
  readonly #joinable = new Map<string, Answers>();
  readonly #ends = new Set<Promise<void>>();
  #mutations = 0;

  /** @param key equal for equal queries. @param send sends the query to the server. */
  ask(key: string, send: () => Answers): Answers {
    const known = this.#joinable.get(key);
    if (known) return known;
    const answers: Answers = defer(() => {
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      this.#ends.add(ended);
      return this.#askTwiceAtMost(key, send).pipe(
        finalize(() => {
          if (this.#joinable.get(key) === answers) this.#joinable.delete(key);
          this.#ends.delete(ended);
          end();
        }),
      );
    }).pipe(shareReplay({ refCount: true, bufferSize: 1 }));
    this.#joinable.set(key, answers);
    return answers;
  }

  /** Call when a mutation has ended, whether it succeeded or not. */
  readonly noteMutation = (): void => {
    this.#joinable.clear();
    this.#mutations += 1;
  };

  /** Resolves once all queries that are in flight now have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#ends);
  }

  // At most twice: many mutations must not keep a page empty.
  #askTwiceAtMost(key: string, send: () => Answers): Answers {
    const before = this.#mutations;
    return send().pipe(
      switchMap((answer) => (before === this.#mutations ? of(answer) : (this.#joinable.get(key) ?? send()))),
    );
  }
}

const byClient = new WeakMap<ApolloClient, QueriesInFlight>();

/** Each client has its own instance: a response never reaches another user's session. */
export function registerQueries(client: ApolloClient, queries: QueriesInFlight): ApolloClient {
  byClient.set(client, queries);
  return client;
}

export const queriesInFlightOf = (client: ApolloClient): QueriesInFlight | undefined => byClient.get(client);
