import { shortDate } from '#domain/clinic-time.es.js';
import { CERTIFICATE_TITLES } from '#domain/records/certificates/certificate.es.js';
import { photoCaption, photoInWords } from '#domain/records/certificates/certificate-page.es.js';
import type { PrintedCertificate } from './certificate';

interface LetterPhotosPageProps {
  wording: PrintedCertificate;
  /** By their address, once they are loaded. */
  images: ReadonlyMap<string, string>;
}

/** The page behind a letter with its photos; nothing without any. A document is not printed. */
export function LetterPhotosPage({ wording, images }: LetterPhotosPageProps) {
  const photos = wording.photos.filter(({ kind }) => kind === 'PHOTO');
  if (photos.length === 0) return null;
  const { patient, issueDate } = wording;
  return (
    <article className="certificate-photos" lang="es-CL">
      <header>
        <strong>{CERTIFICATE_TITLES[wording.kind]}</strong>
        <span>
          {patient.name}, RUT {patient.rut}
          {issueDate && `, ${shortDate(issueDate)}`}
        </span>
      </header>
      {photos.map((photo) => {
        const source = photo.address === null ? undefined : images.get(photo.address);
        return (
          <figure key={photo.photoId}>
            {source ? <img src={source} alt={photoInWords(photo)} /> : <div />}
            <figcaption>{photoCaption(photo)}</figcaption>
          </figure>
        );
      })}
    </article>
  );
}
