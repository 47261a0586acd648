import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const PATIENT = { id: 3, name: 'Rosa Lillo', rut: '11.111.111-1', provisionalRut: false, birthDate: null };

let server: FakeServer;
beforeAll(() => Promise.all([import('./VisitPage'), import('../records/manicure/ManicureFields')]));
beforeEach(() => {
  localStorage.clear();
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Visit', {
      data: {
        appointment: {
          __typename: 'Appointment',
          id: 5,
          date: '2026-11-23',
          time: '10:00',
          durationMinutes: 60,
          status: 'CONFIRMED',
          serviceType: 'MANICURE',
          treatment: 'Manicura',
          professionalId: 1,
          professionalName: 'Ana Paz',
          attendance: 'IN_CARE',
          arrivedAt: null,
          notes: '',
          nailColor: '',
          nailShape: null,
          nailTechnique: null,
          recordId: null,
          version: 2,
          visitorName: null,
          patient: { __typename: 'AppointmentPatient', ...PATIENT },
        },
      },
    })
    .on('VisitPatient', {
      data: {
        patient: { __typename: 'Patient', ...PATIENT, sex: null, address: '', underlyingCondition: '' },
      },
    })
    .on('LastManicure', {
      data: {
        lastManicure: {
          __typename: 'Appointment',
          id: 4,
          date: '2026-10-23',
          nailColor: 'OPI 12',
          nailShape: 'ALMOND',
          nailTechnique: 'KAPPING',
        },
        lastIrritation: { __typename: 'Irritation', date: '2026-09-23', irritatingProducts: 'MMA' },
      },
    })
    .on('EarlierVisits', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes: [] } } })
    .on('LastTexts', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes: [] } } })
    .on('ClinicTreatments', { data: { treatments: [] } })
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('RecordSupplies', { data: { supplies: [] } })
    .on('Phrases', { data: { phrases: [] } })
    .on('FinishVisit', { error: 'INTERNAL' });
});

describe('the visit of a manicure', () => {
  it('has a short form instead of the exam, which starts as the last manicure was', async () => {
    const { user, unmount } = renderApp('/app/citas/5/visita');
    const form = within(await screen.findByRole('region', { name: 'Manicura' }));
    expect(screen.queryByRole('region', { name: 'Examen del pie' })).toBeNull();
    expect(await form.findByText('El 23 de septiembre de 2026: MMA')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Igual que el 23 de octubre de 2026' }));
    await user.click(form.getByRole('button', { name: 'Ovalada' }));
    await user.type(form.getByLabelText('Color (marca y número)'), ' mate');
    await user.type(screen.getByLabelText('Descripción de la atención'), 'Manos');
    await user.type(screen.getByLabelText('Procedimiento'), 'Kapping');
    await user.type(screen.getByLabelText('Indicaciones'), 'Guantes');
    await user.click(screen.getByRole('button', { name: 'Terminar visita' }));
    await waitFor(() =>
      expect(server.named('FinishVisit')[0]?.variables).toMatchObject({
        input: {
          nailColor: 'OPI 12 mate',
          nailShape: 'OVAL',
          nailTechnique: 'KAPPING',
          irritatingProducts: 'MMA',
        },
      }),
    );

    // The draft of the unfinished visit knows it too.
    unmount();
    renderApp('/app/citas/5/visita');
    const again = within(await screen.findByRole('region', { name: 'Manicura' }));
    expect(again.getByRole('button', { name: 'Ovalada', pressed: true })).toBeVisible();
    expect(again.getByLabelText('Productos que irritan')).toHaveValue('MMA');
  });
});
