import { describe, expect, it } from '@jest/globals';
import { Clock } from '../../src/clock.js';
import { Sql } from '../../src/database/sql.js';
import { LiveBus } from '../../src/live/live-bus.js';
import { PatientListInput } from '../../src/patients/patient-list.input.js';
import { PatientList } from '../../src/patients/patient-list.js';
import { PublicResponseCache } from '../../src/response-cache/public-response-cache.js';
import { addPatient, madeUpRut } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import { useProduct, useSecondInstance } from '../product/use-product.js';
import { bookByGraphql, visitor } from '../product/visitors.js';

const product = useProduct({ empty: 'appointment, patient, patient_block' });
const second = useSecondInstance(product);
const { staff } = product;

const LIST = 'query ($search: String) { patients(search: $search) { totalCount nodes { name } } }';
interface Shown {
  readonly totalCount: number;
  readonly names: string[];
}
async function shown(search = 'rosa', { staff: asker } = product): Promise<Shown> {
  const { totalCount, nodes } = (await asker.graphql(LIST, { search })).body.data.patients;
  return { totalCount, names: nodes.map(({ name }: { name: string }) => name) };
}

describe('a cached page of the list', () => {
  const only = (...names: string[]): Shown => ({ totalCount: names.length, names });
  const act = (mutation: string) => staff.graphql(`mutation { result: ${mutation} { id } }`);
  const create = (name: string, n: number) =>
    act(`createPatient(input: { rut: "${madeUpRut(n)}", name: "${name}", phone: "9 1111 2222",
                                email: "rosa${n}@demo.invalid", emergencyContact: "Luis" })`);

  it('is invalidated by each change: at once for the user who made it, by the event on other instances', async () => {
    const seesEverywhere = async (expected: Shown) => {
      expect(await shown()).toEqual(expected);
      await eventually(
        async () => JSON.stringify(await shown('rosa', second)) === JSON.stringify(expected),
        JSON.stringify(expected),
      );
    };
    await seesEverywhere(only());
    await create('Rosa Soto', 1);
    await seesEverywhere(only('Rosa Soto'));
    await create('Rosa Araya', 2);
    await seesEverywhere(only('Rosa Araya', 'Rosa Soto'));
    await act('updatePatient(id: 2, version: 1, input: { name: "Rosa Vega" })');
    await seesEverywhere(only('Rosa Soto', 'Rosa Vega'));
    await bookByGraphql(product.client(), {
      ...visitor(1),
      name: 'Rosa Díaz',
      date: '2026-11-20',
      time: '10:00',
    });
    await seesEverywhere(only('Rosa Díaz', 'Rosa Soto', 'Rosa Vega'));
    await act('blockPatient(patientId: 1, reason: "Pidió corregir su nombre")');
    await seesEverywhere(only('Rosa Díaz', 'Rosa Vega'));
    await act('mergePatients(input: { keptId: 2, keptVersion: 2, mergedId: 3, mergedVersion: 1, take: [] })');
    await seesEverywhere(only('Rosa Vega'));
    await staff.graphql('mutation { deletePatient(id: 2) }');
    await seesEverywhere(only());
  });

  it('contains only the ids on a page, not the shown data', async () => {
    await addPatient(product.database, 1, 'Rosa Soto');
    await eventually(() => product.app.get(PublicResponseCache).now() !== undefined, 'events arrive');
    expect(await shown()).toEqual(only('Rosa Soto'));
    await product.database.query(`update patient set name = 'Rosa Vega'`);
    await addPatient(product.database, 2, 'Rosa Araya');
    expect(await shown()).toEqual(only('Rosa Vega'));
    // No event was sent for it, so it appears within a minute.
    product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
    expect(await shown()).toEqual(only('Rosa Araya', 'Rosa Vega'));
  });
});

describe('among 100,000 patients', () => {
  interface Statement {
    readonly text: string;
    readonly values: readonly unknown[];
  }

  /** A list that records the statements it sends, and the list of them. */
  function recordingList() {
    const sql = product.app.get(Sql);
    const asked: Statement[] = [];
    const telling = {
      rows: (text: string, values: readonly unknown[] = []) => {
        asked.push({ text, values });
        return sql.rows(text, values);
      },
    };
    const watched = { ...telling, rowsWithFreshPlan: telling.rows } as unknown as Sql;
    return { asked, list: new PatientList(watched, product.app.get(LiveBus), product.app.get(Clock)) };
  }

  it('no page is found with a full scan', async () => {
    await product.database.query(
      `insert into patient (rut, name, phone, email)
       select body || rut_check_digit(body), surnames[1 + i % cardinality(surnames)] || ' ' || i, '9 ' || i, ''
       from generate_series(1, 100000) as i, lateral (select (45000000 + i)::text as body) as made_up,
            (select string_to_array($1, ' ') as surnames) as known`,
      [
        'Araya Díaz Fuentes Gómez Lagos Leiva Mella Mora Núñez Olivares Peña Pino Reyes Rojas Silva Soto Tapia Ulloa',
      ],
    );
    await product.database.query('analyze patient');
    const { asked, list } = recordingList();
    const pageOf = (query: Partial<PatientListInput>) =>
      list.page(Object.assign(new PatientListInput(), query));
    const first = await pageOf({});
    await pageOf({ after: first.endCursor! });
    for (const search of ['mor', '45.0999', '9 12']) {
      const found = await pageOf({ search });
      expect([search, found.nodes.length]).toEqual([search, 25]);
    }
    for (const { text, values } of asked) {
      const { rows } = await product.database.query(`explain ${text}`, [...values]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on patient p/);
    }
    expect(await first.count()).toBe(100_000);
  });
});
