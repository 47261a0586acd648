import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const request = (id: number, name: string, more: object = {}) => ({
  __typename: 'PrivacyRequest',
  id,
  right: 'ACCESS',
  receivedOn: '2026-11-20',
  registeredByName: null,
  name,
  rut: '',
  email: 'rosa@demo.invalid',
  phone: '',
  details: '',
  patientId: null,
  patientName: null,
  dueOn: '2026-12-20',
  isExtended: false,
  canBeExtended: true,
  isOverdue: false,
  extensionReason: null,
  outcome: null,
  answer: null,
  answeredAt: null,
  answeredByName: null,
  version: 1,
  ...more,
});
const page = (nodes: object[]) => ({
  data: { privacyRequests: { __typename: 'PrivacyRequestPage', hasNextPage: false, nodes } },
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('BlockedPatients', { data: { blockedPatients: [] } })
    .on('ExpiredPatients', { data: { expiredPatients: [] } })
    .on('PrivacyRequests', page([request(1, 'Rosa Soto'), request(2, 'Iris Vega')]));
});

async function openAnswer() {
  const app = renderApp('/app/configuracion/solicitudes');
  const { user, findByRole } = app;
  await user.click(await findByRole('button', { name: 'Responder la solicitud de Rosa Soto' }));
  const form = within(await findByRole('dialog', { name: 'Responder a Rosa Soto' }));
  await user.type(form.getByLabelText('Respuesta'), 'Le entregamos una copia.');
  return { ...app, save: () => user.click(form.getByRole('button', { name: 'Guardar respuesta' })) };
}

describe('answer to a privacy request', () => {
  it('saves an answer after another user changed the request in the meantime', async () => {
    server.on('AnswerPrivacyRequest', ({ variables }) =>
      variables['version'] === 1
        ? { error: 'STALE' }
        : { data: { answerPrivacyRequest: request(1, 'Rosa Soto', { version: 3, outcome: 'GRANTED' }) } },
    );
    const { save, findByText } = await openAnswer();
    server.on('PrivacyRequests', page([request(1, 'Rosa Soto', { version: 2, isExtended: true })]));
    await save();
    await findByText('Otra persona cambió esta solicitud mientras tanto. Revísela antes de guardar.');
    await waitFor(() => expect(server.named('PrivacyRequests')).toHaveLength(2));
    await findByText(/^Plazo prorrogado/);
    await save();
    await findByText('Respuesta guardada');
  });

  it('closes the form if another user has answered the request, and moves the focus to the list', async () => {
    server.on('AnswerPrivacyRequest', { error: 'STALE' });
    const { save, queryByRole, findByRole } = await openAnswer();
    server.on('PrivacyRequests', page([request(2, 'Iris Vega')]));
    await save();
    await waitFor(() => expect(queryByRole('dialog')).not.toBeInTheDocument());
    const list = await findByRole('list', { name: 'Solicitudes' });
    await waitFor(() => expect(list.parentElement).toHaveFocus());
  });
});

it('only shows the requests to users who may not change patients', async () => {
  server.on('Me', limitedUser({ PATIENTS: 'READ' }));
  const { findByRole, queryByRole } = renderApp('/app/configuracion/solicitudes');
  const list = within(await findByRole('list', { name: 'Solicitudes' }));
  expect(list.getByText('Iris Vega')).toBeVisible();
  expect(list.queryByRole('button')).toBeNull();
  expect(queryByRole('button', { name: 'Registrar solicitud' })).toBeNull();
});
