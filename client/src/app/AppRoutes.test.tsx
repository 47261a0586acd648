import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeServer } from '../testing/fake-server';
import { renderApp } from '../testing/render-app';
import { storeSession } from '../testing/stored-session';

const LOGGED_IN = { data: { me: { id: 1, username: 'ana', name: 'Ana Soto', role: 'STAFF' } } };

// Loading their code for the first time takes longer than a test waits on a busy machine.
beforeAll(() =>
  Promise.all([
    import('../features/clinical-records/ClinicalRecordsPage'),
    import('../features/supplies/SuppliesPage'),
  ]),
);

describe('the addresses', () => {
  beforeEach(() => {
    new FakeServer().on('Me', LOGGED_IN).on('DayAppointments', { data: { appointments: [] } });
  });

  it.each([
    ['/', '/app/login'],
    ['/login', '/app/login'],
    ['/admin/login', '/app/login'],
    ['/app', '/app/login'],
    ['/app/inventario', '/app/login'],
  ])('%s leads a visitor without a session to %s', async (from, to) => {
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
  ])('%s leads staff to %s', async (from, to, heading) => {
    storeSession();
    const { findByRole, address } = renderApp(from);
    expect(await findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(address()).toBe(to);
    // A tab's title is shorter: 'Respaldo' for 'Respaldo de Base de Datos'.
    expect(heading).toContain(document.title.replace(' · Huella', ''));
  });

  it.each(['/nada', '/admin/nada'])('%s is not found, with a way back', async (from) => {
    const { findByRole } = renderApp(from);
    expect(await findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
    expect(await findByRole('link', { name: 'Ir a reservar hora' })).toBeInTheDocument();
  });

  it('show reception no health data or backups, and explain it when they are requested', async () => {
    storeSession();
    new FakeServer().on('Me', { data: { me: { ...LOGGED_IN.data.me, role: 'RECEPTION' } } });
    const { findByRole, findByText, queryByRole, user } = renderApp('/app/fichas-clinicas');
    expect(await findByText('No tiene acceso a los datos de salud.')).toBeInTheDocument();
    for (const name of ['Fichas Clínicas', 'Respaldo']) expect(queryByRole('link', { name })).toBeNull();
    await user.click(await findByRole('link', { name: 'Configuración' }));
    const tabs = within(await findByRole('navigation', { name: 'Configuración' }));
    expect(tabs.getByRole('link', { name: 'Mensajes' })).toBeInTheDocument();
    expect(queryByRole('link', { name: 'Seguridad' })).toBeNull();
  });

  it.each([
    ['/app/respaldo', 'las copias de seguridad'],
    ['/app/configuracion/seguridad', 'el equipo'],
    ['/app/configuracion/exportaciones', 'el equipo'],
  ])('%s is closed to reception', async (address, area) => {
    storeSession();
    new FakeServer().on('Me', { data: { me: { ...LOGGED_IN.data.me, role: 'RECEPTION' } } });
    const { findByText } = renderApp(address);
    expect(await findByText(`No tiene acceso a ${area}.`)).toBeInTheDocument();
  });

  it('show the not-found page inside the panel for an unknown one', async () => {
    storeSession();
    const { findByRole, getByRole } = renderApp('/app/nada');
    expect(await findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
    expect(getByRole('link', { name: 'Volver al dashboard' })).toBeInTheDocument();
    expect(getByRole('link', { name: 'Fichas Clínicas' })).toBeInTheDocument();
  });
});
