import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SmallDisk } from '../../../../drills/faults/small-disk.mjs';
import { freePort } from '../../../../scripts/free-port.mjs';
import { DirectStart } from '../../process/direct-start.js';
import { PREPARED, RunningClinic } from '../../process/running-clinic.js';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';

const clinic = new RunningClinic(DirectStart);
let disk: SmallDisk | undefined;
let metrics: string;
beforeAll(async () => {
  fs.rmSync(clinic.dataDir, { recursive: true });
  fs.mkdirSync(clinic.dataDir);
  const mounted = SmallDisk.mount(clinic.dataDir);
  if (typeof mounted === 'string') throw new Error(`This proof needs root on Linux: ${mounted}`);
  disk = mounted;
  execFileSync('cp', ['-a', `${PREPARED}/.`, clinic.dataDir]);
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  await clinic.start({ METRICS_PORT: String(port) });
});
afterAll(async () => {
  disk?.empty();
  await clinic.product?.cleanUp();
  disk?.unmount();
  await clinic.remove();
});

const isReady = async () => (await describedFetch(`${clinic.product.url}/health/ready`)).status;
const freeBytes = async () => {
  const text = await (await describedFetch(metrics)).text();
  return Number(/^huella_disk_free_bytes\{folder="data"\} (\d+)/m.exec(text)?.[1]);
};

it('reports a full disk in the log, the readiness and the metrics, until there is space again', async () => {
  expect(await isReady()).toBe(200);
  expect(await freeBytes()).toBeGreaterThan(16_000_000);

  disk?.fill();
  await eventually(() => clinic.product.output.includes('the disk is full'));
  expect(clinic.product.output).toMatch(/"level":"error".*"folder":"data".*"the disk is full"/);
  expect(await isReady()).toBe(503);
  expect(await freeBytes()).toBeLessThan(16_000_000);

  disk?.empty();
  await eventually(async () => (await isReady()) === 200);
  expect(clinic.product.output).toContain('the disk has space again');
});
