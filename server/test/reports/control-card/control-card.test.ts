import { beforeAll, describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;

const TEXT = 'Secar bien los pies.\nCalzado amplio.';
const path = (id: number | string) => `/api/pacientes/fichas/${id}/carnet/`;
let recordId: number;
let patientId: number;
beforeAll(async () => {
  const patient = await staff.send('POST', '/api/pacientes/crear_paciente_admin/', {
    nombre: 'Rosa Ejemplo',
    telefono: '+56 9 0000 1001',
    correo: 'rosa@demo.invalid',
    contacto_emergencia: 'Ana',
  });
  patientId = patient.body.id;
  const record = await staff.send('POST', '/api/pacientes/fichas/', {
    paciente: patientId,
    fecha: '2026-11-18',
    descripcion_atencion: 'Uña encarnada',
    procedimiento: 'Corte',
    indicaciones: TEXT,
  });
  recordId = record.body.id;
});

describe('Control card', () => {
  it("shows the instructions and the patient's next appointment on the control card, and nothing else of the record", async () => {
    const before = await staff.get(path(recordId));
    expect([before.status, before.body.proxima_cita]).toEqual([200, null]);
    await staff.send('POST', '/api/citas/crear_cita_admin/', {
      paciente: patientId,
      fecha: '2026-12-21',
      hora: '10:00',
      tratamiento: 'Láser',
    });
    const { body } = await staff.get(path(recordId));
    expect(body).toMatchObject({ ficha: recordId, paciente: patientId, indicaciones: TEXT });
    expect(body.proxima_cita).toMatchObject({ fecha: '2026-12-21', hora: '10:00' });
    const message = new URL(body.enlace_whatsapp).searchParams.get('text');
    expect(message).toContain(TEXT);
    expect(message).toContain('lunes 21 de diciembre, 10:00');
    expect(message).not.toMatch(/Láser|encarnada|Corte/);
    expect(body.enlace_correo).toMatch(/^mailto:rosa%40demo\.invalid\?subject=.*&body=.*%0D%0A/);
  });

  it('logs that it was sent, and stores no message', async () => {
    expect((await staff.send('POST', `${path(recordId)}enviado/`, { canal: 'whatsapp' })).status).toBe(204);
    const { rows } = await product.database.query(
      "select count(*)::int as count from audit_entry where action = 'INSTRUCTIONS_SENT'",
    );
    expect(rows[0].count).toBe(1);
    const stored = await product.database.query('select from outbound_message where body like $1', [
      '%Secar%',
    ]);
    expect(stored.rowCount).toBe(0);
  });

  it('gives no link to a patient who opposes messages', async () => {
    await product.database.query(
      `insert into message_opposition (patient_id, channel, kind, noted_at, noted_by)
       values ($1, 'WHATSAPP', 'REMINDER', now(), 1)`,
      [patientId],
    );
    const { body } = await staff.graphql(
      `{ controlCard(recordId: ${recordId}) { patientName whatsappLink mailLink } }`,
    );
    expect(body.data.controlCard).toMatchObject({ patientName: 'Rosa Ejemplo', whatsappLink: null });
    expect(body.data.controlCard.mailLink).not.toBeNull();
    const sent = await staff.graphql(`mutation { noteCardSent(recordId: ${recordId}, channel: WHATSAPP) }`);
    expect(sent.body.errors[0].extensions.code).toBe('PATIENT_OPPOSES');
  });

  it.each([
    ['of an unknown record', 999_999, { canal: 'correo' }, 404],
    ['of no number', 'x', { canal: 'correo' }, 400],
    ['through no channel', undefined, {}, 400],
    ['through an unknown channel', undefined, { canal: 'paloma' }, 400],
  ])('refuses a card %s', async (_what, id, body, status) => {
    expect((await staff.send('POST', `${path(id ?? recordId)}enviado/`, body)).status).toBe(status);
  });
});
