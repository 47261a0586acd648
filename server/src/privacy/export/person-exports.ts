import type { Readable } from 'node:stream';
import { parseInstant } from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { formatRut } from '#domain/rut.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { ExportRegister } from '../../access/log/export-register.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { pdfInThread } from '../../foundation/pdf/pdf-in-thread.js';
import type { ExportHeading } from './export-heading.js';
import { toExportacion } from './exportacion.wire.js';
import type { ExportFormat } from './exported-data.js';
import { PersonDataReader } from './person-data.js';
import type { PersonPdfTask } from './person-pdf.es.js';
import { zipOf } from './person-zip.js';
import { PhotoList } from '../../records/photos/photo-list.js';
import { fileOfPhoto } from './photo-files.js';

const PDF_WORKER = new URL('./person-pdf-worker.js', import.meta.url);
const personPdfOf = (task: PersonPdfTask): Promise<Buffer> => pdfInThread(PDF_WORKER, task);

export interface AskedExport {
  readonly patientId: number;
  readonly format: ExportFormat;
  readonly receivedBy: string;
  readonly identityCheck: string;
}

export interface ExportedFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Buffer | Readable;
}

/** Exports a person's data (Ley 19.628, articles 5 and 9), and logs who received them. */
@Injectable()
export class PersonExports {
  constructor(
    private readonly sql: Sql,
    private readonly reader: PersonDataReader,
    private readonly photos: PhotoList,
    private readonly accessLog: AccessLog,
    private readonly exports: ExportRegister,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `NOT_FOUND` */
  async create(asked: AskedExport): Promise<ExportedFile> {
    const data = await this.sql.snapshot(() => this.reader.read(asked.patientId));
    if (!data) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    await this.register(asked);
    const heading: ExportHeading = {
      clinic: await this.clinic.info(),
      madeAt: this.clock.now().toISOString(),
      timeZone: this.clock.timeZone,
    };
    const fileName = `datos_${formatRut(data.patient.rut).replace(/\./g, '')}_${this.clock.wall().date}`;
    const asJson = (): Buffer => Buffer.from(JSON.stringify(toExportacion(data, heading), null, 2));
    switch (asked.format) {
      case 'JSON':
        return {
          fileName: `${fileName}.json`,
          type: 'application/json; charset=utf-8',
          content: asJson(),
        };
      case 'PDF':
        return {
          fileName: `${fileName}.pdf`,
          type: 'application/pdf',
          content: await personPdfOf({ data, heading }),
        };
      case 'ZIP': {
        const pdf = await personPdfOf({ data, heading });
        const files = [
          { path: `${fileName}.pdf`, content: async () => pdf },
          { path: `${fileName}.json`, content: async () => asJson() },
          ...data.photos.flatMap((photo) => {
            const path = fileOfPhoto(photo);
            return path === null ? [] : [{ path, content: () => this.photos.bytesOf(photo.id) }];
          }),
        ];
        return {
          fileName: `${fileName}.zip`,
          type: 'application/zip',
          content: zipOf(files, parseInstant(heading.madeAt)),
        };
      }
    }
  }

  /** Must run before the file is returned: no data are exported without a log entry. */
  @Transactional()
  private async register(asked: AskedExport): Promise<void> {
    await this.exports.add(asked);
    await this.accessLog.noteExport(asked.patientId);
  }
}
