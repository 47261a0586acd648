import { describe, expect, it } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { ClosuresService } from '../../src/clinic/closures/closures.service.js';
import { eventually } from '../product/eventually.js';
import { useSharedProduct } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';
import { freeHours } from './free-hours.js';

const product = useSharedProduct({ empty: 'appointment, patient, closure' });
const { staff } = product;

const close = (input: object) =>
  staff.graphql(
    'mutation ($input: ClosureInput!) { createClosure(input: $input) { id from to reason serviceType } }',
    { input },
  );

describe('Closure', () => {
  it('closes the days of a closure, first and last included, on one agenda or both, and gives its reason', async () => {
    const { body } = await close({
      from: '2026-11-19',
      to: '2026-11-20',
      reason: 'Congreso',
      serviceType: 'PODIATRY',
    });
    expect(body.data.createClosure).toMatchObject({
      from: '2026-11-19',
      to: '2026-11-20',
      serviceType: 'PODIATRY',
    });
    await eventually(async () => (await freeHours(product, '2026-11-20')).length === 0, 'the closure');
    expect(await freeHours(product, '2026-11-20', 'manicura')).toHaveLength(10);
    expect(await freeHours(product, '2026-11-21')).toHaveLength(10);
    const refused = await bookByRest(product.client(), { ...visitor(1), date: '2026-11-19', time: '10:00' });
    expect(refused).toBe('La clínica no atiende ese día (Congreso). Elija otro.');
  });

  it('keeps existing appointments in a closure, and ends it when it is deleted', async () => {
    await bookByRest(product.client(), { ...visitor(1), date: '2026-11-20', time: '10:00' });
    const { body } = await close({ from: '2026-11-20', to: '2026-11-20', reason: 'Duelo' });
    const { appointments } = (
      await staff.graphql('{ appointments(from: "2026-11-20", to: "2026-11-20") { id } }')
    ).body.data;
    expect(appointments).toHaveLength(1);
    const { id } = body.data.createClosure;
    expect((await staff.graphql(`mutation { deleteClosure(id: ${id}) }`)).body.data.deleteClosure).toBe(true);
    expect(
      (await staff.graphql(`mutation { deleteClosure(id: ${id}) }`)).body.errors[0].extensions.code,
    ).toBe('NOT_FOUND');
    await eventually(async () => (await freeHours(product, '2026-11-20')).length === 9, 'the opening');
  });

  it('finds a closure by any day that it closes, and lists past ones only on request', async () => {
    await close({ from: '2026-11-02', to: '2026-11-05', reason: 'Pasado' });
    await close({ from: '2026-11-16', to: '2026-11-18', reason: 'Hasta hoy' });
    await close({ from: '2026-12-24', to: '2027-01-04', reason: 'Fiestas' });
    const reasons = async (range = '') =>
      (await staff.graphql(`{ closures${range} { reason } }`)).body.data.closures.map(
        ({ reason }: { reason: string }) => reason,
      );
    expect(await reasons()).toEqual(['Hasta hoy', 'Fiestas']);
    expect(await reasons('(from: "2026-11-05")')).toEqual(['Pasado', 'Hasta hoy', 'Fiestas']);
    expect(await reasons('(from: "2026-10-26", to: "2026-11-02")')).toEqual(['Pasado']);
    expect(await reasons('(from: "2026-11-06", to: "2026-11-15")')).toEqual([]);
    expect(await reasons('(to: "2026-12-24")')).toEqual(['Hasta hoy', 'Fiestas']);
    const { errors } = (await staff.graphql('{ closures(from: "2026-11-06", to: "2026-11-05") { reason } }'))
      .body;
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { to: expect.anything() } });
  });

  it('refuses a closure that ends before it begins or has no reason', async () => {
    const backwards = await close({ from: '2026-11-20', to: '2026-11-19', reason: 'x' });
    expect(backwards.body.errors[0].extensions.fields).toHaveProperty('to');
    const silent = await close({ from: '2026-11-20', to: '2026-11-20', reason: ' ' });
    expect(silent.body.errors[0].extensions.fields).toHaveProperty('reason');
  });
});

it('imports each of the chosen holidays once, and closes nothing before that', async () => {
  expect(await freeHours(product, '2026-12-08')).toHaveLength(10);
  const { holidays } = (await staff.graphql('{ holidays(year: 2026) { date name } }')).body.data;
  expect(holidays).toContainEqual({ date: '2026-12-08', name: 'Inmaculada Concepción' });
  const IMPORT =
    'mutation { importHolidays(year: 2026, dates: ["2026-12-08", "2026-12-25"]) { from to serviceType } }';
  await staff.graphql(IMPORT);
  const { body } = await staff.graphql(IMPORT);
  expect(body.data.importHolidays).toEqual([
    { from: '2026-12-08', to: '2026-12-08', serviceType: null },
    { from: '2026-12-25', to: '2026-12-25', serviceType: null },
  ]);
  await eventually(async () => (await freeHours(product, '2026-12-08')).length === 0, 'the closure');
});

describe('Holidays of a clinic', () => {
  const closeComing = () =>
    RequestContext.create(product.app.get(MikroORM).em, () =>
      product.app.get(ClosuresService).closeComingHolidays(),
    );
  const begin = (until: number | null) =>
    product.database.query('update clinic_settings set holidays_closed_until = $1', [until]);
  const closedDays = async (): Promise<Map<string, number>> => {
    const { rows } = await product.database.query('select id, from_date::text as day from closure');
    return new Map(rows.map(({ id, day }) => [day, id]));
  };

  it('closes a new clinic on the holidays of this year and the next, and keeps a reopened one open', async () => {
    await begin(0);
    await closeComing();
    const closed = await closedDays();
    expect([...closed.keys()]).toEqual(
      expect.arrayContaining(['2026-12-08', '2026-12-25', '2027-01-01', '2027-12-25']),
    );
    // Today is 2026-11-18, and past holidays are not closed.
    expect([...closed.keys()].every((day) => day > '2026-11-18' && day < '2028')).toBe(true);

    await staff.graphql(`mutation { deleteClosure(id: ${closed.get('2026-12-08')}) }`);
    await closeComing();
    expect((await closedDays()).has('2026-12-08')).toBe(false);

    product.clock.instant = new Date('2027-01-02T15:00:00Z');
    await closeComing();
    const later = [...(await closedDays()).keys()];
    expect(later).toContain('2028-12-25');
    expect(later.filter((day) => day === '2027-12-25')).toHaveLength(1);
  });

  it('closes no holidays in a clinic that already existed', async () => {
    await begin(null);
    await closeComing();
    expect((await closedDays()).size).toBe(0);
  });
});
