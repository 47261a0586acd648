import { type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import { ormOptions } from './orm-options.js';

/**
 * For use outside the server: start-up, the terminal, the demo.
 * @param entities the entities that `work` loads.
 */
export async function withEntityManager<T>(
  databaseUrl: string,
  entities: NonNullable<Options['entities']>,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const orm = await MikroORM.init({ ...ormOptions(databaseUrl, entities), pool: { min: 0, max: 2 } });
  try {
    return await work(orm.em.fork() as EntityManager);
  } finally {
    await orm.close(true);
  }
}
