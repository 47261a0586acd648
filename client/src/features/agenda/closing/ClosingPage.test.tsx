import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { agendaServer, APPOINTMENT } from '../../../testing/appointment';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

/** Today is 2026-11-23. */
const open = (id: number, name: string, more: object = {}) => ({
  ...APPOINTMENT,
  id,
  date: '2026-11-23',
  patient: { ...APPOINTMENT.patient, id, name },
  ...more,
});
const ANA = open(1, 'Ana Soto', { time: '09:00' });
const EVA = open(2, 'Eva Paz', { time: '10:00', status: 'CONFIRMED' });
const LUZ = open(3, 'Luz Mar', { date: '2026-11-22' });

let server: ReturnType<typeof agendaServer>;
const list = (...nodes: object[]) =>
  server.on('ClosingList', { data: { attendanceList: { nodes, unclosedCount: nodes.length } } });

beforeAll(() => import('./ClosingPage'));
beforeEach(() => {
  storeSession();
  server = agendaServer();
  list(LUZ, EVA, ANA);
  server.on('UpdateAppointment', ({ variables }) => {
    const { id, version, input } = variables as { id: number; version: number; input: object };
    const before = [ANA, EVA, LUZ].find((one) => one.id === id);
    return { data: { updateAppointment: { ...before, ...input, version: version + 1 } } };
  });
});

const row = async (name: RegExp) => within(await screen.findByRole('listitem', { name }));
const inputs = () => server.named('UpdateAppointment').map(({ variables }) => variables);

describe('Closing the day', () => {
  it('lists today’s open appointments by hour and those of earlier days below, and closes each with one tap', async () => {
    const { user } = renderApp('/app/citas/cierre', { now: '2026-11-23T19:00:00-03:00' });
    expect(await screen.findByText('Quedan 3 citas por cerrar')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 13))).toEqual([
      '09:00Ana Soto',
      '10:00Eva PazC',
      '10:00Luz MarC',
    ]);
    expect(screen.getByRole('heading', { name: /^Ayer, domingo 22/ })).toBeVisible();

    await user.click((await row(/Ana Soto/)).getByRole('button', { name: 'Vino' }));
    await user.click((await row(/Eva Paz/)).getByRole('button', { name: 'No vino' }));
    await user.click((await row(/Luz Mar/)).getByRole('button', { name: 'Cancelada' }));
    expect(inputs()).toEqual([
      { id: 1, version: 1, input: { status: 'COMPLETED' } },
      { id: 2, version: 1, input: { attendance: 'NO_SHOW' } },
      { id: 3, version: 1, input: { status: 'CANCELLED' } },
    ]);
    expect(await screen.findByText('No queda ninguna cita por cerrar')).toBeVisible();
  });

  it('undoes a wrong tap, although the list no longer has the appointment', async () => {
    const { user } = renderApp('/app/citas/cierre');
    await user.click((await row(/Eva Paz/)).getByRole('button', { name: 'No vino' }));
    list(LUZ, ANA);
    await user.click(await screen.findByRole('button', { name: 'Deshacer: la cita de Eva Paz' }));
    expect(inputs().at(-1)).toEqual({
      id: 2,
      version: 2,
      input: { status: 'CONFIRMED', attendance: null },
    });
    expect((await row(/Eva Paz/)).getByRole('button', { name: 'Vino' })).toBeEnabled();
  });

  it('closes a past appointment with a key, and moves the focus to the next open one', async () => {
    const { user } = renderApp('/app/citas/cierre');
    (await row(/Ana Soto/)).getByRole('button', { name: 'Vino' }).focus();
    await user.keyboard('n');
    expect((await row(/Eva Paz/)).getByRole('button', { name: 'Vino' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect((await row(/Luz Mar/)).getByRole('button', { name: 'Vino' })).toHaveFocus();
    await user.keyboard('v');
    expect((await row(/Eva Paz/)).getByRole('button', { name: 'Vino' })).toHaveFocus();
    await waitFor(() =>
      expect(inputs()).toMatchObject([
        { id: 1, input: { attendance: 'NO_SHOW' } },
        { id: 3, input: { status: 'COMPLETED' } },
      ]),
    );
  });

  it('reports that another person changed a past appointment meanwhile, and shows it as it is now', async () => {
    server.on('UpdateAppointment', { error: 'STALE' });
    const { user } = renderApp('/app/citas/cierre');
    const ana = await row(/Ana Soto/);
    list(LUZ, EVA);
    await user.click(ana.getByRole('button', { name: 'Vino' }));
    expect(await screen.findByText(/Otra persona cambió esta cita/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /Ana Soto/ })).toBeNull());
  });

  it('lists an appointment as open again that was closed here and then changed elsewhere', async () => {
    const { user } = renderApp('/app/citas/cierre');
    await user.click((await row(/Ana Soto/)).getByRole('button', { name: 'Vino' }));
    const undo = { name: 'Deshacer: la cita de Ana Soto' };
    expect(await screen.findByRole('button', undo)).toBeEnabled();
    list(LUZ, EVA, { ...ANA, version: 3 });
    server.on('UpdateAppointment', { error: 'STALE' });
    await user.click((await row(/Eva Paz/)).getByRole('button', { name: 'Vino' }));
    await waitFor(() => expect(screen.queryByRole('button', undo)).toBeNull());
    expect((await row(/Ana Soto/)).getByRole('button', { name: 'Vino' })).toBeEnabled();
  });
});
