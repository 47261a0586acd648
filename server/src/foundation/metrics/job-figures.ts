import { JOB_QUEUE_SCHEMA } from '../database/job-queue.js';
import type { Sql } from '../database/sql.js';
import { gauge, type Metric } from './exposition.js';

const JOBS = `
  select state::text as state, count(*)::integer as count,
         coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)
           ::float8 as waiting
  from ${JOB_QUEUE_SCHEMA}.job group by state`;

export async function jobFigures(sql: Sql): Promise<Metric[]> {
  const rows = await sql.rows<{ state: string; count: number; waiting: number }>(JOBS);
  const samples = rows.map(({ state, count }) => ({ labels: { state }, value: count }));
  const waiting = Math.max(0, ...rows.map((row) => row.waiting));
  return [
    { name: 'huella_jobs', help: 'Jobs in the queue, by state.', type: 'gauge', samples },
    gauge('huella_jobs_oldest_waiting_seconds', 'How long the oldest job that is due has waited.', waiting),
  ];
}
