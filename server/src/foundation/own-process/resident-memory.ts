import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const KB_PER_MB = 1024;

/**
 * The memory in MB that a process has in RAM, on Linux the most it ever had; undefined if it has ended, or if the
 * platform can't report it (Windows).
 */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    return kilobytesIn(await reported(pid)) / KB_PER_MB;
  } catch {
    return undefined;
  }
}

async function reported(pid: number): Promise<string> {
  if (process.platform === 'linux') return peakIn(await readFile(`/proc/${pid}/status`, 'utf8'));
  return (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout;
}

const peakIn = (status: string): string => /^VmHWM:\s*(\d+) kB/m.exec(status)?.[1] ?? '';

function kilobytesIn(text: string): number {
  const size = Number.parseInt(text, 10);
  if (!Number.isFinite(size)) throw new TypeError('no size');
  return size;
}
