import { expect, it } from '@jest/globals';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { StaffUser } from '../../../src/access/accounts/staff-user.entity.js';
import { READ_ONLY, FOR_UPDATE } from '../../../src/foundation/database/for-update.js';
import { Sql } from '../../../src/foundation/database/sql.js';
import { DECLARED_TABLES } from '../../product/declared-tables.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct();

/** Loads the first account, clears one of its columns with SQL, and calls `read` in the same transaction. */
const afterClearing = <T>(read: (em: EntityManager, id: number) => Promise<T>): Promise<T> =>
  product.app
    .get(EntityManager)
    .fork()
    .transactional(async (em) => {
      await em.nativeUpdate(StaffUser, { username: 'admin' }, { lastLoginAt: '2026-11-18T12:00:00Z' });
      const user = await em.findOneOrFail(StaffUser, { username: 'admin' });
      expect(user.lastLoginAt).not.toBeNull();
      await product.app.get(Sql).rows('update staff_user set last_login_at = null where id = $1', [user.id]);
      return read(em, user.id);
    });

it('locks a row as it is now, even if the request loaded it before another statement changed it', async () => {
  const locked = await afterClearing((em, id) => em.findOneOrFail(StaffUser, id, FOR_UPDATE));
  expect(locked.lastLoginAt).toBeNull();
});

it('reads a row as it is now, past the identity map', async () => {
  const read = await afterClearing((em, id) => em.findOneOrFail(StaffUser, id, READ_ONLY));
  expect(read.lastLoginAt).toBeNull();
});

it('loads no secret unless it is asked for', async () => {
  const secrets = [...product.app.get(MikroORM).getMetadata().getAll().values()].flatMap(
    ({ tableName, props }) =>
      props
        .filter(({ fieldNames }) => DECLARED_TABLES[tableName]?.columns[fieldNames[0]!]?.kind === 'SECRET')
        .map(({ name, primary = false, lazy = false }) => ({ of: `${tableName}.${name}`, primary, lazy })),
  );
  expect(secrets).toContainEqual({ of: 'staff_user.passwordHash', primary: false, lazy: true });
  expect(secrets.filter(({ primary, lazy }) => !primary && !lazy)).toEqual([]);
  const user = await product.app.get(EntityManager).fork().findOneOrFail(StaffUser, { username: 'admin' });
  expect(user.passwordHash).toBeUndefined();
});
