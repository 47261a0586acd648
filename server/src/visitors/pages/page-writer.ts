import path from 'node:path';
import type { PublicPage } from '#domain/visitors/booking/public-page.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { PROJECT_ROOT } from '../../foundation/config.js';
import { htmlOf } from './page-html.js';
import { type PageFiles, readPageFiles } from './page-files.js';

/** Renders pages to HTML. The renderer is loaded with the first page, because a start does not need it. */
@Injectable()
export class PageWriter {
  private files: Promise<PageFiles | undefined> | undefined;

  constructor(readonly publicUrl: string | undefined) {}

  /** @throws DomainError `NOT_FOUND` if the client is not built */
  async write(page: PublicPage): Promise<string> {
    const html = await this.writeIfBuilt(page);
    if (html === undefined) throw new DomainError('NOT_FOUND');
    return html;
  }

  /** @returns undefined if the client is not built, as in tests of the endpoints alone. */
  async writeIfBuilt(page: PublicPage): Promise<string | undefined> {
    const files = await (this.files ??= readPageFiles(path.join(PROJECT_ROOT, 'dist')));
    return files && htmlOf(page, files, this.publicUrl);
  }
}
