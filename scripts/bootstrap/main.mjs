// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { inRoot, root } from './checkout.mjs';
import { withCheckoutLock } from './checkout-lock.mjs';
import { chooseNode, installNode, isNodeReady } from './choose-node.mjs';
import { commands, needsBuild } from './commands.mjs';
import { Failure, explainSystemError } from './failure.mjs';
import { install, isInstalled } from './install.mjs';
import { showProgress } from './progress.mjs';
import { exitCodeOf, onStopRequest } from './stop-request.mjs';
import { runInForeground, supervise } from './supervise.mjs';
import { areToolsReady, linkTools, toolsFolder } from './tools.mjs';

/**
 * Installs and builds as the command requires, runs it, and ends this process with the command's exit code.
 * @param {string | undefined} name the npm script's name.
 * @param {string[]} args the user's own arguments.
 */
export async function main(name, args) {
  try {
    process.exitCode = await run(name, args);
  } catch (thrown) {
    const error = explainSystemError(thrown, root);
    if (!(error instanceof Failure)) throw error;
    console.error(`Error: ${error.message}`);
    process.exitCode = 1;
  }
}

/** @param {string | undefined} name @param {string[]} args */
async function run(name, args) {
  const command = commands[name ?? ''];
  if (!command)
    throw new Failure(`There is no command '${name ?? ''}': use one of ${Object.keys(commands).join(', ')}.`);

  const node = chooseNode();
  const wasPrepared = await prepare(node, { ...command, needsBuild: needsBuild(command, args) });
  if (!command.script) return 0;

  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` };
  const script = inRoot(...command.script.split('/'));
  const envFile = inRoot('.env');
  // In Node, the environment takes precedence over the file.
  const nodeArgs = command.readsEnvFile && fs.existsSync(envFile) ? [`--env-file=${envFile}`] : [];
  const options = { cwd: root, env: { ...env, ...command.env?.(process.env) } };
  if (!command.isServer) return runInForeground(node, [...nodeArgs, script, ...args], options);

  const stopWithParent = pathToFileURL(inRoot('scripts', 'bootstrap', 'stop-with-parent.mjs')).href;
  const serverArgs = [
    ...nodeArgs,
    ...(command.nodeArgs ?? []),
    ...['--import', stopWithParent, script],
    ...(command.args ?? []),
    ...args,
  ];
  const cleanUp = command.cleanUp && [...nodeArgs, inRoot(...command.cleanUp.split('/'))];
  if (!cleanUp) return supervise(node, serverArgs, options);
  // A later start is quick, and often only programs read its log.
  const progress = wasPrepared
    ? showProgress('Starting the database and the server', 'a few seconds')
    : undefined;
  return supervise(node, serverArgs, { ...options, cleanUp, onStarted: () => progress?.stop() });
}

/**
 * Installs and builds if needed. It first checks without the lock, and writes nothing if nothing is missing, so a
 * checkout on a read-only disk can run.
 * @param {string} node @param {import('./commands.mjs').Command} command
 * @returns {Promise<boolean>} whether anything was missing.
 */
async function prepare(node, { needsBuild: isToBeBuilt, needsTools = false }) {
  const isReady = () =>
    isNodeReady(node) && isInstalled(root) && (!needsTools || areToolsReady()) && (!isToBeBuilt || isBuilt());
  if (isReady()) return false;

  const work = async () => {
    if (!isNodeReady(node)) await installNode(node);
    if (!isInstalled(root))
      await install(root, { node, what: 'Installing packages', hint: 'once, about half a minute' });
    if (needsTools && !isInstalled(toolsFolder))
      await install(toolsFolder, { node, what: 'Installing tools', hint: 'once, about a minute' });
    if (needsTools) linkTools();
    if (isToBeBuilt && !isBuilt()) await build(node);
  };
  const reportWaiting = (/** @type {number} */ holder) =>
    console.error(`Waiting for process ${holder}, which is installing or building in this folder...`);
  // Exiting also ends npm or the compiler, and releases the lock.
  const ignoreStopRequests = onStopRequest((signal) => process.exit(exitCodeOf(signal)));
  await withCheckoutLock(inRoot('.bootstrap.lock'), work, reportWaiting).finally(ignoreStopRequests);
  return true;
}
