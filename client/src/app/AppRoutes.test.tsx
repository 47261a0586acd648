import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../testing/fake-server';
import { limitedUser } from '../testing/limited-user';
import { renderApp } from '../testing/render-app';
import { storeSession } from '../testing/stored-session';

const LOGGED_IN = { data: { me: { id: 1, username: 'ana', name: 'Ana Soto', role: 'STAFF' } } };

// Loading the pages' code for the first time takes longer than a test waits on a busy machine.
beforeAll(() =>
  Promise.all([import('../features/records/ClinicalRecordsPage'), import('../features/stock/SuppliesPage')]),
);

describe('the routes', () => {
  beforeEach(() => {
    new FakeServer().on('Me', LOGGED_IN).on('DayAppointments', { data: { appointments: [] } });
  });

  it.each([
    ['/', '/app/login'],
    ['/login', '/app/login'],
    ['/admin/login', '/app/login'],
    ['/app', '/app/login'],
    ['/app/inventario', '/app/login'],
  ])('%s redirects a visitor without a session to %s', async (from, to) => {
    const { findByRole, address } = renderApp(from);
    await findByRole('heading', { level: 1 });
    expect(address()).toBe(to);
  });

  it.each([
    ['/', '/app/dashboard', 'Dashboard'],
    ['/app', '/app/dashboard', 'Dashboard'],
    ['/admin/dashboard', '/app/dashboard', 'Dashboard'],
    ['/admin/pacientes?a=1#b', '/app/pacientes?a=1#b', 'Pacientes'],
    ['/admin/fichas-clinicas', '/app/fichas-clinicas', 'Fichas Clínicas'],
    ['/admin/inventario', '/app/inventario', 'Inventario'],
    ['/admin/respaldo', '/app/respaldo', 'Respaldo de Base de Datos'],
  ])('%s redirects staff to %s', async (from, to, heading) => {
    storeSession();
    const { findByRole, address } = renderApp(from);
    expect(await findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(address()).toBe(to);
    // A tab's title is shorter: 'Respaldo' for 'Respaldo de Base de Datos'.
    expect(heading).toContain(document.title.replace(' · Huella', ''));
  });

  it.each(['/nada', '/admin/nada'])('%s shows the not-found page with a link to booking', async (from) => {
    const { findByRole } = renderApp(from);
    expect(await findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
    expect(await findByRole('link', { name: 'Ir a reservar hora' })).toBeInTheDocument();
  });

  it('hides health data and backups from reception, and shows a no-access page at their addresses', async () => {
    storeSession();
    new FakeServer().on('Me', { data: { me: { ...LOGGED_IN.data.me, role: 'RECEPTION' } } });
    const { findByRole, findByText, queryByRole, user } = renderApp('/app/fichas-clinicas');
    expect(await findByText('No tiene acceso a los datos de salud.')).toBeInTheDocument();
    for (const name of ['Fichas Clínicas', 'Respaldo']) expect(queryByRole('link', { name })).toBeNull();
    await user.click(await findByRole('link', { name: 'Configuración' }));
    const tabs = within(await findByRole('navigation', { name: 'Configuración' }));
    expect(tabs.getByRole('link', { name: /^Solicitudes/ })).toBeInTheDocument();
    for (const name of [/^Horarios/, /^Tratamientos/, /^Seguridad/])
      expect(tabs.queryByRole('link', { name })).toBeNull();
  });

  it.each([
    ['/app/respaldo', 'las copias de seguridad'],
    ['/app/configuracion/seguridad', 'el equipo'],
    ['/app/configuracion/exportaciones', 'el equipo'],
    ['/app/configuracion/tratamientos', 'la configuración'],
  ])('%s shows reception the no-access page', async (address, area) => {
    storeSession();
    new FakeServer().on('Me', { data: { me: { ...LOGGED_IN.data.me, role: 'RECEPTION' } } });
    const { findByText } = renderApp(address);
    expect(await findByText(`No tiene acceso a ${area}.`)).toBeInTheDocument();
  });

  it.each([
    [{ CAJA: 'READ' }, '/app/caja', ['Caja']],
    [{ STOCK: 'READ' }, '/app/inventario', ['Inventario', 'Configuración']],
    [{}, '/app/perfil', []],
  ] as const)('takes a user with the rights %j to %s', async (rights, home, links) => {
    storeSession();
    const server = new FakeServer().on('Me', limitedUser(rights));
    const { findByRole, address } = renderApp('/app/dashboard');
    const menu = within(await findByRole('navigation', { name: 'Secciones' }));
    // The menu is drawn before the page below it redirects.
    await waitFor(() => expect(address()).toBe(home));
    expect(menu.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    expect(server.named('WaitingNumber')).toEqual([]);
  });

  it('shows the not-found page inside the panel at an unknown address', async () => {
    storeSession();
    const { findByRole, getByRole } = renderApp('/app/nada');
    expect(await findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
    expect(getByRole('link', { name: 'Volver al dashboard' })).toBeInTheDocument();
    expect(getByRole('link', { name: 'Fichas Clínicas' })).toBeInTheDocument();
  });
});
