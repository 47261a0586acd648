import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { FakeSocket } from '../../testing/fake-socket';
import { storeSession } from '../../testing/stored-session';
import { createLiveLink } from './live-link';

const WATCH = gql`
  subscription {
    stockChanged
  }
`;

/** @returns the events received. */
function listen(): unknown[] {
  const received: unknown[] = [];
  const client = new ApolloClient({ cache: new InMemoryCache(), link: createLiveLink() });
  client.subscribe({ query: WATCH }).subscribe(({ data }) => received.push(data));
  return received;
}

const isOpenWith = (accessToken: string) =>
  waitFor(() => {
    expect(FakeSocket.open[0]?.connectionParams).toEqual({
      authorization: `Bearer ${accessToken}`,
      'huella-client': 'panel',
    });
    expect(FakeSocket.open[0]?.subscriptions.size).toBe(1);
  });

describe('the live connection', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = new FakeServer().on('RefreshSession', {
      data: { refreshSession: { accessToken: 'new', refreshToken: 'refresh-2' } },
    });
    storeSession('old', 'refresh-1');
  });

  const refuse = (...accessTokens: string[]) => {
    FakeSocket.isRefused = (params) =>
      accessTokens.some((token) => JSON.stringify(params).includes(`Bearer ${token}`));
  };

  it('reconnects with a renewed token after its token is rejected', async () => {
    refuse('old');
    const received = listen();
    await isOpenWith('new');
    expect(server.named('RefreshSession')).toHaveLength(1);
    FakeSocket.announce({ stockChanged: true });
    await waitFor(() => expect(received).toEqual([{ stockChanged: true }]));
  });

  it('reconnects with a renewed token after the server closes it because the token expired', async () => {
    listen();
    await isOpenWith('old');
    refuse('old');
    FakeSocket.open[0]?.close(4403, 'Forbidden');
    await isOpenWith('new');
  });

  it('reconnects with the same token after the connection is lost', async () => {
    listen();
    await isOpenWith('old');
    FakeSocket.loseAll();
    await isOpenWith('old');
    expect(server.named('RefreshSession')).toEqual([]);
  });

  it('does not renew the token again if the renewed token is rejected too', async () => {
    refuse('old', 'new');
    listen();
    await waitFor(() => expect(FakeSocket.tries).toBe(2));
    const third = waitFor(() => expect(FakeSocket.tries).toBe(3), { timeout: 3_000 });
    await expect(third).rejects.toThrow();
    expect(server.named('RefreshSession')).toHaveLength(1);
  });

  it('removes the tokens when the session has ended', async () => {
    server.on('RefreshSession', { error: 'UNAUTHENTICATED' });
    refuse('old');
    listen();
    await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  });
});
