import { shortDate } from '#domain/clinic-time.es.js';
import { CERTIFICATE_TITLES, PHOTO_NO_LONGER_SHOWN } from '#domain/records/certificates/certificate.es.js';
import { placeInWords } from '#domain/records/photos/photo.es.js';
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
      {photos.map(({ photoId, address, takenOn, ...place }) => {
        const words = [`Foto del ${shortDate(takenOn)}`, placeInWords(place)].filter(Boolean).join(', ');
        const source = address === null ? undefined : images.get(address);
        return (
          <figure key={photoId}>
            {source ? <img src={source} alt={words} /> : <div />}
            <figcaption>
              {words}
              {address === null && `. ${PHOTO_NO_LONGER_SHOWN}`}
            </figcaption>
          </figure>
        );
      })}
    </article>
  );
}
