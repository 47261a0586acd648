import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './orm-options.js';

/** Runs something on the database outside the server: start-up, the terminal, the demo. */
export async function withEntityManager<T>(
  databaseUrl: string,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl), pool: { min: 0, max: 2 } });
  try {
    return await work(orm.em.fork() as EntityManager);
  } finally {
    await orm.close(true);
  }
}
