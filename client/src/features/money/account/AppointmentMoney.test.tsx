import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createPanelClient } from '../../../testing/panel-client';
import { FakeServer } from '../../../testing/fake-server';
import { account, charge } from '../../../testing/money';
import { storeSession } from '../../../testing/stored-session';
import { aTreatment } from '../../../testing/treatment';
import { AppointmentMoney } from './AppointmentMoney';

let server: FakeServer;
beforeAll(() => import('../MoneyDialogs'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('AppointmentDeposit', { data: { appointmentDeposit: null } })
    .on('Products', { data: { products: [] } })
    .on('IssuedDocuments', { data: { issuedDocuments: ['VOUCHER'] } });
});

const show = (status: 'CONFIRMED' | 'CANCELLED') => {
  const appointment = {
    id: 5,
    serviceType: 'PODIATRY',
    treatment: 'Láser',
    date: '2026-11-25',
    status,
  } as const;
  return render(
    <ApolloProvider client={createPanelClient()}>
      <AppointmentMoney appointment={appointment} patient={{ id: 3, name: 'Rosa Lillo' }} />
    </ApolloProvider>,
    { wrapper: MemoryRouter },
  );
};

describe('the money of an appointment', () => {
  it('a coming visit can be charged at its usual price, and that charge alone be paid', async () => {
    server.on('AddCharge', { data: { addCharge: charge(1) } });
    const user = userEvent.setup({ delay: null });
    show('CONFIRMED');
    await user.click(await screen.findByRole('button', { name: 'Cobrar la visita' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cobro' }));
    expect(dialog.getByLabelText('Qué se cobra')).toHaveValue('Láser');
    await user.type(dialog.getByLabelText('Precio'), 'diez');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getByText('Escriba el monto en pesos, sin decimales.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Precio'));
    const older = charge(8, { belongsTo: '2026-10-20', description: 'Control', owed: 10_000 });
    const owed = account({ owed: 35_000, owedSince: '2026-10-20' });
    server
      .on('VisitMoney', { data: { patientAccount: owed, appointmentCharges: [charge(1)] } })
      .on('PatientBalance', { data: { patientAccount: owed } })
      .on('PatientCharges', { data: { patientAccount: owed, patientCharges: [older, charge(1)] } });
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('Cobro $25.000 · debe $25.000')).toBeVisible();
    expect(server.named('AddCharge')[0]?.variables).toEqual({
      input: { patientId: 3, appointmentId: 5, isVisit: true, description: 'Láser', listPrice: null },
    });
    expect(screen.queryByRole('button', { name: 'Cobrar la visita' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cobrar $25.000' }));
    const paying = within(await screen.findByRole('dialog', { name: 'Cobrar $25.000' }));
    const [control, laser] = await paying.findAllByRole('checkbox');
    expect(control).not.toBeChecked();
    expect(laser).toBeChecked();
  });

  it('a second podiatry treatment leaves the tax open, and a product has tax', async () => {
    const product = {
      __typename: 'Product',
      id: 7,
      name: 'Crema',
      stock: 4,
      salePrice: 9_990,
      isExpired: false,
    };
    server.on('Products', { data: { products: [product] } });
    server.on('AddCharge', { data: { addCharge: charge(2, { kind: 'EXTRA' }) } });
    const user = userEvent.setup({ delay: null });
    show('CONFIRMED');
    await user.click(await screen.findByRole('button', { name: 'Agregar cobro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cobro' }));
    expect(dialog.getByLabelText(/^Impuesto/)).toHaveDisplayValue('Sin definir');
    await user.selectOptions(await dialog.findByLabelText('Producto'), '7');
    expect(dialog.getByLabelText(/^Impuesto/)).toHaveDisplayValue('Afecto');
    await user.clear(dialog.getByLabelText('Precio'));
    await user.type(dialog.getByLabelText('Precio'), '8000');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getByText('Escriba por qué cambia el precio.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Producto'), '');
    await user.type(dialog.getByLabelText('Qué se cobra'), 'Ortonixia');
    await user.type(dialog.getByLabelText('Precio'), '12000');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddCharge')[0]?.variables['input']).toMatchObject({
      appointmentId: 5,
      isVisit: false,
      listPrice: 12_000,
      tax: 'UNDEFINED',
    });
  });

  it('a second treatment of the list has its own tax', async () => {
    const listed = aTreatment(1, 'Ortonixia', { tax: 'EXEMPT' });
    server.on('ClinicTreatments', { data: { treatments: [listed] } });
    const user = userEvent.setup({ delay: null });
    show('CONFIRMED');
    await user.click(await screen.findByRole('button', { name: 'Agregar cobro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cobro' }));
    await user.type(dialog.getByLabelText('Qué se cobra'), 'ortonixia');
    await waitFor(() => expect(dialog.getByLabelText(/^Impuesto/)).toHaveDisplayValue('Exento'));
  });

  it('a visit that is charged another price than its own says why', async () => {
    server.on('VisitMoney', { data: { patientAccount: account(), appointmentCharges: [] } });
    server.on('AddCharge', {
      error: 'INVALID_INPUT',
      fields: { reason: ['Escriba por qué cambia el precio.'] },
    });
    const user = userEvent.setup({ delay: null });
    show('CONFIRMED');
    await user.click(await screen.findByRole('button', { name: 'Cobrar la visita' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cobro' }));
    expect(dialog.queryByLabelText('Motivo, si cambia el precio')).toBeNull();
    await user.type(dialog.getByLabelText('Precio'), '20000');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText('Escriba por qué cambia el precio.')).toBeVisible();
    server.on('AddCharge', { data: { addCharge: charge(1) } });
    await user.type(dialog.getByLabelText('Motivo, si cambia el precio'), 'Menos trabajo');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddCharge').at(-1)?.variables['input']).toMatchObject({
      listPrice: 20_000,
      reason: 'Menos trabajo',
    });
  });

  it('a visit is charged with a discount and its reason from the beginning', async () => {
    server.on('VisitMoney', { data: { patientAccount: account(), appointmentCharges: [] } });
    server.on('AddCharge', { data: { addCharge: charge(1) } });
    const user = userEvent.setup({ delay: null });
    show('CONFIRMED');
    await user.click(await screen.findByRole('button', { name: 'Cobrar la visita' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar cobro' }));
    await user.click(dialog.getByRole('button', { name: 'En porcentaje' }));
    await user.type(dialog.getByLabelText('Porcentaje'), '10');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getByText('Escriba por qué se rebaja.')).toBeVisible();
    await user.type(dialog.getByLabelText('Motivo'), 'Vecina');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('AddCharge')[0]?.variables['input']).toMatchObject({
      isVisit: true,
      listPrice: null,
      discount: { kind: 'PERCENT', percent: 10 },
      reason: 'Vecina',
    });
  });

  it('an appointment that costs nothing shows the reason', async () => {
    const covered = charge(2, { discount: 25_000, amount: 0, owed: 0, reason: 'Pack Láser x5' });
    server.on('VisitMoney', { data: { patientAccount: account(), appointmentCharges: [covered] } });
    show('CONFIRMED');
    expect(await screen.findByText('Sin costo: Pack Láser x5')).toBeVisible();
    expect(screen.queryByText(/pagado/)).toBeNull();
  });

  describe('a deposit of which a part paid something and a part went back', () => {
    const part = {
      __typename: 'DepositPart',
      paymentId: 1,
      amount: 14_000,
      method: 'TRANSFER',
      paidOn: '2026-11-18',
      payerName: 'Ana Hija',
      staffName: 'Paula',
      uses: [{ __typename: 'PaidPart', chargeId: 2, description: 'Láser', amount: 9_000 }],
      refunded: 5_000,
      left: 0,
    };
    const other = { ...part, paymentId: 3, amount: 6_000, method: 'CASH', payerName: '', uses: [] };
    const showDeposit = (more: object) => {
      server
        .on('VisitMoney', { data: { patientAccount: account(), appointmentCharges: [] } })
        .on('AppointmentDeposit', {
          data: {
            appointmentDeposit: {
              __typename: 'Deposit',
              appointmentId: 5,
              date: '2026-11-25',
              time: '10:00',
              treatment: 'Láser',
              status: 'CONFIRMED',
              patientId: 3,
              patientName: 'Rosa Lillo',
              amount: 20_000,
              state: 'RECEIVED',
              refunded: 5_000,
              kept: 6_000,
              isNoShow: false,
              hasProof: false,
              creditCovers: false,
              releaseAt: null,
              waiveReason: '',
              parts: [part, { ...other, refunded: 0, left: 6_000 }],
              ...more,
            },
          },
        });
      show('CONFIRMED');
    };

    it('lists its payments, with what became of each', async () => {
      showDeposit({});
      expect(await screen.findByText('Abono recibido, devuelto $5.000 de $20.000')).toBeVisible();
      const parts = within(screen.getByRole('list', { name: 'Pagos del abono' })).getAllByRole('listitem');
      expect(parts.map(({ textContent }) => textContent)).toEqual([
        '$14.000 · Transferencia · 18/11/2026 · paga Ana Hija · recibido por PaulaLáser $9.000 · devuelto $5.000',
        '$6.000 · Efectivo · 18/11/2026 · recibido por Paulapor usar $6.000',
      ]);
    });

    it('keeps only what is left of a deposit', async () => {
      const user = userEvent.setup({ delay: null });
      showDeposit({ isNoShow: true });
      await user.click(await screen.findByRole('button', { name: 'Retener abono' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Retener el abono' }));
      expect(dialog.getByRole('button', { name: 'Retener $6.000' })).toBeVisible();
    });

    it('does not offer to keep a deposit of which nothing is left', async () => {
      showDeposit({ isNoShow: true, kept: 0 });
      expect(await screen.findByText(/^Abono recibido/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Retener abono' })).toBeNull();
    });
  });

  it('a cancelled appointment has no button to add a charge', async () => {
    const kept = charge(2, { kind: 'EXTRA', description: 'Abono no devuelto', amount: 5_000, owed: 0 });
    server.on('VisitMoney', { data: { patientAccount: account(), appointmentCharges: [kept] } });
    show('CANCELLED');
    expect(await screen.findByText('Cobro $5.000 · pagado')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
