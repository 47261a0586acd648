import { clinicClock, parseInstant, timeAt } from '#domain/clinic-time.js';
import { longDate } from '#domain/clinic-time.es.js';
import { SIGNATURE_BOX, strokePath } from '#domain/records/signed-consents/signature.js';
import {
  CONSENT_ANSWER_LABELS,
  DEVICE_LABELS,
  SIGNATURE_NAME,
} from '#domain/records/signed-consents/signed-consent.es.js';
import { formatRut } from '#domain/rut.js';
import { PdfPaper } from '../../foundation/pdf/pdf-paper.js';
import type { SignedConsentRow } from './signed-consent.row.js';

export interface ConsentPdfTask {
  readonly consent: SignedConsentRow;
  readonly clinic: { readonly name: string; readonly place: string };
  readonly timeZone: string;
}

/** One answer as a document: the text, who answered what and when, and the signature. */
export function consentPdf({ consent, clinic, timeZone }: ConsentPdfTask): Promise<Uint8Array> {
  const when = (instant: string): string => {
    const { date, minutes } = clinicClock(parseInstant(instant), timeZone);
    return `${longDate(date)}, ${timeAt(minutes)} h`;
  };
  const clinicName = clinic.name || 'La clínica';
  const paper = new PdfPaper(consent.title, clinicName);
  paper.title(consent.title, [clinicName, clinic.place].filter(Boolean).join(', '));
  paper.paragraphs(consent.body);

  paper.section('Respuesta');
  paper.line('Respuesta', CONSENT_ANSWER_LABELS[consent.kind]);
  paper.line('Fecha', when(consent.answeredAt));
  paper.line('Motivo', consent.reason);
  const rut = consent.signerRut && `RUT ${formatRut(consent.signerRut)}`;
  paper.line(
    consent.signer === 'REPRESENTATIVE' ? 'Representante' : 'Paciente',
    [consent.signerName, consent.signerRelation, rut].filter(Boolean).join(', '),
  );
  paper.line('Firmado', consent.device ? DEVICE_LABELS[consent.device] : '');
  paper.line('Lo pidió', consent.recordedByName);
  if (consent.withdrawnAt) {
    paper.line('Retirado', `${when(consent.withdrawnAt)}, anotado por ${consent.withdrawnByName ?? ''}`);
    paper.line('Motivo del retiro', consent.withdrawalReason);
  }
  if (consent.kind !== 'OMITTED') {
    paper.section('Firma');
    if (consent.strokes) paper.drawing(strokePath(consent.strokes), SIGNATURE_BOX);
    paper.line('Nombre escrito', consent.typedName);
    paper.remark(SIGNATURE_NAME);
  }
  paper.line('SHA-256', consent.digest);
  return paper.finish();
}
