import type { PublicClinic, Retry } from '#domain/visitors/booking/public-page.js';
import type { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../foundation/clock.js';
import { crowdedWords, pageErrorWords } from './error-pages.es.js';
import { isOwnForm } from './own-form.js';
import { PageWriter } from './page-writer.js';
import { PublicPagesService } from './public-pages.service.js';

/** How long a page may show the clinic's former name or phone number. */
const KEPT_MS = 60_000;
/** Few messages are about one visitor's hour; all others are the same for every visitor. */
const MAX_PAGES = 50;

/**
 * Renders errors as pages in the clinic's look. A flood of refused requests must cost nothing, and pages must work
 * without the database, so each is rendered once per message, with the last known data of the clinic. Only a page that
 * keeps what a visitor typed is rendered for that visitor.
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
  async htmlOf(error: DomainError, request: FastifyRequest): Promise<string | undefined> {
    const clinic = await this.lastKnownClinic();
    const retry = this.retryOf(error, request);
    const { title, sentence } = retry ? crowdedWords(retry.form !== undefined) : pageErrorWords(error);
    const key = `${title}\n${sentence}`;
    const kept = retry?.form ? undefined : this.made.get(key);
    if (kept !== undefined) return kept;
    const now = this.clock.wall();
    const html = await this.writer.writeIfBuilt({ kind: 'message', clinic, now, title, sentence, retry });
    if (html === undefined || retry?.form) return html;
    if (this.made.size >= MAX_PAGES) this.made.clear();
    this.made.set(key, html);
    return html;
  }

  /**
   * Offers a refused form again, with what was typed; not another site's form, because one sent from this page would
   * count as ours.
   */
  private retryOf({ code, retryAfter = 0 }: DomainError, request: FastifyRequest): Retry | undefined {
    if (code !== 'OVERLOADED') return undefined;
    if (request.method !== 'POST') return { afterSeconds: retryAfter };
    return isOwnForm(request, this.writer.publicUrl)
      ? { afterSeconds: retryAfter, form: textsOf(request.body) }
      : undefined;
  }

  /** Refreshes in the background, so that responses need not wait. */
  private async lastKnownClinic(): Promise<PublicClinic> {
    const now = this.clock.now().getTime();
    if (now >= this.askAgainAt) {
      this.askAgainAt = now + KEPT_MS;
      const asked = this.pages.publicClinic().then(
        (clinic) => {
          this.clinic = clinic;
          this.made.clear();
        },
        // Without the database, keep the last known clinic.
        () => undefined,
      );
      // Reads outside of any transaction.
      // oxlint-disable-next-line huella/statements-in-order
      if (!this.clinic) await asked;
    }
    return this.clinic ?? UNKNOWN_CLINIC;
  }
}

/** The text fields of a form; empty for a body that is not a form. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

const UNKNOWN_CLINIC: PublicClinic = {
  name: 'Huella',
  place: '',
  phone: '',
  whatsappUrl: null,
  timeZone: '',
  logo: null,
  photo: null,
  openings: [],
  hours: [],
  offersIntake: false,
};
