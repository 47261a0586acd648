import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessageSweep } from '../../src/messages/delivery/message-sweep.js';
import { addDays } from '#domain/clinic-time.js';
import { useSharedProduct, useSecondInstance } from '../product/use-product.js';
import { MessageHelper, runOn } from './message-helper.js';

const product = useSharedProduct({ empty: 'charge, payment' });
const second = useSecondInstance(product);
const desk = new MessageHelper(product, product.staff);

const TODAY = '2026-11-18';
const charge = (precio = 25_000) =>
  product.staff.post('/api/caja/cobros/', { paciente: 1, descripcion: 'Podología general', precio });
const remind = (client = product.staff, paciente: unknown = 1) =>
  client.post('/api/caja/recordatorio/', { paciente });
const shown = async (paciente = 1) =>
  (await product.staff.get(`/api/caja/recordatorio/?paciente=${paciente}`)).body;
const states = async () => (await desk.messages()).map(({ state }) => state);

describe('A reminder of a balance', () => {
  beforeEach(async () => {
    await desk.clear();
    expect((await charge()).status).toBe(201);
    await product.database.query(`update clinic_settings set phone = '+56 2 2345 6789'`);
  });

  it('opens WhatsApp with the amount and how to pay, and counts as sent', async () => {
    expect(await shown()).toEqual({
      ...{ paciente: 1, medio: 'enlace', impedimento: null },
      ...{ ultimo: null, estado: null, de_hoy: false },
    });
    const { status, body } = await remind();
    expect(status).toBe(200);
    const link = new URL(body.enlace);
    expect([link.host, link.pathname]).toEqual(['wa.me', '/56912345678']);
    expect(link.searchParams.get('text')).toMatch(
      /^Hola Rosa, .*: tiene un saldo pendiente de \$25\.000\.\n\nPuede pagarlo en la clínica\. .* \+56 2 2345 6789\./,
    );
    expect(link.searchParams.get('text')).not.toContain('Podolog');
    expect(await shown()).toMatchObject({ estado: 'enviado', de_hoy: true, ultimo: expect.any(String) });
    expect(await desk.messages()).toMatchObject([
      { kind: 'BALANCE', state: 'SENT', automatic: false, appointment_id: null, amount: '25000' },
    ]);
    const { body: graphql } = await product.staff.graphql(
      '{ balanceReminders(patientIds: [2, 1, 1, 99]) { patientId driver refusal lastState isOfToday } }',
    );
    expect(graphql.data.balanceReminders).toEqual([
      { patientId: 2, driver: null, refusal: 'UNREACHABLE', lastState: null, isOfToday: false },
      { patientId: 1, driver: 'LINK', refusal: null, lastState: 'SENT', isOfToday: true },
    ]);
  });

  it('sends a reminder once a day, also if several users ask at the same moment on two instances', async () => {
    const other = await second.logIn();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => remind(n % 2 === 0 ? product.staff : other)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.enlace !== null)).toHaveLength(1);
    expect(await states()).toEqual(['SENT']);
    for (const one of [product, second]) one.clock.instant = new Date(`${addDays(TODAY, 1)}T15:00:00Z`);
    expect((await remind()).body.enlace).toContain('wa.me');
    expect(await states()).toEqual(['SENT', 'SENT']);
  });

  it('writes a reminder anew if its sending was undone, with the balance of that moment', async () => {
    await remind();
    const [first] = await desk.messages();
    await product.staff.graphql(`mutation { unmarkMessageSent(id: ${first!.id}) { id } }`);
    await charge(5_000);
    expect(new URL((await remind()).body.enlace).searchParams.get('text')).toContain('$30.000');
    expect(await states()).toEqual(['DISCARDED', 'SENT']);
  });

  it.each([
    ['its balance changed', () => charge(5_000), /saldo cambió/],
    [
      'its day has passed',
      () => Promise.resolve((product.clock.instant = new Date(`${addDays(TODAY, 1)}T15:00:00Z`))),
      /otro día/,
    ],
    [
      'the patient opposes it',
      () =>
        product.staff.graphql(
          'mutation { setMessageOppositions(patientId: 1, oppositions: [{ channel: WHATSAPP, kind: REMINDER }]) { kind } }',
        ),
      /pidió no recibir/,
    ],
  ])('withdraws a waiting reminder once %s', async (_why, change, failure) => {
    await remind();
    const [first] = await desk.messages();
    await product.staff.graphql(`mutation { unmarkMessageSent(id: ${first!.id}) { id } }`);
    await change();
    await runOn(product, MessageSweep, (sweeper) => sweeper.run());
    expect(await desk.messages()).toMatchObject([
      { state: 'WITHDRAWN', failure: expect.stringMatching(failure) },
    ]);
  });

  it('sets a reminder of one day aside when its patient is merged with another one who has one, until that is undone', async () => {
    await product.database.query(
      `update patient set phone = '9 8765 4321', phone_e164 = '+56987654321' where id = 2`,
    );
    await product.staff.post('/api/caja/cobros/', { paciente: 2, descripcion: 'Láser', precio: 7_000 });
    const links = [(await remind()).body.enlace, (await remind(product.staff, 2)).body.enlace];
    expect(links.map((link) => new URL(link).pathname)).toEqual(['/56912345678', '/56987654321']);
    const written = await desk.messages();
    const ask = async (query: string) => (await product.staff.graphql(query)).body;
    const { rows } = await product.database.query('select version from patient order by id');
    const [kept, merged] = rows.map(({ version }) => version);
    const { data } = await ask(
      `mutation { mergePatients(input: { keptId: 1, keptVersion: ${kept}, mergedId: 2, mergedVersion: ${merged}, take: [] }) { id } }`,
    );
    expect(data).toEqual({ mergePatients: { id: 1 } });
    expect(await desk.messages()).toEqual(written.slice(0, 1));
    expect((await remind()).body).toMatchObject({ enlace: null, estado: 'enviado' });
    const { rows: merges } = await product.database.query('select max(id) as id from patient_merge');
    expect((await ask(`mutation { undoPatientMerge(id: ${merges[0].id}) { id } }`)).data).toEqual({
      undoPatientMerge: { id: 2 },
    });
    expect(await desk.messages()).toEqual(written);
  });

  it('refuses a reminder if nothing is owed, there is no contact, or the patient opposes', async () => {
    const [nothing, unknown] = [await remind(product.staff, 2), await remind(product.staff, 99)];
    expect([nothing.status, Object.keys(nothing.body), unknown.status]).toEqual([400, ['paciente'], 404]);
    for (const bad of ['x', -1, 1.5, null, [1]])
      expect([bad, (await remind(product.staff, bad)).status]).toEqual([bad, 400]);
    await product.database.query(`update patient set phone = 'no tiene', phone_e164 = null where id = 1`);
    expect((await remind()).status).toBe(400);
    await product.database.query(
      `update patient set phone = '9 1234 5678', phone_e164 = '+56912345678' where id = 1`,
    );
    await product.database.query(
      `insert into message_opposition values (1, 'WHATSAPP', 'REMINDER', now(), 1)`,
    );
    expect((await remind()).status).toBe(409);
    expect(await shown()).toMatchObject({ medio: null, impedimento: 'se_opone' });
    await product.database.query(
      `insert into patient_block (patient_id, reason, blocked_at, blocked_by) values (1, 'Lo pidió', now(), 1)`,
    );
    expect((await remind()).status).toBe(404);
    expect(await desk.messages()).toEqual([]);
  });
});
