// @ts-check
import { processTree, signal } from './processes.mjs';

/**
 * Stops every process of a tree, so that its connections stay open without a response.
 * @param {number} pid the root of the tree.
 * @returns {() => void} resumes the processes.
 */
export function freeze(pid) {
  // The root first, so that it can't start more processes.
  signal(pid, 'SIGSTOP');
  const frozen = processTree(pid);
  for (const each of frozen) signal(each, 'SIGSTOP');
  const thaw = () => {
    process.off('exit', thaw);
    for (const each of frozen) signal(each, 'SIGCONT');
  };
  // Frozen processes can only be killed with -9.
  process.on('exit', thaw);
  return thaw;
}
