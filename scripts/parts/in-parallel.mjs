// @ts-check
/**
 * Runs the jobs in order, a few at a time.
 * @template T, R
 * @param {readonly T[]} jobs
 * @param {number} atOnce
 * @param {(job: T) => Promise<R>} run
 * @returns {Promise<R[]>} the results, in the order of the jobs.
 */
export async function inParallel(jobs, atOnce, run) {
  /** @type {R[]} */
  const results = [];
  const queue = jobs.map((job, index) => ({ job, index }));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await run(next.job);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
