import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana' } } })
    .on('CalendarAppointments', { data: { appointments: [] } });
});

const asked = () => server.named('CalendarAppointments').map(({ variables }) => variables);

describe('the calendar page', () => {
  it('opens on this month and asks for its whole weeks', async () => {
    const { findByRole } = renderApp('/app/citas');
    expect(await findByRole('heading', { name: 'noviembre de 2026' })).toBeInTheDocument();
    expect(asked()).toEqual([{ from: '2026-10-26', to: '2026-12-06' }]);
  });

  it('keeps view and day in the address', async () => {
    const { findByRole, getByRole, address, user } = renderApp('/app/citas?vista=semana&fecha=2026-12-02');
    await user.click(await findByRole('button', { name: 'Siguiente' }));
    expect(address()).toBe('/app/citas?vista=semana&fecha=2026-12-09');
    await user.click(getByRole('button', { name: 'Día' }));
    expect(address()).toBe('/app/citas?vista=dia&fecha=2026-12-09');
    await user.click(getByRole('button', { name: 'Anterior' }));
    await user.click(getByRole('button', { name: 'Hoy' }));
    expect(address()).toBe('/app/citas?vista=dia&fecha=2026-11-23');
    expect(asked()).toContainEqual({ from: '2026-12-07', to: '2026-12-13' });
  });

  it('switches to the list and back, and says when it is empty', async () => {
    const { findByRole, findByText, address, user } = renderApp('/app/citas');
    await user.click(await findByRole('button', { name: 'Ver como lista' }));
    expect(address()).toBe('/app/citas?vista=agenda&fecha=2026-11-23');
    expect(await findByText('No hay eventos en este rango.')).toBeInTheDocument();
    expect(await findByRole('button', { name: 'Ver como calendario' })).toBeInTheDocument();
  });

  it('says that the appointments could not be loaded', async () => {
    server.on('CalendarAppointments', { error: 'INTERNAL' });
    const { findByText } = renderApp('/app/citas');
    expect(await findByText('Error al cargar las citas')).toBeInTheDocument();
  });
});
