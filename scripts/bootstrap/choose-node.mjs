// @ts-check
import fs from 'node:fs';
import { inRoot } from './checkout.mjs';
import { Failure } from './failure.mjs';
import { install, isInstalled } from './install.mjs';
import { isSuitableNode, nodeBinaryFor } from './node-version.mjs';

/** @returns {string} the Node that runs everything except this bootstrap: the machine's, or the one in runtime/. */
export function chooseNode() {
  if (isSuitableNode(process.versions.node)) return process.execPath;
  const binary = nodeBinaryFor(process.platform, process.arch);
  if (!binary) {
    throw new Failure(
      `Huella needs Node 22.17 or newer, this is ${process.versions.node}, ` +
        `and npm has no Node for ${process.platform}-${process.arch}: please install a newer one.`,
    );
  }
  return inRoot('runtime', 'node_modules', ...binary.split('/'));
}

/** @param {string} node */
export function isNodeReady(node) {
  return node === process.execPath || (isInstalled(inRoot('runtime')) && fs.existsSync(node));
}

/** @param {string} node */
export async function installNode(node) {
  await install(inRoot('runtime'), {
    node: process.execPath,
    what: `Installing Node 26, because this machine's Node ${process.versions.node} is too old`,
    hint: 'once, about 10 seconds',
  });
  if (!fs.existsSync(node))
    throw new Failure(`npm installed no Node at ${node}: please install Node 22.17 or newer.`);
}
