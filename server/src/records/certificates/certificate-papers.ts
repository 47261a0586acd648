import { DomainError } from '#domain/errors.js';
import { CERTIFICATE_NOT_FOUND } from '#domain/records/certificates/certificate.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { ClinicImagesService } from '../../clinic/images/clinic-images.service.js';
import { Clock } from '../../foundation/clock.js';
import type { Download } from '../../foundation/http/send-download.js';
import { pdfInThread } from '../../foundation/pdf/pdf-in-thread.js';
import { PhotoList } from '../photos/photo-list.js';
import type { CertificateRow } from './certificate.model.js';
import type { CertificatePdfTask } from './certificate-pdf.es.js';
import { Certificates } from './certificates.service.js';

const PDF_WORKER = new URL('./certificate-pdf-worker.js', import.meta.url);

/** Certificates and letters as files. */
@Injectable()
export class CertificatePapers {
  constructor(
    private readonly certificates: Certificates,
    private readonly photos: PhotoList,
    private readonly images: ClinicImagesService,
    private readonly address: PublicAddress,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Logs the access, also to the photos that a letter carries.
   * @param askedHost named on the page if the clinic has not set its address
   * @throws DomainError `NOT_FOUND`
   */
  async pdf(id: number, askedHost: string): Promise<Download> {
    const certificate = await this.certificates.read(id);
    if (!certificate) throw new DomainError('NOT_FOUND', { message: CERTIFICATE_NOT_FOUND });
    const address = await this.address.current();
    const task: CertificatePdfTask = {
      certificate,
      photos: await this.photosOf(certificate),
      logo: await this.images.wholeLogo(),
      host: address ? new URL(address).host : askedHost,
      timeZone: this.clock.timeZone,
    };
    const bytes = await pdfInThread(PDF_WORKER, task);
    return { name: `certificado-${id}.pdf`, type: 'application/pdf', bytes };
  }

  private async photosOf({ photos, patientId }: CertificateRow): Promise<Map<number, Buffer>> {
    const files = new Map<number, Buffer>();
    for (const { photoId, kind, address } of photos) {
      if (kind !== 'PHOTO' || address === null) continue;
      if (files.size === 0) await this.accessLog.note('PHOTOS_READ', patientId);
      files.set(photoId, await this.photos.bytesOf(photoId));
    }
    return files;
  }
}
