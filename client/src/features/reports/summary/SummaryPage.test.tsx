import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { typeDate } from '../../../testing/type-date';

const me = (role: string) => ({ data: { me: { id: 1, username: 'ana', name: 'Ana', role } } });
const row = (typename: string, values: object) => ({ __typename: typename, period: 'CURRENT', ...values });

/** November, with 3 visits and one who did not come; nothing before. */
const appointments = {
  __typename: 'SummaryAppointments',
  services: [
    row('SummaryService', { serviceType: 'PODIATRY', attended: 3, cancelled: 0, noShows: 1, open: 0 }),
  ],
  weeks: [
    row('SummaryWeek', {
      week: '2026-11-09',
      serviceType: 'PODIATRY',
      attended: 3,
      cancelled: 0,
      noShows: 1,
      open: 0,
    }),
  ],
  cancellations: [],
  occupancy: [
    row('SummaryOccupancy', {
      professionalId: 1,
      professionalName: 'Paula',
      weekday: 1,
      openMinutes: 600,
      bookedMinutes: 240,
    }),
  ],
  hours: [row('SummaryHour', { weekday: 1, hour: 10, count: 4 })],
  patients: [row('SummaryPatients', { newPatients: 1, returningPatients: 2 })],
  sources: [row('SummarySource', { source: 'VISITOR', count: 4 })],
  resold: [row('SummaryResold', { count: 1, minutes: 60 })],
};
const income = {
  __typename: 'SummaryIncome',
  totals: [
    row('SummaryMoney', {
      charged: 75_000,
      paid: 50_000,
      rented: 0,
      unchargedVisits: 2,
      noShowsValue: 25_000,
      resoldAmount: 0,
    }),
  ],
  treatments: [row('SummaryTreatment', { treatment: 'Láser', count: 3, amount: 75_000 })],
  professionals: [],
  methods: [],
};
const summary = (parts: object) => ({ data: { summary: { __typename: 'Summary', periods: [], ...parts } } });

/** Beside 3 visits and one who did not come. */
const unclosed = (unclosedCount: number) => {
  const counts = Object.entries({ COMPLETED: 3, NO_SHOW: 1, BOOKED: unclosedCount });
  const nodes = counts.map(([state, count]) => ({ __typename: 'AppointmentCount', state, count }));
  return { data: { attendanceList: { __typename: 'AttendancePage', unclosedCount, counts: nodes } } };
};

let server: FakeServer;
beforeAll(() => Promise.all([import('./SummaryPage'), import('../../../ui/fields/LocalDatePicker')]));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', me('STAFF'))
    .on(
      'OverdueControls',
      summary({ controls: { __typename: 'SummaryControls', overdue: 7, countedOn: '2026-11-23' } }),
    )
    .on('UnclosedInPeriod', unclosed(0))
    .on('Summary', summary({ appointments, income, supplies: [] }));
});
const period = (name: string, from: string, to: string) => ({
  __typename: 'SummaryPeriodDays',
  period: name,
  from,
  to,
});
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('The page of figures', () => {
  it('compares with an earlier period only if that one has appointments', async () => {
    const [opened] = appointments.occupancy;
    server.on(
      'Summary',
      summary({
        periods: [
          period('CURRENT', '2026-11-01', '2026-11-30'),
          period('BEFORE', '2026-10-01', '2026-10-31'),
          period('YEAR_BEFORE', '2025-11-01', '2025-11-30'),
        ],
        appointments: {
          ...appointments,
          services: [...appointments.services, { ...appointments.services[0], period: 'BEFORE', noShows: 0 }],
          occupancy: [
            opened,
            { ...opened, period: 'BEFORE', bookedMinutes: 300 },
            { ...opened, period: 'YEAR_BEFORE', bookedMinutes: 0 },
          ],
        },
        income,
        supplies: [],
      }),
    );
    renderApp('/app/resumen');
    expect(await screen.findByText('50 % en oct 2026')).toBeVisible();
    expect(screen.getByText('0 en oct 2026')).toBeVisible();
    expect(screen.queryAllByText(/^0 .*nov 2025$/)).toEqual([]);
  });

  it('shows this month with its numbers as tables, whose rows lead to the lists behind them', async () => {
    const { user } = renderApp('/app/resumen');
    expect(await screen.findByText('$75.000')).toBeVisible();
    expect(server.named('Summary')[0]!.variables).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      withAppointments: true,
      withIncome: true,
      withSupplies: true,
    });
    expect(screen.getByText('pagado $50.000')).toBeVisible();
    expect(screen.getByText('sin cobro registrado: 2')).toBeVisible();
    expect(screen.getByText('40 %')).toBeVisible();
    expect(screen.getByText('$25.000 perdidos')).toBeVisible();
    expect(screen.getByText('25 % de las visitas esperadas')).toBeVisible();
    expect(screen.queryByText(/sin cerrar/)).toBeNull();
    expect(await screen.findByRole('link', { name: '7' })).toHaveAttribute(
      'href',
      '/app/controles?estado=vencidos',
    );
    await user.click(screen.getByRole('button', { name: 'Tabla: Citas por semana' }));
    const weeks = card('Citas por semana');
    expect(weeks.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Semana del',
      'Atendidas',
      'No vinieron',
      'Canceladas',
      'Por cerrar',
    ]);
    expect(weeks.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '1', '0', '0']);
    expect(weeks.getByRole('link', { name: '09/11/2026' })).toHaveAttribute(
      'href',
      '/app/citas/listado?desde=2026-11-09&hasta=2026-11-15',
    );
    expect(card('Horas más pedidas').getByRole('link', { name: 'Lunes a las 10: 4' })).toHaveAttribute(
      'href',
      '/app/citas/listado?desde=2026-11-01&hasta=2026-11-30&dia=1&hora=10&sin_canceladas=si',
    );
    expect(card('Medios de pago').getByText('Sin datos en este período.')).toBeVisible();
  });

  it('shows the weeks, the busiest hours and the cancellations of the periods beside it too', async () => {
    const before = { period: 'BEFORE' };
    server.on(
      'Summary',
      summary({
        appointments: {
          ...appointments,
          weeks: [
            ...appointments.weeks,
            { ...appointments.weeks[0], ...before, week: '2026-10-05', attended: 8 },
          ],
          hours: [...appointments.hours, { ...appointments.hours[0], ...before, count: 6 }],
          cancellations: [
            { ...row('SummaryCancellations', { by: 'OWNER', notice: 'EARLIER', count: 2 }), ...before },
          ],
        },
        income,
        supplies: [],
      }),
    );
    const { user } = renderApp('/app/resumen');
    await user.click(await screen.findByRole('button', { name: 'Tabla: Citas por semana' }));
    const rows = (title: string) =>
      card(title)
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    const october = async (title: string) =>
      user.click(within(card(title).getByRole('group', { name: `Período: ${title}` })).getByText('oct 2026'));
    expect(rows('Citas por semana').slice(1)).toEqual(['09/11/20263100']);
    await october('Citas por semana');
    expect(rows('Citas por semana').slice(1)).toEqual(['05/10/20268100']);
    await october('Horas más pedidas');
    expect(card('Horas más pedidas').getByRole('link', { name: 'Lunes a las 10: 6' })).toHaveAttribute(
      'href',
      '/app/citas/listado?desde=2026-10-01&hasta=2026-10-31&dia=1&hora=10&sin_canceladas=si',
    );
    expect(card('Citas canceladas').getByText('Sin datos en este período.')).toBeVisible();
    await october('Citas canceladas');
    await user.click(screen.getByRole('button', { name: 'Tabla: Citas canceladas' }));
    expect(rows('Citas canceladas').slice(1)).toEqual(['Paciente2']);
  });

  it('leads from the income of each period to its charges and payments', async () => {
    const before = row('SummaryTreatment', { treatment: 'Láser', count: 2, amount: 50_000 });
    const treatments = [...income.treatments, { ...before, period: 'BEFORE' }];
    server.on('Summary', summary({ appointments, income: { ...income, treatments }, supplies: [] }));
    const { user } = renderApp('/app/resumen');
    await user.click(await screen.findByRole('button', { name: 'Tabla: Ingresos por tratamiento' }));
    expect(
      card('Ingresos por tratamiento')
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Láser', '/app/caja/movimientos?desde=2026-11-01&hasta=2026-11-30&tratamiento=L%C3%A1ser'],
      ['$50.000', '/app/caja/movimientos?desde=2026-10-01&hasta=2026-10-31&tratamiento=L%C3%A1ser'],
    ]);
  });

  it('shows what was charged and resold as tables and as files too', async () => {
    const { user } = renderApp('/app/resumen');
    await user.click(await screen.findByRole('button', { name: 'Tabla: Cobrado y pagado' }));
    await user.click(screen.getByRole('button', { name: 'Tabla: Horas revendidas' }));
    const current = (title: string) => card(title).getAllByRole('row')[1]?.textContent;
    expect([current('Cobrado y pagado'), current('Horas revendidas')]).toEqual([
      'noviembre de 2026$75.000$50.000',
      'noviembre de 202611',
    ]);
    expect(card('Cobrado y pagado').getByRole('button', { name: 'Exportar ingresos' })).toBeVisible();
    expect(card('Controles').getByRole('button', { name: 'Exportar controles vencidos' })).toBeVisible();
    expect(card('Horas revendidas').getByRole('button', { name: 'Exportar horas revendidas' })).toBeVisible();
  });

  it('says above the figures that many visits lack an outcome, and leads to them', async () => {
    server.on('UnclosedInPeriod', unclosed(1));
    renderApp('/app/resumen');
    expect(await screen.findByText(/sigue sin cerrar/)).toBeVisible();
    expect(screen.getByRole('link', { name: '1 cita' })).toHaveAttribute(
      'href',
      '/app/citas/listado?desde=2026-11-01&hasta=2026-11-30&estado=sin_cerrar',
    );
  });

  it('asks for another period, and keeps it in the address', async () => {
    const { user } = renderApp('/app/resumen');
    await user.click(await screen.findByRole('button', { name: 'Período anterior' }));
    expect(await screen.findByText(/^1 al 31 de octubre de 2026/)).toBeVisible();
    expect(server.named('Summary').at(-1)!.variables).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
    expect(screen.getByRole('button', { name: 'Mes' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Período siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Semana' }));
    expect(await screen.findByText(/^23 al 29 de noviembre de 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Año' }));
    expect(await screen.findByText(/^1 de enero al 31 de diciembre de 2026, con 2025 al lado/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Otro' }));
    expect(await screen.findByRole('group', { name: 'Desde' })).toBeVisible();
  });

  it('keeps the focus while a day is typed', async () => {
    const { user } = renderApp('/app/resumen?desde=2026-11-02&hasta=2026-11-28');
    await typeDate(user, 'Desde', '15');
    expect(await screen.findByText(/^15 al 28 de noviembre de 2026/)).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Desde' })).getByRole('spinbutton', { name: 'Mes' }),
    ).toHaveFocus();
  });

  it('leaves out the parts of the summary that the user may not read', async () => {
    server.on('Me', me('RECEPTION')).on('Summary', summary({ appointments, supplies: [] }));
    renderApp('/app/resumen');
    expect(await screen.findByText('Citas por semana')).toBeVisible();
    expect(server.named('Summary')[0]!.variables).toMatchObject({
      withAppointments: true,
      withIncome: false,
    });
    expect(server.named('OverdueControls')).toHaveLength(0);
    expect(screen.queryByText('Ingresos por tratamiento')).toBeNull();
    expect(screen.queryByText(/perdidos/)).toBeNull();
  });

  it('shows the overdue controls alone to a user who may only read health data', async () => {
    const rights = [{ area: 'HEALTH_DATA', access: 'READ' }];
    server.on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', rights } } });
    renderApp('/app/resumen');
    expect(await screen.findByText('Con control vencido hoy: 7')).toBeVisible();
    expect(server.named('Summary')).toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'Período' })).toBeNull();
  });
});
