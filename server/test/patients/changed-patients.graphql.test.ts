import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import { createProgram } from '../product/keys.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient' });

const LIST = `query ($since: DateTime!, $first: Int!, $after: String) {
  changedPatients(changedSince: $since, first: $first, after: $after) { nodes { id name } endCursor hasNextPage }
}`;
interface Listed {
  readonly nodes: ReadonlyArray<{ id: number; name: string }>;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}
let begun: string;
beforeEach(async () => {
  begun = await databaseTime();
});

async function databaseTime(): Promise<string> {
  const { rows } = await product.database.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]!.now.toISOString();
}

async function list(after: string | null = null, first = 50): Promise<Listed> {
  const { body } = await product.staff.graphql(LIST, { since: begun, first, after });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.changedPatients;
}
const namesOf = ({ nodes }: Listed): string[] => nodes.map(({ name }) => name);

/** Waits until the list has these names; changes appear in it a second after they were made. */
const until = (names: readonly string[], after: string | null = null): Promise<void> =>
  eventually(async () => namesOf(await list(after)).join() === names.join(), names.join());

const rename = (from: string, to: string) =>
  product.database.query('update patient set name = $2 where name = $1', [from, to]);

describe('List of changed patients', () => {
  it('sorts changed patients by last change, and repeats patients that change meanwhile', async () => {
    for (const [n, name] of ['Ana', 'Berta', 'Carla', 'Dora', 'Elsa'].entries())
      await addPatient(product.database, n, name);
    await until(['Ana', 'Berta', 'Carla', 'Dora', 'Elsa']);
    const first = await list(null, 2);
    expect([namesOf(first), first.hasNextPage]).toEqual([['Ana', 'Berta'], true]);
    await rename('Ana', 'Ana Soto');
    await rename('Carla', 'Carla Soto');
    await until(['Dora', 'Elsa', 'Ana Soto', 'Carla Soto'], first.endCursor);
    const rest = await list(first.endCursor);
    expect(rest.hasNextPage).toBe(false);
    expect(namesOf(await list(rest.endCursor))).toEqual([]);
    await rename('Berta', 'Berta Soto');
    await until(['Berta Soto'], rest.endCursor);
  });

  it('waits for changes that started earlier and commit later, so none appears behind a cursor', async () => {
    const slow = await product.database.connect();
    try {
      await addPatient(product.database, 1, 'Antes');
      await until(['Antes']);
      const { endCursor } = await list();
      await slow.query('begin');
      await slow.query("update patient set name = 'Lenta' where name = 'Antes'");
      await addPatient(product.database, 2, 'Rápida');
      const written = Date.parse(await databaseTime());
      await eventually(
        async () => Date.parse(await databaseTime()) > written + 1_500,
        'the time of the rest',
      );
      expect(namesOf(await list(endCursor))).toEqual([]);
      await slow.query('commit');
      await until(['Lenta', 'Rápida'], endCursor);
    } finally {
      await slow.query('rollback');
      slow.release();
    }
  });

  it('leaves patients whose data are blocked out of the list of changed ones', async () => {
    await addPatient(product.database, 1, 'Ana');
    await addPatient(product.database, 2, 'Berta');
    await until(['Ana', 'Berta']);
    await product.database.query(
      `insert into patient_block (patient_id, blocked_at, blocked_by, reason)
       select p.id, now(), u.id, 'Pidió bloqueo' from patient p, staff_user u where p.name = 'Ana' limit 1`,
    );
    expect(namesOf(await list())).toEqual(['Berta']);
  });

  it('requires the right to read patients for the list of changed ones', async () => {
    const [patients, stock] = [
      await createProgram(product, { PATIENTS: 'READ' }, 'Una'),
      await createProgram(product, { STOCK: 'READ' }, 'Otra'),
    ];
    const answers = await Promise.all(
      [patients, stock].map((program) => program.graphql(LIST, { since: begun, first: 5 })),
    );
    expect(answers.map(({ body }) => body.errors?.[0].extensions.code)).toEqual([undefined, 'FORBIDDEN']);
  });

  it.each(['', 'ayer', '2026-11-18', '2026-11-18T12:00:00', '2026-13-01T00:00:00Z', '2026-02-30T99:00:00Z'])(
    'refuses to list changes since %j',
    async (since) => {
      const { body } = await product.staff.graphql(LIST, { since, first: 5 });
      expect(body.errors[0].extensions).toEqual({
        code: 'INVALID_INPUT',
        fields: { changedSince: [expect.stringContaining('fecha y hora con su zona')] },
      });
    },
  );

  it.each([
    ['CHANGES', 9e15, 1.5],
    ['CHANGES', -1, 1],
    ['CHANGES', '1', 1],
    ['NAME', 'Ana', 1],
  ])('refuses the cursor of another list: %j %j %j', async (...keys) => {
    const after = Buffer.from(JSON.stringify(keys)).toString('base64url');
    const { body } = await product.staff.graphql(LIST, { since: begun, first: 5, after });
    expect(Object.keys(body.errors[0].extensions.fields)).toEqual(['after']);
  });
});

it('lists changed records of all patients, and logs each access', async () => {
  await addPatient(product.database, 1, 'Ana');
  await product.database.query(
    `insert into clinical_record (patient_id, date, care_description, procedure, instructions)
     select id, '2026-11-01', 'x', 'x', 'x' from patient`,
  );
  const query = `query ($since: DateTime!) {
    changedRecords(changedSince: $since) { nodes { id patientId careDescription } hasNextPage } }`;
  const read = async () => (await product.staff.graphql(query, { since: begun })).body.data.changedRecords;
  await eventually(async () => (await read()).nodes.length === 1, 'the new record');
  expect((await read()).nodes[0].careDescription).toBe('x');
  const { rows } = await product.database.query(
    "select count(*)::int as readings from audit_entry where action = 'RECORDS_READ' and patient_ids @> (select id from patient)",
  );
  expect(rows).toEqual([{ readings: 1 }]);
  const program = await createProgram(product, { PATIENTS: 'READ' });
  expect((await program.graphql(query, { since: begun })).body.errors[0].extensions.code).toBe('FORBIDDEN');
});
