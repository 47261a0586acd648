import { beforeEach, expect, it } from '@jest/globals';
import { useProduct } from '../../product/use-product.js';
import { FakeMailServer } from '../../messages/fake-mail-server.js';
import { MessageHelper } from '../../messages/message-helper.js';
import { statementsOf } from '../../product/statements.js';
import { bookByRest, visitor } from '../../product/visitors.js';

const mail = new FakeMailServer();
const product = useProduct({ standIn: mail });
const desk = new MessageHelper(product, product.staff);
beforeEach(async () => {
  await desk.clear();
  await desk.settings('confirmations = true, email_confirmations = true');
});

// MikroORM quotes names.
const readsOf = (table: string, statements: readonly string[]) =>
  statements.filter((text) => new RegExp(`^\\s*select\\b[^]*\\bfrom "?${table}\\b`).test(text));

it('reads the message settings once for a booking confirmed on both channels, and never reads its own row back', async () => {
  const statements = await statementsOf(product, 'insert into appointment ', () =>
    bookByRest(product.client(), {
      ...visitor(1),
      date: '2026-11-20',
      time: '10:00',
    }),
  );
  expect((await desk.messages()).map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'WHATSAPP']);
  expect(readsOf('message_settings', statements)).toHaveLength(1);
  // The other one asks whether bookings are paused, before anything is written.
  expect(readsOf('clinic_settings', statements)).toHaveLength(2);
  expect(statements.filter((text) => text.includes('where a.id ='))).toEqual([]);
});
