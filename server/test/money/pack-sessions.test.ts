import { describe, expect, it } from '@jest/globals';
import { DAY, PAID, usePackClinic } from './pack-clinic.js';

const { product, staff, changeOffer, sold, book, visit, use, cancel, packs, account, charges, till } =
  usePackClinic();

describe('A session', () => {
  it('covers a finished visit with a session, and charges nothing for it', async () => {
    const id = await sold();
    const cita = await visit();
    expect(await account()).toMatchObject({ saldo_pendiente: 25_000 });
    const { status, body } = await use(id, cita);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        quedan: 4,
        usos: [expect.objectContaining({ fecha: DAY, cita, tratamiento: 'Láser', devuelto_en: null })],
      }),
    ]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
    const standing = (await charges()).filter(
      ({ anula, anulado }: Record<string, unknown>) => anula === null && !anulado,
    );
    expect(
      standing.map(({ tipo, precio, monto, motivo }: Record<string, unknown>) => [
        tipo,
        precio,
        monto,
        motivo,
      ]),
    ).toEqual([
      ['visita', 25_000, 0, 'Pack Láser x5'],
      ['pack', 100_000, 100_000, ''],
    ]);
    const { cobros, totales } = await till();
    expect(cobros.reduce((sum: number, { monto }: { monto: number }) => sum + monto, 0)).toBe(100_000);
    expect(totales).toEqual([{ medio: 'debito', tipo: 'pago', monto: 100_000, cantidad: 1 }]);
  });

  it('covers an uncharged visit with a session, and leaves it uncharged when the session is given back', async () => {
    await product.database.query(`update treatment set price = null`);
    const id = await sold();
    const { usos } = (await use(id, await visit())).body;
    await staff.post(`/api/caja/packs/sesiones/devolver/${usos[0].id}/`, { motivo: 'x' });
    expect(await packs()).toMatchObject([{ quedan: 5 }]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0 });
  });

  it('uses a session for a visit of the month before, and gives it back, in that month', async () => {
    const id = await sold();
    const cita = await visit();
    product.clock.instant = new Date('2026-12-02T15:00:00Z');
    const charged = async () => {
      const months = [];
      for (const mes of ['2026-11', '2026-12'])
        months.push((await staff.get(`/api/caja/mes/${mes}/`)).body.cobrado);
      return months;
    };
    const { usos } = (await use(id, cita)).body;
    expect(await charged()).toEqual([100_000, 0]);
    await staff.post(`/api/caja/packs/sesiones/devolver/${usos[0].id}/`, { motivo: 'x' });
    expect(await charged()).toEqual([125_000, 0]);
  });

  it('refuses a session for another treatment, another patient, a later day, an unfinished or a paid visit', async () => {
    const id = await sold();
    await product.database
      .query(`alter table pack disable trigger user; update pack set expires_on = '2026-11-20';
                                  alter table pack enable trigger user`);
    const paidVisit = await visit();
    await staff.post('/api/caja/pagos/', { paciente: 1, medio: 'debito' });
    expect([
      (await use(id, await visit('Control'))).body,
      (await use(id, await visit('Láser', DAY, 2))).body,
      (await use(id, await visit('Láser', '2026-11-23'))).body,
      (await use(id, await book())).body,
      (await use(id, paidVisit)).body,
      (await use(id, 99_999)).status,
      (await use(99_999, paidVisit)).status,
    ]).toEqual([
      { id: ['El pack no cubre este tratamiento. Elija otro.'] },
      { id: ['El pack es de otro paciente.'] },
      { id: ['El pack venció el 20/11/2026. Cobre la visita o venda otro pack.'] },
      { cita: ['La visita todavía no está terminada.'] },
      { cita: [expect.stringContaining('Ya se pagó')] },
      404,
      404,
    ]);
    expect(await packs()).toMatchObject([{ quedan: 5, usos: [] }]);
  });

  it('refuses a session of a pack that has none left', async () => {
    await changeOffer({ sesiones: 1 });
    const id = await sold();
    await use(id, await visit());
    const cita = await visit();
    const { status, body } = await use(id, cita);
    expect([status, body.error]).toEqual([409, expect.stringContaining('No quedan sesiones')]);
    expect(await account()).toMatchObject({ saldo_pendiente: 25_000 });
  });

  it('gives a session back with a reason, so that its visit owes the same as before', async () => {
    const id = await sold();
    const cita = await visit();
    const [{ id: charge }] = await charges();
    await staff.post(`/api/caja/cobros/cambiar/${charge}/`, {
      rebaja: { tipo: 'porcentaje', porcentaje: 10 },
      motivo: 'Convenio',
    });
    const { usos } = (await use(id, cita)).body;
    const giveBack = (motivo: string) =>
      staff.post(`/api/caja/packs/sesiones/devolver/${usos[0].id}/`, { motivo });
    expect((await giveBack(' ')).body).toHaveProperty('motivo');
    expect((await giveBack('Pack equivocado')).body).toMatchObject({
      quedan: 5,
      usos: [{ cita, motivo: 'Pack equivocado', devuelto_en: expect.stringMatching(/Z$/) }],
    });
    expect(await account()).toMatchObject({ saldo_pendiente: 22_500 });
    expect((await giveBack('x')).body).toEqual({ id: ['Esa sesión ya se devolvió.'] });
    expect((await use(id, cita)).body).toMatchObject({ quedan: 4 });
  });

  it('gives a session back with the charge of its visit, whose price can’t change meanwhile', async () => {
    const id = await sold();
    await use(id, await visit());
    const [{ id: covering }] = await charges();
    const changed = await staff.post(`/api/caja/cobros/cambiar/${covering}/`, { precio: 1, motivo: 'x' });
    expect(changed.body.id).toEqual([expect.stringContaining('lo cubre un pack')]);
    await staff.post(`/api/caja/cobros/anular/${covering}/`, { motivo: 'x' });
    expect(await packs()).toMatchObject([{ quedan: 5 }]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0 });
  });

  it('gives a session back when its visit is deleted', async () => {
    const id = await sold();
    const cita = await visit('Láser');
    await use(id, cita);
    await product.database.query(`alter table clinical_record disable trigger user;
      update clinical_record set appointment_id = null; alter table clinical_record enable trigger user`);
    expect((await staff.send('DELETE', `/api/citas/eliminar/${cita}/`)).status).toBe(204);
    expect(await packs()).toMatchObject([{ quedan: 5, usos: [{ cita: null, motivo: 'Cita eliminada' }] }]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
  });

  it.each(['BOOKED', 'CANCELLED'])(
    'gives a session back when its visit becomes %s, which then owes nothing',
    async (status) => {
      const id = await sold();
      const cita = await visit();
      await use(id, cita);
      await staff.graphql(
        `mutation ($id: Int!, $version: Int!, $status: AppointmentStatus!) {
         updateAppointment(id: $id, version: $version, input: { status: $status }) { id } }`,
        {
          id: cita,
          version: (await product.database.query('select version from appointment where id = $1', [cita]))
            .rows[0].version,
          status,
        },
      );
      expect(await packs()).toMatchObject([
        { quedan: 5, usos: [{ motivo: 'La visita ya no está terminada' }] },
      ]);
      expect(await account()).toMatchObject({ saldo_pendiente: 0 });
    },
  );

  it('gives the session of a visit back that was charged by hand, and that then owes its charge again', async () => {
    const id = await sold();
    const cita = await book();
    await staff.post('/api/caja/cobros/', { cita, es_visita: true, precio: 20_000, motivo: 'x' });
    await staff.send('PUT', `/api/citas/actualizar/${cita}/`, { estado: 'completada' });
    await use(id, cita);
    await staff.send('PUT', `/api/citas/actualizar/${cita}/`, { estado: 'confirmada' });
    expect(await packs()).toMatchObject([{ quedan: 5 }]);
    expect(await account()).toMatchObject({ saldo_pendiente: 20_000 });
  });
});

describe('A cancelled pack', () => {
  it('refunds the unused sessions of a cancelled pack as money', async () => {
    const id = await sold();
    await use(id, await visit());
    await use(id, await visit());
    const { status, body } = await cancel(id, { medio_devolucion: 'transferencia' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        cancelado: true,
        motivo_cancelacion: 'Se muda',
        quedan: 3,
        pagado: 40_000,
        devuelto: 60_000,
      }),
    ]);
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: 0 });
    const { cobros, totales } = await till();
    expect(cobros.reduce((sum: number, { monto }: { monto: number }) => sum + monto, 0)).toBe(40_000);
    expect(totales).toEqual([
      { medio: 'debito', tipo: 'pago', monto: 100_000, cantidad: 1 },
      { medio: 'transferencia', tipo: 'devolucion', monto: -60_000, cantidad: 1 },
    ]);
    expect((await cancel(id)).body).toEqual({ id: ['El pack ya está cancelado.'] });
    expect((await use(id, await visit())).body.id).toEqual([expect.stringContaining('cancelado')]);
  });

  it.each([
    ['whole, with the rounding of cash', 24_996, { pago: { medio: 'efectivo' } }, 'efectivo', 0, -25_000],
    ['in whole coins, the rest as credit', 24_993, PAID, 'efectivo', 3, -24_990],
    ['as credit', 24_993, PAID, undefined, 24_993, 0],
  ])('refunds a cancelled pack %s', async (_, precio, payment, medio_devolucion, credit, back) => {
    await changeOffer({ precio });
    const id = await sold(payment);
    await cancel(id, medio_devolucion === undefined ? {} : { medio_devolucion });
    expect(await account()).toMatchObject({ saldo_pendiente: 0, saldo_a_favor: credit });
    const { totales } = await till();
    const refunded = totales.find(({ tipo }: { tipo: string }) => tipo === 'devolucion');
    expect(refunded?.monto ?? 0).toBe(back);
  });

  it('keeps the debt for the used sessions of a cancelled pack that was not paid', async () => {
    const id = await sold({ pago: { medio: 'debito', monto: 10_000 } });
    await use(id, await visit());
    expect((await cancel(id, { medio_devolucion: 'debito' })).body).toMatchObject({
      pagado: 10_000,
      devuelto: 0,
    });
    expect(await account()).toMatchObject({ saldo_pendiente: 10_000, saldo_a_favor: 0 });
  });

  it('refuses to cancel a pack without a reason or with an unknown method', async () => {
    const id = await sold();
    expect((await cancel(id, { motivo: '' })).body).toHaveProperty('motivo');
    expect((await cancel(id, { medio_devolucion: 'cheque' })).body).toHaveProperty('medio_devolucion');
    expect((await cancel(99_999)).status).toBe(404);
    expect(await packs()).toMatchObject([{ cancelado: false }]);
  });

  it('takes the charge of a pack back only by cancelling the pack', async () => {
    await sold({});
    const [{ id: charge }] = await charges();
    const answers = [
      await staff.post(`/api/caja/cobros/anular/${charge}/`, { motivo: 'x' }),
      await staff.post(`/api/caja/cobros/cambiar/${charge}/`, { precio: 1, motivo: 'x' }),
    ];
    for (const { body } of answers) expect(body.id).toEqual([expect.stringContaining('Cancele el pack')]);
  });
});
