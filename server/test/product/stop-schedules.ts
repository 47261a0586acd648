import { eventually } from './eventually.js';
import type { TestProduct } from './start-product.js';

/**
 * Ends the scheduled jobs of a product and waits for due ones, for tests that compare rows between two readings: a
 * job may change them in between.
 */
export async function stopSchedules({ database }: Pick<TestProduct, 'database'>): Promise<void> {
  await database.query('delete from pgboss.schedule');
  await eventually(async () => {
    const { rows } = await database.query(
      `select from pgboss.job
       where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%'`,
    );
    return rows.length === 0;
  }, 'the end of the jobs that are due');
}
