import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';
import { GRAPHQL_URL } from '../../calls/fetch-graphql';
import { liveConnection } from '../live-connection';
import { readTokens } from '../../session/session-tokens';

/** A connection that a sleeping computer or a network lost says nothing: we ask, and wait so long for an answer. */
const PING_EVERY_MS = 10_000;
const PONG_LIMIT_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;

/** Turning a page ends one subscription and begins another: the connection outlives the gap. */
const IDLE_CLOSE_MS = 3_000;

/** Sooner at first; later in step with nobody else's, so that a server that returns is not met by all at once. */
const waitBeforeTry = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const longest = Math.min(LONGEST_WAIT_MS, 250 * 2 ** tries);
    const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const liveUrl = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${GRAPHQL_URL}`;

/** GraphQL over one WebSocket, which comes back by itself and brings the token of the moment each time. */
export function createLiveLink(): ApolloLink {
  let socket: WebSocket | undefined;
  let pongLimit: ReturnType<typeof setTimeout>;
  const client = createClient({
    url: liveUrl(),
    connectionParams: () => {
      const accessToken = readTokens()?.accessToken;
      return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
    },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: waitBeforeTry,
    keepAlive: PING_EVERY_MS,
    lazyCloseTimeout: IDLE_CLOSE_MS,
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
      },
      connected: () => liveConnection.connected(),
      closed: (event) => {
        clearTimeout(pongLimit);
        // Nobody listens any more: nothing was lost.
        if ((event as CloseEvent).code !== 1000) liveConnection.closed();
      },
      ping: (isReceived) => {
        if (isReceived) return;
        pongLimit = setTimeout(
          () => socket?.close(CloseCode.ConnectionInitialisationTimeout, 'No answer'),
          PONG_LIMIT_MS,
        );
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongLimit);
      },
    },
  });
  liveConnection.onTokenRefused(() => client.terminate());
  return new GraphQLWsLink(client);
}
