import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aVisit, visitServer } from '../../testing/visit';

let server: FakeServer;
beforeAll(() => Promise.all([import('./VisitPage'), import('../records/manicure/ManicureFields')]));
beforeEach(() => {
  localStorage.clear();
  storeSession();
  server = visitServer()
    .on('Visit', { data: { appointment: aVisit({ serviceType: 'MANICURE', treatment: 'Manicura' }) } })
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
    .on('LastTexts', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes: [] } } })
    .on('ClinicTreatments', { data: { treatments: [] } })
    .on('Phrases', { data: { phrases: [] } })
    .on('FinishVisit', { error: 'INTERNAL' });
});

describe('the visit of a manicure', () => {
  it('fills the short form of a manicure in from the last one', async () => {
    const { user, unmount } = renderApp('/app/citas/5/visita');
    const form = within(await screen.findByRole('region', { name: 'Manicura' }));
    expect(screen.queryByRole('region', { name: 'Examen del pie' })).toBeNull();
    expect(await form.findByText('El 23 de septiembre de 2026: MMA')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Igual que el 23/10/2026' }));
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
