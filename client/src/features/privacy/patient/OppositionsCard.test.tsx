import { beforeEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const CONSENT = {
  __typename: 'Consent',
  id: 1,
  kind: 'DATA_TREATMENT',
  text: 'Acepto.',
  textVersion: 1,
  givenAt: '2026-11-20T15:00:00.000Z',
  recordedByName: 'Ana',
  evidence: '',
  withdrawnAt: null,
  withdrawnByName: null,
};

let server: FakeServer;
let bothPressed: Promise<void>;
let letAnswer: () => void;
beforeEach(() => {
  bothPressed = new Promise((resolve) => (letAnswer = resolve));
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'RECEPTION' } } })
    .on('PersonalData', {
      data: {
        patient: { __typename: 'Patient', id: 1, name: 'Rosa', rut: '1-9', phone: '+56 9 0000 1001' },
      },
    })
    .on('Consents', { data: { consents: [] } })
    .on('PatientBlocks', { data: { patientBlocks: [] } })
    .on('MessageOppositions', { data: { messageOppositions: [] } })
    .on('SetMessageOppositions', async ({ variables }) => {
      await bothPressed;
      const noted = { notedAt: '2026-11-20T15:00:00.000Z', notedByName: 'Ana' };
      const asked = variables['oppositions'] as object[];
      return {
        data: {
          setMessageOppositions: asked.map((one) => ({ __typename: 'MessageOpposition', ...one, ...noted })),
        },
      };
    });
});

it('saves both of two oppositions checked in quick succession, and keeps the focus', async () => {
  const { user, findByLabelText, getByLabelText } = renderApp('/app/pacientes/1/datos-personales');
  const mail = await findByLabelText('Confirmación por correo');
  const whatsapp = getByLabelText('Recordatorio por WhatsApp');
  await user.click(mail);
  await user.click(whatsapp);
  letAnswer();
  await waitFor(() => expect(server.named('SetMessageOppositions')).toHaveLength(2));
  expect(server.named('SetMessageOppositions').at(-1)?.variables['oppositions']).toEqual([
    { channel: 'EMAIL', kind: 'CONFIRMATION' },
    { channel: 'WHATSAPP', kind: 'REMINDER' },
  ]);
  await waitFor(() => expect(getByLabelText(/^Recordatorio por WhatsApp/)).toBeChecked());
  expect(getByLabelText(/^Recordatorio por WhatsApp/)).toHaveFocus();
});

it('users who may not change patients only see their consents, oppositions and blocks', async () => {
  server.on('Me', limitedUser({ PATIENTS: 'READ' })).on('Consents', { data: { consents: [CONSENT] } });
  const { findByText, findByLabelText, getByRole } = renderApp('/app/pacientes/1/datos-personales');
  expect(await findByText('Vigente')).toBeVisible();
  expect(await findByLabelText('Confirmación por correo')).toBeDisabled();
  expect(within(getByRole('main')).queryByRole('button')).toBeNull();
});
