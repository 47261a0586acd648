import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const me = { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } };
const deposit = (more: object = {}) => ({
  __typename: 'Deposit',
  appointmentId: 7,
  date: '2026-11-27',
  time: '10:00',
  treatment: 'Láser',
  status: 'BOOKED',
  patientId: 3,
  patientName: 'Ana Paz',
  amount: 10_000,
  state: 'PENDING',
  refunded: 0,
  kept: 0,
  isNoShow: false,
  hasProof: false,
  creditCovers: false,
  releaseAt: null,
  waiveReason: '',
  payment: null,
  ...more,
});
const page = (...nodes: object[]) => ({
  data: { unpaidDeposits: { __typename: 'DepositPage', nodes, hasNextPage: false, endCursor: null } },
});
const settings = (more: object = {}) => ({
  __typename: 'DepositSettings',
  bank: '',
  kind: null,
  number: '',
  holder: '',
  rut: '',
  email: '',
  terms: '',
  noticeHours: 24,
  releaseHours: null,
  version: 4,
  ...more,
});

let server: FakeServer;
beforeAll(() =>
  Promise.all([import('../till/TillPage'), import('../MoneyDialogs'), import('./DepositSettingsPage')]),
);
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', me).on('ClinicProfessionals', { data: { professionals: [] } });
});
const sent = (name: string) => server.named(name)[0]?.variables;

describe('unpaid deposits', () => {
  it('a deposit is received with the name on the transfer, under a key of its own', async () => {
    server
      .on('UnpaidDeposits', page(deposit({ state: 'REVIEW', hasProof: true })))
      .on('ReceiveDeposit', { data: { receiveDeposit: deposit({ state: 'RECEIVED' }) } });
    const { user } = renderApp('/app/caja?vista=abonos');
    const list = within(await screen.findByRole('list', { name: 'Horas sin abono' }));
    expect(list.getByText(/Abono por revisar/)).toBeVisible();
    expect(list.getByRole('button', { name: 'Comprobante' })).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Abono recibido' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibir $10.000' }));
    await user.type(dialog.getByLabelText('RUT de quien transfirió'), '1-1');
    await user.click(dialog.getByRole('button', { name: 'Abono recibido' }));
    expect(server.named('ReceiveDeposit')).toHaveLength(0);
    await user.clear(dialog.getByLabelText('RUT de quien transfirió'));
    await user.type(dialog.getByLabelText('RUT de quien transfirió'), '12.345.678-5');
    await user.type(dialog.getByLabelText('Quién transfirió, si es otra persona'), 'Hija');
    await user.click(dialog.getByRole('button', { name: 'Abono recibido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('ReceiveDeposit')).toEqual({
      input: { appointmentId: 7, payerName: 'Hija', payerRut: '12.345.678-5', belongsTo: null, note: '' },
    });
    expect(server.named('ReceiveDeposit')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('a deposit is taken from credit in one tap if the patient has enough', async () => {
    server
      .on('UnpaidDeposits', page(deposit({ creditCovers: true }), deposit({ appointmentId: 8 })))
      .on('TakeDepositFromCredit', { data: { takeDepositFromCredit: deposit({ state: 'RECEIVED' }) } });
    const { user } = renderApp('/app/caja?vista=abonos');
    await user.click(await screen.findByRole('button', { name: 'Usar saldo a favor' }));
    await waitFor(() => expect(sent('TakeDepositFromCredit')).toEqual({ appointmentId: 7 }));
    expect(await screen.findByText('Se usó el saldo a favor')).toBeVisible();
  });

  it('a deposit is waived only with a reason', async () => {
    server
      .on('UnpaidDeposits', page(deposit()))
      .on('WaiveDeposit', { data: { waiveDeposit: deposit({ state: 'WAIVED', waiveReason: 'x' }) } });
    const { user } = renderApp('/app/caja?vista=abonos');
    await user.click(await screen.findByRole('button', { name: 'Eximir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eximir del abono' }));
    await user.click(dialog.getByRole('button', { name: 'Eximir' }));
    expect(server.named('WaiveDeposit')).toHaveLength(0);
    await user.type(dialog.getByLabelText('Motivo'), 'Paciente de años');
    await user.click(dialog.getByRole('button', { name: 'Eximir' }));
    await waitFor(() =>
      expect(sent('WaiveDeposit')).toEqual({ appointmentId: 7, reason: 'Paciente de años' }),
    );
  });

  it('the list has a sentence if it is empty, and a button to try again if it failed to load', async () => {
    server.on('UnpaidDeposits', { error: 'INTERNAL' });
    const { user } = renderApp('/app/caja?vista=abonos');
    expect(await screen.findByText('No se pudieron cargar los abonos.')).toBeVisible();
    server.on('UnpaidDeposits', page());
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('No hay abonos pendientes.')).toBeVisible();
  });
});

describe('the settings of deposits', () => {
  it('the settings of deposits are saved with the account and the rules', async () => {
    server
      .on('DepositSettings', { data: { depositSettings: settings() } })
      .on('UpdateDepositSettings', { data: { updateDepositSettings: settings({ version: 5 }) } });
    const { user } = renderApp('/app/configuracion/abonos');
    await user.type(await screen.findByLabelText('Banco'), 'Banco Demo');
    await user.selectOptions(screen.getByLabelText('Tipo de cuenta'), 'Cuenta vista');
    await user.type(screen.getByLabelText('RUT del titular'), '1-1');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(server.named('UpdateDepositSettings')).toHaveLength(0);
    await user.clear(screen.getByLabelText('RUT del titular'));
    await user.type(screen.getByLabelText('RUT del titular'), '76086428-5');
    await user.selectOptions(
      screen.getByLabelText('Liberar las horas sin abono'),
      'Sí, 12 horas después de reservar',
    );
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sent('UpdateDepositSettings')).toEqual({
        version: 4,
        input: {
          bank: 'Banco Demo',
          kind: 'SIGHT',
          number: '',
          holder: '',
          rut: '76086428-5',
          email: '',
          terms: '',
          noticeHours: 24,
          releaseHours: 12,
        },
      }),
    );
  });
});
