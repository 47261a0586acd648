import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { withinOwnAgenda } from '#domain/access/own-agenda.js';
import { type Preset, rightsOf } from '#domain/access/presets.js';
import { listOfRights } from '#domain/access/rights.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

/** As the server lists them. */
const rightsOfUser = (preset: Preset) =>
  listOfRights(rightsOf(preset)).map((right) => ({ __typename: 'StaffRight', ...right }));

const member = (id: number, name: string, more: object = {}) => ({
  __typename: 'TeamMember',
  id,
  username: name.toLowerCase(),
  name,
  rights: rightsOfUser('ALL'),
  state: 'ACTIVE',
  lastLoginAt: '2026-11-20T15:00:00.000Z',
  hasSecondFactor: false,
  professionalId: null,
  ownAgenda: null,
  version: 1,
  ...more,
});
const LINK = { __typename: 'PasswordLink', token: 'secreto', expiresAt: '2026-11-24T15:00:00.000Z' };

let server: FakeServer;
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Team', {
      data: { team: [member(1, 'Ana'), member(2, 'Berta', { state: 'DISABLED', lastLoginAt: null })] },
    });
});

async function open() {
  const app = renderApp('/app/configuracion/equipo');
  const people = within(await app.findByRole('list', { name: 'Personas' }));
  const edit = (name: string) => app.user.click(people.getByRole('button', { name: `Editar ${name}` }));
  const menuOf = async (name: string) => {
    await app.user.click(people.getByRole('button', { name: `Acciones para ${name}` }));
    return within(await app.findByRole('menu'));
  };
  return { ...app, people, edit, menuOf };
}

describe('team', () => {
  it('lists the team with status and last login', async () => {
    const { people } = await open();
    const [ana, berta] = people.getAllByRole('listitem');
    expect(ana).toHaveTextContent('AnaActivoana · Todo · ustedÚltimo ingreso: 20/11/2026 12:00');
    expect(berta).toHaveTextContent('BertaDeshabilitadoberta · TodoAún no ingresa');
  });

  it('adds a member to the team, with a link that is shown once', async () => {
    server.on('AddTeamMember', ({ variables }) => ({
      data: {
        addTeamMember: {
          __typename: 'AddedTeamMember',
          member: member(3, (variables['input'] as { name: string }).name),
          link: LINK,
        },
      },
    }));
    const { user, getByRole, findByRole } = await open();
    await user.click(getByRole('button', { name: 'Agregar persona' }));
    const form = within(await findByRole('dialog', { name: 'Agregar persona' }));
    await user.type(form.getByLabelText('Nombre'), 'Carla');
    await user.type(form.getByLabelText('Usuario'), 'carla');
    await user.selectOptions(form.getByLabelText('Permisos'), 'Recepción');
    await user.click(form.getByRole('button', { name: 'Agregar' }));
    const shown = within(await findByRole('dialog', { name: 'Enlace para elegir contraseña' }));
    expect(shown.getByLabelText('Enlace')).toHaveValue('http://localhost/app/clave#secreto');
    expect(server.named('AddTeamMember')[0]?.variables).toEqual({
      input: { username: 'carla', name: 'Carla', rights: listOfRights(rightsOf('RECEPTION')) },
    });
  });

  it('starts from a preset, changes single areas, and says what each right lets one do', async () => {
    server
      .on('Team', {
        data: { team: [member(1, 'Ana'), member(2, 'Berta', { rights: rightsOfUser('RECEPTION') })] },
      })
      .on('UpdateTeamMember', ({ variables }) => ({
        data: { updateTeamMember: member(2, 'Berta', { version: 2, ...(variables['input'] as object) }) },
      }));
    const { user, edit, findByRole } = await open();
    await edit('Berta');
    const form = within(await findByRole('dialog', { name: 'Editar persona' }));
    const preset = form.getByLabelText('Permisos');
    expect(preset).toHaveDisplayValue('Recepción');
    const adjust = form.getByRole('button', { name: 'Ajustar por área' });
    expect(form.queryByRole('list', { name: 'Permisos por área' })).toBeNull();
    await user.click(adjust);
    const area = (name: string) => within(form.getByRole('group', { name: `${name}: permiso` }));
    expect(form.getByText('No cambia horarios, tratamientos ni precios.')).toBeVisible();
    await user.click(area('Configuración').getByRole('button', { name: 'Cambiar' }));
    await user.click(area('Caja').getByRole('button', { name: 'Ver' }));
    expect(preset).toHaveDisplayValue('Personalizado');
    expect(form.getByText('Ve cobros, pagos, saldos y cierres.')).toBeVisible();
    expect(form.queryByText('No cambia horarios, tratamientos ni precios.')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(server.named('UpdateTeamMember')[0]?.variables['input']).toEqual({
        name: 'Berta',
        rights: listOfRights({ ...rightsOf('RECEPTION'), SETTINGS: 'WRITE', CAJA: 'READ' }),
      }),
    );
  });

  it('names the preset that equals the chosen areas, and can leave a user only their own profile', async () => {
    server.on('Team', { data: { team: [member(1, 'Ana'), member(2, 'Berta', { rights: [] })] } });
    const { user, people, edit, findByRole } = await open();
    expect(people.getAllByRole('listitem')[1]).toHaveTextContent('berta · Solo su propio perfil');
    await edit('Berta');
    const form = within(await findByRole('dialog', { name: 'Editar persona' }));
    for (const name of ['Caja', 'Correcciones de caja'])
      await user.click(
        within(form.getByRole('group', { name: `${name}: permiso` })).getByRole('button', { name: 'Ver' }),
      );
    expect(form.getByLabelText('Permisos')).toHaveDisplayValue('Contabilidad');
  });

  describe('limits a person to their own agenda', () => {
    const professional = (
      id: number,
      name: string,
      services: string[],
      staffUserId: number | null = null,
    ) => ({
      __typename: 'Professional',
      id,
      name,
      services,
      omittedTreatments: [],
      hours: null,
      staffUserId,
      isArchived: false,
    });
    const ownAgenda = (professionalId: number, services: string[]) => ({
      __typename: 'OwnAgenda',
      professionalId,
      services,
    });
    const edit = async () => {
      const app = await open();
      await app.edit('Berta');
      return { ...app, form: within(await app.findByRole('dialog', { name: 'Editar persona' })) };
    };
    beforeEach(() => {
      server
        .on('ClinicProfessionals', {
          data: {
            professionals: [
              professional(1, 'Ana Soto', ['PODIATRY'], 1),
              professional(2, 'Carla Ruiz', ['PODIATRY', 'MANICURE']),
              professional(3, 'Berta Rojas', ['MANICURE'], 2),
            ],
          },
        })
        .on('UpdateTeamMember', { data: { updateTeamMember: member(2, 'Berta', { version: 2 }) } });
    });
    const sent = () => server.named('UpdateTeamMember')[0]?.variables['input'];

    it('limits a person to their own agenda, without the rights that do not go with it', async () => {
      const { user, form } = await edit();
      const only = form.getByRole('switch', { name: 'Solo su agenda' });
      await waitFor(() => expect(only).toBeEnabled());
      expect(form.queryByLabelText('Profesional')).toBeNull();
      await user.click(only);
      expect(form.getByLabelText('Profesional')).toHaveDisplayValue('Berta Rojas');
      expect(within(form.getByLabelText('Profesional')).queryByText('Ana Soto')).toBeNull();
      expect(form.getByRole('checkbox', { name: 'Manicura' })).toBeChecked();
      expect(form.getByLabelText('Permisos')).toHaveDisplayValue('Personalizado');
      await user.click(form.getByRole('button', { name: 'Guardar' }));
      await waitFor(() =>
        expect(sent()).toEqual({
          name: 'Berta',
          rights: listOfRights(withinOwnAgenda(rightsOf('ALL'))),
          limitedServices: ['MANICURE'],
          professionalId: 3,
        }),
      );
    });

    it('limits a person to some services of another professional, but never to none', async () => {
      const { user, form } = await edit();
      const only = form.getByRole('switch', { name: 'Solo su agenda' });
      await waitFor(() => expect(only).toBeEnabled());
      await user.click(only);
      await user.selectOptions(form.getByLabelText('Profesional'), 'Carla Ruiz');
      const [feet, nails] = ['Podología', 'Manicura'].map((name) => form.getByRole('checkbox', { name }));
      await user.click(feet!);
      await user.click(nails!);
      expect(nails).toBeChecked();
      await user.click(form.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(sent()).toMatchObject({ limitedServices: ['MANICURE'], professionalId: 2 }));
    });

    it('lifts the limit of a person, which the list shows', async () => {
      server.on('Team', {
        data: {
          team: [
            member(1, 'Ana'),
            member(2, 'Berta', { professionalId: 3, ownAgenda: ownAgenda(3, ['MANICURE']), rights: [] }),
          ],
        },
      });
      const { user, people, form } = await edit();
      expect(people.getAllByRole('listitem', { hidden: true })[1]).toHaveTextContent(
        'Solo su agenda: Manicura',
      );
      await user.click(form.getByRole('switch', { name: 'Solo su agenda' }));
      await user.click(form.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(sent()).toEqual({ name: 'Berta', rights: [], limitedServices: [] }));
    });

    it('shows a refusal of the limit beside its field', async () => {
      server.on('UpdateTeamMember', {
        error: 'INVALID_INPUT',
        fields: { professionalId: [OWN_AGENDA_MESSAGES.professionalTaken] },
      });
      const { user, form } = await edit();
      const only = form.getByRole('switch', { name: 'Solo su agenda' });
      await waitFor(() => expect(only).toBeEnabled());
      await user.click(only);
      await user.click(form.getByRole('button', { name: 'Guardar' }));
      await waitFor(() =>
        expect(form.getByLabelText('Profesional')).toHaveAccessibleDescription(
          OWN_AGENDA_MESSAGES.professionalTaken,
        ),
      );
    });
  });

  it('shows the server’s message if the last active member can’t be disabled', async () => {
    server.on('DisableTeamMember', { error: 'LAST_FULL_USER', message: 'Es la última persona activa.' });
    const { user, people, menuOf, findByRole, findByText } = await open();
    await user.click((await menuOf('Ana')).getByRole('menuitem', { name: 'Deshabilitar' }));
    const question = within(await findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Deshabilitar' }));
    expect(await findByText('Es la última persona activa.')).toBeInTheDocument();
    await waitFor(() => expect(people.getByRole('button', { name: 'Acciones para Ana' })).toHaveFocus());
  });
});

describe('second factor of the team', () => {
  beforeEach(() => {
    server
      .on('Team', { data: { team: [member(1, 'Ana'), member(2, 'Berta', { hasSecondFactor: true })] } })
      .on('SecondFactorRequired', { data: { secondFactorRequired: false } });
  });

  it('removes a colleague’s second factor after a confirmation', async () => {
    server.on('RemoveSecondFactor', { data: { removeSecondFactor: member(2, 'Berta') } });
    const { user, people, menuOf, findByRole, queryByRole } = await open();
    const berta = people.getAllByRole('listitem')[1];
    expect(berta).toHaveTextContent('berta · Todo · verificación en dos pasos');
    const remove = { name: 'Quitar verificación' };
    expect((await menuOf('Ana')).queryByRole('menuitem', remove)).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(queryByRole('menu')).toBeNull());
    await user.click((await menuOf('Berta')).getByRole('menuitem', remove));
    await user.click(within(await findByRole('alertdialog')).getByRole('button', remove));
    await waitFor(() => expect(berta).not.toHaveTextContent('verificación en dos pasos'));
    expect(server.named('RemoveSecondFactor')[0]?.variables).toEqual({ id: 2 });
  });

  it('makes the second factor mandatory if the user has one', async () => {
    const refusal = 'Active primero su propia verificación en dos pasos.';
    server.on('RequireSecondFactor', { error: 'INVALID_INPUT', fields: { required: [refusal] } });
    const { user, findByRole, findByText } = await open();
    const duty = await findByRole('switch', { name: 'Exigirla a todo el equipo' });
    await waitFor(() => expect(duty).toBeEnabled());
    const requireIt = async () => {
      await user.click(duty);
      const question = await findByRole('alertdialog');
      expect(question).toHaveTextContent('Una persona aún no la tiene');
      await user.click(within(question).getByRole('button', { name: 'Exigir' }));
    };
    await requireIt();
    expect(await findByText(refusal)).toBeInTheDocument();
    expect(duty).not.toBeChecked();
    server
      .on('RequireSecondFactor', { data: { requireSecondFactor: true } })
      .on('SecondFactorRequired', { data: { secondFactorRequired: true } });
    await requireIt();
    await waitFor(() => expect(duty).toBeChecked());
  });
});

it('refuses a used password link, and sets a password with a valid one', async () => {
  server
    .on('PasswordLinkOwner', { error: 'NOT_FOUND', message: 'Este enlace ya se usó o venció.' })
    .on('ChoosePassword', { data: { choosePassword: true } });
  const refused = renderApp('/app/clave#viejo');
  expect(await refused.findByRole('alert')).toHaveTextContent('Este enlace ya se usó o venció.');
  refused.unmount();
  server.on('PasswordLinkOwner', {
    data: { passwordLinkOwner: { __typename: 'PasswordLinkOwner', username: 'carla', name: 'Carla' } },
  });
  const { user, findByLabelText, getByRole, findByText, findByRole } = renderApp('/app/clave#bueno');
  const field = await findByLabelText('Contraseña nueva');
  await user.type(field, 'carla');
  await user.click(getByRole('button', { name: 'Guardar contraseña' }));
  expect(await findByText('Elija una contraseña de al menos 8 caracteres.')).toBeInTheDocument();
  await user.type(field, ' y algo más');
  await user.click(getByRole('button', { name: 'Guardar contraseña' }));
  expect(await findByRole('link', { name: 'Ir a ingresar' })).toHaveAttribute('href', '/app/login');
  expect(server.named('ChoosePassword')[0]?.variables).toEqual({
    token: 'bueno',
    password: 'carla y algo más',
  });
});
