import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { limitedUser } from '../../../../testing/limited-user';
import { FakeServer } from '../../../../testing/fake-server';
import { aProfessional } from '../../../../testing/professional';
import { renderApp } from '../../../../testing/render-app';
import { storeSession } from '../../../../testing/stored-session';
import { FIRST_TREATMENTS } from '../../../../testing/treatment';

const person = (id: number, name: string, more: object = {}) => aProfessional(id, { name, ...more });
const stretch = (weekday: number, opensAt: string, closesAt: string) => ({
  __typename: 'OpeningHours',
  weekday,
  opensAt,
  closesAt,
});
const ANA = person(1, 'Ana Soto', { title: 'Podóloga', version: 4 });
const MANICURIST = person(2, '', { services: ['MANICURE'] });
const BERTA = person(3, 'Berta Rojas', {
  treatments: ['Postura de brackets'],
  hours: [stretch(1, '09:00', '13:00'), stretch(1, '15:00', '19:00'), stretch(2, '09:00', '13:00')],
});
const [CAMILA, GONE] = [person(4, 'Camila Vera'), person(5, 'Dora Pino', { isArchived: true })];

const CLINIC = {
  name: 'Clínica Sur',
  phone: '',
  address: '',
  city: 'Temuco',
  professionalName: 'Ana Soto',
  professionalTitle: 'Podóloga',
  professionalRut: '',
  registryNumber: '',
  professionalAddress: '',
};

const appointment = (id: number, time: string, more: object = {}) => ({
  __typename: 'Appointment',
  id,
  date: '2026-12-01',
  time,
  durationMinutes: 60,
  status: 'BOOKED',
  serviceType: 'PODIATRY',
  professionalId: 1,
  treatment: 'Podología general',
  version: 7,
  visitorName: null,
  patient: { __typename: 'Patient', id, name: `Paciente ${id}`, phone: '' },
  ...more,
});
const dayOff = (id: number, professionalId: number) => ({
  __typename: 'DayOff',
  id,
  professionalId,
  from: '2026-11-30',
  to: '2026-12-02',
  reason: 'Vacaciones',
});
const free = (appointmentId: number, ...professionals: Array<[number, number]>) => ({
  __typename: 'FreeProfessionals',
  appointmentId,
  free: professionals.map(([professionalId, appointments]) => ({
    __typename: 'FreeProfessional',
    professionalId,
    appointments,
  })),
});

let server: FakeServer;
let professionals: object[];
beforeEach(() => {
  storeSession();
  professionals = [ANA, MANICURIST, BERTA, CAMILA, GONE];
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ListedProfessionals', () => ({ data: { professionals } }))
    .on('ClinicProfessionals', () => ({ data: { professionals } }))
    .on('DaysOff', { data: { daysOff: [dayOff(8, 1)] } })
    .on('EditableAgendas', {
      data: {
        agendaSettings: ['PODIATRY', 'MANICURE'].map((serviceType) => ({
          __typename: 'AgendaSettings',
          serviceType,
          stepMinutes: 60,
          horizonDays: null,
          openBookingsLimit: 3,
          noticeMinutes: null,
          version: 1,
          hours: [1, 2].map((weekday) => stretch(weekday, '09:00', '19:00')),
        })),
      },
    })
    .on('LinkableUsers', {
      data: {
        team: [
          { __typename: 'TeamMember', id: 1, username: 'ana', name: 'Ana', state: 'ACTIVE' },
          { __typename: 'TeamMember', id: 2, username: 'berta', name: 'Berta R.', state: 'ACTIVE' },
        ],
      },
    })
    .on('PublicNames', {
      data: {
        clinicSettings: {
          __typename: 'ClinicSettings',
          ...CLINIC,
          showsProfessionals: false,
          version: 3,
        },
      },
    });
});

async function open() {
  const app = renderApp('/app/configuracion/profesionales');
  const people = within(await app.findByRole('list', { name: 'Quiénes atienden' }));
  const edit = (name: string) => app.user.click(app.getByRole('button', { name: `Editar ${name}` }));
  return { ...app, people, edit };
}

describe('professionals', () => {
  it('lists the professionals in the clinic’s order with services and hours, and archived ones separately', async () => {
    const { user, people, getByRole, findByRole } = await open();
    const [ana, manicurist, berta, camila] = people.getAllByRole('listitem');
    expect(ana).toHaveTextContent('Ana SotoPodologíaPodólogaHorario de la clínica');
    expect(manicurist).toHaveTextContent('ManicuraManicura');
    expect(berta).toHaveTextContent(
      'Solo Postura de bracketsLunes 09:00–13:00 y 15:00–19:00, martes 09:00–13:00',
    );
    expect(camila).toHaveTextContent('Camila Vera');
    await user.click(getByRole('button', { name: 'Archivados (1)' }));
    const archived = within(await findByRole('list', { name: 'Archivados' }));
    await user.click(archived.getByRole('button', { name: 'Acciones para Dora Pino' }));
    await findByRole('menuitem', { name: 'Restaurar' });
  });

  it('adds a professional with several periods a day, and refuses invalid hours at their day', async () => {
    server.on('CreateProfessional', ({ variables }) => ({
      data: { createProfessional: person(9, (variables['input'] as { name: string }).name) },
    }));
    const { user, getByRole, findByRole, findByText } = await open();
    await user.click(getByRole('button', { name: 'Agregar profesional' }));
    const form = within(await findByRole('dialog', { name: 'Agregar profesional' }));
    await user.click(form.getByRole('button', { name: 'Agregar' }));
    expect(await form.findByText('Falta el nombre.')).toBeInTheDocument();
    await user.click(form.getByLabelText('Nombre'));
    await user.paste('Elsa Mora');
    await user.click(form.getByRole('button', { name: 'Solo algunos' }));
    await user.click(form.getByLabelText('Podología general'));
    await user.click(form.getByRole('button', { name: 'Propio' }));
    const monday = within(form.getByRole('group', { name: 'lunes' }));
    await user.click(monday.getByRole('button', { name: 'Agregar un tramo al lunes' }));
    await user.selectOptions(monday.getByLabelText('Hasta, lunes, tramo 2'), '21:30');
    await user.selectOptions(monday.getByLabelText('Desde, lunes, tramo 2'), '18:00');
    await user.click(form.getByRole('button', { name: 'Agregar' }));
    expect(await monday.findByText(/se superponen/)).toBeInTheDocument();
    expect(server.named('CreateProfessional')).toHaveLength(0);
    await user.selectOptions(monday.getByLabelText('Hasta, lunes, tramo 1'), '13:00');
    await user.click(form.getByRole('button', { name: 'Quitar el tramo 1 del martes' }));
    await user.selectOptions(form.getByLabelText('Usuario del panel'), 'Berta R. (berta)');
    await user.click(form.getByRole('button', { name: 'Agregar' }));
    expect(await findByText('Profesional agregado')).toBeInTheDocument();
    expect(server.named('CreateProfessional')[0]!.variables['input']).toEqual({
      name: 'Elsa Mora',
      title: '',
      rut: '',
      registryNumber: '',
      registryAuthority: '',
      address: '',
      services: ['PODIATRY'],
      treatments: FIRST_TREATMENTS.slice(1, 7).map(({ name }) => name),
      hours: [
        { weekday: 1, opensAt: '09:00', closesAt: '13:00' },
        { weekday: 1, opensAt: '18:00', closesAt: '21:30' },
      ],
      staffUserId: 2,
    });
  });

  it('merges a professional’s hours day by day if another user changed them in the meantime', async () => {
    server.on('UpdateProfessional', ({ variables }) =>
      variables['version'] === 1
        ? { error: 'STALE' }
        : { data: { updateProfessional: { ...BERTA, version: 3 } } },
    );
    const { user, edit, findByRole, findByText } = await open();
    await edit('Berta Rojas');
    const form = within(await findByRole('dialog', { name: 'Editar profesional' }));
    await user.selectOptions(form.getByLabelText('Hasta, martes, tramo 1'), '14:00');
    professionals = [ANA, { ...BERTA, title: 'Técnica', version: 2 }];
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await findByText('Se incorporó lo que cambió otra persona: Título.')).toBeInTheDocument();
    const { input } = server.named('UpdateProfessional')[1]!.variables;
    expect(input).toMatchObject({ title: 'Técnica', treatments: ['Postura de brackets'] });
    expect((input as { hours: object[] }).hours).toContainEqual({
      weekday: 2,
      opensAt: '09:00',
      closesAt: '14:00',
    });
  });

  it('keeps a professional’s user when edited by a user who can’t see the team', async () => {
    professionals = [{ ...ANA, staffUserId: 2 }, MANICURIST];
    server
      .on('Me', limitedUser({ AGENDA: 'WRITE', SETTINGS: 'WRITE' }))
      .on('UpdateProfessional', { data: { updateProfessional: { ...ANA, version: 5 } } });
    const { user, edit, findByRole, findByText } = await open();
    await edit('Ana Soto');
    const form = within(await findByRole('dialog', { name: 'Editar profesional' }));
    expect(form.queryByLabelText('Usuario del panel')).toBeNull();
    await user.type(form.getByLabelText('Dirección'), 'Calle Falsa 123');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await findByText('Cambios guardados')).toBeInTheDocument();
    expect(server.named('UpdateProfessional')[0]!.variables['input']).toMatchObject({ staffUserId: 2 });
    expect(server.named('LinkableUsers')).toHaveLength(0);
  });

  it('moves a professional up and down, and keeps the focus', async () => {
    server.on('OrderProfessionals', ({ variables }) => ({
      data: {
        orderProfessionals: (variables['ids'] as number[]).map((id) =>
          professionals.find((one) => (one as { id: number }).id === id),
        ),
      },
    }));
    const { user, people, getByRole } = await open();
    await user.click(getByRole('button', { name: 'Bajar a Ana Soto' }));
    await waitFor(() => expect(people.getAllByRole('listitem')[1]).toHaveTextContent('Ana Soto'));
    expect(server.named('OrderProfessionals')[0]!.variables).toEqual({ ids: [2, 1, 3, 4, 5] });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(people.getAllByRole('listitem')[2]).toHaveTextContent('Ana Soto'));
    expect(getByRole('button', { name: 'Bajar a Ana Soto' })).toHaveFocus();
  });

  it('offers to archive a professional with appointments instead of deleting them', async () => {
    server
      .on('DeleteProfessional', { error: 'PROFESSIONAL_IN_USE', message: 'Tiene citas. Archívelo.' })
      .on('ArchiveProfessional', { data: { archiveProfessional: { ...ANA, isArchived: true } } });
    const { user, getByRole, findByRole, findByText } = await open();
    await user.click(getByRole('button', { name: 'Acciones para Ana Soto' }));
    await user.click(await findByRole('menuitem', { name: 'Eliminar' }));
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    const offered = within(await findByRole('alertdialog', { name: 'No se puede eliminar a Ana Soto' }));
    await user.click(offered.getByRole('button', { name: 'Archivar' }));
    expect(await findByText('Profesional archivado')).toBeInTheDocument();
    expect(server.named('ArchiveProfessional')[0]!.variables).toEqual({ id: 1, version: 4 });
    expect(await findByRole('button', { name: 'Archivados (2)' })).toBeInTheDocument();
  });

  it('shows the professionals to visitors with a switch that keeps the other settings', async () => {
    server.on('ShowProfessionals', { error: 'INTERNAL' });
    const { user, findByRole } = await open();
    await user.click(await findByRole('switch', { name: /^Mostrar los nombres/ }));
    await waitFor(() => expect(server.named('ShowProfessionals')).toHaveLength(1));
    expect(server.named('ShowProfessionals')[0]!.variables).toEqual({
      version: 3,
      input: { ...CLINIC, showsProfessionals: true },
    });
  });

  it('doesn’t offer to show the professionals to visitors if there is one for each service', async () => {
    professionals = [ANA, MANICURIST];
    const { queryByRole } = await open();
    expect(queryByRole('switch')).toBeNull();
  });
});

describe('days off', () => {
  const handOver = (failing: number[] = []) =>
    server.on('HandOver', ({ variables }) =>
      failing.includes(Number(variables['id']))
        ? { error: 'SLOT_TAKEN' }
        : {
            data: {
              updateAppointment: {
                __typename: 'Appointment',
                id: variables['id'],
                professionalId: variables['professionalId'],
                professionalName: '',
                version: 8,
              },
            },
          },
    );

  it('lists the appointments affected by days off before they are saved, and hands them over', async () => {
    server
      .on('AppointmentsWithin', {
        data: {
          appointments: [
            appointment(11, '10:00'),
            appointment(12, '11:00'),
            appointment(13, '12:00', { professionalId: 3 }),
          ],
        },
      })
      .on('FreeProfessionals', { data: { freeProfessionals: [free(11, [3, 0]), free(12, [4, 0], [3, 1])] } })
      .on('CreateDayOff', { data: { createDayOff: dayOff(9, 1) } });
    handOver();
    const { user, getByRole, findByRole, findByText, queryByRole } = await open();
    await user.click(getByRole('button', { name: 'Agregar días libres' }));
    const modal = within(await findByRole('dialog', { name: 'Agregar días libres' }));
    await user.type(modal.getByLabelText('Motivo'), 'Vacaciones');
    await user.click(modal.getByRole('button', { name: 'Guardar' }));
    expect(await modal.findByText('Hay 2 citas en esos días')).toBeInTheDocument();
    expect(modal.getByRole('button', { name: 'Guardar de todos modos' })).toBeInTheDocument();

    await user.click(
      await modal.findByRole('button', { name: 'Pasar a Berta Rojas la cita de Paciente 11, 10:00' }),
    );
    expect(await modal.findByText('Pasada a Berta Rojas')).toBeInTheDocument();
    expect(modal.getByText('Queda 1 cita en esos días')).toBeInTheDocument();

    await user.click(modal.getByRole('button', { name: /^Pasar a … la cita de Paciente 12/ }));
    const menu = within(await findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Camila Vera',
      'Berta Rojas',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'Camila Vera' }));
    expect(await modal.findByText('Pasada a Camila Vera')).toBeInTheDocument();
    expect(server.named('HandOver').map(({ variables }) => variables)).toEqual([
      { id: 11, version: 7, professionalId: 3 },
      { id: 12, version: 7, professionalId: 4 },
    ]);

    expect(server.named('CreateDayOff')).toHaveLength(0);
    await user.click(modal.getByRole('button', { name: 'Guardar' }));
    expect(await findByText('Días libres guardados correctamente')).toBeInTheDocument();
    expect(server.named('CreateDayOff')[0]!.variables['input']).toEqual({
      professionalId: 1,
      from: '2026-11-23',
      to: '2026-11-23',
      reason: 'Vacaciones',
    });
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });

  it('lists appointments booked while the days off were being saved', async () => {
    server
      .on('AppointmentsWithin', () => ({
        data: { appointments: server.named('CreateDayOff').length > 0 ? [appointment(11, '10:00')] : [] },
      }))
      .on('FreeProfessionals', { data: { freeProfessionals: [free(11)] } })
      .on('CreateDayOff', { data: { createDayOff: dayOff(9, 1) } });
    const { user, getByRole, findByRole, findByText } = await open();
    await user.click(getByRole('button', { name: 'Agregar días libres' }));
    const modal = within(await findByRole('dialog', { name: 'Agregar días libres' }));
    await user.type(modal.getByLabelText('Motivo'), 'Curso{Enter}');
    expect(await findByText('Mientras guardaba se agendaron citas en esos días.')).toBeInTheDocument();
    const missed = within(await findByRole('dialog', { name: 'Citas en días libres' }));
    expect(missed.getByRole('link', { name: 'Paciente 11' })).toBeInTheDocument();
  });

  it('hands over all appointments at once, distributed like bookings; failed ones stay, with the reason', async () => {
    let left = [
      appointment(11, '10:00'),
      appointment(12, '11:00'),
      appointment(13, '12:00'),
      appointment(14, '15:00'),
    ];
    server
      .on('AppointmentsWithin', () => ({ data: { appointments: left } }))
      .on('FreeProfessionals', {
        data: {
          freeProfessionals: [
            free(11, [3, 0], [4, 0]),
            free(12, [3, 0], [4, 0]),
            free(13, [3, 0], [4, 0]),
            free(14),
          ],
        },
      });
    handOver([12]);
    const { user, findByRole, findByText } = await open();
    await user.click(await findByRole('button', { name: /^Ver citas afectadas de Ana Soto/ }));
    const modal = within(await findByRole('dialog', { name: 'Citas en días libres' }));
    expect(modal.getByText('Nadie más está libre')).toBeInTheDocument();
    left = [{ ...appointment(12, '11:00'), version: 9 }, appointment(14, '15:00')];
    await user.click(modal.getByRole('button', { name: 'Pasar 3 de 4' }));
    const asked = within(await findByRole('alertdialog', { name: 'Pasar 3 citas' }));
    expect(asked.getByText(/^2 a Berta Rojas, 1 a Camila Vera\./)).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Pasar' }));
    expect(await findByText('Se pasaron 2 citas; 1 no se pudo pasar.')).toBeInTheDocument();
    expect(server.named('HandOver').map(({ variables }) => variables['professionalId'])).toEqual([3, 4, 3]);
    expect(modal.getAllByText(/^Pasada a/)).toHaveLength(2);
    expect(modal.getByText(/^Alguien tomó esa hora/)).toBeInTheDocument();
    expect(modal.getByText('Quedan 2 citas en esos días')).toBeInTheDocument();
    expect(server.named('FreeProfessionals')).toHaveLength(2);
  });

  it('removes days off after a confirmation', async () => {
    server.on('DeleteDayOff', { data: { deleteDayOff: true } });
    const { user, findByRole, findByText } = await open();
    await user.click(await findByRole('button', { name: /^Eliminar los días libres de Ana Soto/ }));
    await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await findByText('Días libres eliminados correctamente')).toBeInTheDocument();
    expect(server.named('DeleteDayOff')[0]!.variables).toEqual({ id: 8 });
  });
});
