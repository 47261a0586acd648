import { fork } from 'node:child_process';
import { DomainError } from '#domain/errors.js';
import type { ClinicImageKind } from '#domain/images/clinic-image.js';
import { IMAGE_FAULTS } from '#domain/images/clinic-image.es.js';
import { Injectable } from '@nestjs/common';
import type { EncodingResult, EncodingTask, ImageFile } from './encoding.js';

const PROCESS = new URL('./encode-image.js', import.meta.url);
/** The largest accepted picture takes about three seconds on a slow machine. */
const TIME_LIMIT_MS = 25_000;
const RETRY_SECONDS = 5;

/**
 * Decodes each picture in a separate, short-lived process: whatever a hostile file does to a decoder is confined to a
 * process without secrets or connections, and the server's memory is unaffected. One at a time, because each takes a
 * CPU core and up to about 300 MB.
 */
@Injectable()
export class ImageEncoder {
  private isBusy = false;

  /** @throws DomainError `BAD_REQUEST` with what to do, or `TOO_MANY_REQUESTS` while another is being encoded */
  async encode(kind: ClinicImageKind, bytes: Uint8Array): Promise<readonly ImageFile[]> {
    if (this.isBusy) {
      throw new DomainError('TOO_MANY_REQUESTS', { message: IMAGE_FAULTS.busy, retryAfter: RETRY_SECONDS });
    }
    this.isBusy = true;
    try {
      const result = await inOwnProcess({ kind, bytes });
      if ('files' in result) return result.files;
      throw new DomainError('BAD_REQUEST', { message: sentenceOf(kind, result) });
    } finally {
      this.isBusy = false;
    }
  }
}

function sentenceOf(kind: ClinicImageKind, result: Exclude<EncodingResult, { files: unknown }>): string {
  switch (result.fault) {
    case 'ANIMATED':
      return IMAGE_FAULTS.animated;
    case 'DAMAGED':
      return IMAGE_FAULTS.damaged;
    case 'TOO_LARGE':
      return IMAGE_FAULTS.tooLarge(result.size);
    case 'TOO_SMALL':
      return IMAGE_FAULTS.tooSmall(kind, result.size);
  }
}

/** If the process crashes, the picture counts as damaged. @throws DomainError `BAD_REQUEST` if it takes too long */
function inOwnProcess(task: EncodingTask): Promise<EncodingResult> {
  // Without this process's options and environment, some of which are secrets.
  const child = fork(PROCESS, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<EncodingResult>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DomainError('BAD_REQUEST', { message: IMAGE_FAULTS.tooSlow }));
    }, TIME_LIMIT_MS);
    child.once('message', (result) => resolve(result as EncodingResult));
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      // Not the picture's fault: the process failed before reading it, e.g. because of a missing package.
      if (code === MODULE_FAILED) reject(new Error('the process that encodes images did not start'));
      else resolve({ fault: 'DAMAGED' });
    });
    child.send(task, (error) => error && reject(error));
  }).finally(() => child.kill('SIGKILL'));
}

/** Node's exit code if a module can't be loaded. */
const MODULE_FAILED = 1;
