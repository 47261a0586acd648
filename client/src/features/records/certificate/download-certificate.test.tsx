import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { LETTERHEAD, SIGNER } from '../../../testing/certificate';
import { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const PATIENT = { __typename: 'Patient', id: 7, name: 'Rosa Lillo', rut: '45.000.000-0', sex: 'FEMALE' };
const RECORD = {
  __typename: 'ClinicalRecord',
  id: 2,
  patientId: 7,
  appointmentId: null,
  date: '2024-03-05',
  careDescription: 'Control',
  procedure: 'Limpieza',
  instructions: 'Reposo',
  professionalId: 3,
  professionalName: 'Ana Soto',
  usedSupplies: [],
  footExam: null,
  dismissedWarnings: [],
  irritatingProducts: '',
  totalCost: 0,
  version: 1,
  writtenAt: '2024-03-05T17:30:00.000Z',
  writtenBy: 'Ana Soto',
  imported: null,
};
const ISSUED = {
  __typename: 'Certificate',
  id: 12,
  patientId: 7,
  recordId: 2,
  professionalId: 3,
  kind: 'GENERAL',
  issueDate: '2026-11-23',
  attendedOn: '2024-03-05',
  reason: 'Control',
  instructions: 'Reposo',
  restDays: null,
  parts: [],
  photos: [],
  footExam: null,
  answeredOn: null,
  answer: null,
  checkCode: 'ACDEFHJKMNPR',
  withdrawnAt: null as string | null,
  withdrawnBy: null as string | null,
  withdrawnReason: null as string | null,
  patient: { name: 'Rosa Lillo', rut: '45.000.000-0', sex: null },
  signer: SIGNER,
  clinic: LETTERHEAD,
  issuedAt: '2026-11-23T15:00:00.000Z',
  issuedBy: 'Ana',
};

let server: FakeServer;
/** The names of the saved files, and the paths that were asked for. */
let saved: string[];
let asked: string[];
let status: number;
beforeAll(() =>
  Promise.all([
    import('../ClinicalRecordsPage'),
    import('../../patients/page/PatientPage'),
    import('./IssuedCertificateDialog'),
  ]),
);
beforeEach(() => {
  storeSession();
  [saved, asked, status] = [[], [], 200];
  URL.createObjectURL = () => 'blob:certificate';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const nodes = [RECORD];
  const page = { totalCount: 1, endCursor: null, hasNextPage: false };
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('RecordPatient', {
      data: { patient: { ...PATIENT, provisionalRut: false, address: '', birthDate: null } },
    })
    .on('RecordSupplies', { data: { supplies: [] } })
    .on('ClinicProfessionals', 'unreachable')
    .on('ClinicalRecords', {
      data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes, ...page } },
    })
    .on('CurrentRecord', { data: { clinicalRecord: RECORD } })
    .on('CertificateSettings', { data: { clinicSettings: LETTERHEAD, professionals: [SIGNER] } })
    .on('IssueCertificate', { data: { issueCertificate: ISSUED } });
  const others = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (!String(url).startsWith('/api/pacientes/certificados/')) return others(url, init);
    asked.push(String(url));
    return Promise.resolve(
      new Response('%PDF-', {
        status,
        headers: { 'content-disposition': 'attachment; filename="certificado-12.pdf"' },
      }),
    );
  };
});
afterEach(() => void jest.restoreAllMocks());

it('stores a new certificate and downloads it as a PDF, without printing', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
  await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Generar Certificado' }));
  await modal.findByText('CERTIFICADO PODOLÓGICO');
  await user.click(modal.getByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() => expect(saved).toEqual(['certificado-12.pdf']));
  expect(asked).toEqual(['/api/pacientes/certificados/12/pdf/']);
  expect(server.named('IssueCertificate')).toHaveLength(1);
  expect(print).not.toHaveBeenCalled();
});

it('downloads an issued certificate again from the patient’s history, also after it was withdrawn', async () => {
  const withdrawn = {
    ...ISSUED,
    id: 13,
    withdrawnAt: '2026-11-24T15:00:00.000Z',
    withdrawnBy: 'Ana',
    withdrawnReason: 'Error',
  };
  const nodes = [ISSUED, withdrawn].map((certificate) => ({
    __typename: 'TimelineEntry',
    kind: 'CERTIFICATE',
    appointment: null,
    record: null,
    message: null,
    certificate,
  }));
  const page = { totalCount: 2, hasNextPage: false, endCursor: null };
  server
    .on('PatientPage', { data: { patient: aPatient(7), nextAppointment: null, lastVisit: null } })
    .on('PatientTimeline', { data: { patientTimeline: { __typename: 'TimelinePage', ...page, nodes } } })
    .on('IssuedCertificate', ({ variables }) => ({
      data: { certificate: [ISSUED, withdrawn].find(({ id }) => id === variables['id']) },
    }));
  const { user } = renderApp('/app/pacientes/7');
  for (const entry of await screen.findAllByRole('button', { name: /^Certificado del/ })) {
    await user.click(entry);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Descargar PDF' }));
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  }
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(asked).toEqual(['/api/pacientes/certificados/12/pdf/', '/api/pacientes/certificados/13/pdf/']);
  expect(server.named('IssueCertificate')).toHaveLength(0);
});

it('says that a PDF could not be downloaded', async () => {
  status = 500;
  const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
  await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Generar Certificado' }));
  await modal.findByText('CERTIFICADO PODOLÓGICO');
  await user.click(modal.getByRole('button', { name: 'Descargar PDF' }));
  expect(await screen.findByText('No se pudo descargar el PDF. Inténtelo de nuevo.')).toBeVisible();
  expect(saved).toEqual([]);
});
