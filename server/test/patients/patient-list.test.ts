import { describe, expect, it } from '@jest/globals';
import { Sql } from '../../src/foundation/database/sql.js';
import { PatientListInput } from '../../src/patients/patient-list.input.js';
import { PatientList } from '../../src/patients/patient-list.js';
import { useProduct } from '../product/use-product.js';

const product = useProduct({ empty: 'appointment, patient, patient_block' });

describe('Among 100,000 patients', () => {
  interface Statement {
    readonly text: string;
    readonly values: readonly unknown[];
  }

  /** A patient list, and the statements that it has sent. */
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
    return { asked, list: new PatientList(watched) };
  }

  it('finds no page of patients with a full scan', async () => {
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
