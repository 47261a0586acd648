import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const BACKUP = {
  __typename: 'Backup',
  id: 1,
  state: 'GOOD',
  cause: 'NIGHTLY',
  reason: null,
  startedAt: '2026-11-21T06:30:00.000Z',
  fileName: 'huella_2026-11-21_0330_0001.sql.gz',
  isThere: true,
  encrypted: false,
  bytes: 1_000,
  rowCount: 12_345,
};
const STATUS = {
  __typename: 'BackupStatus',
  warning: null,
  isRunning: false,
  nightlyAt: '03:30',
  encrypts: false,
  lastGood: { __typename: 'Backup', id: 1, startedAt: BACKUP.startedAt },
  keep: { __typename: 'BackupRule', daily: 7, weekly: 4, monthly: 12 },
};

/** Answers downloads; everything else goes to the fake server. */
function sendFiles(answer: () => Promise<Response>): void {
  const others = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    String(url).startsWith('/api/database/backup/') ? answer() : others(url, init);
}

let saved: jest.SpiedFunction<() => void>;
beforeAll(() => import('./BackupPage'));
beforeEach(() => {
  storeSession();
  new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Archive', { data: { archive: null } })
    .on('KeptBackups', { data: { backups: [BACKUP], backupStatus: STATUS } });
  URL.createObjectURL = () => 'blob:copy';
  URL.revokeObjectURL = () => undefined;
  saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

it('a backup download that breaks off is reported as failed, without a file, and can be repeated', async () => {
  const asked: Array<(answer: Response) => void> = [];
  sendFiles(() => new Promise((resolve) => asked.push(resolve)));
  /** Answers the n-th download once it is requested, after the button shows it as running. */
  const answer = async (n: number, content: string) => {
    await waitFor(() => expect(asked).toHaveLength(n));
    asked[n - 1]?.(new Response(content));
  };
  const { user } = renderApp('/app/respaldo');
  await user.click(await screen.findByRole('button', { name: 'Crear Copia de Seguridad' }));
  expect(await screen.findByRole('button', { name: 'Generando copia de seguridad...' })).toBeDisabled();
  await answer(1, 'begin;\ncopy "public"."patient"');
  expect(await screen.findByText(/^Error al generar el respaldo de la base de datos/)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Crear Copia de Seguridad' }));
  await answer(2, 'commit;\n-- Huella: the dump is complete\n');
  expect(await screen.findByText(/^¡Copia de seguridad creada correctamente!/)).toBeInTheDocument();
  expect(saved).toHaveBeenCalledTimes(1);
});

it('a kept backup that arrives incomplete is reported as failed, without a file', async () => {
  sendFiles(() => Promise.resolve(new Response('half')));
  const { user } = renderApp('/app/respaldo');
  await user.click(await screen.findByRole('button', { name: /^Descargar la copia:/ }));
  expect(await screen.findByText(/^No se pudo descargar la copia completa/)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});
