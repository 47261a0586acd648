import { DomainError } from '#domain/errors.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import { Injectable } from '@nestjs/common';
import { runInOwnProcess } from '../../../foundation/own-process/run-in-own-process.js';
import type { EncodedPhoto, PhotoResult, PhotoTask } from './photo-encoding.js';

const PROCESS = new URL('./encode-photo.js', import.meta.url);
/** An interlaced PNG of 110 million pixels is decoded as a whole. */
const LIMITS = { timeMs: 60_000, memoryMb: 1_200 } as const;

/** Decodes each picture in a process of its own. Uploads wait for each other, so one runs at a time. */
@Injectable()
export class PhotoEncoder {
  /**
   * If the process crashes or needs too much memory, the picture counts as damaged.
   * @throws DomainError `BAD_REQUEST` with advice for the user
   */
  async encode(bytes: Uint8Array): Promise<EncodedPhoto> {
    const ended = await runInOwnProcess<PhotoTask, PhotoResult>(PROCESS, { bytes }, LIMITS);
    if ('failure' in ended && ended.failure === 'TOO_SLOW') throw refused(PHOTO_FAULTS.tooSlow);
    const result: PhotoResult = ('messages' in ended && ended.messages[0]) || { fault: 'DAMAGED' };
    if ('photo' in result) return result.photo;
    switch (result.fault) {
      case 'ANIMATED':
        throw refused(PHOTO_FAULTS.animated);
      case 'DAMAGED':
        throw refused(PHOTO_FAULTS.damaged);
      case 'TOO_LARGE':
        throw refused(PHOTO_FAULTS.tooLarge(result.size));
    }
  }
}

const refused = (message: string): DomainError => new DomainError('BAD_REQUEST', { message });
