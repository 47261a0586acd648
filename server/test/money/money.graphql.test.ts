import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'pay_line, pay_settlement, pay_rate, pay_regime, payment_use, charge, payment, fiscal_document, expense, cash_closing, cash_day, pack_use, pack, pack_offer, agreement, patient_agreement, appointment, treatment, patient',
});
const { staff } = product;
const TODAY = '2026-11-18';

beforeEach(() => addPatient(product.database, 1, 'Ana Paz Demo'));

const send = async (document: string) => (await staff.graphql(document)).body;
/** The answer to the first field of a document, which succeeds. */
const done = async (document: string) => {
  const { data, errors } = await send(document);
  expect([document, errors]).toEqual([document, undefined]);
  return Object.values(data)[0] as never as Record<string, never>;
};
const charge = (price: number) =>
  done(
    `mutation { addCharge(input: { patientId: 1, description: "Láser", listPrice: ${price} }) { id owed } }`,
  );

describe('Money through GraphQL', () => {
  it('charges, takes and gives back a payment, and closes and reopens the day', async () => {
    const { id } = await charge(9_994);
    expect(await done('{ patientAccount(patientId: 1) { owed credit } }')).toEqual({
      owed: 9_994,
      credit: 0,
    });
    expect(await done('{ debtors { nodes { patientName owed } } }')).toEqual({
      nodes: [{ patientName: 'Ana Paz Demo', owed: 9_994 }],
    });
    const paid = await done(
      `mutation { takePayment(input: { patientId: 1, method: CASH, tendered: 10000 }) { id amount change uses { chargeId amount } } }`,
    );
    expect(paid).toMatchObject({ amount: 9_990, change: 10, uses: [{ chargeId: id, amount: 9_994 }] });
    const expense = await done(
      'mutation { addExpense(input: { category: SUPPLIES, description: "Gasa", amount: 990, method: CASH }) { id amount } }',
    );
    const closed = await done(
      `mutation { closeCashDay(input: { day: "${TODAY}", openingCash: 0, countedCash: 9000 }) { isClosed cash } }`,
    );
    expect(closed).toEqual({ isClosed: true, cash: 9_000 });
    expect(
      (await send(`mutation { reopenCashDay(day: "${TODAY}", reason: "") { isClosed } }`)).errors[0]
        .extensions.fields,
    ).toHaveProperty('reason');
    await done(`mutation { reopenCashDay(day: "${TODAY}", reason: "Faltó un gasto") { isClosed } }`);
    await done(`mutation { reverseExpense(id: ${expense['id']}, reason: "Repetido") { id } }`);
    await done(
      `mutation { refundPayment(id: ${paid['id']}, input: { reason: "Se arrepintió" }) { amount } }`,
    );
    await done(`mutation { reverseCharge(id: ${id}, reason: "No vino") { amount } }`);
    expect(await done('{ patientAccount(patientId: 1) { owed credit } }')).toEqual({ owed: 0, credit: 0 });
    const lines = (
      await send('{ patientCharges(patientId: 1) { amount } patientPayments(patientId: 1) { amount } }')
    ).data;
    expect(lines.patientCharges.map(({ amount }: { amount: number }) => amount)).toEqual([-9_994, 9_994]);
  });

  it('sells a pack, uses its last session once, gives it back and cancels the pack', async () => {
    const { rows } = await product.database.query(
      `with offered as (
         insert into treatment (service_type, name, duration_minutes, price) values ('PODIATRY', 'Láser', 60, 25000) returning id)
       insert into appointment (patient_id, professional_id, date, start_minute, treatment, status, duration_minutes)
       select 1, 1, '${TODAY}'::date, 600 + 60 * n, 'Láser', 'CANCELLED', 60 from generate_series(0, 1) n
       returning id, (select id from offered) as treatment`,
    );
    await product.database.query(
      `insert into appointment_slot (professional_id, day, slot, appointment_id)
       select professional_id, date, start_minute / 30 + half, id from appointment, generate_series(0, 1) half;
       update appointment set status = 'COMPLETED'`,
    );
    const offer = await done(
      `mutation { createPackOffer(input: { name: "Una", treatmentIds: [${rows[0].treatment}], sessions: 1, price: 20000, validMonths: 6 }) { id version } }`,
    );
    const pack = await done(
      `mutation { sellPack(input: { patientId: 1, offerId: ${offer['id']}, payment: { method: DEBIT } }) { id remaining paid } }`,
    );
    expect(pack).toMatchObject({ remaining: 1, paid: 20_000 });
    const use = (n: number) =>
      `mutation { usePack(id: ${pack['id']}, appointmentId: ${rows[n].id}) { remaining uses { id } } }`;
    const used = await done(use(0));
    expect(used['remaining']).toBe(0);
    expect((await send(use(1))).errors[0].extensions.code).toBe('PACK_SPENT');
    const [session] = used['uses'] as never as { id: number }[];
    expect(
      await done(`mutation { giveBackSession(id: ${session!.id}, reason: "Error") { remaining } }`),
    ).toEqual({
      remaining: 1,
    });
    expect(
      await done(
        `mutation { cancelPack(id: ${pack['id']}, input: { reason: "Se muda" }) { isCancelled refund } }`,
      ),
    ).toEqual({ isCancelled: true, refund: 20_000 });
    expect((await send('{ patientPacks(patientId: 1) { isCancelled } packOffers { name } }')).data).toEqual({
      patientPacks: [{ isCancelled: true }],
      packOffers: [{ name: 'Una' }],
    });
    await done(`mutation { deletePackOffer(id: ${offer['id']}) }`);
  });

  it('pays a professional and settles the month once', async () => {
    await done(
      'mutation { addPayRegime(input: { professionalId: 1, kind: FEES, validFrom: "2026-10-01", basis: CHARGED, percent: 40 }) { id } }',
    );
    expect(await done('{ payRegimes(professionalId: 1) { kind percent } }')).toEqual([
      { kind: 'FEES', percent: 40 },
    ]);
    const settle = 'mutation { settlePay(month: "2026-10-01", professionalId: 1) { net settledByName } }';
    expect(await done(settle)).toMatchObject({ net: 0 });
    expect((await send(settle)).errors[0].extensions.code).toBe('INVALID_INPUT');
    expect(await done('{ payMonth(month: "2026-10-01") { kind settledAt } }')).toContainEqual({
      kind: 'FEES',
      settledAt: expect.any(String),
    });
  });

  it.each([
    ['addCharge(input: { patientId: 1, description: "x", listPrice: -1 })', 'listPrice'],
    ['addCharge(input: { patientId: 1, description: "x", listPrice: 1000000000 })', 'listPrice'],
    ['addCharge(input: { patientId: 1, description: "", listPrice: 10 })', 'description'],
    [
      'addCharge(input: { patientId: 1, description: "x", listPrice: 10, belongsTo: "2026-02-30" })',
      'belongsTo',
    ],
    [
      'addCharge(input: { patientId: 1, description: "x", listPrice: 10, belongsTo: "2026-11-19" })',
      'belongsTo',
    ],
    ['takePayment(input: { patientId: 1, method: DEBIT, amount: 0 })', 'amount'],
    ['takePayment(input: { patientId: 1, method: CASH, tendered: 10 })', 'tendered'],
    ['takePayment(input: { patientId: 1, method: DEBIT, payerRut: "1-1" })', 'payerRut'],
    [
      'takePayment(input: { patientId: 1, method: DEBIT, document: { kind: EXEMPT_RECEIPT, number: "0" } })',
      'document',
    ],
    ['addExpense(input: { category: SUPPLIES, description: "x", amount: 0, method: CASH })', 'amount'],
    ['closeCashDay(input: { day: "2026-11-19", openingCash: 0, countedCash: 0 })', 'day'],
    ['closeCashDay(input: { day: "2026-11-18", openingCash: -1, countedCash: 0 })', 'openingCash'],
    [
      'createPackOffer(input: { name: "", treatmentIds: [1], sessions: 5, price: 1, validMonths: 6 })',
      'name',
    ],
    ['createAgreement(input: { name: "x", percent: 101, isActive: true, prices: [] })', 'percent'],
    [
      'addPayRegime(input: { professionalId: 1, kind: FEES, validFrom: "2026-10-01", basis: CHARGED, percent: 101 })',
      'percent',
    ],
  ])('refuses %s with a sentence on its field, and writes nothing', async (call, field) => {
    await charge(20_000);
    const { errors } = await send(`mutation { ${call} { __typename } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect([call, errors[0].extensions.fields]).toEqual([
      call,
      { [field]: expect.arrayContaining([expect.stringMatching(/^[A-Z]/)]) },
    ]);
    const { rows } = await product.database.query(
      `select (select count(*) from charge)::integer as charges,
              ((select count(*) from payment) + (select count(*) from expense) + (select count(*) from cash_closing)
               + (select count(*) from pack_offer) + (select count(*) from agreement) + (select count(*) from pay_regime))::integer as others`,
    );
    expect(rows).toEqual([{ charges: 1, others: 0 }]);
  });
});
