import { DomainError } from '#domain/errors.js';
import { SIGNED_CONSENT_NOT_FOUND } from '#domain/records/signed-consents/signed-consent.es.js';
import { Injectable } from '@nestjs/common';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { pdfInThread } from '../../foundation/pdf/pdf-in-thread.js';
import type { ConsentPdfTask } from './consent-pdf.es.js';
import { SignedConsents } from './signed-consents.service.js';

const PDF_WORKER = new URL('./consent-pdf-worker.js', import.meta.url);

/** Signed consents as files. */
@Injectable()
export class ConsentPapers {
  constructor(
    private readonly signed: SignedConsents,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
  ) {}

  /** Logs the access. @throws DomainError `NOT_FOUND` */
  async pdf(id: number): Promise<{ readonly fileName: string; readonly content: Buffer }> {
    const consent = await this.signed.read(id);
    if (!consent) throw new DomainError('NOT_FOUND', { message: SIGNED_CONSENT_NOT_FOUND });
    const clinic = await this.clinic.info();
    const task: ConsentPdfTask = { consent, clinic, timeZone: this.clock.timeZone };
    return { fileName: `consentimiento_${id}.pdf`, content: await pdfInThread(PDF_WORKER, task) };
  }
}
