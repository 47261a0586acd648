import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { limitedUser } from '../../testing/limited-user';
import { aPatient } from '../../testing/patient';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

/** The papers of a shared patient that Eva sees, who is limited to the agenda of the first professional. */
const MADE = [
  { title: 'De su visita', professionalId: 1, madeBy: 'Ana', mayChange: true },
  { title: 'Lo hizo ella', professionalId: 3, madeBy: 'Eva', mayChange: true },
  { title: 'De otros', professionalId: 3, madeBy: 'Ana', mayChange: false },
  { title: 'De una visita que no ve', professionalId: null, madeBy: 'Ana', mayChange: false },
];
const OFFERED = MADE.map(({ mayChange }) => mayChange);
const HIDDEN = { totalCount: 0, hasNextPage: false, endCursor: null, nodes: [] };

const certificate = ({ title, professionalId, madeBy }: (typeof MADE)[number], index: number) => ({
  __typename: 'Certificate',
  id: index + 1,
  patientId: 7,
  recordId: index + 1,
  professionalId,
  kind: 'REFERRAL',
  issueDate: `2026-11-0${index + 1}`,
  attendedOn: '2026-11-01',
  reason: '',
  instructions: '',
  restDays: null,
  parts: [{ __typename: 'LetterText', part: 'FINDINGS', text: 'Úlcera' }],
  photos: [],
  footExam: null,
  answeredOn: null,
  answer: null,
  checkCode: 'ACDEFHJKMNPR',
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnReason: null,
  patient: { __typename: 'CertifiedPerson', name: title, rut: '1-9', sex: null },
  signer: {
    __typename: 'CertificateSigner',
    name: 'Ana Soto',
    title: 'Podóloga',
    rut: '12.345.678-5',
    registryNumber: '99',
    registryAuthority: '',
    address: 'Calle 1',
  },
  clinic: { __typename: 'CertificateClinic', name: 'Clínica', address: '', city: 'Temuco', phone: '' },
  issuedAt: '2026-11-05T15:00:00.000Z',
  issuedBy: madeBy,
});
const certificates = MADE.map(certificate);

let server: FakeServer;
beforeAll(() =>
  Promise.all([
    import('./ClinicalRecordsPage'),
    import('./certificate/OpenReferralsDialog'),
    import('../patients/page/PatientPage'),
    import('./certificate/IssuedCertificateDialog'),
    import('./signed-consents/SignedConsentsCard'),
  ]),
);
beforeEach(() => {
  storeSession();
  const limit = { professionalId: 1, services: ['PODIATRY' as const] };
  server = new FakeServer().on('Me', limitedUser({ PATIENTS: 'WRITE', HEALTH_DATA: 'WRITE' }, 2, limit));
});

it('a user limited to their own agenda may answer only referrals that they made or of their visits', async () => {
  server
    .on('RecordPatients', { data: { patients: { __typename: 'PatientPage', ...HIDDEN } } })
    .on('OpenReferrals', {
      data: { openReferrals: { __typename: 'CertificatePage', ...HIDDEN, nodes: certificates } },
    });
  const { user } = renderApp('/app/fichas-clinicas');
  await user.click(await screen.findByRole('button', { name: 'Derivaciones' }));
  const list = within(await screen.findByRole('list', { name: 'Derivaciones' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(
    MADE.map(({ title }) => title),
  );
  expect(rows.map((row) => within(row).queryByRole('textbox') !== null)).toEqual(OFFERED);
  expect(list.getAllByRole('button', { name: 'Respondida hoy' })).toHaveLength(2);
});

it('a user limited to their own agenda may withdraw certificates that they made or of their visits, until they are answered', async () => {
  const answered = { ...certificates[0]!, id: 9, answeredOn: '2026-11-06', answer: 'Control' };
  const nodes = [...certificates, answered].map((one) => ({
    __typename: 'TimelineEntry',
    kind: 'CERTIFICATE',
    appointment: null,
    record: null,
    message: null,
    certificate: one,
  }));
  server
    .on('PatientPage', { data: { patient: aPatient(7), nextAppointment: null, lastVisit: null } })
    .on('PatientTimeline', { data: { patientTimeline: { __typename: 'TimelinePage', ...HIDDEN, nodes } } })
    .on('IssuedCertificate', ({ variables }) => ({
      data: { certificate: [...certificates, answered].find(({ id }) => id === variables['id']) },
    }));
  const { user } = renderApp('/app/pacientes/7');
  const offered: boolean[] = [];
  for (const entry of await screen.findAllByRole('button', { name: /^Certificado del/ })) {
    await user.click(entry);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Imprimir Certificado' });
    offered.push(dialog.queryByRole('button', { name: 'Anular' }) !== null);
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  }
  expect(offered).toEqual([...OFFERED, false]);
});

it('a user limited to their own agenda may withdraw only consents that they asked for, of their visits or without one', async () => {
  const consent = (
    { title, professionalId, madeBy }: Omit<(typeof MADE)[number], 'mayChange'>,
    index: number,
  ) => ({
    __typename: 'SignedConsent',
    id: index + 1,
    appointmentId: title === 'Sin visita' ? null : 9,
    professionalId,
    kind: 'ACCEPTED',
    title,
    body: 'Acepto.',
    textVersion: 1,
    digest: 'abc',
    signer: 'PATIENT',
    signerName: 'Rosa',
    signerRut: '',
    signerRelation: '',
    strokes: null,
    typedName: 'Rosa',
    device: 'CLINIC',
    reason: '',
    answeredAt: '2026-11-05T15:00:00.000Z',
    recordedByName: madeBy,
    isInForce: true,
    withdrawnAt: null,
    withdrawnByName: null,
    withdrawalReason: '',
  });
  const withoutVisit = { title: 'Sin visita', professionalId: null, madeBy: 'Ana', mayChange: true };
  server
    .on('PersonalData', {
      data: { patient: { __typename: 'Patient', id: 7, name: 'Rosa', rut: '1-9', phone: '1' } },
    })
    .on('Consents', { data: { consents: [] } })
    .on('MessageOppositions', { data: { messageOppositions: [] } })
    .on('SignedConsents', { data: { signedConsents: [...MADE, withoutVisit].map(consent) } });
  const { user } = renderApp('/app/pacientes/7/datos-personales');
  const offered: boolean[] = [];
  for (const open of await screen.findAllByRole('button', { name: /^Ver / })) {
    await user.click(open);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    offered.push(dialog.queryByRole('button', { name: 'Retirar' }) !== null);
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  }
  expect(offered).toEqual([...OFFERED, true]);
});
