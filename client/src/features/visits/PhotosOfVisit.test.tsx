import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../testing/fake-server';
import { limitedUser } from '../../testing/limited-user';
import { aPatient } from '../../testing/patient';
import { aPhoto, photoPage } from '../../testing/photo';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { visitServer } from '../../testing/visit';
import { typeDate } from '../../testing/type-date';
import { transferByFetch } from '../../testing/transfers-by-fetch';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const aFile = (name: string, content: Uint8Array<ArrayBuffer> | string = JPEG) =>
  new File([content], name, { type: 'image/jpeg' });

const OF_PATIENT = '/api/pacientes/fotos/?paciente=3&proposito=clinica';
const OF_NAIL = `POST ${OF_PATIENT}&cita=5&lado=derecho&ortejo=1`;
const OF_VISIT = `POST ${OF_PATIENT}&cita=5`;
const STORED = { data: {} };

let server: FakeServer;
beforeAll(async () => {
  transferByFetch();
  await Promise.all([
    import('./VisitPage'),
    import('../records/foot/FootExamFields'),
    import('../records/photos/PlacePhotoButton'),
    import('../records/photos/VisitPhotos'),
    import('../records/photos/PatientPhotos'),
  ]);
});
beforeEach(() => {
  storeSession();
  server = visitServer().on('PatientPage', {
    data: { patient: aPatient(3), nextAppointment: null, lastVisit: null },
  });
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const keysOf = (name: string) => server.named(name).map(({ headers }) => headers.get('idempotency-key'));

it('stores photos of a visit once, through a missing consent, a lost network and refused files', async () => {
  let consents: object[] = [];
  const refusal = {
    error: 'CONSENT_MISSING',
    message: 'Falta el consentimiento del paciente para fotografiarlo.',
  };
  server
    .on(OF_NAIL, () => (consents.length > 0 ? STORED : refusal))
    .on('PhotoConsents', () => ({ data: { consents } }))
    .on('RecordPhotoConsent', ({ variables }) => {
      consents = [{ __typename: 'Consent', id: 1, kind: variables['kind'], withdrawnAt: null }];
      return { data: { recordConsent: consents[0] } };
    });
  const { user } = renderApp('/app/citas/5/visita');
  await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
  await user.click(button('1.er ortejo derecho: sin hallazgos'));
  const sheet = within(screen.getByRole('region', { name: /^Hallazgos: / }));
  await user.upload(await sheet.findByLabelText('Foto de la cámara'), aFile('uña.jpg'));
  await user.click(await sheet.findByRole('button', { name: 'Registrar consentimiento' }));
  expect(await screen.findByText(/Autorizo a la clínica a tomar fotografías/)).toBeVisible();
  await user.type(screen.getByLabelText('Constancia (opcional)'), 'Papel{Enter}');
  await waitFor(() => expect(keysOf(OF_NAIL)).toHaveLength(2));
  expect(new Set(keysOf(OF_NAIL)).size).toBe(1);
  expect(server.named('RecordPhotoConsent')[0]?.variables).toMatchObject({
    kind: 'PHOTOS',
    evidence: 'Papel',
  });
  // The dialog's form is inside the visit's.
  expect(server.named('FinishVisit')).toHaveLength(0);

  const card = within(await screen.findByRole('region', { name: 'Fotos' }));
  await waitFor(() => expect(card.queryByRole('list', { name: 'Fotos por subir' })).toBeNull());
  server.on(OF_VISIT, 'unreachable').on('Photos', photoPage([aPhoto(1)]));
  await user.upload(card.getByLabelText('Fotos o documentos'), [aFile('a.jpg'), aFile('b.jpg', '<html>')]);
  expect(await card.findByText(/^Sin conexión/)).toBeVisible();
  expect(await card.findByText(/^El archivo no es una foto/)).toBeVisible();
  server.on(OF_VISIT, STORED);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await card.findByRole('button', { name: 'Foto del 23/11/2026 Talón, pie izquierdo' })).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Fotos (1)' })).toBeVisible();
  expect(keysOf(OF_VISIT)).toHaveLength(2);
  expect(new Set(keysOf(OF_VISIT)).size).toBe(1);
  await user.click(card.getByRole('button', { name: 'Reintentar' }));
  expect(await card.findByText(/^El archivo no es una foto/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'No subir b.jpg' }));
  expect(card.queryByRole('list', { name: 'Fotos por subir' })).toBeNull();
});

it('stores a note and the day on which an older photo was taken', async () => {
  const older = `${OF_VISIT}&tomada_el=2026-10-01`;
  server.on(older, STORED).on(OF_VISIT, STORED);
  const { user } = renderApp('/app/citas/5/visita');
  const card = within(await screen.findByRole('region', { name: 'Fotos' }));
  await user.click(await card.findByRole('button', { name: 'Fecha y nota' }));
  await typeDate(user, 'Tomada el', '2026-10-01');
  await user.type(card.getByLabelText('Nota'), 'Antes de la cirugía ');
  await user.upload(card.getByLabelText('Fotos o documentos'), aFile('a.jpg'));
  await waitFor(() => expect(server.named(older)).toHaveLength(1));
  expect(server.named(older)[0]?.headers.get('huella-nota')).toBe('Antes%20de%20la%20cirug%C3%ADa');
  await user.click(card.getByRole('button', { name: 'Fecha y nota' }));
  await user.upload(card.getByLabelText('Fotos o documentos'), aFile('b.jpg'));
  await waitFor(() => expect(server.named(OF_VISIT)).toHaveLength(1));
  expect(server.named(OF_VISIT)[0]?.headers.get('huella-nota')).toBeNull();
});

it('filters, compares with two presses, and withdraws a photo only with a reason', async () => {
  const toe = { side: 'RIGHT', toe: 1, zone: null };
  const photos = [
    aPhoto(4),
    aPhoto(3, toe),
    aPhoto(2, { ...toe, takenOn: '2026-10-01' }),
    aPhoto(1, { takenOn: '2026-09-01' }),
  ];
  server.on('Photos', photoPage(photos)).on('WithdrawPhoto', ({ variables }) => ({
    data: { withdrawPhoto: { ...aPhoto(Number(variables['id'])), withdrawnReason: variables['reason'] } },
  }));
  for (const { address, smallAddress } of photos)
    server.on(`GET ${address}`, STORED).on(`GET ${smallAddress}`, STORED);
  const { user } = renderApp('/app/pacientes/3');
  await user.click(await screen.findByRole('button', { name: 'Antes y después' }));
  await user.click(await screen.findByRole('button', { name: '1.er ortejo derecho' }));
  const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  await waitFor(() =>
    expect(shown()).toEqual([
      'Foto del 01/10/2026, 1.er ortejo derecho',
      'Foto del 23/11/2026, 1.er ortejo derecho',
    ]),
  );
  await user.click(button('Cerrar'));
  await user.click(await screen.findByRole('button', { name: 'Ver todas (4)' }));
  await user.selectOptions(await screen.findByLabelText('Lugar'), 'Talón, pie izquierdo (2)');
  await user.selectOptions(screen.getByLabelText('Visita'), '01/09/2026');
  const gallery = screen.getByRole('list', { name: 'Fotos y documentos' });
  const [tile] = within(gallery).getAllByRole('button');
  expect(tile).toHaveAccessibleName('Foto del 01/09/2026 Talón, pie izquierdo');
  await user.selectOptions(screen.getByLabelText('Visita'), 'Todas');
  await user.click(within(gallery).getAllByRole('button')[0]!);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('2 de 2')).toBeVisible();
  await user.click(button('Retirar'));
  const form = within(screen.getByRole('dialog', { name: 'Retirar foto' }));
  await user.click(form.getByRole('button', { name: 'Retirar' }));
  expect(form.getByText('Escriba el motivo.')).toBeVisible();
  expect(server.named('WithdrawPhoto')).toHaveLength(0);
  await user.type(form.getByLabelText('Motivo'), 'Es de otra persona');
  await user.click(form.getByRole('button', { name: 'Retirar' }));
  await waitFor(() =>
    expect(server.named('WithdrawPhoto')[0]?.variables).toEqual({ id: 1, reason: 'Es de otra persona' }),
  );
});

it.each([
  ['patient’s page', '/app/pacientes/3'],
  ['visit', '/app/citas/5/visita'],
])('on a %s, a user limited to their own agenda only looks at the photos of others', async (_where, path) => {
  const limit = { professionalId: 1, services: ['PODIATRY' as const] };
  const rights = { AGENDA: 'WRITE', PATIENTS: 'WRITE', HEALTH_DATA: 'WRITE' } as const;
  const photos = [
    aPhoto(5, { professionalId: 1 }),
    aPhoto(4, { professionalId: 3, addedBy: 'Eva' }),
    aPhoto(3, { professionalId: 3 }),
    aPhoto(2),
    aPhoto(1, { professionalId: 3, purpose: 'PUBLISHING' }),
  ];
  server.on('Me', limitedUser(rights, 2, limit)).on('Photos', photoPage(photos));
  for (const { address, smallAddress } of photos)
    server.on(`GET ${address}`, STORED).on(`GET ${smallAddress}`, STORED);
  const { user } = renderApp(path);
  const tiles = await screen.findByRole('list', { name: /^(Últimas fotos|Fotos de la visita)$/ });
  await user.click(within(tiles).getAllByRole('button')[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const offered: unknown[] = [];
  for (const { id } of photos) {
    const acts = dialog.queryAllByRole('button', { name: /^(Retirar|Mover|Exportar)/ });
    offered.push([id, ...acts.map(({ textContent }) => textContent)]);
    await user.keyboard('{ArrowRight}');
  }
  expect(offered).toEqual([
    [5, 'Retirar', 'Mover a otro paciente'],
    [4, 'Retirar', 'Mover a otro paciente'],
    [3],
    [2],
    [1, 'Exportar para difundir'],
  ]);
});

it('hides the photos of a visit from users without access to health data', async () => {
  server.on('Me', { data: { me: { id: 2, username: 'eva', name: 'Eva', role: 'RECEPTION' } } });
  renderApp('/app/pacientes/3');
  expect(await screen.findByText('Historia', { selector: 'h2' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Fotos y documentos' })).toBeNull();
  expect(server.named('Photos')).toHaveLength(0);
});
