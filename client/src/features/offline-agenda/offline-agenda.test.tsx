import type { OfflineAgenda } from '#domain/agenda/offline-agenda.js';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { clearTokens } from '../../session/session-tokens';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { fromAnotherTab, storeSession } from '../../testing/stored-session';
import { AgendaStore } from './agenda-store';

const MORNING = '2026-11-23T10:54:00-03:00';
const EVENING = Date.parse('2026-11-23T20:00:00-03:00') / 1000;
const NOT_REACHED = 'No se pudo comprobar su sesión.';
const ME = { data: { me: { id: 1, username: 'ana', name: 'Ana Soto', role: 'STAFF' } } };

/** An access token like the server's, except for its signature. */
const tokenOf = (sessionId: string, exp = EVENING): string =>
  ['{"alg":"HS256"}', JSON.stringify({ sub: '1', sid: sessionId, exp }), 'x']
    .map((part) => btoa(part).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    .join('.');

const KEPT: OfflineAgenda = {
  date: '2026-11-23',
  timeZone: 'America/Santiago',
  appointments: [
    { time: '10:00', durationMinutes: 60, name: 'Rosa Lillo', treatment: 'Podología general' },
    { time: '12:00', durationMinutes: 120, name: 'Inés Mora', treatment: '' },
  ],
  keptAt: 10 * 60 + 42,
  sessionId: 'one',
};
const kept = () => localStorage.getItem('kept_agenda');

let server: FakeServer;
beforeAll(() => import('./OfflineAgendaPage'));
beforeEach(() => {
  server = new FakeServer();
  storeSession(tokenOf('one'));
  localStorage.setItem('kept_agenda', JSON.stringify(KEPT));
});

describe('a panel that starts while its server is unreachable', () => {
  it("shows today's agenda with its age, and opens the requested page once the server is back", async () => {
    const { findByRole, getByRole, getByText, user, address } = renderApp('/app/inventario', {
      now: MORNING,
    });
    expect(await findByRole('heading', { level: 1, name: 'Agenda de hoy' })).toBeInTheDocument();
    expect(
      getByText('Sin conexión. Agenda de hoy, guardada a las 10:42 (hace 12 minutos)'),
    ).toBeInTheDocument();
    expect(
      within(getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      '10:00Rosa LilloPodología general · hasta las 11:00',
      '12:00Inés MoraSin especificar · hasta las 14:00',
    ]);
    server.on('Me', ME);
    await user.click(getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await findByRole('heading', { level: 1, name: 'Inventario' })).toBeInTheDocument();
    expect(address()).toBe('/app/inventario');
  });

  it('removes the agenda at logout', async () => {
    const { findByRole, findByPlaceholderText, user } = renderApp('/app', { now: MORNING });
    await user.click(await findByRole('button', { name: 'Cerrar Sesión' }));
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    expect(kept()).toBeNull();
  });

  it.each([
    ['on the next day', '2026-11-24T00:00:00-03:00', tokenOf('one', EVENING + 86_400)],
    ['once the access token has ended', '2026-11-23T20:00:00-03:00', tokenOf('one')],
    ['to another session', MORNING, tokenOf('two')],
    ['to a token that says nothing', MORNING, 'access-1'],
  ])('shows nothing %s, and removes it', async (_when, now, token) => {
    storeSession(token);
    const { findByText, queryByText } = renderApp('/app', { now });
    expect(await findByText(NOT_REACHED)).toBeInTheDocument();
    expect(queryByText('Rosa Lillo')).toBeNull();
    expect(kept()).toBeNull();
  });
});

describe('the cached agenda is removed', () => {
  it('together with the tokens', () => {
    clearTokens();
    expect(kept()).toBeNull();
  });

  it('if the server no longer knows the session', async () => {
    server.on('Me', { error: 'UNAUTHENTICATED' }).on('RefreshSession', { error: 'UNAUTHENTICATED' });
    const { findByPlaceholderText } = renderApp('/app', { now: MORNING });
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    expect(kept()).toBeNull();
  });

  it('by a logout in another tab, even if this tab caches it at the same time', async () => {
    const { findByRole, findByPlaceholderText } = renderApp('/app', { now: MORNING });
    await findByRole('heading', { name: 'Agenda de hoy' });
    act(() => fromAnotherTab(() => localStorage.removeItem('access_token')));
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    expect(kept()).toBeNull();
  });

  it('by the login of somebody else, and by the first page of the next day, whichever page that is', async () => {
    localStorage.removeItem('access_token');
    const { findByPlaceholderText } = renderApp('/app/login', { now: MORNING });
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    await waitFor(() => expect(kept()).toBeNull());
  });
});

describe('the keeper', () => {
  const { keptAt: _keptAt, sessionId: _sessionId, ...answer } = KEPT;
  const keep = () => new AgendaStore(() => new Date(MORNING)).keep();
  beforeEach(() => localStorage.removeItem('kept_agenda'));

  it('stores what the server sends, when, and for whom', async () => {
    server.on('AgendaToKeep', { data: { agendaToKeep: answer } });
    await keep();
    expect(JSON.parse(kept() ?? '')).toEqual({ ...KEPT, keptAt: 10 * 60 + 54 });
  });

  it.each([
    ['logged out', () => localStorage.removeItem('access_token')],
    ['gave way to somebody else', () => storeSession(tokenOf('two'))],
  ])('stores nothing for a user who %s in the meantime', async (_what, change) => {
    server.on('AgendaToKeep', () => {
      change();
      return { data: { agendaToKeep: answer } };
    });
    await keep();
    expect(kept()).toBeNull();
  });

  it("removes it if the user may no longer see the agenda, but not if the server can't be reached", async () => {
    localStorage.setItem('kept_agenda', JSON.stringify(KEPT));
    await keep();
    expect(kept()).not.toBeNull();
    server.on('AgendaToKeep', { error: 'FORBIDDEN' });
    await keep();
    expect(kept()).toBeNull();
  });
});
