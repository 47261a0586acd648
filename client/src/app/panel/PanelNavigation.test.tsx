import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const ME = { id: 1, username: 'ana', name: 'Ana Soto', role: 'STAFF' };

beforeAll(() =>
  Promise.all([
    import('../../features/messages/waiting/WaitingNumber'),
    import('../../features/messages/history/MessagesPage'),
    import('../settings/SettingsRoutes'),
  ]),
);
beforeEach(() => {
  storeSession();
  new FakeServer()
    .on('Me', { data: { me: ME } })
    .on('WaitingNumber', { data: { outboundMessages: { totalCount: 3 } } });
});

describe('the menu', () => {
  it.each([
    ['/app/mensajes', 'Mensajes 3 por enviar'],
    ['/app/configuracion/citas-eliminadas', 'Configuración'],
  ])('the menu marks the section of %s, and shows how many messages are waiting', async (address, name) => {
    const { findByRole } = renderApp(address);
    const menu = within(await findByRole('navigation', { name: 'Secciones' }));
    await menu.findByRole('link', { name: 'Mensajes 3 por enviar' });
    const marked = menu.getAllByRole('link', { current: 'page' });
    expect(marked).toEqual([menu.getByRole('link', { name })]);
  });

  it('the menu folds to icons that keep their names, and stays folded', async () => {
    const { findByRole, user, unmount } = renderApp('/app/mensajes');
    await user.click(await findByRole('button', { name: 'Contraer el menú' }));
    expect(await findByRole('button', { name: 'Mostrar el menú' })).toHaveAttribute('aria-expanded', 'false');
    unmount();
    const again = renderApp('/app/mensajes');
    await user.click(await again.findByRole('button', { name: 'Mostrar el menú' }));
    expect(again.getByRole('link', { name: 'Pacientes' })).toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Contraer el menú' })).toBeInTheDocument();
  });
});
