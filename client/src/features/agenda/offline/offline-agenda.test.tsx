import type { OfflineAgenda } from '#domain/agenda/offline-agenda.js';
import { parseInstant } from '#domain/clinic-time.js';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor, within } from '@testing-library/react';
import { liveConnection } from '../../../apollo/live-connection';
import { forgetOld } from '../../../private-storage/forget-user';
import { privateDatabase } from '../../../private-storage/private-database';
import { clearTokens } from '../../../session/session-tokens';
import { FakeServer } from '../../../testing/fake-server';
import { FakeSocket } from '../../../testing/fake-socket';
import { renderApp } from '../../../testing/render-app';
import { fromAnotherTab, storeSession } from '../../../testing/stored-session';
import { inSecureContext, setSecureContext } from '../../../testing/secure-context';
import { ClockProvider } from '../../../ui/clock';
import { OfflineAgendaLoader } from './offline-agenda-loader';
import { forgetAgenda, readAgenda, storeAgenda } from './stored-agenda';
import { useOfflineAgenda } from './use-offline-agenda';

const MORNING = '2026-11-23T10:54:00-03:00';
const NOT_REACHED = 'No se pudo comprobar su sesión.';
const ME = { data: { me: { id: 1, username: 'ana', name: 'Ana Soto', role: 'STAFF' } } };

/** An access token like the server's, except for its signature. */
const tokenOf = (staffId: number): string =>
  ['{"alg":"HS256"}', JSON.stringify({ sub: String(staffId), sid: 'one' }), 'x']
    .map((part) => btoa(part).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    .join('.');

const AGENDA: OfflineAgenda = {
  date: '2026-11-23',
  timeZone: 'America/Santiago',
  appointments: [
    { time: '10:00', durationMinutes: 60, name: 'Rosa Lillo', treatment: 'Podología general' },
    { time: '12:00', durationMinutes: 120, name: 'Inés Mora', treatment: '' },
  ],
  keptAt: 10 * 60 + 42,
};
const NO_PATIENTS = { __typename: 'PatientPage', totalCount: 0, nodes: [] };
const stored = async () => (await privateDatabase())!.getAll('agendas');
const readNow = () => readAgenda(parseInstant(MORNING));

inSecureContext();
let server: FakeServer;
beforeAll(() => import('./OfflineAgendaPage'));
beforeEach(async () => {
  server = new FakeServer();
  storeSession(tokenOf(1));
  await storeAgenda(1, AGENDA);
});

describe('panel that starts while its server is unreachable', () => {
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

  it.each([
    ['with today’s agenda', 'Sin conexión. Agenda de hoy, guardada a las 10:42 (hace 12 minutos)', true],
    ['and that it comes back by itself, if no agenda was kept', 'Sin conexión. Se reconecta sola.', false],
  ])(
    'says at once that there is no connection, %s, and shows no failure below it',
    async (_what, sentence, isKept) => {
      if (!isKept) await forgetAgenda();
      FakeSocket.isReachable = false;
      server.on('Me', ME).on('Patients', { data: { patients: NO_PATIENTS } });
      server.cutExcept('Me', 'Clinic');
      const { findByText, getByText, queryByRole, queryByText } = renderApp('/app/pacientes', {
        now: MORNING,
      });
      // The list is drawn anew once its page knows that there is no connection.
      await waitFor(() =>
        expect(
          getByText(sentence).compareDocumentPosition(getByText('Se cargará cuando vuelva la conexión.')),
        ).toBe(Node.DOCUMENT_POSITION_FOLLOWING),
      );
      expect(getByText(/^Sin conexión/)).toHaveTextContent(sentence);
      expect(queryByRole('alert')).toBeNull();
      expect(queryByText('Error al cargar la lista de pacientes')).toBeNull();
      server.mend();
      FakeSocket.isReachable = true;
      expect(await findByText('No hay pacientes registrados')).toBeVisible();
    },
  );

  it('removes the cached agenda at logout', async () => {
    const { findByRole, findByPlaceholderText, user } = renderApp('/app', { now: MORNING });
    await user.click(await findByRole('button', { name: 'Cerrar Sesión' }));
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    await waitFor(async () => expect(await stored()).toEqual([]));
    expect(await (await privateDatabase())!.count('keys')).toBe(0);
  });

  it.each([
    ['on the next day', '2026-11-24T00:00:00-03:00', tokenOf(1)],
    ['to another user', MORNING, tokenOf(2)],
    ['to a token that says nothing', MORNING, 'access-1'],
  ])('shows no cached agenda %s, but keeps it stored', async (_when, now, token) => {
    storeSession(token);
    const { findByText, queryByText } = renderApp('/app', { now });
    expect(await findByText(NOT_REACHED)).toBeInTheDocument();
    expect(queryByText('Rosa Lillo')).toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  it('shows no cached agenda without HTTPS', async () => {
    setSecureContext(false);
    const { findByText } = renderApp('/app', { now: MORNING });
    expect(await findByText(NOT_REACHED)).toBeInTheDocument();
  });
});

describe('cached agenda', () => {
  it('finds an agenda that was stored since the last look as soon as the connection is lost', async () => {
    await forgetAgenda();
    // The next look at its usual time never comes.
    const interval = jest.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
    const { result } = renderHook(useOfflineAgenda, {
      wrapper: ({ children }) => <ClockProvider now={() => parseInstant(MORNING)}>{children}</ClockProvider>,
    });
    interval.mockRestore();
    await waitFor(() => expect(result.current).toBe('none'));
    await storeAgenda(1, AGENDA);
    act(() => liveConnection.unanswered());
    await waitFor(() => expect(result.current).toMatchObject({ agenda: AGENDA }));
    act(() => liveConnection.answered());
  });

  it('stores the cached agenda encrypted', async () => {
    const [row] = await stored();
    expect(new TextDecoder('latin1').decode(row!.sealed.bytes)).not.toContain('Rosa');
    expect(JSON.stringify({ ...row, ...localStorage })).not.toContain('Rosa');
  });

  it('keeps the cached agenda after the session ends, for the same user', async () => {
    clearTokens();
    expect(await readNow()).toBeUndefined();
    storeSession(tokenOf(1));
    expect(await readNow()).toEqual(AGENDA);
  });

  it('the cached agenda expires 48 hours after it was stored', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 48 * 3_600_000 - 10_000);
    await forgetOld();
    expect(await readNow()).toEqual(AGENDA);
    clock.mockReturnValue(now + 48 * 3_600_000 + 10_000);
    expect(await readNow()).toBeUndefined();
    await forgetOld();
    expect(await stored()).toEqual([]);
    clock.mockRestore();
  });

  it('removes the clear-text agenda of an earlier version on any page', async () => {
    clearTokens();
    localStorage.setItem('kept_agenda', JSON.stringify(AGENDA));
    const { findByPlaceholderText } = renderApp('/app/login', { now: MORNING });
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('kept_agenda')).toBeNull());
  });

  it('removes the cached agenda after a logout in another tab', async () => {
    const { findByRole, findByPlaceholderText } = renderApp('/app', { now: MORNING });
    await findByRole('heading', { name: 'Agenda de hoy' });
    localStorage.setItem('logged_out', '1');
    act(() => fromAnotherTab(() => localStorage.removeItem('access_token')));
    expect(await findByPlaceholderText('Usuario')).toBeInTheDocument();
    await waitFor(async () => expect(await stored()).toEqual([]));
  });
});

describe('OfflineAgendaLoader', () => {
  const { keptAt: _keptAt, ...answer } = AGENDA;
  const load = () => new OfflineAgendaLoader(() => parseInstant(MORNING)).load();
  beforeEach(forgetAgenda);

  it('stores the server’s agenda with its time', async () => {
    server.on('OfflineAgenda', { data: { agendaToKeep: answer } });
    await load();
    expect(await readNow()).toEqual({ ...AGENDA, keptAt: 10 * 60 + 54 });
  });

  it.each([
    ['logged out', () => localStorage.removeItem('access_token')],
    ['gave way to another user', () => storeSession(tokenOf(2))],
  ])('stores nothing for a user who %s in the meantime', async (_what, change) => {
    server.on('OfflineAgenda', () => {
      change();
      return { data: { agendaToKeep: answer } };
    });
    await load();
    expect(await stored()).toEqual([]);
  });

  it("removes the agenda if the user may no longer see it, but not if the server can't be reached", async () => {
    await storeAgenda(1, AGENDA);
    await load();
    expect(await readNow()).toEqual(AGENDA);
    server.on('OfflineAgenda', { error: 'FORBIDDEN' });
    await load();
    expect(await stored()).toEqual([]);
  });
});
