import { expect, it } from '@jest/globals';
import { Clock } from '../../../src/foundation/clock.js';
import { fillDemoClinic } from '../../../src/foundation/database/seeds/demo-clinic.js';
import { withEntityManager } from '../../../src/foundation/database/with-entity-manager.js';
import { runOn } from '../../messages/message-helper.js';
import { NOON } from '../../product/start-product.js';
import { useProduct } from '../../product/use-product.js';
import { OffersJob } from '../../../src/visitors/waiting-list/offers-job.js';
import { NOT_FOR_PODIATRISTS } from '../../records/not-for-podiatrists.js';

class ClockAtNoon extends Clock {
  override now(): Date {
    return NOON;
  }
}

const product = useProduct({ prepare: fillYear });
const { staff } = product;

/** Under a limit that its longest statements exceed, as they exceed that of requests on a slow machine. */
async function fillYear(databaseUrl: string): Promise<void> {
  const zone = 'America/Santiago';
  const clock = new ClockAtNoon(zone);
  const limit = `alter role session_user in database "${new URL(databaseUrl).pathname.slice(1)}" set statement_timeout`;
  await withEntityManager(databaseUrl, [], async (em) => {
    await em.execute(`${limit} = '100ms'`);
    await fillDemoClinic(databaseUrl, zone, { hasYear: true, clock });
    await em.execute(`${limit} = '3500ms'`);
  });
}

/**
 * June 2026 has 22 days from Monday to Friday, of which five are Mondays, five Tuesdays and four Thursdays, and four
 * Saturdays. On each of the 22 both podiatrists charge 171.000 (three at 25.000, two at 18.000, 28.000 and 32.000) and
 * the manicurist 75.000 (five at 15.000); on Saturdays one podiatrist and the manicurist do. On Tuesdays 18.000 are
 * missing because of a no-show, on Thursdays 25.000 because of a cancellation, and on Mondays 2.500 were taken off.
 */
const JUNE = {
  attended: 22 * 19 + 4 * 12 - 5 - 4,
  charged: 22 * (171_000 + 171_000 + 75_000) + 4 * (171_000 + 75_000) - 5 * 18_000 - 4 * 25_000 - 5 * 2_500,
  /** At nine o'clock, the first podiatrist's first visit. */
  credit: 26 * 25_000 - 5 * 2_500,
  /** At ten, one and three o'clock. */
  debit: 22 * (50_000 + 85_000 + 30_000) + 4 * (50_000 + 30_000) - 4 * 25_000,
  /** At eleven and four o'clock. */
  cash: 22 * (50_000 + 43_000 + 30_000) + 4 * (50_000 + 30_000),
  /** At noon and five o'clock. */
  transfer: 22 * (46_000 + 43_000 + 15_000) + 4 * (46_000 + 15_000) - 5 * 18_000,
  /** The number of charges and their sum; both podiatrists come on 22 days, the first one on four Saturdays too. */
  byTreatment: {
    'Podología general': [26 * 3 + 22 * 3 - 4, (26 * 3 + 22 * 3 - 4) * 25_000 - 5 * 2_500],
    'Curación Podología': [26 * 2 + 22 * 2 - 5, (26 * 2 + 22 * 2 - 5) * 18_000],
    'Uñas con hongos (Onicomicosis)': [48, 48 * 28_000],
    'Uña encarnada (Onicocriptosis)': [48, 48 * 32_000],
    Manicura: [26 * 5, 26 * 75_000],
  },
  byProfessional: {
    1: [26 * 7 - 5, 26 * 171_000 - 5 * 18_000 - 5 * 2_500],
    2: [26 * 5, 26 * 75_000],
    3: [22 * 7 - 4, 22 * 171_000 - 4 * 25_000],
  },
  exempt: 22 * 4 * 18_000 + 4 * 2 * 18_000 - 5 * 18_000,
  taxed: 26 * 75_000,
  expenses: 450_000 + 68_430 + 23_960 + 7_490 + 5_500 + 32_000,
  cashExpenses: 7_490 + 5_500,
} as const;

it("shows a month of the demo's year in the summary as worked out by hand", async () => {
  expect(JUNE.charged).toBe(9_955_500);
  const { body } = await staff.get('/api/reportes/resumen/?desde=2026-06-01&hasta=2026-06-30');
  const ofJune = (list: ReadonlyArray<Record<string, unknown>>) =>
    list.filter(({ periodo }) => periodo === 'actual');
  const sum = (list: ReadonlyArray<Record<string, unknown>>, key: string) =>
    ofJune(list).reduce((total, row) => total + Number(row[key]), 0);
  const { citas, ingresos } = body;
  expect(
    ['atendidas', 'no_vinieron', 'canceladas', 'por_cerrar'].map((state) => sum(citas.servicios, state)),
  ).toEqual([JUNE.attended, 5, 4, 0]);
  expect(ofJune(ingresos.totales)).toMatchObject([
    { cobrado: JUNE.charged, pagado: JUNE.charged, sin_cobro_registrado: 0, precio_no_vinieron: 5 * 18_000 },
  ]);
  const charges = (list: ReadonlyArray<Record<string, unknown>>, name: string) =>
    Object.fromEntries(ofJune(list).map((row) => [row[name], [row['cobros'], row['monto']]]));
  expect(charges(ingresos.tratamientos, 'tratamiento')).toEqual(JUNE.byTreatment);
  expect(charges(ingresos.profesionales, 'profesional')).toEqual(JUNE.byProfessional);
  expect(Object.fromEntries(ofJune(ingresos.medios).map(({ medio, monto }) => [medio, monto]))).toEqual({
    credito: JUNE.credit,
    debito: JUNE.debit,
    efectivo: JUNE.cash,
    transferencia: JUNE.transfer,
  });
});

it("adds up a month of the demo's year for the accountant as worked out by hand, equal to the closings", async () => {
  const { body } = await staff.get('/api/caja/mes/2026-06/');
  const cash = JUNE.cash - JUNE.cashExpenses;
  expect(body).toMatchObject({
    cobrado: JUNE.charged,
    pagado: JUNE.charged,
    gastos: JUNE.expenses,
    efectivo: cash,
    efectivo_cierres: cash,
    cuadra: true,
    dias_abiertos: [],
    visitas_sin_cobro: 0,
  });
  const taxes = Object.fromEntries(
    body.por_impuesto.map(({ impuesto, monto }: Record<string, unknown>) => [impuesto, monto]),
  );
  expect(taxes).toEqual({
    exento: JUNE.exempt,
    afecto: JUNE.taxed,
    sin_definir: JUNE.charged - JUNE.exempt - JUNE.taxed,
  });
});

it('fills the demo with a year of some 5,000 visits of three professionals, and no hour twice', async () => {
  const { rows } = await product.database.query(
    `select count(*)::integer as visits, count(distinct professional_id)::integer as professionals,
            count(distinct (professional_id, date, start_minute))::integer as hours
     from appointment where date between '2025-11-26' and '2026-10-27'`,
  );
  expect(rows).toEqual([{ visits: 48 * (19 * 5 + 12), professionals: 3, hours: 48 * (19 * 5 + 12) }]);
});

it('gives the demo no treatment, supply, kit, phrase or record that a podiatrist may not offer', async () => {
  const { rows } = await product.database.query(
    `select 'treatment' as what, name as words from treatment
     union all select 'supply', concat_ws(' ', name, description) from supply
     union all select 'kit', concat_ws(' ', t.name, s.name)
       from treatment_supply k join treatment t on t.id = k.treatment_id join supply s on s.id = k.supply_id
     union all select 'phrase', concat_ws(' ', title, text) from phrase
     union all select 'record', concat_ws(' ', care_description, procedure, instructions) from clinical_record`,
  );
  expect(new Set(rows.map(({ what }) => what)).size).toBe(5);
  expect(rows.filter(({ words }) => NOT_FOR_PODIATRISTS.test(words))).toEqual([]);
});

it('lists people in the demo who wait for full mornings of open days', async () => {
  await runOn(product, OffersJob, (job) => job.run());
  const { rows } = await product.database.query(
    `select extract(isodow from e.from_date)::integer as weekday, e.day_part, e.ended_at,
            (select count(*)::integer from waiting_offer o where o.waiting_entry_id = e.id) as offers
     from waiting_entry e order by e.id`,
  );
  expect(rows).toEqual(
    [6, 3].map((weekday) => ({ weekday, day_part: 'morning', ended_at: null, offers: 0 })),
  );
});
