// @ts-check
// npm run dev: recompiles and restarts the server on each change; Vite serves the client with hot updates.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './bootstrap/checkout.mjs';
import { onStopRequest } from './bootstrap/stop-request.mjs';

const port = process.env.PORT || '3000';
const SERVER_URL = `http://127.0.0.1:${port}`;

// From now on dist/ changes piece by piece: the next start has to rebuild it.
fs.rmSync(inRoot('dist', '.built'), { force: true });
// It records the contents of dist/: if it is older than dist/, the compiler skips files.
fs.rmSync(inRoot('dist', 'server.tsbuildinfo'), { force: true });

// nest start would run the Node on the PATH, which may be too old, and it quotes paths with spaces only for a shell.
// The shell is replaced (exec), because a signal to it would not reach the server.
const stopWithParent = pathToFileURL(inRoot('scripts', 'bootstrap', 'stop-with-parent.mjs')).href;
const replaceShell = process.platform === 'win32' ? '' : 'exec ';
const serverNode = `${replaceShell}"${process.execPath}" --import "${stopWithParent}"`;

const children = [
  [
    'node_modules/@nestjs/cli/bin/nest.js',
    'start',
    '--watch',
    '--preserveWatchOutput',
    '--shell',
    '--exec',
    serverNode,
  ],
  ['node_modules/vite/bin/vite.js', 'client'],
  // The server renders the public pages from these, so they are rebuilt on each change.
  ...[
    ['--outDir', inRoot('dist/client')],
    ['--outDir', inRoot('dist/public-page'), '--ssr'],
  ].map((args) => [
    'node_modules/vite/bin/vite.js',
    'build',
    'client',
    '--config',
    inRoot('client/vite.public.config.ts'),
    '--watch',
    ...args,
  ]),
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: port, SERVER_URL },
    stdio: 'inherit',
    // Each process gets each signal once, from here.
    detached: process.platform !== 'win32',
  }),
);

console.log(
  `Open the address that Vite prints: it passes /api, /fhir, /graphql, /health and the public pages on to ${SERVER_URL}.`,
);

let stopping = false;
const stopAll = () => {
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
};
onStopRequest(stopAll);

const exits = children.map(
  (child) =>
    new Promise((resolve) => {
      child.once('exit', () => {
        // If one ends, the others are stopped too.
        if (!stopping) stopAll();
        resolve(undefined);
      });
    }),
);
await Promise.all(exits);
process.exit();
