import { expect, it } from '@jest/globals';
import { FakeMailServer, partOf } from '../../messages/fake-mail-server.js';
import { addPatient } from '../../product/builders.js';
import { sendForm } from '../../product/public-form.js';
import { useProduct } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';
import { tokenOfOffer } from './token-of-offer.js';

const DAY = '2026-11-20';

const mail = new FakeMailServer();
const product = useProduct({ standIn: mail, environment: { PUBLIC_URL: 'https://clinica.example/' } });

it('names the waiting person in list, spreadsheet and offer, even if the contact is another patient’s', async () => {
  const { email, phone } = visitor(1);
  await addPatient(product.database, 1, 'Elvira Ficticia', { email, phone, phone_e164: '+56900001001' });
  expect(await bookByRest(product.client(), { ...visitor(2), date: DAY, time: '10:00' })).toBe('booked');
  const wish = { nombre: 'Luis Distinto', email, telefono: phone, desde: DAY, hasta: DAY, parte: 'todos' };
  expect((await sendForm(product, '/public/avisar', wish)).location).toBe('/public/avisar/listo');
  const listed = await product.staff.graphql(
    '{ waitingPages(first: 5) { nodes { patientName visitorName } } }',
  );
  expect(listed.body.data.waitingPages.nodes).toEqual([
    { patientName: 'Elvira Ficticia', visitorName: 'Luis Distinto' },
  ]);
  const file = await product.staff.get('/api/lista-de-espera/exportar/?formato=csv');
  expect(file.body).toContain(';Luis Distinto (reserva de Elvira Ficticia);');
  const { rows } = await product.database.query('select id from appointment');
  await product.staff.send('PUT', `/api/citas/actualizar/${rows[0].id}/`, { estado: 'cancelada' });
  await tokenOfOffer(product.database, mail, email);
  const offer = partOf(
    mail.letters.findLast(({ to }) => to.includes(email))!,
    'text/plain',
  );
  expect(offer).toMatch(/^Hola,? Luis/);
  expect(offer).not.toContain('Elvira');
  expect((await product.database.query('select name from patient order by 1')).rows).toEqual([
    { name: 'Elvira Ficticia' },
    { name: visitor(2).name },
  ]);
});

it('keeps the entry of a mother who also waits for her son, with the same contact', async () => {
  const { email, phone } = visitor(3);
  const contact = { email, telefono: phone, desde: DAY, hasta: DAY };
  for (const [nombre, parte] of [
    ['Marta Madre', 'todos'],
    ['Pedro Distinto', 'todos'],
    ['Pedro Distinto', 'tarde'],
    ['Marta Madre', 'manana'],
  ])
    expect((await sendForm(product, '/public/avisar', { ...contact, nombre, parte })).status).toBe(303);
  const { rows } = await product.database.query(
    `select e.booked_name as name, e.day_part as part, p.name as patient
     from waiting_entry e join patient p on p.id = e.patient_id where p.email = $1 order by e.id`,
    [email],
  );
  expect(rows).toEqual([
    { name: 'Marta Madre', part: 'morning', patient: 'Marta Madre' },
    { name: 'Pedro Distinto', part: 'afternoon', patient: 'Pedro Distinto' },
  ]);
});

it("gives a son's entry to a patient of his own once his mother, a known patient, waits too", async () => {
  const { email, phone } = visitor(4);
  await addPatient(product.database, 4, 'Rosa Madre', { email, phone, phone_e164: '+56900001004' });
  const contact = { email, telefono: phone, desde: DAY, hasta: DAY, parte: 'todos' };
  for (const nombre of ['Hugo Hijo', 'Rosa Madre'])
    expect((await sendForm(product, '/public/avisar', { ...contact, nombre })).status).toBe(303);
  const { rows } = await product.database.query(
    `select e.booked_name as name, p.name as patient
     from patient p left join waiting_entry e on p.id = e.patient_id where p.email = $1 order by 2`,
    [email],
  );
  expect(rows).toEqual([
    { name: 'Hugo Hijo', patient: 'Hugo Hijo' },
    { name: 'Rosa Madre', patient: 'Rosa Madre' },
  ]);
});
