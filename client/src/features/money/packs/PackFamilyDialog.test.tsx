import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPanelClient } from '../../../testing/panel-client';
import { FakeServer } from '../../../testing/fake-server';
import { pack, usedSession } from '../../../testing/money';
import { storeSession } from '../../../testing/stored-session';
import { PatientPacksCard } from './PatientPacksCard';

const member = (patientId: number, name: string, more: object = {}) => ({
  __typename: 'PackMember',
  patientId,
  name,
  addedAt: '2026-11-02T12:00:00Z',
  addedByName: 'Ana Paz',
  removedAt: null,
  removedByName: null,
  ...more,
});
const FORMER = member(6, 'Hugo Soto', { removedAt: '2026-11-09T12:00:00Z', removedByName: 'Eva Ríos' });

let server: FakeServer;
beforeAll(() => import('../MoneyDialogs'));
beforeEach(() => {
  storeSession();
  server = new FakeServer();
});

function open(...packs: object[]) {
  server.on('PatientPacks', { data: { patientPacks: packs } });
  render(
    <ApolloProvider client={createPanelClient()}>
      <PatientPacksCard patientId={3} />
    </ApolloProvider>,
  );
  return userEvent.setup({ delay: null });
}

describe('the family of a pack', () => {
  it('a patient can be added to the family, and former members stay listed', async () => {
    const patient = {
      __typename: 'Patient',
      id: 5,
      name: 'Pedro Soto',
      rut: '12345678-5',
      provisionalRut: false,
      phone: '+56 9 1234 5678',
    };
    const shared = pack(1, { members: [FORMER, member(5, 'Pedro Soto')] });
    server
      .on('SharesPacks', { data: { sharesPacks: true, redeemsGifts: true } })
      .on('PayingPatients', {
        data: { patients: { __typename: 'PatientConnection', nodes: [patient] } },
      })
      .on('SharePack', { data: { sharePack: shared } });
    const user = open(pack(1, { members: [FORMER] }));
    await user.click(await screen.findByRole('button', { name: 'Familia del pack Láser x5' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Familia' }));
    expect(dialog.getByText('Nadie más lo usa.')).toBeVisible();
    expect(
      within(dialog.getByRole('list', { name: 'Ya no lo usan' })).getByRole('listitem'),
    ).toHaveTextContent('Hugo SotoAgregado el 02/11/2026 por Ana Paz · quitado el 09/11/2026 por Eva Ríos');
    expect(dialog.getByRole('button', { name: 'Agregar' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Agregar a un paciente'), 'Pedro');
    await user.click(await screen.findByRole('option', { name: /Pedro Soto/ }));
    server.on('PatientPacks', { data: { patientPacks: [shared] } });
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    const standing = within(await dialog.findByRole('list', { name: 'Pueden usarlo' }));
    expect(await standing.findByText('Pedro Soto')).toBeVisible();
    expect(server.named('SharePack')[0]?.variables).toEqual({ id: 1, patientId: 5 });
    expect(await screen.findByText(/también lo usa Pedro Soto/)).toBeInTheDocument();
  });

  it('once the clinic has turned families off, members can be removed but not added', async () => {
    const shared = pack(1, { members: [member(5, 'Pedro Soto')] });
    server.on('UnsharePack', { error: 'INVALID_INPUT', fields: { patientId: ['Ya no puede.'] } });
    const user = open(shared);
    await user.click(await screen.findByRole('button', { name: 'Familia del pack Láser x5' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Familia' }));
    expect(dialog.queryByLabelText('Agregar a un paciente')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await dialog.findByText('Ya no puede.')).toBeVisible();
    expect(server.named('UnsharePack')[0]?.variables).toEqual({ id: 1, patientId: 5 });
  });

  it('a pack without members has no family button while families are off', async () => {
    open(pack(1));
    expect(await screen.findByText('Quedan 3 de 5')).toBeVisible();
    await waitFor(() => expect(server.named('SharesPacks')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Familia/ })).toBeNull();
  });

  it("a family member's page shows the owner of the pack, and only the member's own sessions", async () => {
    open(
      pack(1, {
        patientId: 8,
        ownerName: 'Rosa Soto',
        uses: [
          usedSession(8, { patientId: 8, patientName: 'Rosa Soto' }),
          usedSession(9, { usedOn: '2026-11-03' }),
        ],
      }),
    );
    expect(await screen.findByText('Quedan 3 de 5 (de Rosa Soto)')).toBeVisible();
    const sessions = within(screen.getByRole('list', { name: 'Sesiones de Láser x5' })).getAllByRole(
      'listitem',
    );
    expect(sessions).toHaveLength(1);
    expect(sessions[0]).toHaveTextContent('03/11/2026 · Láser · Ana Paz');
    await waitFor(() => expect(server.named('SharesPacks')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Familia|Cancelar pack/ })).toBeNull();
  });
});
