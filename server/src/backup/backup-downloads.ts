import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { DomainError } from '#domain/errors.js';
import { BACKUP_DOWNLOADING } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/staff.js';

/** Lets each user download one backup at a time from this instance: a download holds a connection to the database. */
@Injectable()
export class BackupDownloads {
  private readonly users = new Set<number>();

  /**
   * Opens a download for an answer. When the answer ends, however it ends, what the download reads from is closed,
   * and the user may begin another.
   * @throws DomainError `BACKUP_RUNNING`
   */
  async begin<Download extends { readonly content: Readable }>(
    staff: Staff,
    answer: ServerResponse,
    open: () => Promise<Download>,
  ): Promise<Download> {
    if (this.users.has(staff.id)) throw new DomainError('BACKUP_RUNNING', { message: BACKUP_DOWNLOADING });
    this.users.add(staff.id);
    const end = () => void this.users.delete(staff.id);
    try {
      const download = await open();
      const { content } = download;
      content.once('close', end);
      if (answer.closed) content.destroy();
      else answer.once('close', () => content.destroy());
      return download;
    } catch (error) {
      end();
      throw error;
    }
  }
}
