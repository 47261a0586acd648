import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeServer } from '../testing/fake-server';
import { storeSession } from '../testing/stored-session';
import { ConnectionError } from '../calls/call-errors';
import { fetchGraphql } from '../calls/fetch-graphql';
import { sessionFetch } from './session-fetch';
import { LogoutOperation, MeOperation } from './session.fetch.generated';

const ME = { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } };
const REFUSED = { error: 'UNAUTHENTICATED' };
const askMe = () => fetchGraphql(MeOperation, {}, { send: sessionFetch });
const tokens = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')];

describe('a staff call', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = new FakeServer();
    storeSession('old', 'refresh-1');
    server.on('Me', ({ headers }) => (headers.get('Authorization') === 'Bearer new' ? ME : REFUSED));
    server.on('RefreshSession', {
      data: { refreshSession: { accessToken: 'new', refreshToken: 'refresh-2' } },
    });
  });

  it('retries a rejected call with a renewed token; all waiting calls share one renewal', async () => {
    await expect(Promise.all([askMe(), askMe(), askMe()])).resolves.toHaveLength(3);
    expect(server.named('RefreshSession').map(({ variables }) => variables)).toEqual([
      { refreshToken: 'refresh-1' },
    ]);
    expect(tokens()).toEqual(['new', 'refresh-2']);
  });

  it('uses the tokens of another tab that renewed them first', async () => {
    server.on('Me', ({ headers }) => {
      if (headers.get('Authorization') === 'Bearer new') return ME;
      storeSession('new', 'refresh-2');
      return REFUSED;
    });
    await expect(askMe()).resolves.toMatchObject(ME.data);
    expect(server.named('RefreshSession')).toEqual([]);
  });

  it('fails the call and removes the tokens if the renewal is refused', async () => {
    server.on('RefreshSession', REFUSED);
    await expect(askMe()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(tokens()).toEqual([null, null]);
  });

  it('keeps the session if the server can’t be reached for the renewal', async () => {
    server.on('RefreshSession', 'unreachable');
    await expect(askMe()).rejects.toBeInstanceOf(ConnectionError);
    expect(tokens()).toEqual(['old', 'refresh-1']);
  });

  it('stays logged out if the user logs out during the renewal', async () => {
    server.on('RefreshSession', () => {
      localStorage.clear();
      return { data: { refreshSession: { accessToken: 'new', refreshToken: 'refresh-2' } } };
    });
    await expect(askMe()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(tokens()).toEqual([null, null]);
  });

  it('sends a refused call twice, and not a third time', async () => {
    server.on('Me', REFUSED);
    await expect(askMe()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(server.named('Me')).toHaveLength(2);
  });
});

describe('the anti-forgery token', () => {
  const sent = (server: FakeServer) =>
    server.named('Logout').map(({ headers }) => headers.get('X-CSRFToken'));
  const logOut = () => fetchGraphql(LogoutOperation, {});

  it('sends the anti-forgery token of the cookie, otherwise the stored one, otherwise a new one', async () => {
    const server = new FakeServer().on('Logout', { data: { logout: true } });
    await logOut();
    localStorage.setItem('csrf_token', 'stored');
    await logOut();
    document.cookie = 'csrftoken=from-cookie';
    await logOut();
    expect(sent(server)).toEqual(['csrf-1', 'stored', 'from-cookie']);
  });

  it('renews a rejected anti-forgery token once', async () => {
    localStorage.setItem('csrf_token', 'stale');
    const server = new FakeServer().on('Logout', ({ headers }) =>
      headers.get('X-CSRFToken') === 'csrf-1' ? { data: { logout: true } } : { error: 'CSRF_FAILED' },
    );
    await expect(logOut()).resolves.toEqual({ logout: true });
    expect(sent(server)).toEqual(['stale', 'csrf-1']);
    expect(localStorage.getItem('csrf_token')).toBe('csrf-1');
  });

  it('sends no anti-forgery token with a query', async () => {
    const server = new FakeServer().on('Me', ME);
    await fetchGraphql(MeOperation, {});
    expect(server.calls.map(({ name }) => name)).toEqual(['Me']);
  });
});
