import { longDate } from '#domain/clinic-time.es.js';
import type { CSSProperties } from 'react';
import { Logo } from '../../../ui/Logo';
import './certificate.css';
import { SCALE_PROPERTY } from './use-page-fit';
import {
  type CertificateSettings,
  type CertificateValues,
  type CertifiedPatient,
  type Signer,
  restSentence,
  SUBTITLES,
} from './certificate';

interface CertificateProps {
  values: CertificateValues;
  /** `yyyy-MM-dd`. */
  attendedOn: string;
  patient: CertifiedPatient;
  settings: CertificateSettings;
  signer: Signer;
  /** Of the font size, 1 being the usual one. */
  scale: number;
}

const scaled = (scale: number) => ({ [SCALE_PROPERTY]: scale }) as CSSProperties;

/** The printed page; all its measures follow the font size. */
export function Certificate({ values, attendedOn, patient, settings, signer, scale }: CertificateProps) {
  const { reason, instructions, restDays, kind, issueDate } = values;
  const rest = restSentence(restDays);
  return (
    <article className="certificate" style={scaled(scale)} lang="es-CL">
      <header>
        <Logo size={46} />
        <div>
          <strong>{settings.name}</strong>
          <span>{[signer.address, settings.place].filter(Boolean).join(', ')}</span>
          {settings.phone && <span>{settings.phone}</span>}
        </div>
      </header>
      <h1>CERTIFICADO PODOLÓGICO</h1>
      {SUBTITLES[kind] && <p className="subtitle">{SUBTITLES[kind]}</p>}
      <p>
        {signer.name}, {signer.title}, certifica que <strong>{patient.name}</strong>, RUT{' '}
        <strong>{patient.rut}</strong>, fue atendido(a) el día {longDate(attendedOn)}.
      </p>
      {reason.trim() && (
        <section>
          <h2>Diagnóstico / Motivo de atención</h2>
          <p className="written">{reason.trim()}</p>
        </section>
      )}
      {instructions.trim() && (
        <section>
          <h2>Indicación</h2>
          <p className="written">{instructions.trim()}</p>
        </section>
      )}
      {rest && <p className="rest">{rest}.</p>}
      <p>
        Se extiende el presente certificado a petición del interesado, para los fines que estime convenientes.
      </p>
      <p className="place">
        {settings.place}, {issueDate && longDate(issueDate)}
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
    </article>
  );
}
