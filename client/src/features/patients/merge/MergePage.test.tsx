import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const ROSA = aPatient(1, {
  name: 'Rosa Lillo',
  phone: '1',
  address: '',
  rut: '40.000.001-8',
  provisionalRut: true,
});
const OTHER = aPatient(2, { name: 'Rosa Lilo', phone: '2', address: 'Calle Falsa 123', rut: '45.000.002-7' });

let server: FakeServer;
beforeAll(() => import('./MergePage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PatientToEdit', ({ variables }) => ({ data: { patient: variables['id'] === 1 ? ROSA : OTHER } }))
    .on('LikelyDuplicates', {
      data: {
        likelyDuplicates: [{ __typename: 'LikelyDuplicate', patient: OTHER, reasons: ['SAME_PHONE'] }],
      },
    })
    .on('PatientMerges', { data: { patientMerges: [] } });
});

describe('merging two patients', () => {
  it('shows the differences of two patients, takes the chosen values, and shows until when the merge can be undone', async () => {
    server.on('MergePatients', { data: { mergePatients: ROSA } });
    const { user, findByRole, findByText, address } = renderApp('/app/pacientes/1/unir');
    await user.click(await findByRole('button', { name: /Rosa Lilo.*Mismo teléfono/ }));
    const rut = within(await findByRole('radiogroup', { name: 'RUT' }));
    // A real RUT rather than a provisional one, and an address rather than none.
    expect(rut.getByRole('radio', { name: '45.000.002-7' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Calle Falsa 123' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Rosa Lillo' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(screen.getByRole('button', { name: 'Unir pacientes' }));
    await user.click(await findByRole('button', { name: 'Unir' }));
    expect(await findByText('Pacientes unidos. Se puede deshacer hasta el 23/12/2026.')).toBeVisible();
    const { input } = server.named('MergePatients')[0]!.variables as { input: { take: string[] } };
    expect(input).toMatchObject({ keptId: 1, mergedId: 2 });
    expect(input.take.toSorted()).toEqual(expect.arrayContaining(['ADDRESS', 'PHONE', 'RUT']));
    expect(input.take).not.toContain('NAME');
    await waitFor(() => expect(address()).toBe('/app/pacientes/1'));
  });

  it('undoes a merge, and shows which data stay with the patient', async () => {
    const merge = {
      __typename: 'PatientMerge',
      id: 7,
      at: '2026-11-20T12:00:00.000Z',
      staffName: 'Ana',
      mergedName: 'Rosa Lilo',
      mergedRut: '45.000.002-7',
      undoableUntil: '2026-12-20',
      undoneAt: null,
    };
    server
      .on('PatientMerges', { data: { patientMerges: [merge] } })
      .on('UndoPatientMerge', { data: { undoPatientMerge: OTHER } });
    const { user, findByRole, findByText } = renderApp('/app/pacientes/1/unir');
    await user.click(await findByRole('button', { name: 'Deshacer' }));
    const question = within(await findByRole('alertdialog'));
    expect(question.getByText(/Lo que se agregó después de unirlos queda aquí/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Deshacer' }));
    expect(await findByText('La unión se deshizo')).toBeVisible();
    expect(server.named('UndoPatientMerge')[0]!.variables).toEqual({ id: 7 });
  });
});
