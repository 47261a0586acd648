import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createPanelClient } from '../../../testing/panel-client';
import { FakeServer } from '../../../testing/fake-server';
import { account, charge, payment } from '../../../testing/money';
import { storeSession } from '../../../testing/stored-session';
import { PatientMoneyCard } from './PatientMoneyCard';

let server: FakeServer;
let client: ReturnType<typeof createPanelClient>;
beforeAll(() => import('../MoneyDialogs'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Products', { data: { products: [] } })
    .on('AddCharge', { data: { addCharge: charge(9, { kind: 'EXTRA' }) } });
});

const appointment = (id: number, more: object = {}) => ({
  __typename: 'Appointment',
  id,
  time: '10:00',
  status: 'CONFIRMED',
  attendance: null,
  serviceType: 'PODIATRY',
  treatment: 'Láser',
  patient: { __typename: 'Patient', id: 3 },
  ...more,
});

/** The page of patient 3. */
function show() {
  const user = userEvent.setup({ delay: null });
  client = createPanelClient();
  render(
    <ApolloProvider client={client}>
      <PatientMoneyCard patientId={3} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  );
  return { user };
}

/** Opens the dialog from the page of patient 3, whose charges and appointments these are. */
async function open(answer: {
  appointments?: object[];
  lastVisit?: object | null;
  patientCharges?: object[];
}) {
  server.on('ChargeableAppointments', {
    data: { appointments: [], lastVisit: null, patientCharges: [], ...answer },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Agregar cobro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cobro' }));
  return { user, dialog };
}

const optionsOf = (select: HTMLElement): string[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe("a charge from a patient's page", () => {
  it("a charge belongs to today's appointment, and another choice keeps the typed text", async () => {
    const { user, dialog } = await open({
      appointments: [
        appointment(4, { time: '09:00', patient: { __typename: 'Patient', id: 8 } }),
        appointment(5),
        appointment(6, { time: '12:00', status: 'CANCELLED' }),
      ],
    });
    const select = await dialog.findByLabelText('Cita');
    expect(select).toHaveDisplayValue('Cita de hoy 10:00, Láser');
    expect(optionsOf(select)).toEqual(['Cita de hoy 10:00, Láser', 'Sin cita']);
    expect(dialog.getByLabelText(/^Impuesto/)).toHaveDisplayValue('Sin definir');
    await user.type(dialog.getByLabelText('Qué se cobra'), 'Ortonixia');
    await user.type(dialog.getByLabelText('Precio'), '12000');
    await user.selectOptions(select, 'Sin cita');
    expect(dialog.getByLabelText('Qué se cobra')).toHaveValue('Ortonixia');
    expect(dialog.getByLabelText(/^Impuesto/)).toHaveDisplayValue('Afecto');
    await user.selectOptions(select, 'Cita de hoy 10:00, Láser');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddCharge')[0]?.variables['input']).toEqual({
      patientId: 3,
      appointmentId: 5,
      isVisit: false,
      description: 'Ortonixia',
      listPrice: 12_000,
      tax: 'UNDEFINED',
    });
  });

  it("a charge that is being entered keeps its appointment, also if today's appointments change", async () => {
    const { user, dialog } = await open({ appointments: [appointment(5)] });
    const select = await dialog.findByLabelText('Cita');
    await user.type(dialog.getByLabelText('Qué se cobra'), 'Ortonixia');
    server.on('ChargeableAppointments', {
      data: {
        appointments: [appointment(5, { status: 'COMPLETED' })],
        lastVisit: null,
        patientCharges: [],
      },
    });
    await act(() => client.refetchQueries({ include: ['ChargeableAppointments'] }));
    await waitFor(() => expect(optionsOf(select)).toHaveLength(3));
    expect(select).toHaveDisplayValue('Otra cosa de la cita de hoy 10:00, Láser');
    expect(dialog.getByLabelText('Qué se cobra')).toHaveValue('Ortonixia');
  });

  it("a new charge proposes today's uncharged visit at its usual price", async () => {
    const { user, dialog } = await open({ appointments: [appointment(5, { status: 'COMPLETED' })] });
    const select = await dialog.findByLabelText('Cita');
    expect(optionsOf(select)).toEqual([
      'La visita de hoy 10:00, Láser (sin cobro)',
      'Otra cosa de la cita de hoy 10:00, Láser',
      'Sin cita',
    ]);
    expect(dialog.getByLabelText('Qué se cobra')).toHaveValue('Láser');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddCharge')[0]?.variables['input']).toEqual({
      patientId: 3,
      appointmentId: 5,
      isVisit: true,
      description: 'Láser',
      listPrice: null,
    });
  });

  it('a new charge offers an earlier uncharged visit, and belongs to it only if it is chosen', async () => {
    const lastVisit = { ...appointment(2, { status: 'COMPLETED' }), date: '2020-10-20' };
    const taken = charge(1, { appointmentId: 2, isReversed: true, owed: 0 });
    const { user, dialog } = await open({ lastVisit, patientCharges: [taken] });
    const select = await dialog.findByLabelText('Cita');
    expect(select).toHaveDisplayValue('Sin cita');
    await user.selectOptions(select, 'La visita del 20/10/2020, Láser (sin cobro)');
    expect(dialog.getByLabelText('Qué se cobra')).toHaveValue('Láser');
    expect(dialog.queryByLabelText(/^Impuesto/)).toBeNull();
    server.on('AddCharge', {
      error: 'INVALID_INPUT',
      fields: { appointmentId: ['Esta cita ya está cobrada.'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText('Esta cita ya está cobrada.')).toBeVisible();
    expect(select).toBeInvalid();
    expect(server.named('AddCharge')[0]?.variables['input']).toMatchObject({
      appointmentId: 2,
      isVisit: true,
    });
  });

  it.each([
    ['was charged', { status: 'COMPLETED' }, [charge(1, { appointmentId: 2 })]],
    ['did not take place', { status: 'COMPLETED', attendance: 'NO_SHOW' }, []],
  ])('asks for no appointment if the last visit %s', async (_what, more, patientCharges) => {
    const lastVisit = { ...appointment(2, more), date: '2020-10-20' };
    const { user, dialog } = await open({ lastVisit, patientCharges });
    await waitFor(() => expect(server.named('ChargeableAppointments')).not.toEqual([]));
    await user.type(dialog.getByLabelText('Qué se cobra'), 'Crema');
    await user.type(dialog.getByLabelText('Precio'), '9990');
    expect(dialog.queryByLabelText('Cita')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddCharge')[0]?.variables['input']).toMatchObject({ appointmentId: null });
  });
});

describe("a payment from a patient's page", () => {
  const deposit = {
    __typename: 'Deposit',
    ...{ appointmentId: 7, date: '2026-11-27', time: '10:00', treatment: 'Láser', status: 'BOOKED' },
    ...{ patientId: 3, patientName: 'Rosa Lillo', amount: 10_000, state: 'PENDING', isNoShow: false },
    ...{ refunded: 0, kept: 0 },
    ...{ hasProof: false, creditCovers: false, releaseAt: null, waiveReason: '' },
  };
  const owing = (...patientCharges: object[]) =>
    server
      .on('PatientCharges', { data: { patientAccount: account(), patientCharges } })
      .on('IssuedDocuments', { data: { issuedDocuments: ['VOUCHER', 'TAXED_RECEIPT'] } })
      .on('UnpaidDeposits', {
        data: {
          unpaidDeposits: {
            __typename: 'DepositPage',
            nodes: [deposit],
            hasNextPage: false,
            endCursor: null,
          },
        },
      });
  const openPayment = async (title: string | RegExp) => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Recibir pago' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
  };

  it('a payment is the pending deposit of an appointment, unless the user chooses credit', async () => {
    owing().on('ReceiveDeposit', {
      data: {
        receiveDeposit: { ...deposit, state: 'RECEIVED', payment: payment(4, { amount: 10_000 }) },
      },
    });
    const { user, dialog } = await openPayment('Recibir pago');
    const purpose = await dialog.findByLabelText('Para qué es');
    expect(server.named('UnpaidDeposits')[0]?.variables).toMatchObject({ patientId: 3 });
    expect(purpose).toHaveDisplayValue('Abono $10.000: 27/11/2026, 10:00');
    expect(purpose).toHaveAccessibleDescription('Láser, viernes 27 de noviembre a las 10:00');
    expect(dialog.getByText('Rosa Lillo')).toBeVisible();
    expect(dialog.queryByLabelText('Monto')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Efectivo' }));
    await user.click(dialog.getByRole('button', { name: '$20.000' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    const done = within(await screen.findByRole('dialog', { name: 'Pago guardado' }));
    expect(done.getByText('El abono de la hora está recibido.')).toBeVisible();
    expect(server.named('TakePayment')).toEqual([]);
    expect(server.named('ReceiveDeposit')[0]?.variables).toEqual({
      input: { appointmentId: 7, method: 'CASH', tendered: 20_000 },
    });
  });

  it('one tap takes a deposit from credit, and a payment as credit leaves it pending', async () => {
    const taken = { ...deposit, state: 'RECEIVED' };
    owing()
      .on('UnpaidDeposits', {
        data: {
          unpaidDeposits: {
            __typename: 'DepositPage',
            nodes: [{ ...deposit, creditCovers: true }],
            ...{ hasNextPage: false, endCursor: null },
          },
        },
      })
      .on('TakeDepositFromCredit', { data: { takeDepositFromCredit: taken } });
    const { user, dialog } = await openPayment('Recibir pago');
    const purpose = await dialog.findByLabelText('Para qué es');
    await user.selectOptions(purpose, 'Dejar como saldo a favor');
    expect(purpose).toHaveAccessibleDescription(/^El abono sigue pendiente\./);
    expect(dialog.queryByRole('button', { name: 'Usar saldo a favor' })).toBeNull();
    await user.selectOptions(purpose, '7');
    await user.click(dialog.getByRole('button', { name: 'Usar saldo a favor' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('TakeDepositFromCredit').map(({ variables }) => variables)).toEqual([
      { appointmentId: 7 },
    ]);
    expect(server.named('TakeDepositFromCredit')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('a payment of a patient with debts is for the debt, with the deposit as the other choice', async () => {
    owing(charge(1)).on('TakePayment', { data: { takePayment: payment(4) } });
    const { user, dialog } = await openPayment(/^Cobrar/);
    expect(await dialog.findByLabelText('Para qué es')).toHaveDisplayValue('Lo que debe: $25.000');
    await user.click(dialog.getByRole('button', { name: 'Efectivo' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    await screen.findByRole('dialog', { name: 'Pago guardado' });
    expect(server.named('TakePayment')[0]?.variables['input']).toMatchObject({ chargeIds: [1] });
    expect(server.named('ReceiveDeposit')).toEqual([]);
  });

  it('a payment gets a document later, once that has a number', async () => {
    const paid = payment(4);
    server
      .on('PatientMoney', {
        data: { patientAccount: account(), patientCharges: [], patientPayments: [paid] },
      })
      .on('IssuedDocuments', { data: { issuedDocuments: ['VOUCHER', 'TAXED_RECEIPT'] } })
      .on('AddPaymentDocument', {
        error: 'RECEIPT_IN_USE',
        message: 'Boleta afecta 118 ya está en un pago del 3/11/2026. Revise el número.',
      });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Acciones: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Agregar documento' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar documento' }));
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getByText('Elija el documento.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText(/^Documento/), 'Boleta afecta');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(server.named('AddPaymentDocument')).toEqual([]);
    // Its number may be missing only while the payment is taken.
    await user.selectOptions(dialog.getByLabelText(/^Documento/), 'Voucher');
    expect(dialog.getByLabelText('Número')).toBeRequired();
    await user.selectOptions(dialog.getByLabelText(/^Documento/), 'Boleta afecta');
    await user.type(dialog.getByLabelText('Número'), '118');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText(/ya está en un pago del/)).toBeVisible();
    const document = { kind: 'TAXED_RECEIPT', number: '118' };
    server.on('AddPaymentDocument', {
      data: {
        addPaymentDocument: {
          ...paid,
          document: { __typename: 'FiscalDocument', ...document, issuerRut: '' },
        },
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddPaymentDocument').at(-1)?.variables).toEqual({ id: 4, document });
  });

  it('a wrong document of a payment is replaced or removed with a reason, and stays visible as the former one', async () => {
    const wrong = { __typename: 'FiscalDocument', kind: 'TAXED_RECEIPT', number: '181', issuerRut: '' };
    const paid = payment(4, { document: wrong });
    const corrected = payment(4, {
      document: { ...wrong, number: '118' },
      documentCorrections: [{ __typename: 'DocumentCorrection', document: wrong, reason: 'Se escribió 181' }],
    });
    const shown = (line: object) =>
      server.on('PatientMoney', {
        data: { patientAccount: account(), patientCharges: [], patientPayments: [line] },
      });
    shown(paid)
      .on('IssuedDocuments', { data: { issuedDocuments: ['VOUCHER', 'TAXED_RECEIPT'] } })
      .on('CorrectPaymentDocument', { data: { correctPaymentDocument: corrected } });
    const { user } = show();
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: /^Acciones: / }));
      await user.click(await screen.findByRole('menuitem', { name: 'Corregir documento' }));
      return within(await screen.findByRole('dialog', { name: 'Corregir documento' }));
    };
    const dialog = await open();
    const number = dialog.getByLabelText('Número');
    expect(number).toHaveValue('181');
    await user.clear(number);
    await user.type(number, '118');
    await user.click(dialog.getByRole('button', { name: 'Corregir' }));
    expect(dialog.getByLabelText('Motivo')).toBeInvalid();
    expect(server.named('CorrectPaymentDocument')).toEqual([]);
    await user.type(dialog.getByLabelText('Motivo'), 'Se escribió 181');
    shown(corrected);
    await user.click(dialog.getByRole('button', { name: 'Corregir' }));
    expect(await screen.findByText('antes Boleta afecta 181: Se escribió 181')).toBeVisible();
    const document = { kind: 'TAXED_RECEIPT', number: '118' };
    const sent = () => server.named('CorrectPaymentDocument').at(-1)?.variables['input'];
    expect(sent()).toEqual({ document, reason: 'Se escribió 181' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await user.selectOptions(again.getByLabelText(/^Documento/), 'Sin documento');
    await user.type(again.getByLabelText('Motivo'), 'No se emitió');
    await user.click(again.getByRole('button', { name: 'Corregir' }));
    await waitFor(() => expect(sent()).toEqual({ document: null, reason: 'No se emitió' }));
  });
});
