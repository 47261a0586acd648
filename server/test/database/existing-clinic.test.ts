import { MikroORM } from '@mikro-orm/postgresql';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { ormOptions } from '../../src/database/orm-options.js';
import { createEmptyDatabase, dropDatabase } from '../product/test-databases.js';

it.each([
  [
    'a clinic with staff keeps an open horizon',
    `insert into staff_user (username, name, password_hash) values ('ana', 'Ana', 'x');
     insert into session (id, staff_user_id, address_digest) values (gen_random_uuid(), 1, 'x')`,
  ],
  ['a clinic that set a horizon keeps it', 'update agenda set horizon_days = 30'],
  ['a new clinic gets 90 days', undefined],
])('how far ahead visitors book: %s', async (_case, statement) => {
  const name = `existing_${Math.random().toString(36).slice(2)}`;
  const address = await createEmptyDatabase(name);
  const orm = await MikroORM.init(ormOptions(address));
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await orm.migrator.up({ to: '0007-access-log' });
    if (statement) await client.query(statement);
    await orm.migrator.up();
    const { rows } = await client.query(
      'select distinct horizon_days as horizon, open_bookings_limit as "limit" from agenda',
    );
    const horizon = statement ? (/\d+/.exec(statement)?.[0] ?? null) : 90;
    expect(rows).toEqual([{ horizon: horizon && Number(horizon), limit: 3 }]);
  } finally {
    await client.end();
    await orm.close(true);
    await dropDatabase(name);
  }
});
