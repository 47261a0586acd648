// @ts-check
/**
 * @param {string[]} _args
 * @returns {Promise<number>} the exit code.
 */
export async function simulate(_args) {
  console.error('The simulation is not there yet.');
  return 2;
}
