import type { PublicClinic } from '#domain/booking/public-page.js';
import type { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { pageErrorWords } from './error-pages.es.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';

/** How long a page may show the clinic's former name or phone. */
const KEPT_MS = 60_000;
/** Few sentences are about one visitor's hour; all others are the same for everybody. */
const MOST_PAGES = 50;

/**
 * Errors as pages in the clinic's look. A flood of refused requests must cost nothing, and a page must come without the
 * database too: so they are made once for each sentence, of what was last known of the clinic.
 */
@Injectable()
export class ErrorPages {
  private readonly made = new Map<string, string>();
  private clinic: PublicClinic | undefined;
  private askAgainAt = 0;

  constructor(
    private readonly pages: PublicPagesService,
    private readonly writer: PageWriter,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined if the client is not built, as in tests of the endpoints alone. */
  async htmlOf(error: DomainError): Promise<string | undefined> {
    const clinic = await this.lastKnownClinic();
    const { title, sentence } = pageErrorWords(error);
    const key = `${title}\n${sentence}`;
    const kept = this.made.get(key);
    if (kept !== undefined) return kept;
    const now = this.clock.wall();
    const html = await this.writer.writeIfBuilt({ kind: 'message', clinic, now, title, sentence });
    if (html === undefined) return undefined;
    if (this.made.size >= MOST_PAGES) this.made.clear();
    this.made.set(key, html);
    return html;
  }

  /** Asks again behind an answer that need not wait for it. */
  private async lastKnownClinic(): Promise<PublicClinic> {
    const now = this.clock.now().getTime();
    if (now >= this.askAgainAt) {
      this.askAgainAt = now + KEPT_MS;
      const asked = this.pages.publicClinic().then(
        (clinic) => {
          this.clinic = clinic;
          this.made.clear();
        },
        // Without the database, the clinic stays as it was.
        () => undefined,
      );
      if (!this.clinic) await asked;
    }
    return this.clinic ?? NOBODY;
  }
}

const NOBODY: PublicClinic = {
  name: 'Huella',
  place: '',
  phone: '',
  whatsappUrl: null,
  timeZone: '',
  logo: null,
  photo: null,
  openings: [],
  hours: [],
};
