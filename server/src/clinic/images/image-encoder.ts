import { DomainError } from '#domain/errors.js';
import type { ClinicImageKind } from '#domain/clinic/images/clinic-image.js';
import { IMAGE_FAULTS } from '#domain/clinic/images/clinic-image.es.js';
import { Injectable } from '@nestjs/common';
import { runInOwnProcess } from '../../foundation/own-process/run-in-own-process.js';
import type { EncodingResult, EncodingTask, ImageFile } from './encoding.js';

const PROCESS = new URL('./encode-image.js', import.meta.url);
/** The largest accepted picture takes about three seconds on a slow machine, and 300 MB. */
const LIMITS = { timeMs: 25_000, memoryMb: 800 } as const;
const RETRY_SECONDS = 5;

/** Decodes each picture in a process of its own. One at a time, because each takes a CPU core. */
@Injectable()
export class ImageEncoder {
  private isBusy = false;

  /**
   * @throws DomainError `BAD_REQUEST` with advice for the user, or `TOO_MANY_REQUESTS` while another is being encoded
   */
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

/**
 * If the process crashes, the picture counts as damaged.
 * @throws DomainError `BAD_REQUEST` if it takes too long
 */
async function inOwnProcess(task: EncodingTask): Promise<EncodingResult> {
  const ended = await runInOwnProcess<EncodingTask, EncodingResult>(PROCESS, task, LIMITS);
  if ('messages' in ended) return ended.messages[0] ?? { fault: 'DAMAGED' };
  if (ended.failure === 'TOO_SLOW') throw new DomainError('BAD_REQUEST', { message: IMAGE_FAULTS.tooSlow });
  return { fault: 'DAMAGED' };
}
