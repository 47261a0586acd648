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
  printedSections,
  signatureLines,
} from '#domain/records/certificates/certificate-page.es.js';
import { longDate } from '#domain/clinic-time.es.js';
import { clinicPlace } from '#domain/clinic-place.js';
import type { CSSProperties } from 'react';
import { useClinic } from '../../../clinic/clinic';
import { ClinicMark } from '../../../clinic/ClinicMark';
import { PrintedFeet } from '../foot/PrintedFeet';
import './certificate.css';
import type { PrintedCertificate } from './certificate';
import { SCALE_PROPERTY } from './use-page-fit';

interface CertificateProps {
  wording: PrintedCertificate;
  /** The font size's scale; 1 is the usual size. */
  scale: number;
}

/** The line takes the same room before the certificate is issued, so that the preview fits like the print. */
const checkLine = (check: PrintedCertificate['check']): string =>
  check
    ? checkInWords(check.number, check.code, location.host)
    : 'El número y el código de verificación se asignan al imprimir o descargar.';

const scaled = (scale: number) => ({ [SCALE_PROPERTY]: scale }) as CSSProperties;

/** The printed page; all its measures follow the font size. */
export function Certificate({ wording, scale }: CertificateProps) {
  const { signer, clinic, issueDate } = wording;
  // The text is stored as it was printed; the logo is the clinic's current one.
  const { logo } = useClinic();
  const subtitle = CERTIFICATE_SUBTITLES[wording.kind];
  const rest = restSentence(wording.restDays);
  const attached = attachedInWords(wording.photos);
  const place = clinicPlace(clinic);
  return (
    <article className="certificate" style={scaled(scale)} lang="es-CL">
      <header>
        <ClinicMark logo={logo} size={46} />
        <div>
          <strong>{clinic.name}</strong>
          {place && <span>{place}</span>}
          {clinic.phone && <span>{clinic.phone}</span>}
        </div>
      </header>
      <h1>{CERTIFICATE_TITLES[wording.kind]}</h1>
      {subtitle && <p className="subtitle">{subtitle}</p>}
      <p>
        {openingSentence(wording).map(({ text, isStrong }) =>
          isStrong ? <strong key={text}>{text}</strong> : text,
        )}
      </p>
      {printedSections(wording).map(({ title, text, part, remark }) => (
        <section key={title}>
          <h2>{title}</h2>
          {part === 'FINDINGS' && wording.footExam && (
            <PrintedFeet exam={wording.footExam} day={wording.attendedOn} />
          )}
          <p className="written">{text}</p>
          {remark && <p className="support">{remark}</p>}
        </section>
      ))}
      {attached && <p>{attached}.</p>}
      {rest && <p className="rest">{rest}.</p>}
      <p>{CLOSINGS[wording.kind]}</p>
      <p className="place">
        {clinic.city}, {issueDate && longDate(issueDate)}
      </p>
      <footer>
        <strong>{signer.name}</strong>
        {signatureLines(signer).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </footer>
      <p className="check">{checkLine(wording.check)}</p>
    </article>
  );
}
