import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { sendForm } from '../../product/public-form.js';
import { useSharedProduct } from '../../product/use-product.js';

const FRIDAY = '2026-11-20';
/** The token in Ana's e-mail with the offer. */
const TOKEN = 'a'.repeat(43);

const product = useSharedProduct({ empty: 'appointment, patient' });
const rows = async (text: string, values: unknown[] = []) =>
  (await product.database.query(text, values)).rows;
const statusOf = async (path: string) => (await product.client().get(path)).status;
const answer = (word: string) => sendForm(product, `/public/oferta/${TOKEN}/${word}`);
/** @returns the page of the appointment. */
const accept = async () => (await answer('aceptar')).location?.split('?')[0] ?? '';

let appointmentId: number;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Soto');
  await addPatient(product.database, 2, 'Luis Vera');
  const { body } = await product.staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(1),
    tratamiento: 'x',
    fecha: FRIDAY,
    hora: '10:00',
  });
  appointmentId = body.id;
  await rows(
    `with entry as (
       insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part,
         booked_name, created_at, ended_at, ending)
       select patient_id, 'PODIATRY', 'x', 60, date, date, 'all', 'Ana', now(), now(), 'BOOKED'
       from appointment returning id),
     offer as (
       insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes,
         state, created_at, settled_at, appointment_id)
       select entry.id, 'x', 1, a.date, a.start_minute, 60, 'ACCEPTED', now(), now(), a.id
       from entry, appointment a returning id)
     insert into waiting_offer_link select sha256($1::bytea), id, now() from offer`,
    [TOKEN],
  );
});

describe('Link of an accepted offer', () => {
  it('gives one link to the accepted appointment, which ends the one before, even for concurrent requests', async () => {
    const [first, second] = [await accept(), await accept()];
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const links = await Promise.all(Array.from({ length: 5 }, accept));
    const found = await Promise.all(links.map(statusOf));
    expect(found.toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(await rows('select from appointment_link')).toHaveLength(1);
  });

  it('opens nothing by offer and appointment links once staff gave the appointment to another patient', async () => {
    const link = await accept();
    const given = await product.staff.send('PUT', `/api/citas/actualizar/${appointmentId}/`, {
      paciente_rut: madeUpRut(2),
    });
    expect(given.status).toBe(200);
    for (const path of [link, `${link}/cita.ics`, `${link}/cambiar`, `/public/oferta/${TOKEN}`])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect((await sendForm(product, `${link}/cancelar`)).status).toBe(404);
    for (const word of ['aceptar', 'rechazar', 'salir'])
      expect([word, (await answer(word)).status]).toEqual([word, 404]);
    expect(await rows('select status from appointment')).toEqual([{ status: 'BOOKED' }]);
    expect(await rows('select from appointment_link')).toEqual([]);
  });
});
