import path from 'node:path';
import type { PublicPage } from '#domain/visitors/booking/public-page.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { PROJECT_ROOT } from '../../foundation/config.js';
import { htmlOf } from './page-html.js';
import { type PageFiles, readPageFiles } from './page-files.js';
import { secret } from './secret-page.js';

export const HTML = 'text/html; charset=utf-8';

/** Renders pages to HTML. The renderer is loaded with the first page, because a start does not need it. */
@Injectable()
export class PageWriter {
  private files: Promise<PageFiles | undefined> | undefined;

  constructor(private readonly address: PublicAddress) {}

  /** The operator's: an address that a user set must not decide whose forms count as ours. */
  get publicUrl(): string | undefined {
    return this.address.operators;
  }

  /** @throws DomainError as `write` */
  async send(reply: FastifyReply, page: PublicPage): Promise<void> {
    await reply.type(HTML).send(await this.write(page));
  }

  /** Sends a page whose address alone grants access. @throws DomainError as `write` */
  async sendSecret(reply: FastifyReply, page: PublicPage): Promise<void> {
    await this.send(secret(reply), page);
  }

  /** @throws DomainError `NOT_FOUND` if the client is not built */
  async write(page: PublicPage): Promise<string> {
    const html = await this.writeIfBuilt(page);
    if (html === undefined) throw new DomainError('NOT_FOUND');
    return html;
  }

  /** @returns undefined if the client is not built, as in tests of the endpoints alone. */
  async writeIfBuilt(page: PublicPage): Promise<string | undefined> {
    const files = await (this.files ??= readPageFiles(path.join(PROJECT_ROOT, 'dist')));
    // Other pages don't name it, and error pages must work without the database.
    const address = page.kind === 'choosing' ? await this.address.current() : undefined;
    return files && htmlOf(page, files, address);
  }
}
