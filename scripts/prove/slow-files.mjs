// @ts-check
/**
 * Why a file of tests may take longer than the limit of scripts/parts/slowest-files.mjs. Files of server/test/proofs and
 * e2e/proofs are long by nature.
 * @type {Readonly<Record<string, string>>}
 */
export const SLOW_FILES = {};
