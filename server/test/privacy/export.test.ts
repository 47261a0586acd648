import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { AppointmentLinks } from '../../src/agenda/appointments/links/appointment-links.js';
import { PROJECT_ROOT } from '../../src/foundation/config.js';
import { FORMAT_VERSIONS } from '../../src/privacy/export/format-versions.js';
import { runOn } from '../messages/message-helper.js';
import { describedFetch } from '../product/described-fetch.js';
import { addPatient, madeUpRut } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'audit_entry, privacy_request, data_export, suppression, appointment_change, appointment, clinical_record_version, clinical_record, patient, patient_merge',
});
const { staff } = product;
beforeEach(() =>
  addPatient(product.database, 1, 'Íñigo Ñandú Muñoz', {
    phone: '+56 9 1234 5678',
    phone_e164: '+56912345678',
  }),
);

const RECEIVED = { recibe: 'Íñigo Ñandú', verificacion: 'Cédula a la vista' };
const exportOf = (formato: string, changes: object = {}) =>
  staff.post('/api/privacidad/exportar/', { paciente: 1, formato, ...RECEIVED, ...changes });
const registered = async () =>
  (await product.database.query('select patient_id, format, received_by, identity_check from data_export'))
    .rows;

async function fillAllSections(): Promise<void> {
  await staff.graphql(
    'mutation { updatePatient(id: 1, version: 1, input: { underlyingCondition: "Diabetes" }) { id } }',
  );
  await staff.graphql(`mutation {
    createAppointment(input: { patientId: 1, date: "2026-11-20", time: "10:00", treatment: "Podología" }) { id }
    recordConsent(patientId: 1, kind: PHOTOS, evidence: "Papel") { id }
    registerPrivacyRequest(input: { right: ACCESS, name: "Íñigo", email: "i@demo.invalid" }) { id }
  }`);
  await staff.graphql(`mutation {
    updateAppointment(id: 1, version: 1, input: { time: "11:00" }) { id }
    deleted: createAppointment(input: { patientId: 1, date: "2026-11-24", time: "10:00", treatment: "x" }) { id }
    deleteAppointment(id: 2)
  }`);
  await staff.graphql('mutation { sendMessage(appointmentId: 1, kind: CONFIRMATION) { id } }');
  await staff.graphql(`mutation { changePatientAlerts(patientId: 1, changes: [
    { kind: DIABETES, isNoted: true, note: "Tipo 2" }]) { kind } }`);
  await staff.graphql(`mutation {
    setMessageOppositions(patientId: 1, oppositions: [{ channel: WHATSAPP, kind: REMINDER }]) { kind }
    linkPrivacyRequest(id: 1, version: 1, patientId: 1) { id }
    blockPatient(patientId: 1, reason: "Pendiente") { id }
  }`);
  const { body } = await staff.post('/api/pacientes/fichas/', {
    paciente: 1,
    fecha: '2026-11-18',
    descripcion_atencion: 'Uña encarnada, pie izquierdo',
    procedimiento: 'Onicotomía',
    indicaciones: 'Reposo',
    examen_pie: {
      unas: [{ lado: 'izquierdo', ortejo: 1, hallazgo: 'Uña encarnada', examinado: '2026-11-18' }],
      dolor_eva: 6,
    },
  });
  await product.database.query(
    `update professional set name = 'Ana', title = 'Podóloga', rut = '${madeUpRut(9)}', registry_number = '1', address = 'x'
     where id = 1;
     update clinic_settings set city = 'Temuco';
     insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part, booked_name,
       created_at, ended_at, ending)
     values (1, 'PODIATRY', 'Podología', 60, '2026-11-20', '2026-11-20', 'morning', 'Íñigo', now(), now(), 'LEFT');
     insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state, created_at,
       settled_at)
     select id, 'Podología', 1, '2026-11-20', 600, 60, 'DECLINED', now(), now() from waiting_entry;
     insert into control_follow_up (patient_id, kind, service_type, reason, visited_on, due_on, note, at, staff_user_id)
     values (1, 'DISMISSED', 'PODIATRY', 'RISK', '2026-10-01', '2026-12-01', 'Vive lejos', now(), 1)`,
  );
  await staff.graphql(
    'mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { id } }',
    { input: { recordId: body.id, kind: 'WORK', issueDate: '2026-11-18', reason: 'Uña', restDays: 3 } },
  );
  await product.database.query(
    `update professional set name = '' where id = 1;
     begin;
     insert into photo (patient_id, clinical_record_id, kind, purpose, side, zone, taken_on, note, size, hash, token, added_at,
       added_by)
     values (1, 1, 'DOCUMENT', 'CLINICAL', 'LEFT', 'HEEL', '2026-11-18', 'Orden médica', 1, encode(sha256('x'), 'hex'),
       repeat('0', 32), now(), 1);
     insert into photo_file select id, 'WHOLE', 'x' from photo;
     commit`,
  );
  await product.database.query(
    `with made as (insert into consent_text (id) overriding system value values (901) on conflict (id) do nothing returning id)
     insert into consent_text_version select id, 1, 'Bracket', 'Acepto.', now(), 1 from made`,
  );
  await product.database.query(
    `insert into consent_answer (patient_id, consent_text_id, text_version, kind, title, body, digest, signer, signer_name,
       typed_name, device, answered_at, recorded_by)
     values (1, 901, 1, 'REJECTED', 'Bracket', 'Acepto.',
       encode(sha256(convert_to(E'Bracket\\n\\nAcepto.', 'UTF8')), 'hex'), 'PATIENT', 'Íñigo', 'Íñigo', 'CLINIC', now(), 1)`,
  );
  await staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Crema', precio: 9_990 });
  await staff.post('/api/caja/pagos/', {
    paciente: 1,
    medio: 'debito',
    documento: { tipo: 'voucher', numero: '7' },
  });
  const sale = (await staff.post('/api/caja/cobros/', { descripcion: 'Lima', precio: 2_000 })).body;
  await staff.post('/api/caja/pagos/', {
    cobros: [sale.id],
    medio: 'debito',
    pagador: 'Íñigo Ñandú',
    rut_pagador: madeUpRut(1),
  });
  const offer = { nombre: 'Uñas x5', tratamientos: [1], sesiones: 5, precio: 100_000, meses: 6 };
  const { id: pack } = (await staff.post('/api/packs/', offer)).body;
  await staff.post('/api/caja/packs/', { paciente: 1, pack });
  await product.database.query(
    `insert into pack_member (pack_id, patient_id, added_at, added_by) select id, 1, '2026-11-18T12:00:00Z', 1 from pack`,
  );
  await product.database.query(
    'insert into deposit (appointment_id, amount, notice_hours) values (1, 10000, 24)',
  );
  await product.database.query(
    `with made as (
       insert into intake (patient_id, given_at, consent_version, consent_digest)
       values (1, now(), 1, encode(sha256('x'), 'hex')) returning id)
     insert into intake_line (intake_id, question, answer, text, since)
     select id, 'DIABETES', 'YES', '', '2015-03-01'::date from made
     union all select id, 'PAIN', null, 'El talón', null from made`,
  );
  await staff.send('PUT', `/api/pacientes/fichas/${body.id}/`, { indicaciones: 'Reposo, dos días' });
  await staff.graphql('{ clinicalRecords(patientId: 1) { nodes { id } } }');
}

const readSchema = async () =>
  JSON.parse(await readFile(`${PROJECT_ROOT}/docs/person-export.schema.json`, 'utf8'));

/** The violations of the export's JSON schema. */
async function faultsOf(body: unknown): Promise<unknown[]> {
  const schema = await readSchema();
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  return validate(body) ? [] : (validate.errors ?? []);
}

describe('Export of a person', () => {
  it('finds a new version of the export for each change of its schema, except of descriptions', async () => {
    const schema = await readSchema();
    const { version } = schema.properties;
    schema.properties.version = {};
    const format = JSON.stringify(schema, (key, value) => (key === 'description' ? undefined : value));
    const digest = createHash('sha256').update(format).digest('hex').slice(0, 12);
    expect(FORMAT_VERSIONS).toMatchObject({ [version.const]: digest });
  });

  it('exports a person as JSON by its schema, with everything, including earlier versions and readers', async () => {
    await fillAllSections();
    await product.database.query(
      `update patient set sex = 'MALE', occupation = 'Profesor', health_insurance = 'FONASA', fonasa_tier = 'B',
         representative_name = 'Marta', representative_relation = 'Madre'`,
    );
    await product.database.query(
      `with merge as (
         insert into patient_merge (at, staff_user_id, kept_patient_id, merged_patient_id, undo)
         values ('2026-11-01T12:00:00Z', 1, 1, 9, '{"merged": {"name": "Íñigo N.", "rut": "${madeUpRut(9)}"}}')
         returning id)
       insert into former_rut select '${madeUpRut(9)}', 1, id from merge`,
    );
    await product.database.query(
      `insert into patient_identifier (patient_id, kind, country, value) values (1, 'PASSPORT', 'PE', 'AB123456')`,
    );
    await product.database.query(
      `insert into suppression (at, staff_user_id, patient_id, kind, kept_until)
       values ('2026-11-02T12:00:00Z', 1, 1, 'REDUCED', '2041-11-02')`,
    );
    await exportOf('pdf');
    const { status, body, headers } = await exportOf('json');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="datos_[\dK-]+_2026-11-18\.json"$/,
    );
    expect(await faultsOf(body)).toEqual([]);
    expect(body.paciente).toMatchObject({
      nombre: 'Íñigo Ñandú Muñoz',
      identificadores: [{ tipo: 'Pasaporte', pais: 'PE', numero: 'AB123456' }],
      ruts_anteriores: [formatRut(madeUpRut(9))],
      sexo: 'masculino',
      prevision: 'FONASA, tramo B',
      representante_legal: { nombre: 'Marta', rut: null, relacion: 'Madre', telefono: '' },
    });
    expect(body.uniones).toEqual([
      {
        fecha: '2026-11-01T12:00:00.000Z',
        unidos_por: 'admin',
        nombre: 'Íñigo N.',
        rut: formatRut(madeUpRut(9)),
        deshecha: null,
      },
    ]);
    expect(
      body.fichas[0].versiones.map(({ indicaciones }: { indicaciones: string }) => indicaciones),
    ).toEqual(['Reposo', 'Reposo, dos días']);
    expect(body.fichas[0].versiones[0].examen_pie).toMatchObject({
      unas: [{ lado: 'izquierdo', hallazgo: 'Uña encarnada' }],
      dolor_eva: 6,
    });
    const kinds = ({ historial }: { historial: { accion: string }[] }) =>
      historial.map(({ accion }) => accion);
    expect(body.citas.map(kinds)).toEqual([['CREATED', 'CHANGED']]);
    expect(body.citas[0].historial[1]).toMatchObject({
      usuario: 'admin',
      canal: 'API',
      antes: { hora: '10:00' },
      despues: { hora: '11:00' },
    });
    expect(body.citas_anteriores.map(kinds)).toEqual([['CREATED', 'DELETED']]);
    const counts = Object.entries(body).flatMap(([key, list]) =>
      Array.isArray(list) ? [[key, list.length > 0]] : [],
    );
    expect(counts.filter(([, isFilled]) => !isFilled)).toEqual([]);
    expect(body.certificados).toMatchObject([{ ficha: 1, tipo: 'laboral', motivo: 'Uña', dias_reposo: 3 }]);
    expect(body.accesos[0].accion).toBe('DATA_EXPORTED');
    expect(await registered()).toEqual(
      ['PDF', 'JSON'].map((format) => ({
        patient_id: 1,
        format,
        received_by: 'Íñigo Ñandú',
        identity_check: 'Cédula a la vista',
      })),
    );
  });

  it("shows who attended in a person's export, and leaves out names in data about other people", async () => {
    const { body: made } = await staff.graphql(
      `mutation { createProfessional(input: { name: "Benito Demo", services: [PODIATRY], treatments: [] }) { id } }`,
    );
    const benito = made.data.createProfessional.id;
    await addPatient(product.database, 2, 'Luz Paz');
    await fillAllSections();
    const cita = { fecha: '2026-11-24', tratamiento: 'x', tipo_tratamiento: 'x', profesional: benito };
    await staff.post('/api/citas/crear_cita_admin/', { ...cita, paciente: 2, hora: '12:00' });
    await staff.send('PUT', '/api/citas/actualizar/1/', { profesional: benito });
    await staff.send('PUT', '/api/citas/actualizar/3/', { paciente: 1 });
    await staff.send('PUT', '/api/pacientes/fichas/1/', { profesional: benito });
    const { body } = await exportOf('json');
    const historial = body.citas[0].historial.at(-1);
    expect([body.citas[0].profesional, historial.antes.profesional, historial.despues.profesional]).toEqual([
      'Benito Demo',
      '',
      'Benito Demo',
    ]);
    const attended = ({ profesional }: { profesional: string }) => profesional;
    expect(body.fichas[0].versiones.map(attended)).toEqual(['', '', 'Benito Demo']);
    expect(body.citas[1].historial).toMatchObject([{ antes: null, despues: { profesional: 'Benito Demo' } }]);
  });

  it("includes the person's actions by appointment link in their export", async () => {
    await fillAllSections();
    const token = await runOn(product, AppointmentLinks, (links) => links.issue(1, 'MESSAGE'));
    await product.client().graphql(`mutation { confirmOwnAppointment(token: "${token}") { status } }`);
    const { body } = await exportOf('json');
    expect(await faultsOf(body)).toEqual([]);
    expect(body.citas[0].historial.at(-1)).toMatchObject({ usuario: null, canal: 'LINK' });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it("leaves out of a person's export what an appointment was while it belonged to another patient", async () => {
    await addPatient(product.database, 2, 'Luz Paz');
    await staff.graphql(`mutation {
      createAppointment(input: { patientId: 2, date: "2026-11-20", time: "10:00", treatment: "De Luz" }) { id }
      updateAppointment(id: 1, version: 1, input: { patientId: 1, treatment: "De Íñigo" }) { id }
    }`);
    const { body } = await exportOf('json');
    expect(body.citas[0].historial).toMatchObject([
      { accion: 'CHANGED', antes: null, despues: { tratamiento: 'De Íñigo' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('Luz');
    const former = (await exportOf('json', { paciente: 2 })).body.citas_anteriores[0].historial;
    expect(former).toMatchObject([{ accion: 'CREATED' }, { accion: 'CHANGED', despues: null }]);
    expect(JSON.stringify(former)).not.toContain('Íñigo');
  });

  it('exports 500 records of a person as a PDF of many pages', async () => {
    await product.database.query(
      `with record as (
         insert into clinical_record (patient_id, date, care_description, procedure, instructions)
         select 1, date '2020-01-01' + n, repeat('Atención de la uña. ', 20), 'Onicotomía', 'Reposo'
         from generate_series(1, 500) as n returning *)
       insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure,
         instructions, used_supplies, written_at)
       select id, 1, date, care_description, procedure, instructions, '[]', now() from record`,
    );
    await product.database.query(
      `insert into appointment_change (appointment_id, at, kind, channel, before)
       select n, now(), 'DELETED', 'SYSTEM', jsonb_build_object('patientId', 1, 'serviceType', 'PODIATRY',
         'date', '2026-01-05', 'startMinute', 600, 'durationMinutes', 60, 'status', 'BOOKED', 'treatment', 'x')
       from generate_series(1, 500) as n`,
    );
    const pdf = await exportAsBytes();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(100);
  });

  it("refuses a person's export without a recipient, an identity check or a known format, and logs nothing", async () => {
    const { status, body } = await exportOf('xml', { recibe: ' ', verificacion: '' });
    expect([status, Object.keys(body).sort()]).toEqual([400, ['formato', 'recibe', 'verificacion']]);
    expect((await exportOf('pdf', { paciente: 99 })).status).toBe(404);
    expect((await product.client().post('/api/privacidad/exportar/', {})).status).toBe(401);
    expect(await registered()).toEqual([]);
  });

  it("keeps the log of a person's export unchanged in the database, even after the patient is gone", async () => {
    await exportOf('json');
    await staff.graphql('mutation { deletePatient(id: 1) }');
    expect(await registered()).toHaveLength(1);
    const refusal = await product.database
      .query('delete from data_export')
      .catch(({ constraint }) => constraint);
    expect(refusal).toBe('data_export_is_kept');
  });
});

describe('Draft report about a breach', () => {
  const draft = async (from: string, to: string) =>
    (
      await staff.graphql(
        `{ incidentReport(from: "${from}", to: "${to}") { people patients { id name } text } }`,
      )
    ).body;

  it('drafts a report of who read and exported whose data, from where, on the clinic’s calendar days', async () => {
    await addPatient(product.database, 2, 'Luz Paz');
    await exportOf('json');
    await staff.graphql('{ clinicalRecords(patientId: 2) { nodes { id } } }');
    // 23:30 at the clinic is the next day in UTC.
    product.clock.instant = new Date('2026-11-20T02:30:00Z');
    await exportOf('json');
    const { incidentReport } = (await draft('2026-11-18', '2026-11-18')).data;
    expect(incidentReport.people).toBe(2);
    expect(incidentReport.patients).toEqual([
      { id: 1, name: 'Íñigo Ñandú Muñoz' },
      { id: 2, name: 'Luz Paz' },
    ]);
    expect(incidentReport.text).toMatch(/desde 127\.0\.0\.1: Entregó todos los datos, 1 vez, 1 persona\./);
    expect(incidentReport.text).toContain('Leyó las fichas clínicas, 1 vez, 1 persona.');
    expect(incidentReport.text).not.toContain('Luz Paz');
    expect((await draft('2026-11-19', '2026-11-19')).data.incidentReport.people).toBe(1);
    expect((await draft('2026-11-01', '2026-11-17')).data.incidentReport.text).toContain('- Ninguna.');
    expect((await draft('2026-11-02', '2026-11-01')).errors[0].extensions.fields).toHaveProperty('to');
  });
});

async function exportAsBytes(): Promise<Buffer> {
  const response = await describedFetch(`${product.url}/api/privacidad/exportar/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${staff.access}`,
      cookie: staff.cookie ?? '',
      'x-csrftoken': staff.antiForgery ?? '',
    },
    body: JSON.stringify({ paciente: 1, formato: 'pdf', ...RECEIVED }),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}
