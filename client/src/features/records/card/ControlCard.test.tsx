import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const card = (more: object = {}) => ({
  data: {
    controlCard: {
      __typename: 'ControlCard',
      recordId: 8,
      patientId: 3,
      patientName: 'Rosa Lillo',
      visitedOn: '2026-11-23',
      instructions: 'Secar bien los pies.',
      next: { __typename: 'NextOnCard', date: '2026-12-28', time: '10:00', professionalName: 'Ana Paz' },
      whatsappLink: 'https://wa.me/56900001001?text=Hola',
      mailLink: null,
      ...more,
    },
  },
});
const RECORD = {
  __typename: 'ClinicalRecord',
  id: 8,
  patientId: 3,
  appointmentId: null,
  date: '2026-11-23',
  careDescription: 'Control.',
  procedure: 'Corte.',
  instructions: 'Secar bien los pies.',
  professionalId: null,
  professionalName: null,
  usedSupplies: [],
  footExam: null,
  dismissedWarnings: [],
  irritatingProducts: '',
  totalCost: 0,
  version: 1,
  writtenAt: '2026-11-23T14:00:00Z',
  writtenBy: 'Ana',
  imported: null,
};
const PATIENT = { __typename: 'Patient', id: 3, name: 'Rosa Lillo', rut: '11.111.111-1' };

let server: FakeServer;
beforeAll(() => import('../card/ControlCardDialog'));
beforeEach(() => {
  storeSession();
  const patient = { ...PATIENT, provisionalRut: false, sex: null, address: '', birthDate: null };
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('RecordPatient', { data: { patient } })
    .on('ClinicalRecords', {
      data: {
        clinicalRecords: {
          __typename: 'ClinicalRecordPage',
          nodes: [RECORD],
          totalCount: 1,
          endCursor: null,
          hasNextPage: false,
        },
      },
    })
    .on('CurrentRecord', { data: { clinicalRecord: RECORD } })
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('NoteCardSent', { data: { noteCardSent: true } });
});
const open = async () => {
  const app = renderApp('/app/fichas-clinicas?paciente=3&ficha=8');
  await app.user.click(await screen.findByRole('button', { name: 'Carnet de control' }));
  return app;
};

describe('control card', () => {
  it('opens WhatsApp with the text, notes that it was sent, and prints the card', async () => {
    server.on('ControlCard', card());
    const { user } = await open();
    const link = await screen.findByRole('link', { name: /^Enviar por WhatsApp/ });
    expect(link).toHaveAttribute('href', 'https://wa.me/56900001001?text=Hola');
    expect(screen.queryByRole('link', { name: /correo/ })).toBeNull();
    expect(screen.getByText('Próximo control: lunes 28 de diciembre, 10:00, con Ana Paz')).toBeVisible();
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() =>
      expect(server.named('NoteCardSent')[0]?.variables).toEqual({ recordId: 8, channel: 'WHATSAPP' }),
    );
    let printed = '';
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      printed = [...document.querySelectorAll('[data-paper]')].at(-1)?.textContent ?? '';
    });
    await user.click(screen.getByRole('button', { name: 'Imprimir carnet' }));
    print.mockRestore();
    expect(printed).toMatch(/Carnet de control.*Secar bien los pies\..*lunes 28 de diciembre/);
  });

  it('says why a control card can’t be sent', async () => {
    server.on('ControlCard', card({ whatsappLink: null, next: null }));
    await open();
    expect(await screen.findByText(/^No tiene un teléfono ni un correo/)).toBeVisible();
    expect(screen.getByText('Próximo control: Sin hora agendada.')).toBeVisible();
  });
});
