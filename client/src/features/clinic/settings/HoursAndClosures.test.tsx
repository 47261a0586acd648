import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const HOURS = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  __typename: 'OpeningHours',
  weekday,
  opensAt: '09:00',
  closesAt: '19:00',
}));
const agenda = (serviceType: string, more: object = {}) => ({
  __typename: 'AgendaSettings',
  serviceType,
  stepMinutes: 60,
  horizonDays: null,
  openBookingsLimit: 3,
  noticeMinutes: null,
  version: 1,
  hours: HOURS,
  ...more,
});
/** The podiatry agenda with one day changed, and the other agenda unchanged. */
const savedMeanwhile = (day: { weekday: number; closesAt: string }) => {
  const hours = HOURS.map((one) => (one.weekday === day.weekday ? { ...one, ...day } : one));
  return { data: { agendaSettings: [agenda('PODIATRY', { hours, version: 2 }), agenda('MANICURE')] } };
};
const CLOSURE = {
  __typename: 'Closure',
  id: 4,
  serviceType: null,
  from: '2026-12-21',
  to: '2026-12-31',
  reason: 'Vacaciones',
};
const HIT = {
  __typename: 'Appointment',
  id: 9,
  date: '2026-12-08',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  serviceType: 'PODIATRY',
  treatment: 'Podología general',
  version: 1,
  visitorName: null,
  patient: {
    __typename: 'Patient',
    id: 1,
    name: 'Ana Soto',
    rut: '45.000.000-6',
    provisionalRut: false,
    phone: '',
  },
};

const examParts = (groups: readonly string[], more: object = {}) => ({
  __typename: 'FootExamSettings',
  groups,
  tenPointCutOff: null,
  version: 1,
  ...more,
});

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('EditableAgendas', { data: { agendaSettings: [agenda('PODIATRY'), agenda('MANICURE')] } })
    .on('Closures', { data: { closures: [CLOSURE] } })
    .on('Holidays', ({ variables }) => ({
      data: {
        holidays: [
          {
            __typename: 'Holiday',
            date: `${String(variables['year'])}-12-08`,
            name: 'Inmaculada Concepción',
          },
          { __typename: 'Holiday', date: `${String(variables['year'])}-12-25`, name: 'Navidad' },
        ],
      },
    }))
    .on('AppointmentsWithin', { data: { appointments: [] } })
    .on('HoldMinutes', { data: { waitingHoldMinutes: 30 } })
    .on('EditableExam', { data: { footExamSettings: examParts(['NAILS']) } });
});

const openHours = async () => {
  const app = renderApp('/app/configuracion/horarios');
  await app.findByRole('button', { name: 'Guardar horarios' });
  return app;
};
const openClosures = async () => {
  const app = renderApp('/app/configuracion/cierres');
  await app.findByRole('button', { name: 'Agregar cierre' });
  return app;
};

describe('opening hours', () => {
  it('saves the hours of one agenda, and leaves the other agenda unchanged', async () => {
    server.on('UpdateAgenda', ({ variables }) => ({
      data: {
        updateAgenda: agenda('MANICURE', { ...(variables['input'] as object), hours: HOURS, version: 2 }),
      },
    }));
    const { user, findByText, getByRole, getByLabelText } = await openHours();
    await user.click(getByRole('button', { name: 'Manicura' }));
    expect(getByRole('button', { name: 'Guardar horarios' })).toBeDisabled();
    await user.selectOptions(getByLabelText('Cierre del lunes'), '14:00');
    const limit = getByLabelText('Por persona, a lo más');
    expect(limit).toHaveDisplayValue('3 reservas');
    await user.selectOptions(limit, 'Sin límite');
    await user.click(getByRole('button', { name: 'Guardar horarios' }));
    expect(await findByText('Horarios guardados correctamente')).toBeInTheDocument();
    const input = server.named('UpdateAgenda')[0]!.variables['input'] as { hours: object[] };
    expect(input).toMatchObject({
      serviceType: 'MANICURE',
      version: 1,
      stepMinutes: 60,
      openBookingsLimit: null,
    });
    expect(input.hours).toContainEqual({ weekday: 1, opensAt: '09:00', closesAt: '14:00' });
  });

  it('sets for how long an hour is held for the person on the waiting list', async () => {
    server.on('SetWaitingHoldMinutes', { data: { setWaitingHoldMinutes: 60 } });
    const { user, findByLabelText, findByText } = await openHours();
    const held = await findByLabelText('Guardar cada hora ofrecida');
    expect(held).toHaveDisplayValue('30 minutos');
    server.on('HoldMinutes', { data: { waitingHoldMinutes: 60 } });
    await user.selectOptions(held, '1 hora');
    expect(await findByText('Guardado')).toBeInTheDocument();
    expect(server.named('SetWaitingHoldMinutes')[0]?.variables).toEqual({ minutes: 60 });
    expect(held).toHaveDisplayValue('1 hora');
  });

  it('does not overwrite hours that another user changed in the meantime', async () => {
    server.on('UpdateAgenda', { error: 'STALE' });
    const { user, findByText, getByRole, getByLabelText } = await openHours();
    await user.selectOptions(getByLabelText('Cierre del lunes'), '14:00');
    server.on('EditableAgendas', savedMeanwhile({ weekday: 1, closesAt: '13:00' }));
    await user.click(getByRole('button', { name: 'Guardar horarios' }));
    expect(await findByText(/Otra persona/)).toBeInTheDocument();
    expect(getByRole('alert')).toHaveTextContent('Lunes: 09:00–19:00 → 09:00–13:00');
    expect(getByRole('button', { name: 'Guardar horarios' })).toBeDisabled();
  });

  it('merges the hours of one day with another user’s change of another day', async () => {
    server.on('UpdateAgenda', ({ variables }) => {
      const input = variables['input'] as { version: number };
      if (input.version === 1) return { error: 'STALE' };
      return { data: { updateAgenda: agenda('PODIATRY', { ...input, hours: HOURS, version: 3 }) } };
    });
    const { user, findByText, getByRole, getByLabelText } = await openHours();
    await user.selectOptions(getByLabelText('Cierre del lunes'), '14:00');
    server.on('EditableAgendas', savedMeanwhile({ weekday: 2, closesAt: '13:00' }));
    await user.click(getByRole('button', { name: 'Guardar horarios' }));
    expect(await findByText('Se incorporó lo que cambió otra persona: Martes.')).toBeInTheDocument();
    const { hours } = server.named('UpdateAgenda')[1]!.variables['input'] as { hours: object[] };
    expect(hours).toContainEqual({ weekday: 1, opensAt: '09:00', closesAt: '14:00' });
    expect(hours).toContainEqual({ weekday: 2, opensAt: '09:00', closesAt: '13:00' });
  });
});

describe('closures', () => {
  it('lists the appointments affected by a closure before it is saved', async () => {
    server
      .on('AppointmentsWithin', { data: { appointments: [HIT] } })
      .on('CreateClosure', { data: { createClosure: { ...CLOSURE, id: 5, reason: 'Curso' } } });
    const { user, findByRole, findByText } = await openClosures();
    await user.click(await findByRole('button', { name: 'Agregar cierre' }));
    const modal = within(await findByRole('dialog', { name: 'Agregar cierre' }));
    await user.type(modal.getByLabelText('Motivo'), 'Curso');
    await user.click(modal.getByRole('button', { name: 'Guardar' }));
    expect(await modal.findByText('Hay 1 cita en esos días')).toBeInTheDocument();
    expect(modal.getByRole('link', { name: 'Ana Soto' })).toHaveAttribute(
      'href',
      expect.stringContaining('cita=9'),
    );
    expect(server.named('CreateClosure')).toHaveLength(0);
    await user.click(modal.getByRole('button', { name: 'Cerrar de todos modos' }));
    expect(await findByText('Cierre guardado correctamente')).toBeInTheDocument();
    expect(server.named('CreateClosure')[0]!.variables['input']).toEqual({
      from: '2026-11-23',
      to: '2026-11-23',
      serviceType: null,
      reason: 'Curso',
    });
  });

  it('asks before Escape discards the input of a new closure', async () => {
    const { user, findByRole } = await openClosures();
    await user.click(await findByRole('button', { name: 'Agregar cierre' }));
    await user.type(await findByRole('textbox', { name: 'Motivo' }), 'Curso');
    await user.keyboard('{Escape}');
    const question = within(await findByRole('alertdialog', { name: 'Cambios sin guardar' }));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    expect(await findByRole('textbox', { name: 'Motivo' })).toHaveValue('Curso');
  });

  it('deletes a closure after a confirmation', async () => {
    server.on('DeleteClosure', { data: { deleteClosure: true } });
    const { user, findByRole, findByText } = await openClosures();
    await user.click(await findByRole('button', { name: /^Eliminar el cierre Vacaciones/ }));
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await findByText('Cierre eliminado correctamente')).toBeInTheDocument();
    expect(server.named('DeleteClosure')[0]!.variables).toEqual({ id: 4 });
  });
});

describe('settings that could not be loaded', () => {
  it('reloads closures and holidays on request if they could not be loaded', async () => {
    server.on('Closures', { error: 'INTERNAL' }).on('Holidays', { error: 'INTERNAL' });
    const { user, findByText, findAllByRole, queryByText } = await openClosures();
    for (const sentence of ['No se pudieron cargar los cierres.', 'No se pudieron cargar los feriados.'])
      expect(await findByText(sentence)).toBeInTheDocument();
    server.on('Closures', { data: { closures: [CLOSURE] } }).on('Holidays', { data: { holidays: [] } });
    for (const button of await findAllByRole('button', { name: 'Intentar de nuevo' }))
      await user.click(button);
    expect(await findByText('Vacaciones')).toBeInTheDocument();
    expect(await findByText('No quedan feriados este año.')).toBeInTheDocument();
    expect(queryByText(/^No se pudieron cargar/)).toBeNull();
  });
});

describe('holidays', () => {
  it('imports the chosen holidays after listing the affected appointments, and does not offer closed days', async () => {
    server
      .on('AppointmentsWithin', { data: { appointments: [HIT] } })
      .on('ImportHolidays', { data: { importHolidays: [CLOSURE] } });
    const { user, findByRole, findByText } = await openClosures();
    const christmas = await findByRole('checkbox', { name: /25 de diciembre/ });
    expect(christmas).toBeDisabled();
    await user.click(await findByRole('button', { name: /^Importar 1 feriado$/ }));
    expect(await findByText('Hay 1 cita en esos días')).toBeInTheDocument();
    expect(server.named('ImportHolidays')).toHaveLength(0);
    await user.click(await findByRole('button', { name: /de todos modos/ }));
    await waitFor(() => expect(server.named('ImportHolidays')).toHaveLength(1));
    expect(server.named('ImportHolidays')[0]!.variables).toEqual({ year: 2026, dates: ['2026-12-08'] });
    expect(screen.getByText('Feriados importados correctamente')).toBeInTheDocument();
  });

  it('offers no import once all holidays of the year are closed days', async () => {
    server.on('Holidays', { data: { holidays: [{ date: '2026-12-25', name: 'Navidad' }] } });
    const { findByRole, queryByRole } = await openClosures();
    expect(await findByRole('checkbox', { name: /25 de diciembre/ })).toBeDisabled();
    expect(queryByRole('button', { name: /^Importar/ })).toBeNull();
  });
});

it('changes one part of the exam of the feet, and keeps what another user has changed meanwhile', async () => {
  const { user } = renderApp('/app/configuracion/examen');
  const exam = within(await screen.findByRole('region', { name: 'Examen del pie' }));
  expect(await exam.findByRole('switch', { name: 'Uñas' })).toBeChecked();
  server.on('EditableExam', { data: { footExamSettings: examParts(['NAILS', 'SKIN'], { version: 7 }) } });
  server.on('UpdateFootExamSettings', ({ variables }) => ({
    data: {
      updateFootExamSettings: examParts(['NAILS', 'SKIN', 'TEN_POINT'], {
        ...(variables['input'] as object),
      }),
    },
  }));
  await user.click(exam.getByRole('switch', { name: 'Monofilamento en 10 puntos' }));
  await user.selectOptions(await exam.findByLabelText('Corte de la prueba en 10 puntos'), '4');
  await waitFor(() =>
    expect(server.named('UpdateFootExamSettings').map(({ variables }) => variables)).toEqual([
      { version: 7, input: { groups: ['NAILS', 'SKIN', 'TEN_POINT'] } },
      { version: 7, input: { tenPointCutOff: 4 } },
    ]),
  );
});
