import { DomainError } from '#domain/errors.js';
import { SIGNED_CONSENT_NOT_FOUND } from '#domain/records/signed-consents/signed-consent.es.js';
import { Injectable } from '@nestjs/common';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import type { Download } from '../../foundation/http/send-download.js';
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
  async pdf(id: number): Promise<Download> {
    const consent = await this.signed.read(id);
    if (!consent) throw new DomainError('NOT_FOUND', { message: SIGNED_CONSENT_NOT_FOUND });
    const clinic = await this.clinic.info();
    const task: ConsentPdfTask = { consent, clinic, timeZone: this.clock.timeZone };
    const bytes = await pdfInThread(PDF_WORKER, task);
    return { name: `consentimiento_${id}.pdf`, type: 'application/pdf', bytes };
  }
}
