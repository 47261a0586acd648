import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AppointmentDraft } from '../../../src/agenda/appointments/appointment.draft.js';
import { AppointmentBooking } from '../../../src/agenda/appointments/appointment-booking.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';
import { bookByGraphql, bookByRest, reserva, visitor } from '../../product/visitors.js';

const FRIDAY = '2026-11-20';
const product = useSharedProduct({ empty: 'appointment, appointment_change, patient, day_off' });
const second = useSecondInstance(product);

/** The first podiatrist and the manicurist; tests add others. */
const [PODIATRIST, MANICURIST] = [1, 2];
const PROFESSIONAL = { services: ['PODIATRY'], treatments: [], hours: null };

beforeEach(async () => {
  await product.database.query(
    `update staff_user set professional_id = null; delete from professional where id > 2;
     update professional set archived_at = null, has_own_hours = false, treatments = '{}', position = id;
     delete from professional_hours; update clinic_settings set shows_professionals = false`,
  );
  await addPatient(product.database, 1, 'Ana Soto');
});

const graphql = async (document: string, variables: object = {}) =>
  (await product.staff.graphql(document, variables)).body;
const createProfessional = (input: object) =>
  graphql('mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }', { input });
const addProfessional = async (changes: object = {}): Promise<number> => {
  const body = await createProfessional({ name: 'Berta Rojas', ...PROFESSIONAL, ...changes });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.createProfessional.id;
};
const addDayOff = (professionalId: number) =>
  graphql('mutation ($input: DayOffInput!) { createDayOff(input: $input) { id } }', {
    input: { professionalId, from: FRIDAY, to: FRIDAY, reason: 'Licencia' },
  });
const create = (hora: string, changes: object = {}) =>
  product.staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(1),
    tratamiento: 'Podología general',
    fecha: FRIDAY,
    hora,
    ...changes,
  });
const update = (id: number, body: object) => product.staff.send('PUT', `/api/citas/actualizar/${id}/`, body);
const free = async (query = '') =>
  (await product.client().get(`/api/citas/disponibles/?fecha=${FRIDAY}${query}`)).body.horas_disponibles;
const forEditing = async (query: string) =>
  (await product.staff.get(`/api/citas/horarios-disponibles/?fecha=${FRIDAY}${query}`)).body;

describe('One professional for each service', () => {
  it('names the professional of an appointment after the service until they have a name', async () => {
    const { body } = await create('10:00');
    expect(body).toMatchObject({ profesional: PODIATRIST, profesional_nombre: 'Podología' });
    const manicure = await create('10:00', { tipo_cita: 'manicura' });
    expect(manicure.body).toMatchObject({ profesional: MANICURIST, profesional_nombre: 'Manicura' });
    expect((await product.staff.get('/api/profesionales/')).body).toEqual([
      { id: 1, nombre: '', titulo: '', tipos_cita: ['podologia'], tratamientos: [], archivado: false },
      { id: 2, nombre: '', titulo: '', tipos_cita: ['manicura'], tratamientos: [], archivado: false },
    ]);
  });

  it("gives the signer's name in the clinic's settings to the professional", async () => {
    const signer = async () =>
      (await product.staff.graphql('{ clinicSettings { professionalName professionalRut version } }')).body
        .data.clinicSettings;
    const saved = await product.staff.graphql(
      `mutation ($version: Int!, $input: UpdateClinicSettingsInput!) {
        updateClinicSettings(version: $version, input: $input) { professionalName professionalRut version } }`,
      {
        version: (await signer()).version,
        input: { name: 'Clínica Huella', professionalName: 'Carla Díaz', professionalRut: '11111111-1' },
      },
    );
    expect(saved.body.data.updateClinicSettings).toEqual(await signer());
    expect(await signer()).toMatchObject({ professionalName: 'Carla Díaz', professionalRut: '11.111.111-1' });
    expect((await create('10:00')).body.profesional_nombre).toBe('Carla Díaz');
    await product.database.query(`update professional set name = '', rut = null`);
  });
});

describe('Two podiatrists', () => {
  let berta: number;
  beforeEach(async () => void (berta = await addProfessional()));

  it('shows an hour as free while one of two podiatrists is free, and as taken when neither is', async () => {
    await create('10:00', { profesional: PODIATRIST });
    await eventually(async () => (await free()).includes('10:00'));
    expect(await free(`&profesional=${PODIATRIST}`)).not.toContain('10:00');
    expect(await free(`&profesional=${berta}`)).toContain('10:00');
    expect((await create('10:00', { profesional: PODIATRIST })).status).toBe(409);
    await create('10:00', { profesional: berta });
    expect(await free()).not.toContain('10:00');
    expect((await create('10:00')).status).toBe(409);
    expect((await forEditing('')).horas_ocupadas).toEqual(['10:00']);
  });

  it('books the podiatrist with fewer appointments that day, then by the clinic’s order', async () => {
    const chosen = [];
    for (const hora of ['09:00', '10:00', '11:00', '12:00']) {
      chosen.push((await create(hora)).body.profesional);
    }
    expect(chosen).toEqual([PODIATRIST, berta, PODIATRIST, berta]);
    await graphql(`mutation { orderProfessionals(ids: [${berta}]) { id } }`);
    expect((await create('13:00')).body.profesional).toBe(berta);
  });

  it('keeps the professional on an edit unless it names another or leaves the choice open', async () => {
    const { body } = await create('10:00', { profesional: berta });
    await create('11:00', { profesional: berta });
    expect((await update(body.id, { hora: '11:00' })).status).toBe(409);
    expect((await update(body.id, { hora: '12:00' })).body.profesional).toBe(berta);
    expect((await update(body.id, { hora: '11:00', profesional: null })).body.profesional).toBe(PODIATRIST);
    expect((await update(body.id, { profesional: berta })).status).toBe(409);
    expect((await update(body.id, { hora: '16:00', profesional: berta })).body.profesional).toBe(berta);
    expect((await update(body.id, { tipo_cita: 'manicura' })).body.profesional).toBe(MANICURIST);
  });

  it('keeps the professional on an edit with an open choice if they are free and offer the treatment', async () => {
    await graphql(`mutation { orderProfessionals(ids: [${PODIATRIST}, ${berta}]) { id } }`);
    const { body } = await create('10:00', { profesional: berta });
    await create('11:00', { profesional: berta });
    const anybody = async (changes: object) =>
      (await update(body.id, { profesional: null, ...changes })).body.profesional;
    expect(await anybody({})).toBe(berta);
    expect(await anybody({ hora: '12:00' })).toBe(berta);
    await product.database.query(
      `update professional set treatments = '{Postura de brackets}' where id = ${berta}`,
    );
    expect(await anybody({ tratamiento: 'Postura de brackets' })).toBe(berta);
    expect(await anybody({ tratamiento: 'Helomas interdigitales' })).toBe(PODIATRIST);
    expect(await update(body.id, { profesional: berta })).toMatchObject({ status: 400 });
    await addDayOff(PODIATRIST);
    expect(await anybody({ tratamiento: 'Postura de brackets' })).toBe(berta);
  });

  it("lists the free hours of the appointment's own professional for an edit", async () => {
    const { body } = await create('10:00', { profesional: berta });
    await create('11:00', { profesional: PODIATRIST });
    expect((await forEditing(`&cita_id=${body.id}`)).horarios_disponibles).toContain('11:00');
    const others = await forEditing(`&cita_id=${body.id}&profesional=${PODIATRIST}`);
    expect(others.horas_ocupadas).toEqual(['11:00']);
  });

  it("closes one agenda on a professional's day off, and shows its reason to staff only", async () => {
    await addDayOff(berta);
    const countOf = async (query = '') => (await free(query)).length;
    await eventually(async () => (await countOf(`&profesional=${berta}`)) === 0);
    expect(await countOf()).toBe(10);
    await addDayOff(PODIATRIST);
    await eventually(async () => (await countOf()) === 0);
    const refused = await product
      .client()
      .post('/api/citas/reservar/', reserva({ ...visitor(1), date: FRIDAY, time: '10:00' }));
    expect(refused).toMatchObject({ status: 400, body: { error: 'Ese día no se atiende. Elija otro.' } });
  });

  it('gives each professional their own hours, limited by those of the clinic', async () => {
    const hours = [
      { weekday: 5, opensAt: '08:00', closesAt: '11:00' },
      { weekday: 5, opensAt: '15:00', closesAt: '17:00' },
    ];
    const carla = await addProfessional({ name: 'Carla Díaz', hours });
    await eventually(async () => (await free(`&profesional=${carla}`)) !== undefined);
    expect(await free(`&profesional=${carla}`)).toEqual(['09:00', '10:00', '15:00', '16:00']);
    expect((await create('12:00', { profesional: carla })).body).toEqual({
      hora: [
        'Ese día se atiende con horas que comienzan cada 60 minutos, de 09:00 a 10:00 y de 15:00 a 16:00. Elija una de ellas.',
      ],
    });
  });

  it('books a treatment with a professional who offers it', async () => {
    const brackets = await addProfessional({ name: 'Dora Paz', treatments: ['Postura de brackets'] });
    await addDayOff(PODIATRIST);
    await addDayOff(berta);
    await eventually(async () => (await free('&tratamiento=Helomas interdigitales')).length === 0);
    expect(await free('&tratamiento=Postura de brackets')).toHaveLength(10);
    const created = await create('10:00', { tratamiento: 'Postura de brackets' });
    expect(created.body.profesional).toBe(brackets);
    const path = `/api/citas/disponibles/?fecha=${FRIDAY}&profesional=${MANICURIST}`;
    const { body } = await product.client().get(path);
    expect(body).toEqual({ error: 'Esa persona no atiende ese servicio o tratamiento. Elija a otra.' });
    const wrong = await create('11:00', { profesional: brackets, tratamiento: 'Helomas interdigitales' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { profesional: ['Esa persona no atiende ese servicio o tratamiento. Elija a otra.'] },
    });
  });

  it('never books a professional of both services twice at the same time', async () => {
    const both = await addProfessional({ name: 'Eva Ruz', services: ['PODIATRY', 'MANICURE'] });
    await create('10:00', { profesional: both });
    const twice = await create('10:00', {
      profesional: both,
      tipo_cita: 'manicura',
      tratamiento: 'Manicura',
    });
    expect(twice.status).toBe(409);
  });

  it('gives an archived professional no new appointments, and keeps the existing ones', async () => {
    const { body } = await create('10:00', { profesional: berta });
    const codeOf = async (mutation: string) =>
      (await graphql(`mutation { ${mutation} }`)).errors?.[0].extensions.code;
    expect(await codeOf(`deleteProfessional(id: ${berta})`)).toBe('PROFESSIONAL_IN_USE');
    const archive = `archiveProfessional(id: ${berta}, version: 1) { id }`;
    expect(await codeOf(archive)).toBeUndefined();
    expect((await create('11:00', { profesional: berta })).status).toBe(400);
    expect((await update(body.id, { notas: 'Llega tarde' })).body.profesional).toBe(berta);
    expect(await codeOf(archive)).toBe('STALE');
    expect(await codeOf(`restoreProfessional(id: ${berta}, version: 2) { id }`)).toBeUndefined();
    expect((await create('11:00', { profesional: berta })).status).toBe(201);
  });

  it('lets visitors choose a professional if the clinic shows them', async () => {
    const shown = async () =>
      (await product.client().graphql('{ bookableProfessionals { id name } }')).body.data
        .bookableProfessionals;
    expect(await shown()).toEqual([]);
    await product.database.query('update clinic_settings set shows_professionals = true');
    expect(await shown()).toEqual([{ id: berta, name: 'Berta Rojas' }]);
    await product.client().post('/api/citas/reservar/', {
      ...reserva({ ...visitor(1), date: FRIDAY, time: '10:00' }),
      profesional: berta,
    });
    const { rows } = await product.database.query('select professional_id from appointment');
    expect(rows).toEqual([{ professional_id: berta }]);
  });

  it('reports errors in a professional at their field', async () => {
    const input = { name: 'x', ...PROFESSIONAL, rut: '11111111-1' };
    await addProfessional(input);
    const fieldsOf = async (changes: object) =>
      (await createProfessional({ ...input, rut: '', ...changes })).errors[0].extensions.fields;
    expect(await fieldsOf({ rut: '11.111.111-1' })).toEqual({ rut: ['Otro profesional tiene ese RUT.'] });
    expect(await fieldsOf({ services: [] })).toHaveProperty('services');
    expect(await fieldsOf({ treatments: ['Acupuntura'] })).toHaveProperty('treatments');
    expect(await fieldsOf({ staffUserId: 99 })).toHaveProperty('staffUserId');
    const overlap = [
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
      { weekday: 1, opensAt: '11:00', closesAt: '14:00' },
    ];
    expect(await fieldsOf({ hours: overlap })).toEqual({
      hours: ['Hay horas de un mismo día que se superponen. Corríjalas.'],
    });
    await addProfessional({ staffUserId: 1 });
    expect(await fieldsOf({ staffUserId: 1 })).toEqual({
      staffUserId: ['Ese usuario ya es otro profesional. Elija otro.'],
    });
  });
});

describe('Bookings made after the free hours were read', () => {
  let berta: number;
  beforeEach(async () => void (berta = await addProfessional()));
  const AT_TEN = { date: FRIDAY, startMinute: 600, durationMinutes: 120 } as const;
  const DRAFT: AppointmentDraft = {
    ...AT_TEN,
    patientId: 1,
    serviceType: 'PODIATRY',
    professionalId: null,
    status: 'BOOKED',
    overbooked: false,
    treatment: 'x',
    notes: '',
    bookedName: null,
  };
  const twoHoursAtTen = (free: number[]) =>
    product.app.get(AppointmentBooking, { strict: false }).book(DRAFT, free);

  it('books the next free professional if the first was just booked, and holds none of the first one’s hours', async () => {
    await create('11:00', { profesional: PODIATRIST });
    expect(await twoHoursAtTen([PODIATRIST, berta])).toMatchObject({ professionalId: berta });
    expect((await create('10:00', { profesional: PODIATRIST })).status).toBe(201);
  });

  it('refuses the hour as taken if no professional is left, and books nothing', async () => {
    await create('11:00', { profesional: PODIATRIST });
    await create('10:00', { profesional: berta });
    await expect(twoHoursAtTen([PODIATRIST, berta])).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    const { rows } = await product.database.query('select id from appointment');
    expect(rows).toHaveLength(2);
  });

  it('skips a professional who was just archived or given the day off', async () => {
    await product.database.query(`update professional set archived_at = now() where id = ${PODIATRIST}`);
    await addDayOff(berta);
    await expect(twoHoursAtTen([berta])).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await product.database.query('delete from day_off');
    expect(await twoHoursAtTen([PODIATRIST, berta])).toMatchObject({ professionalId: berta });
  });

  it('makes a new day off wait for a booking in progress', async () => {
    const booking = await product.database.connect();
    try {
      await booking.query('begin');
      await booking.query(
        `insert into appointment (patient_id, professional_id, date, start_minute, treatment, status)
         values (1, ${berta}, '${FRIDAY}', 600, 'x', 'CANCELLED')`,
      );
      let isMade = false;
      const made = addDayOff(berta).then(() => void (isMade = true));
      await eventually(async () => {
        const { rows } = await booking.query('select from pg_locks where not granted');
        return rows.length > 0 || isMade;
      });
      expect(isMade).toBe(false);
      await booking.query('commit');
      await made;
    } finally {
      booking.release();
    }
  });
});

describe.each([2, 5])('With %i podiatrists and two instances at the same time', (count) => {
  let ids: number[];
  beforeEach(async () => {
    ids = [PODIATRIST];
    for (let n = 2; n <= count; n += 1) ids.push(await addProfessional({ name: `Podóloga ${n}` }));
  });
  const desk = (n: number) => (n % 2 === 0 ? product : second);

  async function expectSoundAgenda(): Promise<void> {
    const { rows } = await product.database.query(
      `select coalesce(sum(duration_minutes / 30), 0)::int as owed,
              (select count(*)::int from appointment_slot) as held
       from appointment where status <> 'CANCELLED'`,
    );
    expect(rows[0].held).toBe(rows[0].owed);
  }

  it('sells one hour once per podiatrist to 50 visitors who want it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const wish = { ...visitor(n), date: FRIDAY, time: '10:00' };
        return n % 3 === 0 ? bookByGraphql(desk(n).client(), wish) : bookByRest(desk(n).client(), wish);
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(count);
    expect(outcomes.filter((outcome) => outcome === 'Hora no disponible')).toHaveLength(50 - count);
    const { rows } = await product.database.query('select professional_id from appointment order by 1');
    expect(rows.map(({ professional_id }) => professional_id)).toEqual(ids);
    await expectSoundAgenda();
  });

  it('sells no hour twice with several professionals, with or without a named one, for one or two hours', async () => {
    const hours = ['09:00', '10:00', '11:00'];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        desk(n).staff.post('/api/citas/crear_cita_admin/', {
          paciente_rut: madeUpRut(1),
          tratamiento: 'x',
          fecha: FRIDAY,
          hora: hours[n % 3],
          duracion_cita: n % 4 === 0 ? 120 : 60,
          ...(n % 2 === 0 && { profesional: ids[n % count] }),
        }),
      ),
    );
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([201, 409]);
    await expectSoundAgenda();
  });

  it('keeps the agenda consistent while appointments move between two professionals', async () => {
    const made = [];
    for (const hora of ['09:00', '10:00', '11:00', '12:00']) {
      for (const profesional of ids.slice(0, 2)) made.push((await create(hora, { profesional })).body.id);
    }
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        made.map((id, n) =>
          desk(n).staff.send('PUT', `/api/citas/actualizar/${id}/`, {
            hora: ['09:00', '10:00', '11:00', '12:00', '13:00'][(n + round) % 5],
            profesional: n % 3 === 0 ? null : ids[(n + round) % count],
          }),
        ),
      );
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      await expectSoundAgenda();
    }
  });

  it('lists every earlier booking for a new day off, and makes none after it', async () => {
    const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
    const ofPodiatrist = async () =>
      (await product.database.query('select id from appointment where professional_id = $1', [PODIATRIST]))
        .rows.length;
    const bookings = hours.flatMap((time, n) =>
      [n, n + 20].map((visit) => bookByRest(desk(visit).client(), { ...visitor(visit), date: FRIDAY, time })),
    );
    const listed = addDayOff(PODIATRIST).then(ofPodiatrist);
    await Promise.all([...bookings, listed]);
    expect(await ofPodiatrist()).toBe(await listed);
    await expectSoundAgenda();
  });
});
