import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { DomainError } from '#domain/errors.js';
import { BACKUP_DOWNLOADING } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';

/** Limits each user to one download at a time per instance: a download occupies a database connection. */
@Injectable()
export class BackupDownloads {
  private readonly users = new Set<number>();

  /**
   * Opens a download. When the response ends for any reason, its source is closed and the user may start another.
   * @throws DomainError `BACKUP_RUNNING`
   */
  async begin<Download extends { readonly content: Readable }>(
    staff: Staff,
    response: ServerResponse,
    open: () => Promise<Download>,
  ): Promise<Download> {
    if (this.users.has(staff.id)) throw new DomainError('BACKUP_RUNNING', { message: BACKUP_DOWNLOADING });
    this.users.add(staff.id);
    const end = () => void this.users.delete(staff.id);
    try {
      const download = await open();
      const { content } = download;
      content.once('close', end);
      if (response.closed) content.destroy();
      else response.once('close', () => content.destroy());
      return download;
    } catch (error) {
      end();
      throw error;
    }
  }
}
