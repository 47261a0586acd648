import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const person = (id: number, name: string) => ({
  __typename: 'Patient',
  id,
  name,
  rut: '45.000.000-6',
  provisionalRut: false,
  identifiers: [],
  phone: '+56 9 1234 5678',
});
const PEOPLE = [person(1, 'Ana Soto'), person(2, 'Anaís Muñoz'), person(3, 'Paula Rey')];

let server: FakeServer;
const asRole = (role: string) =>
  server.on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role } } });
beforeAll(() => import('./PanelFinder'));
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('FoundPatients', ({ variables }) => ({
    data: {
      patients: {
        __typename: 'PatientPage',
        nodes: PEOPLE.filter(({ name }) => name.toLowerCase().includes(String(variables['search']))),
      },
    },
  }));
  asRole('STAFF');
});

const open = async () => {
  const app = renderApp('/app/perfil');
  await app.findByRole('button', { name: 'Buscar' });
  await app.user.keyboard('{Control>}k{/Control}');
  await app.findByRole('combobox', { name: 'Buscar pacientes, secciones y acciones' });
  return app;
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the finder', () => {
  it("the finder offers actions and the user's sections before anything is typed", async () => {
    const { unmount } = await open();
    expect(options().slice(0, 3)).toEqual(['Nueva Cita', 'Atender ahora', 'Nuevo Paciente']);
    expect(options()).toEqual(
      expect.arrayContaining([
        'Cerrar el día',
        'Fichas Clínicas',
        'Listado de Citas',
        'Mes del contador',
        'Respaldo',
      ]),
    );
    unmount();
    asRole('RECEPTION');
    await open();
    expect(options()).toContain('Pacientes');
    expect(options()).not.toContain('Fichas Clínicas');
    expect(options()).not.toContain('Atender ahora');
    expect(options()).not.toContain('Respaldo');
  });

  it('the finder opens the first patient with Enter, even before the response has arrived', async () => {
    const { user, address } = await open();
    await user.keyboard('anaí{Enter}');
    await waitFor(() => expect(address()).toBe('/app/pacientes/2'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('the finder opens the patient found above a section that matched at once', async () => {
    const { user, address } = await open();
    await user.keyboard('pa');
    await screen.findByRole('option', { name: /^Paula Rey/ });
    expect(options()).toContain('Pacientes');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/app/pacientes/3'));
  });

  it('the finder books for the chosen patient with Shift+Enter', async () => {
    const { user, address } = await open();
    await user.keyboard('ana');
    await screen.findByRole('option', { name: /^Anaís Muñoz/ });
    await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(address()).toBe('/app/citas?cita=nueva&paciente=2'));
  });

  it('the finder keeps what is typed before it has loaded', async () => {
    const { findByRole, user } = renderApp('/app/perfil');
    await findByRole('button', { name: 'Buscar' });
    await user.keyboard('{Control>}k{/Control}ana so');
    expect(await findByRole('combobox')).toHaveValue('ana so');
  });

  it('returns the focus to where it was when the finder is closed', async () => {
    const { findByRole, user } = renderApp('/app/perfil');
    const link = await findByRole('link', { name: 'Citas' });
    link.focus();
    for (const _time of ['while it loads', 'once it is loaded']) {
      await user.keyboard('{Control>}k{/Control}');
      await findByRole('combobox');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(link).toHaveFocus());
    }
  });

  it('the finder finds a part of the settings by a field on its page', async () => {
    const { user, address } = await open();
    await user.keyboard('webhook');
    expect(options()).toEqual(['Integraciones']);
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('feriados');
    expect(options()).toEqual(['Días cerrados']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/app/configuracion/cierres'));
  });

  it('the finder finds a section by a word of its name, reports if no patient matches, and closes with Escape', async () => {
    const { user, address } = await open();
    await user.keyboard('inventa');
    expect(await screen.findByText('Ningún paciente coincide con «inventa».')).toBeVisible();
    expect(options()).toEqual(['Inventario']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(address()).toBe('/app/perfil');
  });
});
