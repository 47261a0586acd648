// @ts-check
// @ts-expect-error It comes without types.
import LightRunner from 'jest-light-runner';

/**
 * Runs the files one after the other in Jest's own process. With several workers the runner hands its settings to all as
 * soon as the first asks, and a worker that asks later waits for ever.
 */
export default class OneProcessRunner extends LightRunner {
  /** @param {any} globalConfig @param {any[]} rest */
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: 1 }, ...rest);
  }
}
