import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const LOGO = { __typename: 'ClinicImage', address: '/public/imagen/1.png', width: 200, height: 100 };
const UPLOAD = 'PUT /api/clinica/imagenes/logo/?version=3';
const png = (name = 'logo.png') =>
  new File([Uint8Array.from('\x89PNG\r\n\x1a\n...', (sign) => sign.charCodeAt(0))], name, {
    type: 'image/png',
  });

let server: FakeServer;
let stored: { version: number; image: typeof LOGO | null };
beforeEach(() => {
  storeSession();
  stored = { version: 3, image: null };
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicImages', () => ({
      data: { clinicImages: [{ __typename: 'ClinicImagePlace', kind: 'LOGO', ...stored }] },
    }));
});

async function openLogo(address = '/app/configuracion/imagenes') {
  const screen = renderApp(address);
  await screen.findByRole('button', { name: /^(Elegir|Cambiar) logo$/ });
  const choose = async (file: File) =>
    screen.user.upload(screen.getByLabelText('Logo', { selector: 'input' }), file);
  const press = (name: string) => screen.user.click(screen.getByRole('button', { name }));
  return { ...screen, choose, press };
}

describe('Clinic logo', () => {
  it('focuses the logo if the URL links to it', async () => {
    const { getByRole } = await openLogo('/app/configuracion/imagenes#logo');
    await waitFor(() => expect(getByRole('button', { name: 'Elegir logo' })).toHaveFocus());
  });

  it('a chosen logo is previewed before it is saved, and then appears in the header', async () => {
    server.on(UPLOAD, () => {
      stored = { version: 4, image: LOGO };
      return { data: {} };
    });
    const { choose, press, findByAltText, findByText, findByRole, getByRole } = await openLogo();
    await choose(png());
    expect((await findByAltText('El logo que eligió')).getAttribute('src')).toMatch(
      /^data:image\/png;base64,/,
    );
    expect(server.named(UPLOAD)).toHaveLength(0);
    await press('Guardar: Logo');
    expect(await findByText('Logo guardado')).toBeInTheDocument();
    await findByRole('button', { name: 'Quitar logo' });
    expect(server.named(UPLOAD)[0]?.variables['body']).toBeInstanceOf(File);
    expect(getByRole('banner').querySelector('img')?.getAttribute('src')).toBe(LOGO.address);
  });

  it('refuses a logo that is not an image before sending it', async () => {
    const { choose, findByText, queryByRole } = await openLogo();
    await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }));
    expect(await findByText(/no es una imagen PNG, JPEG o WebP/)).toBeInTheDocument();
    await choose(new File([new Uint8Array(5_000_001)], 'logo.png', { type: 'image/png' }));
    expect(await findByText(/pesa más de 5 MB/)).toBeInTheDocument();
    expect(queryByRole('button', { name: 'Guardar: Logo' })).toBeNull();
  });

  it('a logo that the server refuses stays chosen, with the server’s message', async () => {
    server.on(UPLOAD, { error: 'BAD_REQUEST', message: 'La imagen está dañada.' });
    const { choose, press, findByAltText, findByText, getByAltText } = await openLogo();
    await choose(png());
    await findByAltText('El logo que eligió');
    await press('Guardar: Logo');
    expect(await findByText('La imagen está dañada.')).toBeInTheDocument();
    expect(getByAltText('El logo que eligió')).toBeInTheDocument();
    await press('Descartar: Logo');
    await findByText('Elegir logo');
  });

  it('the logo is removed after a confirmation', async () => {
    stored = { version: 3, image: LOGO };
    server.on('DELETE /api/clinica/imagenes/logo/?version=3', () => {
      stored = { version: 4, image: null };
      return { data: {} };
    });
    const { press, findByRole, findByText, user } = await openLogo();
    await press('Quitar logo');
    const question = await findByRole('alertdialog', { name: 'Quitar logo' });
    await user.click(within(question).getByRole('button', { name: 'Quitar logo' }));
    expect(await findByText('Logo quitado')).toBeInTheDocument();
    await findByText('Elegir logo');
  });
});
