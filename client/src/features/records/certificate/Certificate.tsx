import { LETTER_FORMS } from '#domain/records/certificates/certificate.js';
import {
  attachedInWords,
  attendedAs,
  CERTIFICATE_SUBTITLES,
  CERTIFICATE_TITLES,
  CLOSINGS,
  LETTER_PART_LABELS,
  restSentence,
} from '#domain/records/certificates/certificate.es.js';
import { printedCheckCode } from '#domain/records/certificates/check-code.js';
import { VERIFYING_PATH } from '#domain/records/certificates/check-code.es.js';
import { RISK_DISCLAIMER } from '#domain/records/foot/risk.es.js';
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
const checkInWords = (check: PrintedCertificate['check']): string =>
  check
    ? `Certificado N.º ${check.number} · Código ${printedCheckCode(check.code)} · Verifíquelo en ${location.host}${VERIFYING_PATH}`
    : 'El número y el código de verificación se asignan al imprimir.';

const scaled = (scale: number) => ({ [SCALE_PROPERTY]: scale }) as CSSProperties;

/** The printed page; all its measures follow the font size. */
export function Certificate({ wording, scale }: CertificateProps) {
  const { patient, signer, clinic, reason, instructions, issueDate } = wording;
  // The text is stored as it was printed; the logo is the clinic's current one.
  const { logo } = useClinic();
  const subtitle = CERTIFICATE_SUBTITLES[wording.kind];
  const rest = restSentence(wording.restDays);
  const attached = attachedInWords(wording.photos);
  const place = clinicPlace(clinic);
  const { parts } = LETTER_FORMS[wording.kind];
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
        {signer.name}, {signer.title}, {parts.length > 0 ? 'informa' : 'certifica'} que{' '}
        <strong>{patient.name}</strong>, RUT <strong>{patient.rut}</strong>, fue {attendedAs(patient.sex)} el
        día {longDate(wording.attendedOn)}.
      </p>
      {reason && (
        <section>
          <h2>Diagnóstico / Motivo de atención</h2>
          <p className="written">{reason}</p>
        </section>
      )}
      {instructions && (
        <section>
          <h2>Indicación</h2>
          <p className="written">{instructions}</p>
        </section>
      )}
      {parts.map(
        (part) =>
          wording.parts[part] && (
            <section key={part}>
              <h2>{LETTER_PART_LABELS[part]}</h2>
              {part === 'FINDINGS' && wording.footExam && (
                <PrintedFeet exam={wording.footExam} day={wording.attendedOn} />
              )}
              <p className="written">{wording.parts[part]}</p>
              {part === 'RISK' && <p className="support">{RISK_DISCLAIMER}.</p>}
            </section>
          ),
      )}
      {attached && <p>{attached}.</p>}
      {rest && <p className="rest">{rest}.</p>}
      <p>{CLOSINGS[wording.kind]}</p>
      <p className="place">
        {clinic.city}, {issueDate && longDate(issueDate)}
      </p>
      <footer>
        <strong>{signer.name}</strong>
        <span>{signer.title}</span>
        <span>RUT {signer.rut}</span>
        <span>
          Registro N.º {signer.registryNumber}
          {signer.registryAuthority && `, ${signer.registryAuthority}`}
        </span>
        <span>{signer.address}</span>
      </footer>
      <p className="check">{checkInWords(wording.check)}</p>
    </article>
  );
}
