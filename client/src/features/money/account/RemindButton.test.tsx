import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { account, cashDay } from '../../../testing/money';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const ROSA = { id: 3, name: 'Rosa Lillo' };
const debtor = (more: object = {}) => ({
  ...account({ owed: 30_000, owedSince: '2026-10-20' }),
  ...{ __typename: 'Debtor', patientName: ROSA.name, patientPhone: '9 1234 5678' },
  ...more,
});
const debtors = (...nodes: object[]) => ({
  data: { debtors: { __typename: 'DebtorPage', nodes, hasNextPage: false, endCursor: null } },
});
const reminders = (more: object = {}) => ({
  data: {
    balanceReminders: [
      {
        ...{ __typename: 'BalanceReminder', patientId: ROSA.id, driver: 'LINK', refusal: null },
        ...{ lastAt: null, lastState: null, isOfToday: false },
        ...more,
      },
    ],
  },
});
const sent = (more: object = {}) => ({
  data: {
    remindOfBalance: {
      ...{
        __typename: 'SentBalanceReminder',
        patientId: ROSA.id,
        lastState: 'SENT',
        link: null,
        failure: '',
      },
      ...more,
    },
  },
});
const TODAY = { lastAt: '2026-11-23T15:00:00.000Z', lastState: 'SENT', isOfToday: true };
const BY_HAND = 'Recordar el saldo a Rosa Lillo por WhatsApp (se abre en otra pestaña)';
const BY_SERVER = 'Recordar el saldo a Rosa Lillo';

let server: FakeServer;
let page: { opener: Window | null; location: { assign: jest.Mock }; close: jest.Mock };
let opened: jest.SpiedFunction<typeof window.open>;
beforeAll(() => import('../till/TillPage'));
beforeEach(() => {
  storeSession();
  page = { opener: window, location: { assign: jest.fn() }, close: jest.fn() };
  opened = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('CashDay', cashDay())
    .on('Debtors', debtors(debtor()))
    .on('BalanceReminders', reminders());
});
afterEach(() => opened.mockRestore());

const open = () => renderApp('/app/caja?vista=saldos');

describe('the reminder of a balance', () => {
  it('a reminder opens WhatsApp with the text, once a day', async () => {
    server.on('RemindOfBalance', sent({ link: 'https://wa.me/56912345678?text=Hola' }));
    const { user } = open();
    const button = await screen.findByRole('button', { name: BY_HAND });
    // It is the one button for WhatsApp.
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    server.on('BalanceReminders', reminders(TODAY));
    await user.click(button);
    await waitFor(() =>
      expect(page.location.assign).toHaveBeenCalledWith('https://wa.me/56912345678?text=Hola'),
    );
    expect([page.opener, page.close.mock.calls.length]).toEqual([null, 0]);
    expect(server.named('RemindOfBalance').map(({ variables }) => variables)).toEqual([{ patientId: 3 }]);
    expect(await screen.findByText(/Recordado hoy/)).toBeVisible();
    expect(screen.getByRole('button', { name: BY_HAND })).toBeDisabled();
  });

  it('a reminder opens nothing if another user has just sent one, or the server refuses it', async () => {
    server.on('RemindOfBalance', { error: 'PATIENT_OPPOSES', message: 'El paciente pidió no recibirlos.' });
    const { user } = open();
    const button = await screen.findByRole('button', { name: BY_HAND });
    await user.click(button);
    expect(await screen.findByText('El paciente pidió no recibirlos.')).toBeVisible();
    server.on('RemindOfBalance', sent());
    await user.click(button);
    expect(await screen.findByText('Ya se le recordó hoy')).toBeVisible();
    expect([page.location.assign.mock.calls.length, page.close.mock.calls.length]).toEqual([0, 2]);
  });

  it('a reminder from the server opens no window, and shows the reason if it fails', async () => {
    server
      .on('BalanceReminders', reminders({ driver: 'SMTP' }))
      .on('RemindOfBalance', sent({ lastState: 'FAILED', failure: 'El servidor no aceptó el mensaje.' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: BY_SERVER }));
    expect(await screen.findByText('El servidor no aceptó el mensaje.')).toBeVisible();
    server.on('RemindOfBalance', sent());
    await user.click(screen.getByRole('button', { name: BY_SERVER }));
    expect(await screen.findByText('Recordatorio enviado')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    // Users may still write on their own.
    expect(screen.getByRole('link', { name: /WhatsApp a Rosa Lillo/ })).toBeVisible();
  });

  it('a patient can be reminded if their credit is the deposit of a coming appointment', async () => {
    server.on('Debtors', debtors(debtor({ credit: 30_000, reserved: 30_000 })));
    open();
    expect(await screen.findByRole('button', { name: BY_HAND })).toBeVisible();
  });

  it('a patient cannot be reminded after opposing it, or if their credit covers the debt', async () => {
    server
      .on('Debtors', debtors(debtor(), debtor({ patientId: 4, patientName: 'Iris Paz', credit: 30_000 })))
      .on('BalanceReminders', {
        data: {
          balanceReminders: [
            ...reminders({ driver: null, refusal: 'OPPOSED' }).data.balanceReminders,
            ...reminders({ patientId: 4 }).data.balanceReminders,
          ],
        },
      });
    open();
    expect(await screen.findByText(/Pidió no recibir mensajes\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Recordar/ })).toBeNull();
    const [rosa, iris] = screen.getAllByRole('group', { name: /^Acciones para/ });
    expect(within(rosa!).queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    expect(within(iris!).getByRole('link', { name: /WhatsApp a Iris Paz/ })).toBeVisible();
  });

  it('users who may only read the till see earlier reminders, but no button', async () => {
    server.on('Me', limitedUser({ CAJA: 'READ' })).on('BalanceReminders', reminders(TODAY));
    open();
    expect(await screen.findByText(/Recordado hoy/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Recordar/ })).toBeNull();
  });
});
