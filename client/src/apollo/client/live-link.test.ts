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

  it('that is refused for its token is there again with a renewed one', async () => {
    refuse('old');
    const received = listen();
    await isOpenWith('new');
    expect(server.named('RefreshSession')).toHaveLength(1);
    FakeSocket.announce({ stockChanged: true });
    await waitFor(() => expect(received).toEqual([{ stockChanged: true }]));
  });

  it('that the server closes when its token expires is there again with a renewed one', async () => {
    listen();
    await isOpenWith('old');
    refuse('old');
    FakeSocket.open[0]?.close(4403, 'Forbidden');
    await isOpenWith('new');
  });

  it('that is lost keeps its token', async () => {
    listen();
    await isOpenWith('old');
    FakeSocket.loseAll();
    await isOpenWith('old');
    expect(server.named('RefreshSession')).toEqual([]);
  });

  it('asks for no further token where a renewed one is refused as well', async () => {
    refuse('old', 'new');
    listen();
    await waitFor(() => expect(FakeSocket.tries).toBe(2));
    const third = waitFor(() => expect(FakeSocket.tries).toBe(3), { timeout: 3_000 });
    await expect(third).rejects.toThrow();
    expect(server.named('RefreshSession')).toHaveLength(1);
  });

  it('ends with its session: the tokens are gone', async () => {
    server.on('RefreshSession', { error: 'UNAUTHENTICATED' });
    refuse('old');
    listen();
    await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  });
});
