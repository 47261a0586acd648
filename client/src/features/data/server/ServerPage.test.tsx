import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { type Call, FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

let address: { source: string; address: string | null; version: number | null };
let place: {
  source: string;
  folder: string | null;
  isMissing: boolean;
  mustConfirm: boolean;
  version: number | null;
};
let server: FakeServer;
const shown = () => ({ __typename: 'PublicAddress', ...address });
const shownPlace = () => ({ __typename: 'BackupFolder', ...place });

beforeAll(() => import('./ServerPage'));
beforeEach(() => {
  storeSession();
  address = { source: 'NONE', address: null, version: null };
  place = { source: 'NONE', folder: null, isMissing: false, mustConfirm: false, version: null };
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PublicAddress', () => ({ data: { publicAddress: shown() } }))
    .on('BackupFolder', () => ({ data: { backupFolder: shownPlace() } }))
    .on('SetPublicAddress', ({ variables }: Call) => {
      address = {
        source: 'SCREEN',
        address: String(variables['address']),
        version: Number(variables['version'] ?? 0) + 1,
      };
      return { data: { setPublicAddress: shown() } };
    });
});

const open = async (title = 'Dirección pública') => {
  const screen = renderApp('/app/configuracion/servidor');
  const card = within(await screen.findByRole('region', { name: title }));
  const press = async (name: string) => {
    await screen.user.click(await card.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...screen, card, press };
};

describe('the public address', () => {
  it('sets the public address with the user’s password, with the errors of form and server on the field', async () => {
    const { card, press, user, findByText } = await open();
    expect(await card.findByText('Sin fijar')).toBeInTheDocument();
    const dialog = await press('Fijar la dirección');
    await user.type(dialog.getByLabelText('Dirección pública'), 'clinica.cl');
    await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
    expect(await dialog.findByText(/^Escriba la dirección completa/)).toBeInTheDocument();
    expect(dialog.getByText('Falta la contraseña.')).toBeInTheDocument();
    expect(server.named('SetPublicAddress')).toEqual([]);

    await user.clear(dialog.getByLabelText('Dirección pública'));
    await user.type(dialog.getByLabelText('Dirección pública'), ' https://clinica.cl ');
    await user.type(dialog.getByLabelText('Su contraseña'), 'clave');
    server.on('SetPublicAddress', { error: 'INVALID_INPUT', fields: { address: ['Responde otro sitio.'] } });
    await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
    expect(await dialog.findByText('Responde otro sitio.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Dirección pública')).toHaveAccessibleDescription(/Responde otro sitio/);
    server.on('SetPublicAddress', () => {
      address = { source: 'SCREEN', address: 'https://clinica.cl', version: 1 };
      return { data: { setPublicAddress: shown() } };
    });
    await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
    expect(await findByText('Dirección pública guardada')).toBeInTheDocument();
    expect(await card.findByText('https://clinica.cl')).toBeInTheDocument();
    expect(server.named('SetPublicAddress').at(-1)?.variables).toEqual({
      address: 'https://clinica.cl',
      version: null,
      password: 'clave',
    });
  });

  it('shows the value after a concurrent change, and removes it', async () => {
    address = { source: 'SCREEN', address: 'https://a.cl', version: 1 };
    server.on('RemovePublicAddress', ({ variables }) => {
      const isStale = variables['version'] !== 2;
      address = isStale
        ? { source: 'SCREEN', address: 'https://b.cl', version: 2 }
        : { source: 'NONE', address: null, version: null };
      return isStale ? { error: 'STALE' } : { data: { removePublicAddress: shown() } };
    });
    const { card, press, user, findByText } = await open();
    const dialog = await press('Quitar la dirección pública');
    await user.type(dialog.getByLabelText('Su contraseña'), 'clave');
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await card.findByText('https://b.cl')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await findByText('Dirección pública quitada')).toBeInTheDocument();
    expect(await card.findByText('Sin fijar')).toBeInTheDocument();
  });

  it('replaces the public address by another one, from the version that is shown', async () => {
    address = { source: 'SCREEN', address: 'https://a.cl', version: 3 };
    const { card, press, user } = await open();
    const dialog = await press('Cambiar: Dirección pública');
    expect(dialog.getByLabelText('Dirección pública')).toHaveValue('https://a.cl');
    await user.clear(dialog.getByLabelText('Dirección pública'));
    await user.type(dialog.getByLabelText('Dirección pública'), 'https://b.cl');
    await user.type(dialog.getByLabelText('Su contraseña'), 'clave');
    await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
    expect(await card.findByText('https://b.cl')).toBeInTheDocument();
    expect(server.named('SetPublicAddress')[0]?.variables['version']).toBe(3);
  });

  it('shows an address set by the operator as such, and can’t change it', async () => {
    address = { source: 'ENVIRONMENT', address: 'https://clinica.cl', version: null };
    const { card } = await open();
    expect(await card.findByText(/PUBLIC_URL/)).toBeInTheDocument();
    expect(card.getByText('https://clinica.cl')).toBeInTheDocument();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('loads the public address again on request if it could not be loaded', async () => {
    server.on('PublicAddress', { error: 'INTERNAL' });
    const { card, user } = await open();
    await card.findByText('No se pudo cargar la dirección pública.');
    server.on('PublicAddress', () => ({ data: { publicAddress: shown() } }));
    await user.click(card.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await card.findByText('Sin fijar')).toBeInTheDocument();
  });
});

describe('the backup folder', () => {
  const openFolder = () => open('Carpeta de respaldo');

  it('sets the backup folder with the user’s password, with the errors of form and server on the field', async () => {
    server.on('SetBackupFolder', {
      error: 'INVALID_INPUT',
      fields: { folder: ['El sistema no puede escribir ahí.'] },
    });
    const { card, press, user, findByText } = await openFolder();
    expect(await card.findByText(/en el mismo disco\.$/)).toBeInTheDocument();
    const dialog = await press('Fijar la carpeta');
    await user.type(dialog.getByLabelText('Carpeta en el servidor'), 'copias');
    await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
    expect(await dialog.findByText(/^Escriba la ruta completa/)).toBeInTheDocument();
    expect(server.named('SetBackupFolder')).toEqual([]);
    await user.clear(dialog.getByLabelText('Carpeta en el servidor'));
    await user.type(dialog.getByLabelText('Carpeta en el servidor'), '/mnt/copias');
    await user.type(dialog.getByLabelText('Su contraseña'), 'clave');
    await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
    expect(await dialog.findByText('El sistema no puede escribir ahí.')).toBeInTheDocument();
    server.on('SetBackupFolder', () => {
      place = { ...place, source: 'SCREEN', folder: '/mnt/copias', version: 1 };
      return { data: { setBackupFolder: shownPlace() } };
    });
    await user.click(dialog.getByRole('button', { name: 'Probar y guardar' }));
    expect(await findByText('Carpeta de respaldo guardada')).toBeInTheDocument();
    expect(await card.findByText('/mnt/copias')).toBeInTheDocument();
    expect(server.named('SetBackupFolder').at(-1)?.variables).toEqual({
      folder: '/mnt/copias',
      version: null,
      password: 'clave',
    });
  });

  it.each([
    [{ isMissing: true }, /no está ahora en el servidor/],
    [{ isMissing: true, mustConfirm: true }, /venía en el respaldo restaurado/],
  ])('says what is wrong with it: %j', async (changes, sentence) => {
    place = { ...place, source: 'SCREEN', folder: '/mnt/copias', version: 1, ...changes };
    const { card } = await openFolder();
    expect(await card.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('shows a folder set by the operator as such, and can’t change it', async () => {
    place = { ...place, source: 'ENVIRONMENT', folder: '/data/backups' };
    const { card } = await openFolder();
    expect(await card.findByText(/BACKUP_DIR/)).toBeInTheDocument();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });
});
