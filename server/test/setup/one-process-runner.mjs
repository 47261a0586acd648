// @ts-check
// @ts-expect-error It has no types.
import LightRunner from 'jest-light-runner';

/**
 * Runs the files one after the other in Jest's own process. With several workers, the runner sends its settings to all
 * when the first asks for them, and a worker that asks later waits forever.
 */
export default class OneProcessRunner extends LightRunner {
  /** @param {any} globalConfig @param {any[]} rest */
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: 1 }, ...rest);
  }
}
