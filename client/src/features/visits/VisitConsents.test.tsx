import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { visitServer } from '../../testing/visit';

const text = (more: object = {}) => ({
  __typename: 'ConsentToSign',
  textId: 3,
  title: 'Brackets',
  body: 'Yo, Rosa Lillo, acepto.',
  digest: 'abc',
  patientId: 3,
  patientName: 'Rosa Lillo',
  appointmentId: 5,
  representativeSigns: true,
  needsRepresentative: false,
  asksAge: false,
  representative: { __typename: 'KnownRepresentative', name: '', rut: '', relation: '' },
  ...more,
});
/** jsdom draws nothing and measures nothing. */
const context = new Proxy({}, { get: () => () => undefined, set: () => true });
class NoSizes {
  observe() {}
  disconnect() {}
}

let server: FakeServer;
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  globalThis.ResizeObserver = NoSizes as never;
  return Promise.all([import('./VisitPage'), import('../records/signed-consents/VisitConsents')]);
});
beforeEach(() => {
  localStorage.clear();
  storeSession();
  server = visitServer()
    .on('ClinicTreatments', { data: { treatments: [] } })
    .on('ConsentsOfVisit', { data: { consentsOfVisit: [text()] } });
});

async function openDialog() {
  const { user } = renderApp('/app/citas/5/visita');
  await user.click(await screen.findByRole('button', { name: 'Firmar Brackets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Brackets' }));
  return { user, dialog };
}

describe('consents of a visit', () => {
  it('signs by a typed name, and shows a text that changed meanwhile instead of storing the answer', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('Yo, Rosa Lillo, acepto.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Acepta' }));
    expect(dialog.getByText('Firme en el recuadro.')).toBeVisible();
    server
      .on('SignConsent', { error: 'STALE', message: 'El texto cambió.' })
      .on('TextToSign', { data: { consentToSign: text({ body: 'Texto nuevo.', digest: 'def' }) } });
    await user.type(dialog.getByLabelText('O escriba su nombre completo para firmar'), 'Rosa Lillo');
    await user.click(dialog.getByRole('button', { name: 'Acepta' }));
    expect(await dialog.findByText('Texto nuevo.')).toBeVisible();
    expect(dialog.getByText('El texto cambió.')).toBeVisible();
    server
      .on('SignConsent', { data: { signConsent: { __typename: 'SignedConsent', id: 1, kind: 'REJECTED' } } })
      .on('ConsentsOfVisit', { data: { consentsOfVisit: [] } });
    await user.type(dialog.getByLabelText('O escriba su nombre completo para firmar'), 'Rosa Lillo');
    await user.click(dialog.getByRole('button', { name: 'Rechaza' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('SignConsent').at(-1)?.variables).toMatchObject({
      input: { digest: 'def', answer: 'REJECTED', typedName: 'Rosa Lillo', signer: 'PATIENT' },
    });
    expect(screen.queryByText('Falta un consentimiento')).toBeNull();
  });

  it('asks a patient without a birth date for their age before anyone signs', async () => {
    server
      .on('ConsentsOfVisit', { data: { consentsOfVisit: [text({ asksAge: true })] } })
      .on('SignConsent', { data: { signConsent: { __typename: 'SignedConsent', id: 1, kind: 'ACCEPTED' } } });
    const { user, dialog } = await openDialog();
    expect(dialog.queryByRole('button', { name: 'Acepta' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Código QR' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Sí, tiene 18 años o más' }));
    await user.type(dialog.getByLabelText('O escriba su nombre completo para firmar'), 'Rosa Lillo');
    await user.click(dialog.getByRole('button', { name: 'Acepta' }));
    await waitFor(() =>
      expect(server.named('SignConsent').at(-1)?.variables).toMatchObject({
        input: { signer: 'PATIENT', isOfAge: true },
      }),
    );
  });

  it('asks for the representative’s signature if the patient is not of age', async () => {
    server.on('ConsentsOfVisit', { data: { consentsOfVisit: [text({ asksAge: true })] } });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'No: firma su representante' }));
    expect(dialog.getByText('El paciente es menor de edad: firma su representante.')).toBeVisible();
    expect(dialog.getByLabelText('Nombre del representante')).toBeVisible();
    expect(dialog.queryByRole('switch')).toBeNull();
  });

  it('lets the visit go on without a signature only with a reason', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Continuar sin firma' }));
    server.on('ContinueWithoutConsent', {
      error: 'INVALID_INPUT',
      fields: { reason: ['Falta el motivo.'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Continuar sin firma' }));
    expect(await dialog.findByText('Falta el motivo.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Volver a la firma' }));
    expect(dialog.getByRole('button', { name: 'Acepta' })).toBeVisible();
  });
});
