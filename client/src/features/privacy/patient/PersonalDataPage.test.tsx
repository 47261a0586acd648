import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const PATIENT = { __typename: 'Patient', id: 1, name: 'Rosa Lillo', rut: '1-9', phone: '+56 9 0000 1001' };
const BLOCK = {
  __typename: 'PatientBlock',
  id: 5,
  patientId: 1,
  patientName: 'Rosa Lillo',
  blockedAt: '2026-11-20T15:00:00.000Z',
  blockedByName: 'Ana',
  reason: 'Pidió corregir su nombre',
  liftedAt: null,
  liftedByName: null,
  liftReason: null,
};

let server: FakeServer;
const blocks = (...patientBlocks: object[]) => server.on('PatientBlocks', { data: { patientBlocks } });
const outlook = (kind: string, keptUntil: string | null) =>
  server.on('SuppressionOutlook', {
    data: { suppressionOutlook: { __typename: 'SuppressionOutlook', kind, keptUntil } },
  });
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('PersonalData', { data: { patient: PATIENT } })
    .on('Consents', { data: { consents: [] } })
    .on('MessageOppositions', { data: { messageOppositions: [] } });
  blocks();
  outlook('REDUCED', '2041-11-20');
});
afterEach(() => void jest.restoreAllMocks());

const open = () => renderApp('/app/pacientes/1/datos-personales').user;

it('a patient is blocked with a reason, and the block is lifted with another', async () => {
  server.on('BlockPatient', { data: { blockPatient: BLOCK } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Bloquear' }));
  const blocking = within(await screen.findByRole('dialog', { name: 'Bloquear al paciente' }));
  await user.click(blocking.getByRole('button', { name: 'Bloquear' }));
  expect(await blocking.findByText('Falta el motivo.')).toBeVisible();
  expect(server.named('BlockPatient')).toEqual([]);
  await user.type(blocking.getByLabelText('Motivo'), 'Pidió corregir su nombre');
  blocks(BLOCK);
  await user.click(blocking.getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText(/por Ana: Pidió corregir su nombre/)).toBeVisible();
  expect(server.named('BlockPatient')[0]?.variables).toEqual({
    patientId: 1,
    reason: 'Pidió corregir su nombre',
  });

  const lifted = {
    ...BLOCK,
    liftedAt: '2026-11-22T15:00:00.000Z',
    liftedByName: 'Eva',
    liftReason: 'Nombre corregido',
  };
  server.on('LiftPatientBlock', { data: { liftPatientBlock: lifted } });
  await user.click(await screen.findByRole('button', { name: 'Levantar bloqueo' }));
  const lifting = within(await screen.findByRole('dialog', { name: 'Levantar bloqueo' }));
  await user.type(lifting.getByLabelText('Motivo'), 'Nombre corregido');
  blocks(lifted);
  await user.click(lifting.getByRole('button', { name: 'Levantar bloqueo' }));
  expect(await screen.findByText(/^Levantado el .* por Eva: Nombre corregido$/)).toBeVisible();
  expect(server.named('LiftPatientBlock')[0]?.variables).toEqual({ id: 5, reason: 'Nombre corregido' });
});

it('exports a person’s data only with the recipient and how they were identified', async () => {
  URL.createObjectURL = () => 'blob:data';
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const asked: unknown[] = [];
  const others = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (String(url) !== '/api/privacidad/exportar/') return others(url, init);
    asked.push(JSON.parse(String(init?.body)));
    return Promise.resolve(
      new Response('{}', { headers: { 'content-disposition': 'attachment; filename="datos-1-9.json"' } }),
    );
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Entregar sus datos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entregar sus datos' }));
  await user.selectOptions(dialog.getByLabelText('Formato'), 'JSON, para llevarlo a otro sistema');
  expect(dialog.getByLabelText('Quién lo recibe')).toHaveValue('Rosa Lillo');
  await user.click(dialog.getByRole('button', { name: 'Descargar' }));
  const check = dialog.getByLabelText('Cómo se comprobó su identidad');
  await waitFor(() => expect(check).toHaveFocus());
  expect(asked).toEqual([]);
  await user.type(check, 'Cédula a la vista');
  await user.click(dialog.getByRole('button', { name: 'Descargar' }));
  await waitFor(() => expect(saved).toEqual(['datos-1-9.json']));
  expect(asked).toEqual([
    { paciente: 1, formato: 'json', recibe: 'Rosa Lillo', verificacion: 'Cédula a la vista' },
  ]);
});

it('a suppression is confirmed first, and the page then says what the law keeps', async () => {
  server.on('SuppressPatient', {
    data: { suppressPatient: { __typename: 'SuppressionOutlook', kind: 'REDUCED', keptUntil: '2041-11-20' } },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Suprimir sus datos' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suprimir sus datos' }));
  expect(server.named('SuppressPatient')).toEqual([]);
  server.on('PersonalData', { data: { patient: { ...PATIENT, phone: '(suprimido)' } } });
  await user.click(question.getByRole('button', { name: 'Suprimir' }));
  expect(await screen.findByText(/Sus datos de contacto ya se borraron\./)).toBeVisible();
  expect(server.named('SuppressPatient')[0]?.variables).toEqual({ patientId: 1 });
  expect(screen.queryByRole('button', { name: 'Suprimir sus datos' })).toBeNull();
});
