import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

let server: FakeServer;

const aBackup = (id: number, more: object = {}) => ({
  __typename: 'Backup',
  id,
  state: 'GOOD',
  cause: 'NIGHTLY',
  reason: null,
  startedAt: '2026-11-21T06:30:00.000Z',
  fileName: `huella_2026-11-21_0330_000${id}.sql.gz`,
  isThere: true,
  encrypted: false,
  bytes: 1_234_567,
  rowCount: 12_345,
  ...more,
});

const status = (more: object = {}) => ({
  __typename: 'BackupStatus',
  warning: null,
  isRunning: false,
  nightlyAt: '03:30',
  encrypts: false,
  lastGood: { __typename: 'Backup', id: 1, startedAt: '2026-11-21T06:30:00.000Z' },
  keep: { __typename: 'BackupRule', daily: 7, weekly: 4, monthly: 12 },
  ...more,
});

const list = (backups: object[], more: object = {}) =>
  server.on('KeptBackups', { data: { backups, backupStatus: status(more) } });
const state = () => screen.findByRole('region', { name: 'Estado de las copias' });
const MAKE_ONE = 'Hacer una copia ahora';

beforeAll(() => import('./BackupPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Archive', { data: { archive: null } });
});
afterEach(() => void jest.restoreAllMocks());

describe('Nightly backups', () => {
  it('lists the backups with date, state, size and rows', async () => {
    list([
      aBackup(4, { state: 'UNCHECKED', reason: 'CHECK_NOT_ALLOWED', encrypted: true }),
      aBackup(3, { state: 'FAILED', reason: 'DISK_FULL', bytes: null, rowCount: null, isThere: false }),
      aBackup(2, { isThere: false }),
      aBackup(1, { cause: 'STAFF' }),
    ]);
    renderApp('/app/respaldo');
    const table = await screen.findByRole('table', { name: 'Copias automáticas' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(
      /21\/11\/2026 03:30Automática · cifradaSin comprobarNo se comprobó: el usuario.*1,2 MB12\.345Descargar/,
    );
    expect(rows[1]).toHaveTextContent(/FallidaNo hay espacio en el disco.*--$/);
    expect(rows[2]).toHaveTextContent(/Sin archivoEl archivo ya no está/);
    expect(within(rows[2]!).queryByRole('button')).toBeNull();
    expect(rows[3]).toHaveTextContent(/A pedidoComprobadaSe restauró aparte, como prueba/);
    expect(await state()).toHaveTextContent('Última copia comprobada: 21/11/2026 03:30');
    expect(await state()).toHaveTextContent('Se hace una cada día a las 03:30.');
  });

  it.each([
    ['NONE', [], 'Todavía no hay ninguna copia automática.'],
    ['LATE', [aBackup(1)], 'La última copia tiene más de 36 horas.'],
    [
      'FAILED',
      [aBackup(2, { state: 'FAILED', reason: 'FOLDER_UNUSABLE' })],
      'La última copia falló. La carpeta de copias no está',
    ],
    [
      'UNCHECKED',
      [aBackup(1, { state: 'UNCHECKED', reason: 'CHECK_NOT_ALLOWED' })],
      'Motivo: el usuario de la base de datos no tiene el derecho a crear otra base para probarla (CREATEDB)',
    ],
  ])('shows the backup warning %s', async (warning, backups, sentence) => {
    list(backups, { warning, lastGood: null });
    renderApp('/app/respaldo');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent).join()).toContain(sentence);
    expect(await state()).toHaveTextContent('Última copia comprobada: ninguna');
  });

  it('shows backups of today and yesterday in words, in the clinic’s time', async () => {
    list([
      aBackup(3, { startedAt: '2026-11-23T10:59:00.000Z' }),
      aBackup(2, { startedAt: '2026-11-23T02:59:00.000Z' }),
      aBackup(1),
    ]);
    renderApp('/app/respaldo');
    const days = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    expect(days).toEqual(['hoy 07:59Automática', 'ayer 23:59Automática', '21/11/2026 03:30Automática']);
  });

  it('shows no warning if the backups are fine', async () => {
    list([aBackup(1)]);
    renderApp('/app/respaldo');
    await screen.findByRole('table');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a backup can be started manually, and the result is reported', async () => {
    list([aBackup(1)]);
    const running = aBackup(2, { state: 'RUNNING', bytes: null, rowCount: null, isThere: false });
    server.on('CreateBackup', () => {
      list([running, aBackup(1)], { isRunning: true });
      return { data: { createBackup: running } };
    });
    const { user } = renderApp('/app/respaldo');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: MAKE_ONE }));
    expect(await screen.findByRole('button', { name: 'Haciendo una copia...' })).toBeDisabled();
    expect(await screen.findByText('En curso')).toBeInTheDocument();
    list([aBackup(2), aBackup(1)]);
    expect(await screen.findByText('Copia hecha y comprobada')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: MAKE_ONE })).toBeEnabled();
  });

  it('reports a backup that finished before the list was loaded', async () => {
    list([]);
    server.on('CreateBackup', () => {
      list([aBackup(2, { state: 'FAILED', reason: 'FOLDER_UNUSABLE', isThere: false })], {
        warning: 'FAILED',
      });
      return { data: { createBackup: aBackup(2, { state: 'RUNNING', isThere: false }) } };
    });
    const { user } = renderApp('/app/respaldo');
    await screen.findByText('Todavía no hay copias en la carpeta');
    await user.click(screen.getByRole('button', { name: MAKE_ONE }));
    expect(await screen.findByText(/^La copia falló\. La carpeta de copias no está/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: MAKE_ONE })).toBeEnabled();
  });

  it('reports that a backup is already running', async () => {
    list([aBackup(1)]);
    server.on('CreateBackup', {
      error: 'BACKUP_RUNNING',
      message: 'Ya se está haciendo una copia de seguridad.',
    });
    const { user } = renderApp('/app/respaldo');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: MAKE_ONE }));
    expect(await screen.findByText('Ya se está haciendo una copia de seguridad.')).toBeInTheDocument();
  });

  it('the list of backups can be reloaded after a failure', async () => {
    server.on('KeptBackups', { error: 'INTERNAL' });
    const { user } = renderApp('/app/respaldo');
    expect(await screen.findByText('No se pudieron cargar las copias.')).toBeInTheDocument();
    list([aBackup(1)]);
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
