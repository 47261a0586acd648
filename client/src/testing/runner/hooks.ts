type Work = () => unknown;

/** The runner forgets hooks after each file, so `jest-globals.mjs` registers these again. */
export const hooks: Readonly<Record<'beforeFile' | 'beforeTest' | 'afterTest', Work[]>> = {
  beforeFile: [],
  beforeTest: [],
  afterTest: [],
};
