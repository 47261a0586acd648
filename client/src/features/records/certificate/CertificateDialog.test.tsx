import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { alertsOf, earlierExam, standing } from '../../../testing/examined-feet';
import { LETTERHEAD, SIGNER } from '../../../testing/certificate';
import { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { limitedUser } from '../../../testing/limited-user';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';
import { typeDate } from '../../../testing/type-date';

const RUT = '45.000.000-0';
const patient = {
  __typename: 'Patient',
  id: 7,
  name: 'Rosa Lillo',
  rut: RUT,
  provisionalRut: false,
  sex: 'FEMALE',
};
const record = (id: number, date: string, more: object = {}) => ({
  __typename: 'ClinicalRecord',
  id,
  patientId: 7,
  appointmentId: null,
  date,
  careDescription: `Atención ${id}`,
  procedure: 'Limpieza',
  instructions: 'Reposo',
  professionalId: 3,
  professionalName: 'Ana Soto',
  usedSupplies: [{ __typename: 'UsedSupply', supplyId: 1, supplyName: 'Gasa', quantity: 2, unitValue: 90 }],
  footExam: null,
  dismissedWarnings: [],
  irritatingProducts: '',
  totalCost: 180,
  version: 1,
  writtenAt: '2024-03-05T17:30:00.000Z',
  writtenBy: 'Ana Soto',
  imported: null,
  ...more,
});
const BENITO = {
  ...SIGNER,
  id: 4,
  name: 'Benito Ruz',
  registryNumber: '7',
  registryAuthority: 'Seremi de Salud',
};
const NOT_WITHDRAWN = { withdrawnAt: null, withdrawnBy: null, withdrawnReason: null };
let server: FakeServer;
/** The patient's records, paged as the server does. */
const page = (...records: object[]) =>
  server.on('ClinicalRecords', ({ variables }) => {
    const nodes = records.slice(0, Number(variables['first']));
    return {
      data: {
        clinicalRecords: {
          __typename: 'ClinicalRecordPage',
          nodes,
          totalCount: records.length,
          endCursor: 'c',
          hasNextPage: nodes.length < records.length,
        },
      },
    };
  });

beforeAll(() => Promise.all([import('../ClinicalRecordsPage'), import('./LetterFiles')]));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('RecordPatients', {
      data: {
        patients: {
          __typename: 'PatientPage',
          nodes: [{ __typename: 'Patient', id: 7, name: 'Rosa Lillo', rut: RUT }],
          totalCount: 1,
          endCursor: null,
          hasNextPage: false,
        },
      },
    })
    .on('RecordPatient', { data: { patient: { ...patient, address: 'Calle 9', birthDate: '1980-11-24' } } })
    .on('RecordSupplies', { data: { supplies: [] } })
    // Its answer would replace the professionals of the certificate's own query.
    .on('ClinicProfessionals', 'unreachable');
  page(record(2, '2024-03-05'));
  server.on('CurrentRecord', { data: { clinicalRecord: record(2, '2024-03-05') } });
});

describe('Certificate of a record', () => {
  it('asks for the RUT of a provisional patient in the dialog', async () => {
    const provisional = { ...patient, provisionalRut: true };
    server
      .on('RecordPatient', { data: { patient: { ...provisional, address: '', birthDate: null } } })
      .on('CertificateSettings', { data: { clinicSettings: LETTERHEAD, professionals: [SIGNER] } })
      .on('PatientToEdit', { data: { patient: aPatient(7, { ...provisional, version: 4 }) } })
      .on('RutHolder', { data: { patientByRut: null } })
      .on('UpdatePatient', () => {
        server
          .on('RecordPatient', { data: { patient: { ...patient, address: '', birthDate: null } } })
          .on('PatientToEdit', { data: { patient: aPatient(7, { ...patient, version: 5 }) } });
        return { data: { updatePatient: { __typename: 'Patient', id: 7 } } };
      });
    const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Generar Certificado' }));
    await user.type(await modal.findByLabelText('RUT'), '12.345.678-5{Enter}');
    await waitFor(() =>
      expect(server.named('UpdatePatient').map(({ variables }) => variables)).toEqual([
        { id: 7, version: 4, input: { rut: '12.345.678-5' } },
      ]),
    );
    expect(await modal.findByText('CERTIFICADO PODOLÓGICO')).toBeInTheDocument();
    expect(modal.queryByText('El RUT de este paciente es provisional.')).toBeNull();
  });

  it('asks for no RUT if the user may not change patients', async () => {
    const provisional = { ...patient, provisionalRut: true, address: '', birthDate: null };
    server
      .on('Me', limitedUser({ HEALTH_DATA: 'WRITE', PATIENTS: 'READ' }))
      .on('RecordPatient', { data: { patient: provisional } })
      .on('CertificateSettings', { data: { clinicSettings: LETTERHEAD, professionals: [SIGNER] } });
    const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    expect(await screen.findByText(/Pídalo a quien puede cambiar los datos/)).toBeVisible();
    expect(screen.queryByText('Guardar RUT')).toBeNull();
  });

  it('a certificate is prefilled from the record and printed through the browser', async () => {
    const printed: string[] = [];
    const print = jest
      .spyOn(window, 'print')
      .mockImplementation(() => void printed.push(document.querySelector('.certificate-print')!.textContent));
    server.on('CertificateSettings', { data: { clinicSettings: LETTERHEAD, professionals: [SIGNER] } });
    server.on('IssueCertificate', ({ variables }) => {
      const { recordId, ...said } = variables['input'] as { recordId: number };
      const issued = {
        ...said,
        parts: [],
        photos: [],
        footExam: null,
        answeredOn: null,
        answer: null,
        checkCode: 'ACDEFHJKMNPR',
        ...NOT_WITHDRAWN,
        patient: { name: 'Rosa Lillo Soto', rut: RUT, sex: null },
        signer: SIGNER,
        clinic: LETTERHEAD,
      };
      return {
        data: {
          issueCertificate: {
            __typename: 'Certificate',
            id: 1,
            patientId: 7,
            recordId,
            professionalId: 3,
            attendedOn: '2024-03-05',
            issuedAt: '2026-11-23T15:00:00.000Z',
            issuedBy: 'Ana',
            ...issued,
          },
        },
      };
    });
    const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Generar Certificado' }));
    await modal.findByText('CERTIFICADO PODOLÓGICO');
    expect(modal.getByLabelText('Indicación')).toHaveValue('Reposo');
    await user.selectOptions(modal.getByLabelText('Tipo de certificado'), 'Laboral');
    await user.type(modal.getByLabelText('Días de reposo'), '3');
    const paper = document.querySelector('.certificate-print')!;
    expect(paper).toHaveTextContent('(APTITUD LABORAL)');
    expect(paper).toHaveTextContent('el código de verificación se asignan al imprimir o descargar.');
    expect(paper).toHaveTextContent(`Rosa Lillo, RUT ${RUT}, fue atendida el día 5 de marzo de 2024.`);
    expect(paper).toHaveTextContent('Diagnóstico / Motivo de atenciónAtención 2');
    expect(paper).toHaveTextContent('Se indica reposo por 3 días.');
    expect(paper).toHaveTextContent('Concepción, 23 de noviembre de 2026');
    expect(paper).toHaveTextContent('Ana SotoPodólogaRUT 12.345.678-5Registro N.º 99Calle 1');
    await user.click(modal.getByRole('button', { name: 'Imprimir Certificado' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(server.named('IssueCertificate')[0]?.variables['input']).toEqual({
      recordId: 2,
      kind: 'WORK',
      issueDate: '2026-11-23',
      reason: 'Atención 2',
      instructions: 'Reposo',
      restDays: 3,
      parts: [],
      photoIds: [],
    });
    // The stored version is printed: another user corrected the name in the meantime.
    expect(printed[0]).toContain(`certifica que Rosa Lillo Soto, RUT ${RUT}, fue atendido(a) el día`);
    expect(printed[0]).toContain(
      'Certificado N.º 1 · Código ACDE-FHJK-MNPR · Verifíquelo en localhost/verificar',
    );
    print.mockRestore();
  });

  it('a certificate is signed by the record’s professional, and can’t be printed if that is unknown', async () => {
    server.on('CertificateSettings', {
      data: { clinicSettings: LETTERHEAD, professionals: [SIGNER, BENITO] },
    });
    const shown = record(2, '2024-03-05', { professionalId: BENITO.id });
    page(shown);
    server.on('CurrentRecord', { data: { clinicalRecord: shown } });
    const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    await waitFor(() =>
      expect(document.querySelector('.certificate-print')).toHaveTextContent(
        'Benito Ruz, Podóloga, certifica que',
      ),
    );
    expect(document.querySelector('.certificate-print')).toHaveTextContent(
      'Registro N.º 7, Seremi de SaludCalle 1',
    );
    cleanup();

    const older = { ...shown, professionalId: null };
    page(older);
    server.on('CurrentRecord', { data: { clinicalRecord: older } });
    const again = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await again.user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    expect(await screen.findByText('Esta ficha no dice quién atendió.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Imprimir Certificado' })).toBeDisabled();
    await again.user.click(screen.getByRole('button', { name: 'Indicarlo en la ficha' }));
    expect(await screen.findByRole('dialog', { name: 'Editar Ficha Clínica' })).toBeInTheDocument();
  });

  it('a letter for reimbursement asks for the order, and a referral has the alerts and the chosen photos', async () => {
    server.on('CertificateSettings', { data: { clinicSettings: LETTERHEAD, professionals: [SIGNER] } });
    const photo = (id: number, more: object) => ({
      __typename: 'Photo',
      id,
      patientId: 7,
      kind: 'PHOTO',
      purpose: 'CLINICAL',
      appointmentId: null,
      recordId: null,
      professionalId: null,
      side: 'RIGHT',
      toe: 1,
      zone: null,
      takenOn: '2024-03-05',
      note: '',
      width: 8,
      height: 6,
      bytes: 9,
      address: `/api/pacientes/fotos/archivos/${id}/completa/`,
      smallAddress: null,
      addedAt: '2024-03-05T13:00:00Z',
      addedBy: 'Ana',
      ...NOT_WITHDRAWN,
      ...more,
    });
    const nodes = [
      photo(9, {}),
      photo(8, { kind: 'DOCUMENT', side: null, toe: null, takenOn: '2024-03-02', width: null, height: null }),
    ];
    server.on('Photos', {
      data: {
        photos: { __typename: 'PhotoPage', nodes, totalCount: 2, hasNextPage: false, endCursor: null },
      },
    });
    server.on('IssueCertificate', { error: 'INTERNAL' });
    server.on('FootStanding', {
      data: {
        footStanding: {
          __typename: 'FootStanding',
          badge: { __typename: 'FootBadge', name: 'Riesgo 1, bajo', reason: '', urgency: 'NORMAL' },
          hasAbsentPulse: false,
          ulcer: 'NONE',
          control: null,
          exams: [],
        },
      },
    });
    server.on('PatientAlerts', {
      data: {
        patient: {
          __typename: 'Patient',
          id: 7,
          alerts: [{ __typename: 'PatientAlert', kind: 'DIABETES', note: 'Tipo 2' }],
        },
      },
    });
    const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Generar Certificado' }));
    await modal.findByText('CERTIFICADO PODOLÓGICO');
    await user.selectOptions(modal.getByLabelText('Tipo de certificado'), 'Informe para reembolso');
    const tile = (name: RegExp) => modal.findByRole('button', { name });
    await user.type(modal.getByLabelText('Monto pagado'), '$25.000');
    await user.click(modal.getByRole('button', { name: 'Imprimir Certificado' }));
    expect(modal.getAllByText('Complete este dato de la orden médica.')).toHaveLength(2);
    await user.type(modal.getByLabelText('Médico que dio la orden'), 'Dra. Inventada');
    await typeDate(user, 'Fecha de la orden médica', '2024-03-01');
    await user.click(modal.getByRole('button', { name: 'Imprimir Certificado' }));
    expect(await modal.findByText('Elija la orden médica entre los documentos del paciente.')).toBeVisible();
    expect(server.named('IssueCertificate')).toEqual([]);
    await user.click(await tile(/^Documento del 02\/03\/2024/));
    await user.click(await tile(/^Foto del 05\/03\/2024/));
    await user.click(await tile(/^Documento del 02\/03\/2024/));
    await user.click(modal.getByRole('button', { name: 'Imprimir Certificado' }));
    await waitFor(() => expect(server.named('IssueCertificate')).toHaveLength(1));
    expect(server.named('IssueCertificate')[0]?.variables['input']).toMatchObject({
      photoIds: [8],
      parts: expect.arrayContaining([
        { part: 'MEDICAL_ORDER', text: 'Dra. Inventada, 1 de marzo de 2024' },
      ]) as unknown,
    });
    const printed = document.querySelector('.certificate-print')!;
    expect(printed).toHaveTextContent('Se adjunta: documento recibido el 2 de marzo de 2024.');
    await user.selectOptions(modal.getByLabelText('Tipo de certificado'), 'Derivación a médico');
    await waitFor(() =>
      expect(modal.getByLabelText('Antecedentes y alertas')).toHaveValue('Diabetes: Tipo 2'),
    );
    expect(modal.queryByLabelText('Días de reposo')).toBeNull();
    const paper = document.querySelector('.certificate-print')!;
    expect(paper).toHaveTextContent('DERIVACIÓN A MÉDICO');
    expect(modal.getByRole('img', { name: 'Vista previa' })).toHaveTextContent(paper.textContent);
    // The preview follows the form's fields.
    await waitFor(() =>
      expect(paper).toHaveTextContent(
        'Riesgo del pieRiesgo 1, bajo.Apoyo para decidir, no es un diagnóstico.',
      ),
    );
    // Chosen for another letter.
    expect(paper).not.toHaveTextContent('Se adjunta');
    await user.click(await tile(/^Foto del 05\/03\/2024/));
    await waitFor(() =>
      expect(paper.querySelector('.certificate-photos')).toHaveTextContent(
        `DERIVACIÓN A MÉDICORosa Lillo, RUT ${RUT}, 23/11/2026Foto del 05/03/2024, 1.er ortejo derecho`,
      ),
    );
    await user.selectOptions(modal.getByLabelText('Tipo de certificado'), 'Informe podológico');
    // Its plan says the same.
    expect(modal.queryByLabelText('Indicación')).toBeNull();
    expect(paper).toHaveTextContent(/PlanReposo/);
    expect(paper.querySelector('.certificate-photos')).toBeNull();
  });

  it('a report shows the findings on a drawing of the feet, from the record’s exam', async () => {
    const examined = record(2, '2024-03-05', { footExam: { ...earlierExam, usesCalculatedRisk: null } });
    page(examined);
    server
      .on('CurrentRecord', { data: { clinicalRecord: examined } })
      .on('CertificateSettings', { data: { clinicSettings: LETTERHEAD, professionals: [SIGNER] } })
      .on('FootStanding', standing([]))
      .on('PatientAlerts', alertsOf());
    const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Generar Certificado' }));
    await modal.findByText('CERTIFICADO PODOLÓGICO');
    const paper = document.querySelector('.certificate-print')!;
    expect(paper.querySelector('.printed-feet')).toBeNull();
    await user.selectOptions(modal.getByLabelText('Tipo de certificado'), 'Informe podológico');
    const [right, left] = paper.querySelectorAll('.printed-feet figure');
    expect(right).toHaveTextContent('Pie derecho54321Planta');
    expect(left).toHaveTextContent('Pie izquierdo12345Planta');
    // The nail on the right, the callus on the left.
    for (const foot of [right, left])
      expect(foot!.querySelectorAll('.foot-mark.foot-hatched')).toHaveLength(1);
    await user.selectOptions(modal.getByLabelText('Tipo de certificado'), 'Derivación a médico');
    expect(paper.querySelector('.printed-feet')).toBeNull();
  });

  it('a certificate can’t be printed while the signer’s data are incomplete', async () => {
    const professionals = [{ ...SIGNER, rut: '', registryNumber: '' }];
    server.on('CertificateSettings', { data: { clinicSettings: LETTERHEAD, professionals } });
    const { user } = renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Generar Certificado' }));
    expect(await screen.findByText(/Falta su RUT y su número de registro\./)).toBeInTheDocument();
    const gap = screen.getByRole('link', { name: 'Completar en la configuración' });
    expect(gap).toHaveAttribute('href', '/app/configuracion/clinica');
    expect(screen.getByRole('button', { name: 'Imprimir Certificado' })).toBeDisabled();
    expect(document.querySelector('.certificate-print')).toBeNull();
  });
});
