import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { createProgram } from '../../product/keys.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'supply, waiting_entry, patient' });
const { staff } = product;

const page = async (field: string, args: string, nodes: string) => {
  const { body } = await staff.graphql(`{ ${field}(${args}) { nodes { ${nodes} } endCursor hasNextPage } }`);
  if (body.errors) throw new Error(JSON.stringify(body.errors[0].extensions));
  return body.data[field] as { nodes: unknown[]; endCursor: string | null; hasNextPage: boolean };
};

/** Reads a list to its end, and runs `meanwhile` after the first page. */
async function readAll(field: string, args: string, nodes: string, meanwhile = async () => {}) {
  const seen: unknown[] = [];
  let after = '';
  for (;;) {
    const { nodes: some, endCursor, hasNextPage } = await page(field, `first: 2 ${args}${after}`, nodes);
    seen.push(...some);
    if (after === '') await meanwhile();
    if (!hasNextPage) return seen;
    if (seen.length > 50) throw new Error('the pages do not end');
    after = ` after: "${endCursor}"`;
  }
}

const addSupply = (nombre: string, stock: number) =>
  staff.post('/api/insumos/', {
    nombre,
    unidad_medida: 'caja',
    stock_actual: stock,
    stock_critico: 3,
    valor_unitario: 100,
  });

describe('Paged list of supplies', () => {
  const NAMES = ['Ácido', 'Algodón', 'Guantes', 'Guantes', 'Ñandú', 'Zinc'];
  beforeEach(async () => {
    for (const [index, nombre] of NAMES.toReversed().entries()) await addSupply(nombre, index);
  });

  it('returns supplies page by page, each once, in the order of the whole list', async () => {
    const whole = (await staff.graphql('{ supplies { id name } }')).body.data.supplies;
    expect(whole).toHaveLength(NAMES.length);
    expect(await readAll('supplyPages', '', 'id name')).toEqual(whole);
  });

  it('limits the list to critical supplies', async () => {
    const whole = (await staff.graphql('{ supplies(criticalOnly: true) { id stock } }')).body.data.supplies;
    expect(whole).toHaveLength(4);
    expect(await readAll('supplyPages', 'criticalOnly: true', 'id stock')).toEqual(whole);
  });

  it('finds supplies by part of the name or description, ignoring accents and case', async () => {
    await product.database.query(`update supply set description = '100% _algodón_' where name = 'Zinc'`);
    const found = async (search: string) =>
      (await readAll('supplyPages', `search: ${JSON.stringify(search)}`, 'name')).map(
        (one) => (one as { name: string }).name,
      );
    expect(await found(' ALGODON ')).toEqual(['Algodón', 'Zinc']);
    expect(await found('ñ')).toEqual(['Algodón', 'Guantes', 'Guantes', 'Ñandú', 'Zinc']);
    expect(await found('% _a')).toEqual(['Zinc']);
    expect(await found('nada')).toEqual([]);
    expect(await readAll('supplyPages', 'criticalOnly: true search: "guantes"', 'stock')).toEqual([
      { stock: 2 },
      { stock: 3 },
    ]);
    await expect(page('supplyPages', `search: "${'a'.repeat(101)}"`, 'id')).rejects.toThrow('search');
  });

  it('sorts supplies in any order, with ties sorted by name', async () => {
    await product.database.query(`alter table supply disable trigger supply_stock_is_its_ledger`);
    await product.database.query(
      `update supply set stock = 7, critical_stock = 9 where name in ('Zinc', 'Ácido', 'Ñandú')`,
    );
    await product.database.query(`alter table supply enable trigger supply_stock_is_its_ledger`);
    const names = async (order: string) =>
      (await readAll('supplyPages', order, 'name')).map((one) => (one as { name: string }).name);
    expect(await names('orderBy: NAME descending: true')).toEqual(NAMES.toReversed());
    expect(await names('orderBy: STOCK')).toEqual([
      ...['Guantes', 'Guantes', 'Algodón'],
      ...['Ácido', 'Ñandú', 'Zinc'],
    ]);
    expect(await names('orderBy: STOCK descending: true')).toEqual([
      ...['Ácido', 'Ñandú', 'Zinc'],
      ...['Algodón', 'Guantes', 'Guantes'],
    ]);
    expect(await names('orderBy: SHORTFALL descending: true')).toEqual([
      ...['Ácido', 'Ñandú', 'Zinc'],
      ...['Guantes', 'Algodón', 'Guantes'],
    ]);
    const { endCursor } = await page('supplyPages', 'first: 1', 'id');
    await expect(page('supplyPages', `orderBy: STOCK after: "${endCursor}"`, 'id')).rejects.toThrow('after');
  });

  it('keeps the other supplies in place when some are added or removed while pages are read', async () => {
    const whole = (await staff.graphql('{ supplies { id } }')).body.data.supplies;
    const seen = await readAll('supplyPages', '', 'id', async () => {
      await product.database.query(`delete from supply where name in ('Ácido', 'Algodón')`);
      await addSupply('Aaa', 0);
    });
    expect(seen).toEqual(whole);
  });

  it('requires the right to the stock, and a cursor of this list, to list supplies', async () => {
    const program = await createProgram(product, { PATIENTS: 'READ' });
    const refused = await program.graphql('{ supplyPages { nodes { id } } }');
    expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
    await expect(page('supplyPages', 'after: "x"', 'id')).rejects.toThrow('after');
    await expect(page('supplyPages', 'first: 201', 'id')).rejects.toThrow('first');
    const reader = await createProgram(product, { STOCK: 'READ' });
    expect(
      (await reader.graphql('{ supplyPages { nodes { id } } }')).body.data.supplyPages.nodes,
    ).toHaveLength(6);
  });
});

describe('Paged waiting list', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 5; n += 1) await addPatient(product.database, n, `Paciente ${n}`);
    // Two entries of the same microsecond, and two of the same millisecond.
    const at = ['10:00:00.000002', '10:00:00.000001', '10:00:00.000001', '09:00:00', '10:00:00.5'];
    for (const [index, time] of at.entries()) {
      await product.database.query(
        `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part,
                                    booked_name, created_at)
         values ($1, 'PODIATRY', 'Corte', 60, '2026-11-20', '2026-12-20', 'all', 'x', $2)`,
        [index + 1, `2026-11-18T${time}Z`],
      );
    }
  });

  it('returns the waiting list page by page, each entry once, oldest first', async () => {
    const seen = await readAll('waitingPages', '', 'patientName');
    expect(seen).toEqual([4, 2, 3, 1, 5].map((n) => ({ patientName: `Paciente ${n}` })));
    const whole = (await staff.graphql('{ waitingList { patientName } }')).body.data.waitingList;
    expect(seen).toEqual(whole);
  });

  it('leaves out waiting list entries that were removed or whose patient’s data are blocked', async () => {
    await product.database.query(
      `insert into patient_block (patient_id, reason, blocked_at, blocked_by)
       select 4, 'x', now(), id from staff_user limit 1`,
    );
    const [first] = (await page('waitingPages', 'first: 1', 'id patientName')).nodes as { id: number }[];
    expect(first).toMatchObject({ patientName: 'Paciente 2' });
    await staff.graphql('mutation ($id: Int!) { removeFromWaitingList(id: $id) }', first);
    expect(await readAll('waitingPages', '', 'patientName')).toEqual(
      [3, 1, 5].map((n) => ({ patientName: `Paciente ${n}` })),
    );
  });
});
