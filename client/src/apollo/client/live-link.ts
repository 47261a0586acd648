import { CLIENT_HEADER, PANEL_CLIENT } from '#domain/access/log/actor-channel.js';
import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';
import { liveUrl } from '../../calls/fetch-graphql';
import { liveConnection } from '../live-connection';
import { renewSession } from '../../session/renew-session';
import { readTokens } from '../../session/session-tokens';

/**
 * A connection lost through sleep or a network failure gives no sign, so the client pings this often and waits for the
 * pong.
 */
const PING_EVERY_MS = 10_000;
const PONG_LIMIT_MS = 5_000;
const MAX_WAIT_MS = 5_000;
/** When even a renewed token is rejected, retrying faster does not help. */
const REFUSED_AGAIN_WAIT_MS = 60_000;

/** Changing pages ends one subscription and starts another: this keeps the connection open in between. */
const IDLE_CLOSE_MS = 3_000;

/**
 * Ends early when the browser comes online. With jitter, so that not all clients reconnect to a restarted server at
 * once.
 */
async function waitBeforeTry(longest: number): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { signal: over.signal },
    );
  });
  over.abort();
}

/** GraphQL over one WebSocket, which reconnects automatically and sends the current token each time. */
export function createLiveLink(): ApolloLink {
  let socket: WebSocket | undefined;
  let pongLimit: ReturnType<typeof setTimeout>;
  let sentToken: string | undefined;
  /** Tokens rejected in a row, at the start of a connection or while it was open. */
  let refusals = 0;

  const waitAndRenew = async (tries: number): Promise<void> => {
    await waitBeforeTry(refusals > 1 ? REFUSED_AGAIN_WAIT_MS : Math.min(MAX_WAIT_MS, 250 * 2 ** tries));
    // A failed renewal is ignored: the next try sends the old token and is rejected, which leads to another renewal.
    if (refusals > 0 && sentToken) await renewSession(sentToken).catch(() => false);
  };

  const client = createClient({
    url: liveUrl(),
    connectionParams: () => {
      sentToken = readTokens()?.accessToken;
      return sentToken ? { authorization: `Bearer ${sentToken}`, [CLIENT_HEADER]: PANEL_CLIENT } : {};
    },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: waitAndRenew,
    keepAlive: PING_EVERY_MS,
    lazyCloseTimeout: IDLE_CLOSE_MS,
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
      },
      connected: () => {
        refusals = 0;
        liveConnection.connected();
      },
      closed: (event) => {
        clearTimeout(pongLimit);
        const { code } = event as CloseEvent;
        if (code === CloseCode.Forbidden) refusals += 1;
        // 1000: no subscriptions are left, so nothing was lost.
        if (code !== 1000) liveConnection.closed();
      },
      ping: (isReceived) => {
        if (isReceived) return;
        pongLimit = setTimeout(
          () => socket?.close(CloseCode.ConnectionInitialisationTimeout, 'No answer'),
          PONG_LIMIT_MS,
        );
      },
      pong: (isReceived) => {
        if (!isReceived) return;
        clearTimeout(pongLimit);
        liveConnection.answered();
      },
    },
  });
  window.addEventListener('offline', () => liveConnection.unanswered());
  return new GraphQLWsLink(client);
}
