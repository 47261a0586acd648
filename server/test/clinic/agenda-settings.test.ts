import { describe, expect, it } from '@jest/globals';
import { eventually } from '../product/eventually.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';
import { freeHours } from './free-hours.js';

const product = useSharedProduct({ empty: 'appointment, patient' });
const second = useSecondInstance(product);
const { staff } = product;

const UPDATE = `mutation ($input: UpdateAgendaInput!) {
  updateAgenda(input: $input) { stepMinutes horizonDays noticeMinutes version hours { weekday opensAt closesAt } } }`;
const version = async () =>
  (await staff.graphql('{ agendaSettings { version } }')).body.data.agendaSettings[0].version as number;
const agenda = async (changes: object) =>
  (
    await staff.graphql(UPDATE, {
      input: {
        serviceType: 'PODIATRY',
        version: await version(),
        stepMinutes: 60,
        hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' })),
        ...changes,
      },
    })
  ).body;
describe('Agenda settings', () => {
  it('defaults the agenda to hourly from nine to seven, Monday to Saturday', async () => {
    const { body } = await staff.graphql(
      '{ agendaSettings { serviceType stepMinutes horizonDays openBookingsLimit noticeMinutes hours { weekday opensAt closesAt } } }',
    );
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' }));
    const rest = { stepMinutes: 60, horizonDays: 90, openBookingsLimit: 3, noticeMinutes: null, hours };
    expect(body.data.agendaSettings).toEqual([
      { serviceType: 'PODIATRY', ...rest },
      { serviceType: 'MANICURE', ...rest },
    ]);
  });

  it('changes the hours that are listed and sold, on every instance', async () => {
    const { data } = await agenda({
      stepMinutes: 30,
      hours: [{ weekday: 5, opensAt: '08:30', closesAt: '10:30' }],
    });
    expect(data.updateAgenda).toMatchObject({
      stepMinutes: 30,
      hours: [{ weekday: 5, opensAt: '08:30', closesAt: '10:30' }],
    });
    await eventually(
      async () => (await freeHours(product, '2026-11-20')).join() === '08:30,09:00,09:30',
      'the new hours',
    );
    await eventually(
      async () => (await freeHours(second, '2026-11-20')).join() === '08:30,09:00,09:30',
      'the new hours',
    );
    expect(await freeHours(product, '2026-11-20', 'manicura')).toHaveLength(10);
    const wish = { ...visitor(1), date: '2026-11-20', time: '08:30' };
    expect(await bookByRest(second.client(), wish)).toBe('booked');
    expect(await bookByRest(product.client(), { ...wish, time: '09:00' })).toBe('Hora no disponible');
    expect(await bookByRest(product.client(), { ...wish, date: '2026-11-19' })).toContain(
      'no atiende los jueves',
    );
    await agenda({});
  });

  it('applies the minimum notice and the horizon to visitors but not to staff', async () => {
    await agenda({ noticeMinutes: 24 * 60, horizonDays: 7 });
    const wish = { ...visitor(1), time: '10:00' };
    expect(await bookByRest(product.client(), { ...wish, date: '2026-11-19' })).toContain('24 horas');
    expect(await bookByRest(product.client(), { ...wish, date: '2026-11-26' })).toContain('7 días');
    await eventually(async () => (await freeHours(product, '2026-11-26')).length === 0, 'the horizon');
    const { body } = await staff.get('/api/citas/disponibles/?fecha=2026-11-26');
    expect(body.horas_disponibles).toHaveLength(10);
    await agenda({});
  });

  it.each([
    [
      'a weekday twice',
      { hours: [1, 1].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' })) },
    ],
    ['an eighth day', { hours: [{ weekday: 8, opensAt: '09:00', closesAt: '19:00' }] }],
    ['less than an hour', { hours: [{ weekday: 1, opensAt: '09:00', closesAt: '09:30' }] }],
    ['a quarter past', { hours: [{ weekday: 1, opensAt: '09:15', closesAt: '19:00' }] }],
    ['no hour', { hours: [{ weekday: 1, opensAt: '', closesAt: '19:00' }] }],
    ['a step of 45', { stepMinutes: 45 }],
    ['no horizon at all', { horizonDays: 0 }],
  ])('refuses agenda settings with %s, and keeps the previous ones', async (_case, changes) => {
    const before = await version();
    const { errors } = await agenda(changes);
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', fields: expect.anything() });
    expect(await version()).toBe(before);
  });

  it('refuses an edit of the agenda settings based on an older version', async () => {
    const { errors } = await agenda({ version: 999 });
    expect(errors[0].extensions.code).toBe('STALE');
  });
});

it('refuses a signer with the RUT of another professional, and changes nothing', async () => {
  await product.database.query(`update professional set rut = '111111111' where id = 2`);
  const settings = async () =>
    (await product.staff.graphql('{ clinicSettings { name version } }')).body.data.clinicSettings;
  const before = await settings();
  const { body } = await product.staff.graphql(
    `mutation ($version: Int!, $input: UpdateClinicSettingsInput!) {
      updateClinicSettings(version: $version, input: $input) { version } }`,
    { version: before.version, input: { name: 'Otra', professionalRut: '11.111.111-1' } },
  );
  expect(body.errors[0].extensions.fields).toEqual({ professionalRut: ['Otro profesional tiene ese RUT.'] });
  expect(await settings()).toEqual(before);
  await product.database.query('update professional set rut = null where id = 2');
});

it('tracks which first steps a new clinic has completed, and whether they are still shown', async () => {
  const steps = async (query: string) => {
    const { body } = await product.staff.graphql(query);
    return body.data.firstSteps ?? body.data.showFirstSteps;
  };
  await product.database.query(
    `update clinic_settings set name = 'Clínica Huella', address = '', city = ''; update agenda set version = 1;
     update professional set name = ''; delete from staff_user where id > 1`,
  );
  expect(await steps('mutation { showFirstSteps(isShown: true) { isShown done } }')).toEqual({
    isShown: true,
    // The tests' backups have a folder of their own.
    done: ['BACKUP'],
  });
  await product.database.query(
    `update clinic_settings set name = 'Pie Feliz', address = 'Calle 1', city = 'Arica';
     update agenda set version = 2 where service_type = 'MANICURE';
     update professional set name = 'Ana Soto' where id = 1; update professional set archived_at = now() where id = 2;
     insert into staff_user (username, name, password_hash, rights)
     values ('beto', 'Beto', '', '{}'), ('ines', 'Inés', '', '{}');
     insert into clinic_image_file (kind, variant, hash, media_type, width, height, bytes)
     values ('LOGO', 'WHOLE', encode(sha256('logo'), 'hex'), 'image/png', 1, 1, 'logo')`,
  );
  expect((await steps('{ firstSteps { done } }')).done).toEqual([
    'NAME',
    'ADDRESS',
    'LOGO',
    'HOURS',
    'PROFESSIONALS',
    'BACKUP',
    'TEAM',
  ]);
  expect(await steps('mutation { showFirstSteps(isShown: false) { isShown } }')).toEqual({ isShown: false });
  expect(await steps('{ firstSteps { isShown } }')).toEqual({ isShown: false });
});
