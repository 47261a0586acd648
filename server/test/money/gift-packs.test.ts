import { beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, PAID, usePackClinic } from './pack-clinic.js';

const { product, staff, ids, visit, use, cancel, packs, account } = usePackClinic();

const setSharing = (on: boolean) =>
  product.database.query('update clinic_settings set shares_packs = $1', [on]);
const sellGift = (more: object = { paciente: 1, ...PAID }, headers = {}) =>
  staff.post('/api/caja/packs/regalos/', { pack: ids.offer, ...more }, headers);
const redeem = (codigo: unknown, paciente: unknown = 2) =>
  staff.post('/api/caja/packs/regalos/canjear/', { codigo, paciente });
const renew = (id: number) => staff.post(`/api/caja/packs/regalos/codigo/${id}/`, {});
const open = async () => (await staff.get('/api/caja/packs/regalos/')).body;
const visitOfOther = () => visit('Láser', DAY, 2);
const REDEEMED = { codigo: ['Este regalo ya se canjeó.'] };
const UNKNOWN = { codigo: ['Ningún regalo tiene este código. Revíselo en el vale.'] };

beforeEach(() => setSharing(true));

describe('A pack that is given away', () => {
  it('sells a gift to one patient for another, while the money stays with the buyer', async () => {
    const { status, body } = await sellGift();
    expect([status, body.codigo]).toEqual([201, expect.stringMatching(/^[a-z2-9]{12}$/)]);
    const { id } = body.pack;
    expect(body.pack).toMatchObject({
      paciente: null,
      regalo: true,
      comprador: 1,
      comprador_nombre: 'Ana Demo',
      pagado: 100_000,
      canjeado_en: null,
    });
    expect((await use(id, await visit())).status).toBe(400);
    expect((await open()).map((gift: { id: number }) => gift.id)).toEqual([id]);
    const typed = body.codigo.toUpperCase().replace(/(.{4})(.{4})/, '$1-$2 ');
    const redeemed = await redeem(typed);
    expect([redeemed.status, redeemed.body]).toMatchObject([201, { paciente: 2, comprador: 1, quedan: 5 }]);
    expect(await open()).toEqual([]);
    expect(await packs(2)).toMatchObject([{ id, paciente: 2 }]);
    expect((await use(id, await visitOfOther())).body).toMatchObject({ quedan: 4 });
    expect((await use(id, await visit())).status).toBe(400);
    const { body: cancelled } = await cancel(id);
    expect(cancelled).toMatchObject({ devuelto: 80_000, comprador: 1, paciente: 2 });
    expect(await account()).toMatchObject({ saldo_a_favor: 80_000 });
    expect((await staff.get('/api/caja/pagos/?paciente=2')).body).toEqual([]);
    expect((await staff.get('/api/caja/saldo/?paciente=2')).body.saldo_a_favor).toBe(0);
  });

  it('sells a gift to a person who is no patient, whose money goes back as money', async () => {
    const pago = { medio: 'transferencia', pagador: 'Olga Sin Ficha' };
    const { status, body } = await sellGift({ pago });
    expect([status, body.pack]).toMatchObject([
      201,
      { comprador: null, comprador_nombre: 'Olga Sin Ficha', paciente: null },
    ]);
    await redeem(body.codigo);
    await use(body.pack.id, await visitOfOther());
    const refused = await cancel(body.pack.id);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['medio_devolucion']]);
    expect((await packs(2))[0]).toMatchObject({ cancelado: false });
    const { body: cancelled } = await cancel(body.pack.id, { medio_devolucion: 'transferencia' });
    expect(cancelled.devuelto).toBe(80_000);
    const { rows } = await product.database.query('select amount, patient_id from payment order by id');
    expect(rows).toEqual([
      { amount: 100_000, patient_id: null },
      { amount: -80_000, patient_id: null },
    ]);
  });

  it('redeems a gift once, however many desks do it at once', async () => {
    const { codigo } = (await sellGift()).body;
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => redeem(codigo, 1 + (n % 2))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => body)).toEqual(
      Array.from({ length: 7 }, () => REDEEMED),
    );
  });

  it('does not redeem a cancelled gift, even if both happen at once', async () => {
    const { codigo, pack } = (await sellGift()).body;
    const [cancelled, redeemed] = await Promise.all([cancel(pack.id), redeem(codigo)]);
    expect(cancelled.status).toBe(201);
    const sentences = redeemed.status === 201 ? undefined : redeemed.body;
    expect([undefined, { codigo: ['El pack ya está cancelado.'] }]).toContainEqual(sentences);
    expect((await packs(2)).length).toBe(redeemed.status === 201 ? 1 : 0);
  });

  it.each([
    ['codigo', { codigo: '' }, 400],
    ['codigo', { codigo: null }, 400],
    ['codigo', { codigo: 12 }, 400],
    ['codigo', { codigo: 'x'.repeat(41) }, 400],
    ['codigo', { codigo: 'abcdefghjkmn' }, 400],
    ['paciente', { paciente: 'x' }, 400],
    ['error', { paciente: 99 }, 404],
  ])('refuses to redeem a gift, at the field %s: %j', async (field, changes, code) => {
    const { codigo } = (await sellGift()).body;
    const { status, body } = await staff.post('/api/caja/packs/regalos/canjear/', {
      codigo,
      paciente: 2,
      ...changes,
    });
    expect([status, Object.keys(body)]).toEqual([code, [field]]);
    expect(await open()).toHaveLength(1);
  });

  it('does not redeem a gift before it is paid or after its last day', async () => {
    const { codigo } = (await sellGift({ paciente: 1 })).body;
    expect((await redeem(codigo)).body).toEqual({ codigo: ['Este regalo todavía no está pagado.'] });
    await staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito' });
    expect((await redeem(codigo)).status).toBe(201);
    const soldOn = async (fecha: string) => (await sellGift({ paciente: 1, fecha, ...PAID })).body.codigo;
    expect((await redeem(await soldOn('2026-05-17'))).body.codigo[0]).toMatch(/venció el 17\/11\/2026/);
    expect((await redeem(await soldOn('2026-05-18'))).status).toBe(201);
  });

  it('gives a gift another code if its voucher was lost, and stores neither', async () => {
    const { codigo, pack } = (await sellGift()).body;
    const renewed = await renew(pack.id);
    expect(renewed.status).toBe(201);
    expect((await redeem(codigo)).body).toEqual(UNKNOWN);
    const { rows } = await product.database.query(`select to_jsonb(g)::text as row from pack_gift g`);
    expect(rows[0].row).not.toContain(renewed.body.codigo);
    expect((await redeem(renewed.body.codigo)).status).toBe(201);
    expect([(await renew(pack.id)).status, (await renew(99_999)).status]).toEqual([400, 404]);
  });

  it('sells a gift once for a repeated request, with the same code', async () => {
    const key = { 'idempotency-key': 'one-gift' };
    const [one, other] = [await sellGift(undefined, key), await sellGift(undefined, key)];
    expect(other.body).toEqual(one.body);
    expect(await open()).toHaveLength(1);
  });

  it('sells no gifts while the setting is off, but redeems sold ones', async () => {
    const { codigo, pack } = (await sellGift()).body;
    await setSharing(false);
    const asks = async () => (await staff.graphql('{ sharesPacks redeemsGifts }')).body.data;
    expect(await asks()).toEqual({ sharesPacks: false, redeemsGifts: true });
    const refused = await sellGift();
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['pack']]);
    expect((await redeem(codigo)).status).toBe(201);
    expect((await use(pack.id, await visitOfOther())).status).toBe(201);
    expect(await asks()).toEqual({ sharesPacks: false, redeemsGifts: false });
  });

  it('sells, renews and redeems a gift through GraphQL', async () => {
    const sold = await staff.graphql(
      'mutation ($input: SellGiftInput!) { sellGiftPack(input: $input) { code pack { id isGift buyerId } charge { owed } } }',
      { input: { patientId: 1, offerId: ids.offer, payment: { method: 'DEBIT' } } },
    );
    const { pack, charge } = sold.body.data.sellGiftPack;
    expect([pack.isGift, pack.buyerId, charge.owed]).toEqual([true, 1, 0]);
    const renewed = await staff.graphql('mutation ($id: Int!) { renewGiftCode(id: $id) { code } }', {
      id: pack.id,
    });
    const { body } = await staff.graphql(
      'mutation ($code: String!) { redeemGiftPack(code: $code, patientId: 2) { patientId ownerName redeemedAt } }',
      { code: renewed.body.data.renewGiftCode.code },
    );
    expect(body.data.redeemGiftPack).toEqual({
      patientId: 2,
      ownerName: 'Ana Demo Dos',
      redeemedAt: expect.stringMatching(/Z$/),
    });
  });
});

describe('The patient for whom a gift was redeemed', () => {
  it('keeps a patient with a redeemed gift, moves the gift in a merge, and removes them from it with a suppression', async () => {
    const { codigo, pack } = (await sellGift()).body;
    await redeem(codigo);
    const { rut } = (await staff.get('/api/pacientes/2/')).body;
    const removed = await staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${rut}/`);
    expect(removed.status).toBe(409);
    await staff.graphql(
      'mutation { mergePatients(input: { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] }) { id } }',
    );
    expect(await packs(1)).toMatchObject([{ id: pack.id, paciente: 1 }]);
    const { rows } = await product.database.query('select id from patient_merge');
    await staff.graphql(`mutation { undoPatientMerge(id: ${rows[0].id}) { id } }`);
    expect(await packs(2)).toMatchObject([{ id: pack.id, paciente: 2 }]);
    await staff.graphql('mutation { suppressPatient(patientId: 2) { kind } }');
    const { rows: gifts } = await product.database.query(
      'select patient_id, redeemed_at is not null as redeemed from pack_gift',
    );
    expect(gifts).toEqual([{ patient_id: null, redeemed: true }]);
  });
});
