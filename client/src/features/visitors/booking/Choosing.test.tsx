import type { ChoosingScreen } from '#domain/visitors/booking/public-page.js';
import { clinicClock, parseInstant } from '#domain/clinic-time.js';
import { consentText, currentVersion } from '#domain/privacy/consent.es.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingScreen, drawDialogs } from '../../../testing/booking-screen';
import { FakeServer } from '../../../testing/fake-server';
import { Choosing } from './Choosing';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
let server: FakeServer;
/** The free times. Tests change them to simulate bookings by other visitors. */
let freeStarts: string[];
let nextFreeDate: string | null;

drawDialogs();

const offer = (date: unknown) => ({
  freeStarts,
  week: [
    {
      date: String(date),
      freeCount: freeStarts.length,
      whyNone: freeStarts.length > 0 ? null : ('FULL' as const),
    },
  ],
  nextFreeDate,
  firstFree: { date: TUESDAY, time: '10:00' },
});

/** Sets the time zone of the visitor's device. */
const deviceIn = (timeZone: string) => {
  const options = Intl.DateTimeFormat('es').resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

beforeEach(() => {
  deviceIn('America/Santiago');
  freeStarts = ['09:00', '12:00', '13:00', '17:00'];
  nextFreeDate = TUESDAY;
  history.replaceState(null, '', '/public/reservar');
  server = new FakeServer()
    .on('Availability', ({ variables }) => ({ data: { availability: offer(variables['date']) } }))
    .on('BookingChallenge', { data: { bookingChallenge: null } })
    .on('BookAppointment', {
      data: { bookAppointment: { confirmationByEmail: false, linkToken: 'secreto' } },
    });
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** The page as the server rendered it at an instant, hydrated in the browser. */
function renderPage(date = MONDAY, changes: Partial<ChoosingScreen> = {}) {
  const screen = bookingScreen(date, offer(date), changes);
  const user = userEvent.setup({ delay: null });
  const address = () => `${location.pathname}${location.search}`;
  return { ...render(<Choosing screen={screen} />), user, address };
}

async function openForm() {
  const screen = renderPage();
  await screen.user.click(await screen.findByRole('button', { name: '09:00' }));
  await screen.user.click(screen.getByRole('button', { name: 'Reservar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tus datos' });
  const fill = async () => {
    await screen.user.type(screen.getByLabelText('Nombre completo'), 'Rosa Lillo');
    await screen.user.type(screen.getByLabelText('Correo electrónico'), 'rosa@correo.cl');
    await screen.user.type(screen.getByLabelText('Teléfono'), '9 1234 5678');
  };
  const confirm = () => screen.user.click(screen.getByRole('button', { name: 'Confirmar Reserva' }));
  return { ...screen, dialog: within(dialog), fill, confirm };
}

describe('the booking page', () => {
  const WEDNESDAY = '2026-11-25';
  const onWednesday = () => {
    const madeAt = '2026-11-25T08:00:00-03:00';
    return renderPage(WEDNESDAY, { madeAt, now: clinicClock(parseInstant(madeAt)) });
  };

  it('shows the week of the booking page, with past days closed', () => {
    const { getByRole } = onWednesday();
    expect(
      getByRole('heading', { name: 'Semana del 23 de noviembre al 29 de noviembre' }),
    ).toBeInTheDocument();
    expect(getByRole('button', { name: /^MIÉ 25 de noviembre, hoy, 4 libres/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(getByRole('button', { name: /^MAR 24/ })).toBeDisabled();
    expect(getByRole('button', { name: 'Semana anterior' })).toBeDisabled();
  });

  it('offers the next free hour, one press from the form', async () => {
    freeStarts = ['10:00'];
    const { promise, resolve: answer } = Promise.withResolvers<{ data: unknown }>();
    server.on('Availability', () => promise);
    const { getByRole, findByRole, user, address } = renderPage();
    await user.click(getByRole('link', { name: 'Próxima hora: martes 24 de noviembre, 10:00' }));
    // The hour stays chosen while the day's hours are loading.
    expect(await findByRole('dialog', { name: 'Tus datos' })).toHaveTextContent(
      'martes 24 de noviembre, 10:00 h',
    );
    expect(getByRole('button', { name: 'Confirmar Reserva' })).toBeDisabled();
    answer({ data: { availability: offer(TUESDAY) } });
    await waitFor(() => expect(getByRole('button', { name: 'Confirmar Reserva' })).toBeEnabled());
    expect(address()).toBe('/public/reservar?dia=2026-11-24&hora=10:00');
  });

  it('shows the first day of the next week, and returns to today when going back', async () => {
    const { getByRole, address, user } = onWednesday();
    await user.click(getByRole('button', { name: 'Semana siguiente' }));
    expect(address()).toBe('/public/reservar?dia=2026-11-30');
    await user.click(getByRole('button', { name: 'Semana anterior' }));
    expect(address()).toBe('/public/reservar?dia=2026-11-25');
  });

  it('filters the hours by the time of day', async () => {
    const { findByRole, getByRole, getAllByRole, user } = renderPage();
    await findByRole('button', { name: '09:00' });
    const times = () => getAllByRole('button', { name: /^\d\d:\d\d$/ }).map((slot) => slot.textContent);
    await user.click(getByRole('button', { name: 'Mañana' }));
    expect(times()).toEqual(['09:00', '12:00']);
    await user.click(getByRole('button', { name: 'Tarde' }));
    expect(times()).toEqual(['13:00', '17:00']);
    await user.click(getByRole('button', { name: 'Todos los horarios' }));
    expect(times()).toHaveLength(4);
  });

  it('says in which half of the day the hours are if the other one is asked for', async () => {
    freeStarts = ['17:00'];
    const { user, getByRole, getByText } = renderPage();
    await user.click(getByRole('button', { name: 'Mañana' }));
    expect(getByText('Ese día solo quedan horas en la tarde.')).toBeVisible();
  });

  it('does not offer an hour that has passed since loading', async () => {
    const madeAt = '2026-11-23T12:00:00-03:00';
    const { findByRole, queryByRole } = renderPage(MONDAY, {
      madeAt,
      now: clinicClock(parseInstant(madeAt)),
    });
    expect(await findByRole('button', { name: '13:00' })).toBeInTheDocument();
    expect(queryByRole('button', { name: '12:00' })).toBeNull();
  });

  it('offers the next free day if there are no hours', async () => {
    freeStarts = [];
    const { findByText, getByRole, address, user } = renderPage();
    await findByText('No hay horarios disponibles');
    await user.click(getByRole('link', { name: 'Ir al martes 24 de noviembre' }));
    expect(address()).toBe('/public/reservar?dia=2026-11-24');
  });

  it('shows no hours after a failure, and retries on request', async () => {
    server.on('Availability', 'unreachable');
    const { findByText, findByRole, getByRole, user } = renderPage();
    await user.click(getByRole('button', { name: /^MAR 24/ }));
    await findByText('No hay horarios disponibles');
    server.on('Availability', {
      data: { availability: { freeStarts: ['10:00'], week: [], nextFreeDate: null, firstFree: null } },
    });
    await user.click(getByRole('button', { name: 'Volver a consultar' }));
    expect(await findByRole('button', { name: '10:00' })).toBeInTheDocument();
  });

  it('shows that the hours are loading, and allows no booking before one is chosen', async () => {
    server.on('Availability', () => new Promise(() => undefined));
    const { findByText, getByRole, user } = renderPage();
    await user.click(getByRole('button', { name: /^MAR 24/ }));
    expect(await findByText('Cargando horarios...')).toBeInTheDocument();
    expect(getByRole('button', { name: 'Reservar' })).toBeDisabled();
  });

  it('loads the free hours without a session', async () => {
    localStorage.setItem('access_token', 'stale');
    renderPage();
    fireEvent.focus(window);
    await waitFor(() => expect(server.named('Availability')).toHaveLength(1));
    expect(server.named('Availability')[0]?.headers.has('Authorization')).toBe(false);
  });

  it('reloads the hours when the visitor comes back, and names the chosen hour if it is taken', async () => {
    const { findByRole, findByText, getByRole, user } = renderPage();
    await user.click(await findByRole('button', { name: '12:00' }));
    freeStarts = ['09:00'];
    fireEvent.focus(window);
    expect(await findByText('La hora de las 12:00 ya no está libre. Elija otra.')).toBeInTheDocument();
    expect(getByRole('button', { name: 'Reservar' })).toBeDisabled();
  });
});

describe('booking', () => {
  it('shows the consent text exactly as it is recorded', async () => {
    const { dialog } = await openForm();
    const note = dialog.getByRole('link', { name: 'política de privacidad' }).closest('p');
    expect(note).toHaveTextContent(consentText('DATA_TREATMENT', currentVersion('DATA_TREATMENT')));
  });

  it('announces a confirmation e-mail if one is being sent', async () => {
    server.on('BookAppointment', {
      data: { bookAppointment: { confirmationByEmail: true, linkToken: 'secreto' } },
    });
    const { fill, confirm, findByText } = await openForm();
    await fill();
    await confirm();
    expect(await findByText(/Le enviamos la confirmación a su correo\./)).toBeInTheDocument();
  });

  it('books the chosen hour, confirms it, and starts over', async () => {
    const { fill, confirm, findByText, getByRole, queryByRole, address } = await openForm();
    await fill();
    await confirm();
    const success = await findByText('¡Reserva realizada con éxito!');
    expect(success.closest('[role="status"]')).toHaveTextContent('lunes 23 de noviembre a las 09:00');
    expect(getByRole('link', { name: 'Ver mi hora' })).toHaveAttribute('href', '/public/cita/secreto');
    expect(success.closest('[role="status"]')).not.toHaveTextContent('correo');
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    expect(server.named('BookAppointment').map(({ variables }) => variables['input'])).toEqual([
      {
        name: 'Rosa Lillo',
        email: 'rosa@correo.cl',
        phone: '9 1234 5678',
        notes: '',
        date: MONDAY,
        time: '09:00',
      },
    ]);
    expect(address()).toBe('/public/reservar?dia=2026-11-23');
    expect(getByRole('button', { name: 'Reservar' })).toBeDisabled();
  });

  it('shows an error at each invalid field of the booking form', async () => {
    const { confirm, dialog, user } = await openForm();
    await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@');
    await user.type(dialog.getByLabelText('Teléfono'), '12');
    await confirm();
    await waitFor(() =>
      expect(dialog.getByLabelText('Nombre completo')).toHaveAccessibleDescription('Falta el nombre.'),
    );
    expect(dialog.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      /^Escriba un correo válido/,
    );
    expect(dialog.getByLabelText('Teléfono')).toHaveAccessibleDescription(/^Escriba un teléfono válido/);
    expect(dialog.getByLabelText('Nombre completo')).toHaveFocus();
    expect(server.named('BookAppointment')).toEqual([]);
  });

  it('accepts a plausible phone number that can’t be parsed', async () => {
    const { fill, confirm, dialog, findByText, user } = await openForm();
    await fill();
    await user.clear(dialog.getByLabelText('Teléfono'));
    await user.type(dialog.getByLabelText('Teléfono'), 'anexo 123456');
    await confirm();
    expect(await findByText('¡Reserva realizada con éxito!')).toBeInTheDocument();
  });

  it('shows the server’s errors at the fields of the booking form', async () => {
    server.on('BookAppointment', { error: 'INVALID_INPUT', fields: { email: ['Ese correo no existe.'] } });
    const { fill, confirm, dialog, findByText } = await openForm();
    await fill();
    await confirm();
    await findByText('Ese correo no existe.');
    expect(dialog.getByLabelText('Correo electrónico')).toHaveFocus();
  });

  it('keeps the typed data when the hour is taken, and offers the free hours in the form', async () => {
    server.on('BookAppointment', () => {
      freeStarts = ['12:00'];
      return { error: 'SLOT_TAKEN' };
    });
    const { fill, confirm, dialog, findByText, user } = await openForm();
    await fill();
    await confirm();
    expect(await dialog.findByText('Hora no disponible')).toBeInTheDocument();
    expect(dialog.getByLabelText('Nombre completo')).toHaveValue('Rosa Lillo');
    expect(dialog.getByRole('button', { name: 'Confirmar Reserva' })).toBeDisabled();

    server.on('BookAppointment', {
      data: { bookAppointment: { confirmationByEmail: false, linkToken: 'secreto' } },
    });
    await waitFor(() => expect(dialog.queryByRole('button', { name: '13:00' })).toBeNull());
    await user.click(dialog.getByRole('button', { name: '12:00' }));
    expect(dialog.queryByText('Hora no disponible')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Confirmar Reserva' })).toHaveFocus();
    await confirm();
    await findByText('¡Reserva realizada con éxito!');
    expect(server.named('BookAppointment')[1]?.variables['input']).toMatchObject({ time: '12:00' });
  });

  it('reports when the form opens that the hour is taken, and offers another day in the form', async () => {
    const screen = renderPage();
    await screen.user.click(await screen.findByRole('button', { name: '09:00' }));
    freeStarts = [];
    await screen.user.click(screen.getByRole('button', { name: 'Reservar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tus datos' }));
    expect(await dialog.findByText('Hora no disponible')).toBeInTheDocument();
    freeStarts = ['16:00'];
    await screen.user.click(dialog.getByRole('button', { name: 'Ver el martes 24 de noviembre' }));
    await screen.user.click(await dialog.findByRole('button', { name: '16:00' }));
    expect(dialog.getByText('martes 24 de noviembre, 16:00 h')).toBeInTheDocument();
  });

  it('shows the server’s message about an hour that has passed', async () => {
    server.on('BookAppointment', {
      error: 'INVALID_INPUT',
      fields: { time: ['Esa hora ya pasó. Elija otra.'] },
    });
    const { fill, confirm, dialog } = await openForm();
    await fill();
    await confirm();
    expect(await dialog.findByText('Esa hora ya pasó. Elija otra.')).toBeInTheDocument();
  });

  it.each([
    ['unreachable', 'Error de conexión.'],
    [{ error: 'INTERNAL', message: 'Error interno del servidor' }, 'Error al reservar.'],
    [{ error: 'TOO_MANY_REQUESTS', message: 'Demasiados intentos.' }, 'Demasiados intentos.'],
  ] as const)('the form stays open after %j, and shows %s', async (answer, sentence) => {
    server.on('BookAppointment', answer);
    const { fill, confirm, dialog } = await openForm();
    await fill();
    await confirm();
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('rosa@correo.cl');
  });

  it('sends no booking for a bot that fills in the hidden field', async () => {
    const { fill, confirm, dialog } = await openForm();
    await fill();
    fireEvent.change(dialog.getByLabelText('Deje este campo vacío'), { target: { value: 'Ofertas' } });
    await confirm();
    expect(await dialog.findByText(/^No es posible reservar en línea por ahora/)).toBeInTheDocument();
    expect(server.named('BookAppointment')).toHaveLength(0);
  });

  it('sends a booking once, however often the button is pressed', async () => {
    server.on('BookAppointment', () => new Promise(() => undefined));
    const { fill, dialog } = await openForm();
    await fill();
    const form = dialog.getByLabelText('Nombre completo').closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(server.named('BookAppointment')).toHaveLength(1));
    fireEvent.submit(form);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.named('BookAppointment')).toHaveLength(1);
  });
});

describe('booking page that fails while it is shown', () => {
  /** Removes an element of the page, as browser extensions do. */
  const spoil = () => document.querySelector('.hours-place fieldset')?.remove();
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('a failed page still shows the earlier booking', async () => {
    const { fill, confirm, findByRole, getByText, user } = await openForm();
    await fill();
    await confirm();
    await findByRole('link', { name: 'Ver mi hora' });
    spoil();
    freeStarts = [];
    await user.click(await findByRole('button', { name: /^MAR/ }));
    expect(await findByRole('alert')).toHaveTextContent('Su hora está reservada.');
    expect(getByText('¡Reserva realizada con éxito!')).toBeInTheDocument();
    expect(await findByRole('link', { name: 'Ver mi hora' })).toHaveAttribute(
      'href',
      expect.stringContaining('secreto'),
    );
  });

  it('a failed page without a booking explains what to do', async () => {
    const { user, findByRole, queryByText } = renderPage();
    await findByRole('button', { name: '09:00' });
    spoil();
    freeStarts = [];
    await user.click(await findByRole('button', { name: /^MAR/ }));
    expect(await findByRole('alert')).toHaveTextContent('revise su correo antes de intentarlo otra vez');
    expect(queryByText('¡Reserva realizada con éxito!')).toBeNull();
  });
});

it.each([
  ['Europe/Berlin', '09:00 hora de Chile'],
  // The local time there is the same at that hour.
  ['America/Sao_Paulo', '09:00'],
])('shows a visitor in %s the clinic’s time zone only if their own time differs', async (timeZone, words) => {
  deviceIn(timeZone);
  const { user, findByRole } = renderPage();
  await user.click(await findByRole('button', { name: '09:00' }));
  expect((await findByRole('form', { name: 'Resumen' })).textContent).toMatch(
    new RegExp(`${words}Reservar$`),
  );
});
