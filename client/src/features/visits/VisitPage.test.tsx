import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { standing } from '../../testing/examined-feet';
import type { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aTreatment } from '../../testing/treatment';
import { aVisit, visitServer } from '../../testing/visit';

const gauze = {
  __typename: 'Supply',
  id: 9,
  name: 'Gasa',
  unit: 'caja',
  stock: 1,
  unitValue: 1_000,
  expiryDate: null,
  contains: [],
};
const treatment = aTreatment(1, 'Láser', {
  contraindications: ['PREGNANCY'],
  kit: [{ __typename: 'KitSupply', supplyId: 9, supplyName: 'Gasa', quantity: 2 }],
});

let server: FakeServer;
const visit = (more?: object) => server.on('Visit', { data: { appointment: aVisit(more) } });
beforeAll(() => import('./VisitPage'));
beforeEach(() => {
  localStorage.clear();
  storeSession();
  server = visitServer()
    .on('ClinicTreatments', { data: { treatments: [treatment] } })
    .on('RecordSupplies', { data: { supplies: [gauze] } });
});
const open = () => renderApp('/app/citas/5/visita');
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});
/** A screen without room beside the form. */
const onTablet = () => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width:1199') });
};
const earlierVisit = {
  __typename: 'ClinicalRecord',
  id: 30,
  patientId: 3,
  appointmentId: null,
  date: '2026-10-05',
  careDescription: 'Uña encarnada',
  procedure: 'Espiculotomía',
  instructions: 'Zapato ancho',
  professionalId: null,
  professionalName: null,
  usedSupplies: [],
  footExam: null,
  dismissedWarnings: [],
  irritatingProducts: '',
  totalCost: 0,
  version: 1,
  writtenAt: '2026-10-05T13:00:00Z',
  writtenBy: 'Ana',
  imported: null,
};

describe('visit page', () => {
  it('shows the patient’s alerts beside the underlying condition during a visit', async () => {
    server.on('PatientAlerts', {
      data: {
        patient: {
          __typename: 'Patient',
          id: 3,
          alerts: [{ __typename: 'PatientAlert', kind: 'DIABETES', note: 'Tipo 2', since: '2015-01-01' }],
          deniedAlerts: [],
        },
      },
    });
    open();
    const alerts = await screen.findByRole('list', { name: 'Alertas' });
    expect(alerts).toHaveTextContent('Diabetes: Tipo 2 (desde el 01/01/2015)');
    expect(screen.getByText('Enfermedad base: Hipertensión')).toBeVisible();
    expect(screen.getByText(/En atención/)).toBeVisible();
  });

  it('warns of a contraindication and of an allergy until they are dismissed, which the record keeps', async () => {
    server
      .on('PatientAlerts', {
        data: {
          patient: {
            __typename: 'Patient',
            id: 3,
            alerts: ['PREGNANCY', 'LATEX_ALLERGY', 'PACEMAKER'].map((kind) => ({
              __typename: 'PatientAlert',
              kind,
              note: '',
              since: null,
            })),
            deniedAlerts: [],
          },
        },
      })
      .on('RecordSupplies', { data: { supplies: [{ ...gauze, contains: ['LATEX'] }] } })
      .on('FinishVisit', { error: 'INTERNAL' });
    const { user, unmount } = open();
    const warnings = await screen.findByRole('region', { name: 'Advertencias' });
    expect(warnings).toHaveTextContent('Embarazo: contraindicado para este tratamiento');
    expect(warnings).toHaveTextContent('Alergia al látex: lo contiene Gasa');
    expect(warnings).not.toHaveTextContent('Marcapasos');
    await user.click(within(warnings).getByRole('button', { name: /^Lo sé: Embarazo/ }));
    expect(warnings).not.toHaveTextContent('Embarazo');
    await user.type(screen.getByLabelText('Descripción de la atención'), 'Dolor');
    await user.type(screen.getByLabelText('Procedimiento'), 'Corte');
    await user.type(screen.getByLabelText('Indicaciones'), 'Reposo');
    await user.click(screen.getByRole('button', { name: 'Terminar visita' }));
    await waitFor(() =>
      expect(server.named('FinishVisit')[0]?.variables).toMatchObject({
        input: { dismissedWarnings: ['PREGNANCY'] },
      }),
    );

    // The draft of the unfinished visit knows it too.
    unmount();
    const again = open();
    const left = await screen.findByRole('region', { name: 'Advertencias' });
    expect(left).toHaveTextContent('Alergia al látex');
    expect(left).not.toHaveTextContent('Embarazo');
    await again.user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    expect(left).toHaveTextContent('Embarazo');
  });

  it('warns of an answer of the questionnaire that has not been reviewed, and marks it so', async () => {
    const said = (question: string, state: string) => ({
      __typename: 'IntakeLine',
      question,
      answer: 'YES',
      text: '',
      since: null,
      sinceWords: '',
      state,
      settledAt: null,
      settledByName: null,
    });
    server.on('PendingIntakes', { data: { pendingIntakes: 1 } }).on('Intakes', {
      data: {
        intakes: [
          {
            __typename: 'Intake',
            id: 4,
            patientId: 3,
            appointmentId: 5,
            givenAt: '2026-11-17T13:00:00Z',
            visitorName: null,
            consentText: 'x',
            lines: [said('PREGNANCY', 'PENDING'), said('LATEX_ALLERGY', 'DISMISSED')],
          },
        ],
      },
    });
    open();
    const warnings = await screen.findByRole('region', { name: 'Advertencias' });
    expect(warnings).toHaveTextContent(
      /^Embarazo: contraindicado para este tratamiento \(según el cuestionario, por revisar\)Lo sé$/,
    );
  });

  it('says so if not all warnings could be looked up, and looks again on request', async () => {
    server.on('PendingIntakes', { error: 'INTERNAL' }).on('FootStanding', { error: 'INTERNAL' });
    const { user } = open();
    const failure = await screen.findByText('No se pudieron revisar todas las advertencias.');
    server
      .on('PendingIntakes', { data: { pendingIntakes: 0 } })
      .on('FootStanding', standing([], { hasAbsentPulse: true }));
    const notice = within(failure.closest('[role="alert"]')! as HTMLElement);
    await user.click(notice.getByRole('button', { name: 'Intentar de nuevo' }));
    const warnings = await screen.findByRole('region', { name: 'Advertencias' });
    expect(warnings).toHaveTextContent('Pulso ausente: considere derivar');
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  });

  it('on a tablet, shows earlier visits above the form as one line that opens', async () => {
    onTablet();
    server.on('EarlierVisits', {
      data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes: [earlierVisit] } },
    });
    const { user } = open();
    const line = await screen.findByRole('button', { name: /Visitas anteriores.*5 de octubre de 2026/ });
    const form = screen.getByRole('region', { name: 'Ficha de la visita' });
    expect(line.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Espiculotomía')).toBeNull();
    await user.click(line);
    expect(
      within(screen.getByRole('region', { name: 'Visitas anteriores' })).getByText('Espiculotomía'),
    ).toBeVisible();
  });

  it('shows the treatment’s price beside the cost of the supplies', async () => {
    server.on('ClinicTreatments', { data: { treatments: [{ ...treatment, price: 25_000 }] } });
    open();
    expect((await screen.findByText('Precio del tratamiento')).parentElement).toHaveTextContent('$25.000');
    expect(screen.getByText('Costo Total').parentElement).toHaveTextContent('$2.000');
  });

  it('names the visitor if another person comes for a patient’s booking', async () => {
    visit({ visitorName: 'Luis Distinto' });
    open();
    expect(
      await screen.findByRole('heading', { name: /Luis Distinto \(reserva de Rosa Lillo\)/ }),
    ).toBeVisible();
  });

  it('marks a supply of the kit that lacks stock, and keeps the input if the server refuses it', async () => {
    server.on('FinishVisit', {
      error: 'INVALID_INPUT',
      fields: { usedSupplies: ['No hay suficiente stock disponible. Stock actual: 1'] },
    });
    const { user } = open();
    expect(await screen.findByLabelText('Cantidad de Gasa')).toHaveValue(2);
    expect(screen.getByText('No hay suficiente stock disponible. Stock actual: 1')).toBeVisible();
    await user.type(screen.getByLabelText('Descripción de la atención'), 'Dolor');
    await user.type(screen.getByLabelText('Procedimiento'), 'Corte');
    await user.type(screen.getByLabelText('Indicaciones'), 'Reposo');
    await user.click(screen.getByRole('button', { name: 'Terminar visita' }));
    expect(await screen.findByRole('button', { name: 'Terminar visita' })).toBeEnabled();
    expect(screen.queryByText('Visita terminada')).toBeNull();
    expect(screen.getByLabelText('Procedimiento')).toHaveValue('Corte');
  });

  it('marks an expired supply and asks for the reason of its use', async () => {
    const iodine = { ...gauze, id: 10, name: 'Povidona yodada', stock: 6, expiryDate: '2026-11-22' };
    server.on('RecordSupplies', { data: { supplies: [{ ...gauze, stock: 6 }, iodine] } });
    server.on('FinishVisit', { error: 'INTERNAL' });
    const { user } = open();
    const option = await screen.findByRole('option', { name: /Povidona yodada \(stock: 6\).* · Vencido/ });
    await user.selectOptions(screen.getByLabelText('Agregar producto'), option);
    await user.type(screen.getByLabelText('Descripción de la atención'), 'Dolor');
    await user.type(screen.getByLabelText('Procedimiento'), 'Corte');
    await user.type(screen.getByLabelText('Indicaciones'), 'Reposo');
    await user.click(screen.getByRole('button', { name: 'Terminar visita' }));
    expect(await screen.findByText('Escriba por qué se usa Povidona yodada.')).toBeVisible();
    expect(server.named('FinishVisit')).toEqual([]);
    await user.type(
      screen.getByLabelText('Povidona yodada venció el 22/11/2026. ¿Por qué se usa?'),
      'Era la única',
    );
    await user.click(screen.getByRole('button', { name: 'Terminar visita' }));
    await screen.findByText(/No se pudo guardar la ficha/);
    expect(server.named('FinishVisit')[0]?.variables).toMatchObject({
      input: {
        usedSupplies: [
          { supplyId: 9, quantity: 2 },
          { supplyId: 10, quantity: 1, expiredReason: 'Era la única' },
        ],
      },
    });
  });

  it.each([
    ['is cancelled', { status: 'CANCELLED', attendance: null }, 'La cita está cancelada.', 'Ver la cita'],
    ['was finished', { status: 'COMPLETED', recordId: 40 }, 'Esta visita ya tiene su ficha.', 'Ver la ficha'],
  ])('offers a link if the visit’s appointment %s', async (_how, more, sentence, link) => {
    visit(more);
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Terminar visita' })).toBeNull();
  });

  it('books the next visit in place for a treatment without an interval, even if the page is loaded again later', async () => {
    visit({ status: 'COMPLETED', attendance: 'ARRIVED', recordId: 40 });
    server
      .on('NextOf', { data: { nextAppointment: null } })
      .on('CurrentRecord', { data: { clinicalRecord: null } })
      .on('FreeHoursOf', ({ variables }) => ({
        data: {
          availability: {
            __typename: 'Availability',
            freeStarts: variables['date'] === '2026-12-21' ? ['09:00', '11:00', '15:00'] : [],
            nextFreeDate: null,
          },
        },
      }))
      .on('BookNextVisit', {
        data: {
          createAppointment: { __typename: 'Appointment', id: 9, date: '2026-12-21', time: '15:00' },
        },
      });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'En 4 semanas' }));
    expect(await screen.findByText('lunes 21 de diciembre, 09:00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Elegir otra hora' }));
    await user.click(screen.getByRole('button', { name: '15:00' }));
    await user.click(screen.getByRole('button', { name: 'Agendar' }));
    expect(await screen.findByText('Agendada: lunes 21 de diciembre, 15:00')).toBeVisible();
    expect(server.named('BookNextVisit').map(({ variables }) => variables['input'])).toEqual([
      {
        serviceType: 'PODIATRY',
        durationMinutes: 60,
        professionalId: 1,
        treatment: 'Láser',
        patientId: 3,
        date: '2026-12-21',
        time: '15:00',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Generar Certificado' })).toBeVisible();
  });

  it('shows the next appointment of a patient who has one, and offers another', async () => {
    visit({ status: 'COMPLETED', attendance: 'ARRIVED', recordId: 40 });
    const next = { __typename: 'Appointment', id: 8, date: '2026-12-07', time: '16:00', treatment: 'Láser' };
    server
      .on('NextOf', { data: { nextAppointment: next } })
      .on('CurrentRecord', { data: { clinicalRecord: null } });
    const { user } = open();
    expect(await screen.findByText('Lunes 7 de diciembre, 16:00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agendar otra' }));
    expect(screen.getByRole('group', { name: 'Cuándo' })).toBeVisible();
  });

  it('reports if the visit’s appointment does not exist or could not be loaded, and retries', async () => {
    server.on('Visit', { data: { appointment: null } });
    const missing = open();
    expect(await screen.findByText('La cita que busca no existe o ya fue eliminada.')).toBeVisible();
    missing.unmount();
    server.on('Visit', { error: 'INTERNAL' });
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    visit();
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Rosa Lillo' })).toBeVisible();
  });
});
