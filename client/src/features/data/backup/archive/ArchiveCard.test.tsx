import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server';
import { renderApp } from '../../../../testing/render-app';
import { storeSession } from '../../../../testing/stored-session';

const archive = (more: object = {}) => ({
  __typename: 'Archive',
  id: 7,
  state: 'RUNNING',
  reason: null,
  requestedAt: '2026-11-21T15:00:00.000Z',
  requestedByName: 'Ana Soto',
  isOwn: true,
  finishedAt: null,
  doneRows: 0,
  rowCount: null,
  bytes: null,
  ...more,
});
const READY = archive({
  state: 'READY',
  finishedAt: '2026-11-21T15:00:00.000Z',
  doneRows: 12_345,
  rowCount: 12_345,
  bytes: 3,
});

let server: FakeServer;
const is = (shown: object | null) => server.on('Archive', { data: { archive: shown } });
const card = () => screen.findByRole('region', { name: 'Llevarse todo' });

beforeAll(() => import('../BackupPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', {
    data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } },
  });
});

it('requesting an archive needs the password', async () => {
  is(null);
  const { user } = renderApp('/app/respaldo');
  await user.click(await within(await card()).findByRole('button', { name: 'Preparar archivo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Llevarse todo' }));
  await user.click(form.getByRole('button', { name: 'Preparar archivo' }));
  expect(await form.findByText('Falta la contraseña.')).toBeInTheDocument();
  expect(server.named('StartArchive')).toEqual([]);

  server.on('StartArchive', { data: { startArchive: archive() } });
  is(archive({ doneRows: 500, rowCount: 2_000 }));
  await user.type(form.getByLabelText('Su contraseña'), 'mi clave');
  await user.click(form.getByRole('button', { name: 'Preparar archivo' }));
  const progress = await within(await card()).findByRole('progressbar', { name: 'Avance del archivo' });
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '25'));
  expect(await card()).toHaveTextContent('500 de 2.000 filas');
  expect(within(await card()).queryByRole('button')).toBeNull();
  expect(server.named('StartArchive')[0]?.variables).toEqual({ password: 'mi clave' });
});

it('an archive shows its size and rows, and is removed after a confirmation', async () => {
  is(READY);
  const { user } = renderApp('/app/respaldo');
  expect(await within(await card()).findByText('Listo: 3 B, 12.345 filas')).toBeInTheDocument();
  expect(await card()).toHaveTextContent('Lo preparó Ana Soto');
  server.on('RemoveArchive', { data: { removeArchive: true } });
  is(null);
  await user.click(within(await card()).getByRole('button', { name: 'Eliminar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
  await waitFor(async () => expect(await card()).not.toHaveTextContent('Listo'));
  expect(server.named('RemoveArchive')[0]?.variables).toEqual({ id: 7 });
});

it('an archive of another user can be removed or replaced, not downloaded', async () => {
  is({ ...READY, isOwn: false });
  renderApp('/app/respaldo');
  expect(await within(await card()).findByText(/Solo esa persona puede descargarlo/)).toBeInTheDocument();
  const buttons = within(await card()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Eliminar', 'Preparar otro']);
});

it('a failed archive shows the reason, and can be requested again', async () => {
  is(archive({ state: 'FAILED', reason: 'DISK_FULL', finishedAt: '2026-11-21T15:00:00.000Z' }));
  renderApp('/app/respaldo');
  expect(await within(await card()).findByRole('alert')).toHaveTextContent(
    'El archivo no se pudo preparar. No hay espacio en el disco del servidor.',
  );
  expect(within(await card()).getByRole('button', { name: 'Preparar archivo' })).toBeEnabled();
});
