import { clinicClock, parseInstant, timeAt } from '#domain/clinic-time.js';
import { longDate, shortDate } from '#domain/clinic-time.es.js';
import { clinicPlace } from '#domain/clinic-place.js';
import {
  attachedInWords,
  CERTIFICATE_SUBTITLES,
  CERTIFICATE_TITLES,
  CLOSINGS,
  restSentence,
} from '#domain/records/certificates/certificate.es.js';
import {
  checkInWords,
  openingSentence,
  photoCaption,
  printedSections,
  signatureLines,
} from '#domain/records/certificates/certificate-page.es.js';
import type { CertificateRow } from './certificate.model.js';
import { LetterPaper } from './letter-paper.js';

export interface CertificatePdfTask {
  readonly certificate: CertificateRow;
  /** By the photo's id; those that can't be seen any more are missing. */
  readonly photos: ReadonlyMap<number, Uint8Array>;
  /** PNG, the clinic's current one. */
  readonly logo: Uint8Array | undefined;
  /** The host of the clinic's pages; empty if it is not known. */
  readonly host: string;
  readonly timeZone: string;
}

/** Tried in this order until the text fits on one page; a text that is too long gets several in the usual size. */
const SCALES = [1, 0.94, 0.88, 0.82] as const;

/** A certificate or letter as it is printed; a withdrawn one says so. */
export function certificatePdf(task: CertificatePdfTask): Promise<Uint8Array> {
  const { certificate, photos } = task;
  const { kind, patient, issueDate } = certificate;
  const fitting = SCALES.find((scale) => written(task, scale).isOnePage);
  const paper = written(task, fitting ?? SCALES[0]);
  const carried = certificate.photos.filter((one) => one.kind === 'PHOTO');
  if (carried.length > 0)
    paper.photos(
      CERTIFICATE_TITLES[kind],
      `${patient.name}, RUT ${patient.rut}, ${shortDate(issueDate)}`,
      carried.map((one) => ({ caption: photoCaption(one), jpeg: photos.get(one.photoId) })),
    );
  return paper.finish();
}

/** The letter without its photos. */
function written({ certificate, logo, host, timeZone }: CertificatePdfTask, scale: number): LetterPaper {
  const { kind, clinic, signer, issueDate, attendedOn } = certificate;
  const title = CERTIFICATE_TITLES[kind];
  const paper = new LetterPaper(`${title} N.º ${certificate.id}`, clinic.name || 'La clínica', scale);
  paper.letterhead(clinic.name, [clinicPlace(clinic), clinic.phone], logo);
  if (certificate.withdrawnAt) {
    const { date, minutes } = clinicClock(parseInstant(certificate.withdrawnAt), timeZone);
    paper.notice(
      `ANULADO por ${certificate.withdrawnBy ?? ''} el ${shortDate(date)} ${timeAt(minutes)}: ${certificate.withdrawnReason ?? ''}`,
    );
  }
  paper.title(title, CERTIFICATE_SUBTITLES[kind]);
  paper.sentence(openingSentence(certificate));
  for (const { title: heading, text, part, remark } of printedSections(certificate)) {
    paper.heading(heading);
    if (part === 'FINDINGS' && certificate.footExam) paper.feet(certificate.footExam, attendedOn);
    paper.paragraph(text);
    if (remark) paper.remark(remark);
  }
  const attached = attachedInWords(certificate.photos);
  if (attached) paper.paragraph(`${attached}.`);
  const rest = restSentence(certificate.restDays);
  if (rest) paper.paragraph(`${rest}.`, true);
  paper.paragraph(CLOSINGS[kind]);
  paper.signature(
    `${clinic.city}, ${longDate(issueDate)}`,
    signer.name,
    signatureLines(signer),
    checkInWords(certificate.id, certificate.checkCode, host),
  );
  return paper;
}
