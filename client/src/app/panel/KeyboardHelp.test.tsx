import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agendaServer } from '../../testing/appointment';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

let server: ReturnType<typeof agendaServer>;
beforeAll(() =>
  Promise.all([
    import('./at-once'),
    import('../../ui/keyboard/KeyboardHelpDialog'),
    import('../../features/agenda/closing/ClosingPage'),
    import('../../features/dashboard/DashboardPage'),
  ]),
);
beforeEach(() => {
  storeSession();
  server = agendaServer()
    .on('ClosingList', { data: { attendanceList: { nodes: [], unclosedCount: 0 } } })
    .on('DayAppointments', { data: { appointments: [] } })
    .on('CriticalSupplies', { data: { supplies: [] } });
});

/** The keys and what they do, as '?' lists them. */
async function helpOf(path: string) {
  const { findByRole } = renderApp(path);
  await findByRole('heading', { level: 1 });
  const help = await waitFor(() => {
    // The listener is loaded after the page.
    fireEvent.keyDown(document.body, { key: '?' });
    return screen.getByRole('dialog', { name: 'Atajos de teclado' });
  });
  const acts = within(help).getAllByRole('definition');
  return within(help)
    .getAllByRole('term')
    .map(({ textContent }, index) => `${textContent}: ${acts[index]?.textContent}`);
}
const EVERYWHERE = ['Ctrl + K: Buscar', 'Esc: Cerrar la ventana', '?: Ver estos atajos'];

describe('the keys of a page', () => {
  it("'?' lists the keys of the current page, then the keys of every page", async () => {
    expect(await helpOf('/app/citas/cierre')).toEqual([
      'V: Vino',
      'N: No vino',
      'C: Cancelada',
      '↑ ↓: Cita anterior o siguiente',
      ...EVERYWHERE,
    ]);
  });

  it('lists the key of the dashboard', async () => {
    expect(await helpOf('/app/dashboard')).toEqual(['A: Atender ahora', ...EVERYWHERE]);
  });

  it('leaves out a key that the user may not use', async () => {
    server.on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'RECEPTION' } } });
    expect(await helpOf('/app/dashboard')).toEqual(EVERYWHERE);
  });
});
