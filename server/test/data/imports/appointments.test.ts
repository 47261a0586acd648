import { beforeEach, describe, expect, it } from '@jest/globals';
import { Reminders } from '../../../src/messages/occasions/reminders.js';
import { freeHours } from '../../clinic/free-hours.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { describedFetch } from '../../product/described-fetch.js';
import { logInAsReception } from '../../product/people.js';
import { useProduct } from '../../product/use-product.js';
import { Importer } from './import-helper.js';

// It is Wednesday, 18 November 2026, at noon.
const product = useProduct({
  empty:
    'appointment, appointment_change, outbound_message, patient, import, blocked_hours, day_off, closure',
});
const FRIDAY = '2026-11-20';
let citas: Importer;
/** Enabled only in tests that look at them, because the jobs that send messages continue into the next test. */
const messages = (on: boolean) =>
  product.database.query(
    'update message_settings set confirmations = $1, email_confirmations = $1, reminders = $1',
    [on],
  );
beforeEach(async () => {
  citas = new Importer(product.staff, 'citas');
  await messages(false);
  const phone = { phone: '+56 9 1234 5678', phone_e164: '+56912345678' };
  await addPatient(product.database, 1, 'Rosa Ñandú', phone);
  await addPatient(product.database, 2, 'Luis Soto');
});

const HEADERS =
  'RUT;Paciente;Fecha;Hora;Estado;Asistencia;Servicio;Tratamiento;Profesional;Sobrecupo;Minutos';
const [ROSA, LUIS] = [1, 2].map(madeUpRut);
const fileOf = (...rows: string[]): string => [HEADERS, ...rows, ''].join('\n');

async function checked(...rows: string[]) {
  const { body } = await citas.upload(fileOf(...rows));
  const one = await citas.check(body.id);
  const found = await citas.rows(body.id);
  return {
    id: body.id as number,
    counts: one.counts,
    verdicts: found.map(({ verdict }: { verdict: string }) => verdict),
    sentences: found.map(({ faults }: { faults: { column: string; sentence: string }[] }) =>
      faults.map(({ column, sentence }) => `${column}: ${sentence}`).join(' '),
    ) as string[],
  };
}

/** The stored appointments. Checks that each holds the half hours that it should. */
async function stored() {
  const { rows } = await product.database.query(
    `select p.name, a.date::text, a.start_minute / 60 as hour, a.duration_minutes as minutes, a.status, a.attendance,
            a.service_type as service, a.treatment, a.overbooked,
            (select count(*)::int from appointment_slot s where s.appointment_id = a.id) as held
     from appointment a join patient p on p.id = a.patient_id order by a.date, a.start_minute, a.id`,
  );
  for (const { held, minutes, status, overbooked } of rows)
    expect(held).toBe(status === 'CANCELLED' || overbooked ? 0 : minutes / 30);
  return rows;
}
const count = async (table: string): Promise<number> =>
  (await product.database.query(`select from ${table}`)).rowCount ?? 0;
const bookByStaff = (hora: string, rut = LUIS, fecha = FRIDAY) =>
  product.staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: rut,
    tratamiento: 'Control',
    fecha,
    hora,
  });

const close = (day: string, reason: string) =>
  product.database.query('insert into closure (from_date, to_date, reason) values ($1, $1, $2)', [
    day,
    reason,
  ]);

describe('Import of appointments', () => {
  it('checks a file of appointments row by row, and stores them with their hours', async () => {
    const { id, counts, sentences } = await checked(
      `${ROSA};Rosa;20/11/26;10:00 hrs;Reservada;;Podología;Control;;;120`,
      `${LUIS};Luis Soto;20-11-2026;15.00;anulada;;podologia;;;;`,
      `${LUIS};Luis Soto;1 de marzo de 2026;9:00;;No asistió;Manicure;;;;`,
      `${LUIS};Luis Soto;2026-03-02;09:30;Atendida;Llegó;;;Podología;;`,
    );
    expect(sentences).toEqual(['', '', '', '']);
    expect(counts).toMatchObject({ newRows: 4, rejectedRows: 0 });
    expect(await stored()).toEqual([]);
    expect(await freeHours(product, FRIDAY)).toContain('10:00');

    expect(await citas.apply(id)).toMatchObject({ state: 'APPLIED', failure: null, counts: { created: 4 } });
    expect(await stored()).toMatchObject([
      // A Sunday, on which the clinic is closed: it is stored anyway because it is past.
      {
        name: 'Luis Soto',
        date: '2026-03-01',
        hour: 9,
        status: 'BOOKED',
        attendance: 'NO_SHOW',
        service: 'MANICURE',
      },
      { date: '2026-03-02', hour: 9, status: 'COMPLETED', attendance: 'ARRIVED', service: 'PODIATRY' },
      { name: 'Rosa Ñandú', date: FRIDAY, hour: 10, minutes: 120, status: 'BOOKED', treatment: 'Control' },
      { date: FRIDAY, hour: 15, status: 'CANCELLED', attendance: null, treatment: 'Sin especificar' },
    ]);
    const free = await freeHours(product, FRIDAY);
    expect(free).toContain('15:00');
    expect(free.filter((hour) => ['10:00', '11:00'].includes(hour))).toEqual([]);
  });

  it('rejects rows of appointments with advice', async () => {
    await bookByStaff('12:00');
    await close('2026-12-01', 'Feria');
    const { sentences, verdicts } = await checked(
      `${ROSA};;20/11/26;10:00;;;;;;;`,
      `${LUIS};;20/11/26;11:00;;;;;;;120`,
      `${ROSA};;20/11/26;12:00;;;;;;;`,
      `${LUIS};;20/11/26;10:00;;;;;;;`,
      `${ROSA};;20/11/26;11:00;;;;;;;`,
      `${ROSA};;22/11/26;10:00;;;;;;;`,
      `${ROSA};;01/12/26;10:00;;;;;;;`,
      `${ROSA};;20/11/26;10:30;;;;;;;`,
      `${ROSA};;20/11/26;16:00;;;;;Nadie;;`,
      `${ROSA};;20/11/26;16:00;;;;;;;45`,
      `12.345.678-0;;20/11/26;16:00;;;;;;;`,
      `${madeUpRut(3)};;20/11/26;16:00;;;;;;;`,
      `;Rosa Ñandú;20/11/26;16:00;;;;;;;`,
      `${ROSA};;20/11/26;;;;;;;;`,
      `${ROSA};;20/11/26;10:00;;;;;;;`,
    );
    expect(sentences).toEqual([
      '',
      // Its second hour is taken.
      expect.stringContaining('Hora: La hora del 20/11/2026 a las 11:00 ya está tomada.'),
      expect.stringContaining('Hora: La hora del 20/11/2026 a las 12:00 ya está tomada.'),
      expect.stringContaining('Hora: La fila 2 ya toma la hora del 20/11/2026 a las 10:00.'),
      '',
      expect.stringContaining('no atiende los domingos'),
      expect.stringContaining('no atiende ese día (Feria)'),
      expect.stringContaining('comienzan cada 60 minutos'),
      expect.stringContaining('Profesional: No hay nadie con ese nombre. Escriba Podología'),
      expect.stringContaining('60 o 120'),
      expect.stringContaining('dígito verificador'),
      expect.stringContaining('Importe primero los pacientes'),
      expect.stringContaining('Diga de qué paciente es'),
      expect.stringContaining('Falta la hora'),
      expect.stringContaining('Repite la fila 2.'),
    ]);
    expect(verdicts.filter((verdict: string) => verdict === 'NEW')).toHaveLength(2);
    // Errors never reveal who has a taken hour.
    expect(sentences.join(' ')).not.toContain('Luis');
  });

  it('detects hours taken by much earlier rows of the file', async () => {
    const rows = Array.from({ length: 620 }, (_, n) => {
      const day = new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
      return `${ROSA};;${day};10:00;;;;;;;`;
    });
    const { counts, sentences } = await checked(...rows, `${LUIS};;2024-01-03;10:00;;;;;;;`);
    expect(counts).toMatchObject({ newRows: 620, rejectedRows: 1 });
    expect(sentences[0]).toBe('');
    const { body } = await citas.upload(fileOf(`${LUIS};;2024-01-03;10:00;;;;;;;`));
    expect((await citas.check(body.id)).counts).toMatchObject({ newRows: 1 });
  });

  it('refuses a whole file of appointments if an hour was sold since the check, and names the row', async () => {
    const { id } = await checked(`${ROSA};;20/11/26;10:00;;;;;;;`, `${ROSA};;20/11/26;11:00;;;;;;;`);
    expect((await bookByStaff('11:00')).status).toBe(201);
    expect(await citas.apply(id)).toMatchObject({
      state: 'CHECKED',
      failure: expect.stringMatching(/^No se importó nada\. Fila 3: mientras tanto su hora se tomó/),
    });
    expect(await stored()).toMatchObject([{ name: 'Luis Soto', hour: 11 }]);
    expect(await count('appointment_change')).toBe(1);
  });

  it.each([
    ['the clinic closes that day', () => close(FRIDAY, 'x')],
    [
      'its patient’s data are blocked',
      () =>
        product.database.query(
          `insert into patient_block (patient_id, reason, blocked_at, blocked_by)
           select p.id, 'A su pedido', now(), s.id from patient p, staff_user s where p.name = 'Rosa Ñandú' limit 1`,
        ),
    ],
    [
      'the professional has that day off',
      () =>
        product.database.query(
          `insert into day_off (professional_id, from_date, to_date, reason)
           select id, '${FRIDAY}', '${FRIDAY}', 'x' from professional`,
        ),
    ],
  ])('refuses a whole file of appointments if, since the check, %s', async (_what, change) => {
    const { id } = await checked(`${ROSA};;20/11/26;10:00;;;;;;;`);
    await change();
    expect((await citas.apply(id)).failure).toContain('Fila 2');
    expect(await stored()).toEqual([]);
  });

  it.each([
    [
      'took the day off',
      `insert into day_off (professional_id, from_date, to_date, reason)
                          select id, '2026-01-01', '2026-12-31', 'x' from professional`,
    ],
    ['was archived', 'update professional set archived_at = now()'],
  ])(
    'refuses appointments if the professional %s just before the hour is taken, unless it has passed',
    async (_what, change) => {
      const toCome = await checked(`${ROSA};;20/11/26;10:00;;;;;;;`);
      const passed = await checked(`${ROSA};;16/11/26;10:00;;;;;;;`);
      // Runs in the import's own transaction, after it has read the free hours.
      await product.database.query(
        `create function be_faster() returns trigger language plpgsql as $$ begin ${change}; return null; end $$;
       create trigger be_faster before insert on appointment for each statement execute function be_faster()`,
      );
      try {
        expect(await citas.apply(toCome.id)).toMatchObject({
          state: 'CHECKED',
          failure: expect.stringMatching(/^No se importó nada\. Fila 2: mientras tanto su hora/),
        });
        expect(await stored()).toEqual([]);
        expect(await citas.apply(passed.id)).toMatchObject({ state: 'APPLIED', counts: { created: 1 } });
      } finally {
        await product.database.query(
          'drop function be_faster cascade; update professional set archived_at = null',
        );
      }
    },
  );

  it('sends no messages for imported appointments except reminders for future ones', async () => {
    await messages(true);
    const { id } = await checked(
      `${ROSA};;19/11/26;10:00;;;;;;;`,
      `${ROSA};;20/11/26;10:00;;;;;;;`,
      `${ROSA};;02/03/26;10:00;;;;;;;`,
    );
    await citas.apply(id);
    expect(await stored()).toHaveLength(3);
    expect(await count('outbound_message')).toBe(0);
    expect(await product.app.get(Reminders).writeDue()).toBe(1);
    // A booking made at the desk is confirmed.
    await bookByStaff('16:00', ROSA);
    expect(await count('outbound_message')).toBe(2);
  });

  it('shows imported appointments in the history as booked by the user', async () => {
    const { id } = await checked(`${ROSA};;20/11/26;10:00;;;;;;;`);
    const one = await citas.apply(id);
    await citas.undo(one.id);
    const { rows } = await product.database.query(
      `select c.kind, c.channel, u.username, coalesce(c.after, c.before) ->> 'date' as date
       from appointment_change c join staff_user u on u.id = c.staff_user_id order by c.id`,
    );
    const who = { channel: 'API', username: 'admin', date: FRIDAY };
    expect(rows).toEqual([
      { kind: 'CREATED', ...who },
      { kind: 'DELETED', ...who },
    ]);
  });

  it('undoes an import of appointments except those used since, and frees its hours at once', async () => {
    const { id } = await checked(
      `${ROSA};;20/11/26;10:00;;;;;;;`,
      `${ROSA};;20/11/26;11:00;;;;;;;`,
      `${ROSA};;20/11/26;12:00;;;;;;;`,
      `${LUIS};;20/11/26;10:00;;;;;;sí;`,
    );
    await citas.apply(id);
    expect((await stored()).map(({ overbooked }) => overbooked)).toEqual([false, true, false, false]);
    const byHour = async (hour: number) =>
      (
        await product.database.query(`select id, version from appointment where start_minute = $1`, [
          hour * 60,
        ])
      ).rows[0];
    const edited = await byHour(11);
    await product.staff.graphql(
      `mutation { updateAppointment(id: ${edited.id}, version: 1, input: { attendance: ARRIVED }) { id } }`,
    );
    const rosa = (await product.database.query("select id from patient where name = 'Rosa Ñandú'")).rows[0]
      .id;
    await addClinicalRecord(product.database, rosa);
    await product.database.query('update clinical_record set appointment_id = $1', [(await byHour(12)).id]);
    expect(await freeHours(product, FRIDAY)).not.toContain('10:00');
    expect((await citas.undo(id)).counts).toMatchObject({ removed: 2, kept: 2 });
    expect((await stored()).map(({ hour }) => hour)).toEqual([11, 12]);
    expect(await freeHours(product, FRIDAY)).toContain('10:00');
    const kept = await citas.rows(id, ', keptOnly: true');
    expect(kept.map(({ keptBecause }: { keptBecause: string }) => keptBecause)).toEqual([
      'Alguien hizo cambios después.',
      'Ya tiene fichas clínicas.',
    ]);
  });

  it('keeps an appointment that was charged when its import is undone', async () => {
    const { id } = await checked(`${ROSA};;20/11/26;10:00;;;;;;;`, `${ROSA};;20/11/26;11:00;;;;;;;`);
    await citas.apply(id);
    const { rows } = await product.database.query('select id from appointment order by start_minute');
    const charged = await product.staff.post('/api/caja/cobros/', {
      ...{ cita: rows[0].id, descripcion: 'Podología', precio: 10_000 },
    });
    expect(charged.status).toBe(201);
    expect((await citas.undo(id)).counts).toMatchObject({ removed: 1, kept: 1 });
    expect((await stored()).map(({ hour }) => hour)).toEqual([10]);
    expect(await citas.rows(id, ', keptOnly: true')).toMatchObject([{ keptBecause: 'Ya tiene cobros.' }]);
  });

  it('gives the hours freed by an undo to an overbooked appointment', async () => {
    const { id } = await checked(`${ROSA};;20/11/26;10:00;;;;;;;`);
    await citas.apply(id);
    await product.staff.post('/api/citas/crear_cita_admin/', {
      paciente_rut: LUIS,
      tratamiento: 'Control',
      fecha: FRIDAY,
      hora: '10:00',
      sobrecupo: true,
    });
    await citas.undo(id);
    expect(await stored()).toMatchObject([{ name: 'Luis Soto', hour: 10, overbooked: false }]);
    expect(await freeHours(product, FRIDAY)).not.toContain('10:00');
  });

  it('imports appointment notes only with the right to health data', async () => {
    const reception = new Importer(await logInAsReception(product), 'citas');
    const { body } = await reception.upload(`RUT;Fecha y hora;Notas\n${ROSA};20-11-2026 10:00;Diabetes\n`);
    expect((await reception.find(body.id)).columns).toEqual(['patientRut', 'date', null]);
    await expect(reception.check(body.id, ['patientRut', 'date', 'notes'])).rejects.toThrow('permiso');
    await reception.check(body.id);
    expect(await reception.apply(body.id)).toMatchObject({ counts: { created: 1 } });
  });
});

it.each(['csv', 'xlsx'])(
  'recognises an exported file of appointments as already stored: %s',
  async (format) => {
    await bookByStaff('10:00', ROSA);
    await bookByStaff('12:00', LUIS);
    const { body } = await bookByStaff('15:00', LUIS);
    await product.staff.send('PUT', `/api/citas/actualizar/${body.id}/`, {
      estado: 'cancelada',
      notas: 'Con nota',
    });
    await bookByStaff('15:00', LUIS);
    await product.staff.post('/api/citas/crear_cita_admin/', {
      paciente_rut: LUIS,
      tratamiento: 'Control',
      fecha: FRIDAY,
      hora: '10:00',
      sobrecupo: true,
    });
    await product.database.query("update appointment set attendance = 'NO_SHOW' where start_minute = 720");
    const before = await stored();
    expect(before).toHaveLength(5);
    const response = await describedFetch(
      `${product.url}/api/citas/exportar?formato=${format}&desde=2026-11-01&hasta=2026-11-30`,
      { headers: { authorization: `Bearer ${product.staff.access}` } },
    );
    const file = Buffer.from(await response.arrayBuffer());
    const upload = await citas.upload(file);
    expect(upload.body.columnas.map(({ dato }: { dato: string | null }) => dato)).not.toContain(null);
    expect((await citas.check(upload.body.id)).counts).toMatchObject({
      sameRows: 5,
      newRows: 0,
      rejectedRows: 0,
    });
    expect((await citas.rows(upload.body.id))[0].targetName).toMatch(
      /^la cita de .* del 20\/11\/2026 a las 10:00$/,
    );
    await expect(citas.apply(upload.body.id, 'FILL')).rejects.toThrow('Ninguna fila');

    // With only the patients left, the same file creates the appointments again.
    await product.database.query('delete from appointment');
    const again = await citas.upload(file);
    await citas.check(again.body.id);
    expect(await citas.apply(again.body.id)).toMatchObject({ failure: null, counts: { created: 5 } });
    expect(await stored()).toEqual(before);
  },
);

it('gives an hour either to an import or to a booking', async () => {
  const rows = Array.from({ length: 9 }, (_, n) => `${ROSA};;20/11/26;${9 + n}:00;;;;;;;`);
  const { id } = await checked(...rows);
  const [one, booked] = await Promise.all([
    citas.apply(id),
    Promise.all(rows.map((_, n) => bookByStaff(`${9 + n}:00`.padStart(5, '0')))),
  ]);
  const sold = booked.filter(({ status }) => status === 201).length;
  expect(await stored()).toHaveLength(9);
  expect([0, 9]).toContain(sold);
  expect(one.state).toBe(sold === 0 ? 'APPLIED' : 'CHECKED');
});
