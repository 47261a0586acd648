// @ts-check
import { filesSince, git } from '../parts/git.mjs';

/** @typedef {import('./proofs.mjs').Proof} Proof */
/** @typedef {import('./proofs-table.mjs').Run} Run */

/**
 * The proofs without a green run since one of their folders changed.
 * @param {readonly Proof[]} proofs
 * @param {readonly Run[]} runs
 * @param {(commit: string) => readonly string[] | undefined} changedSince the files that differ from the commit;
 *   undefined if it is unknown.
 * @returns {{ proof: Proof, reason: string }[]}
 */
export function dueProofs(proofs, runs, changedSince) {
  return proofs.flatMap((proof) => {
    // A run with uncommitted changes proves no commit.
    const isGreen = (/** @type {Run} */ run) =>
      run.part === proof.name && run.failed === 0 && !run.commit.endsWith('+');
    const green = runs.findLast(isGreen);
    if (!green) return [{ proof, reason: 'has no green run' }];
    const changed = changedSince(green.commit);
    if (!changed)
      return [{ proof, reason: `was last green at ${green.commit}, which is not in this repository` }];
    const file = changed.find((name) => isBelow(name, proof.folders));
    return file ? [{ proof, reason: `${file} changed since ${green.commit}` }] : [];
  });
}

/** @param {string} file @param {readonly string[]} folders */
const isBelow = (file, folders) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/** @param {string} commit @returns {readonly string[] | undefined} committed and uncommitted changes. */
export function changedSince(commit) {
  try {
    return filesSince(commit);
  } catch {
    return undefined;
  }
}

/** @returns {string} the short hash of HEAD, followed by '+' if files differ from it. */
export function currentCommit() {
  const [commit = ''] = git('rev-parse', '--short=8', 'HEAD');
  // Each run adds its own line to the table.
  const isClean = git('status', '--porcelain', '--', '.', ':!docs/proofs.md').length === 0;
  return isClean ? commit : `${commit}+`;
}
