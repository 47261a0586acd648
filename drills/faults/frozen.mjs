// @ts-check
import { processTree, signal } from './processes.mjs';

/**
 * Stops every process of a tree where it stands, so that its connections stay open and nobody answers on them.
 * @param {number} pid the topmost.
 * @returns {() => void} lets them go on.
 */
export function freeze(pid) {
  // The topmost first: it can start no more processes then.
  signal(pid, 'SIGSTOP');
  const frozen = processTree(pid);
  for (const each of frozen) signal(each, 'SIGSTOP');
  const thaw = () => {
    process.off('exit', thaw);
    for (const each of frozen) signal(each, 'SIGCONT');
  };
  // What is frozen can't be stopped by anybody but with -9.
  process.on('exit', thaw);
  return thaw;
}
