// @ts-check
import { checkHalfHours } from './half-hours.mjs';
import { wrongOutcomes } from './outcomes.mjs';
import { checkSupplies } from './supplies.mjs';
import { checkVersions } from './versions.mjs';

/**
 * Checks whether all responses are possible for calls made one after the other.
 * @param {readonly import('./history.mjs').Entry[]} history
 * @param {import('../plan/plan.mjs').Plan} plan
 * @param {import('./supplies.mjs').Ranks} ranks
 * @returns {{ halfHours: number, supplies: number, versions: number, faults: import('./history.mjs').Fault[] }} the
 *   numbers of checked objects, and the faults found.
 */
export function checkHistory(history, plan, ranks) {
  const halfHours = checkHalfHours(history);
  const supplies = checkSupplies(history, plan.supplies, ranks);
  const versions = checkVersions(history);
  return {
    halfHours: halfHours.keys,
    supplies: supplies.keys,
    versions: versions.keys,
    faults: [...wrongOutcomes(history), ...halfHours.faults, ...supplies.faults, ...versions.faults],
  };
}
