import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

it('offers each kind of consent, and shows one that was recorded', async () => {
  storeSession();
  new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'RECEPTION' } } })
    .on('PersonalData', {
      data: {
        patient: { __typename: 'Patient', id: 1, name: 'Rosa', rut: '1-9', phone: '+56 9 0000 1001' },
      },
    })
    .on('Consents', {
      data: {
        consents: [
          {
            __typename: 'Consent',
            id: 1,
            kind: 'PHOTOS',
            textVersion: 1,
            text: '',
            givenAt: '2026-11-20T15:00:00.000Z',
            recordedByName: 'Ana',
            evidence: '',
            withdrawnAt: null,
            withdrawnByName: null,
          },
        ],
      },
    })
    .on('PatientBlocks', { data: { patientBlocks: [] } })
    .on('MessageOppositions', { data: { messageOppositions: [] } });
  const { user, findByRole, findByText } = renderApp('/app/pacientes/1/datos-personales');
  expect(await findByText('Fotografías')).toBeVisible();
  await user.click(await findByRole('button', { name: /Registrar/ }));
  const dialog = within(await findByRole('dialog', { name: 'Registrar consentimiento' }));
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Tratamiento de sus datos',
    'Fotografías',
    'Difusión de fotografías',
    'Mensajes',
  ]);
});
