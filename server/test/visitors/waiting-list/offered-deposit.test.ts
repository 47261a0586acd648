import { expect, it } from '@jest/globals';
import { FakeMailServer } from '../../messages/fake-mail-server.js';
import { prepareDeposits } from '../../money/deposit-clinic.js';
import { useProduct } from '../../product/use-product.js';
import { sendForm } from '../../product/public-form.js';
import { visitor } from '../../product/visitors.js';
import { fillFriday, joinWaitingList } from './full-friday.js';
import { tokenOfOffer } from './token-of-offer.js';

const mail = new FakeMailServer();
const product = useProduct({
  standIn: mail,
  environment: { PUBLIC_URL: 'https://clinica.example/' },
});

it('An offered hour shows its deposit before it is accepted', async () => {
  const [first] = await fillFriday(product);
  await joinWaitingList(product, 1);
  await product.staff.send('PUT', `/api/citas/actualizar/${first}/`, { estado: 'cancelada' });
  const token = await tokenOfOffer(product.database, mail, visitor(1).email);
  const page = async () => (await product.client().get(`/public/oferta/${token}`)).body as string;
  await prepareDeposits(product.database);
  expect(await page()).not.toContain('Abono de');
  await product.database.query(
    `insert into treatment (service_type, name, duration_minutes, price, deposit, bookable_online)
     values ('PODIATRY', 'Consulta General', 60, 25000, 15000, true)`,
  );
  expect(await page()).toContain('Abono de $15.000');
  expect(await page()).toContain('Banco Demo');
  await sendForm(product, `/public/oferta/${token}/aceptar`);
  const { rows } = await product.database.query('select amount, notice_hours from deposit');
  expect(rows).toEqual([{ amount: 15_000, notice_hours: 24 }]);
});
