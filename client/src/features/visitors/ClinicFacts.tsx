import type { PublicClinic } from '#domain/visitors/booking/public-page.js';
import { smallWidth } from '#domain/clinic/images/clinic-image.js';
import { telLink } from '#domain/patients/phone.js';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

export function ClinicFacts({ clinic, children }: { clinic: PublicClinic; children?: ReactNode }) {
  const { place, phone, hours, photo } = clinic;
  if (!place && !phone && !photo && hours.length === 0 && !children)
    return <section className="about" aria-hidden="true" />;
  return (
    <section className="about" aria-label="Cómo llegar y cuándo">
      {photo && (
        <img
          className="photo"
          src={photo.smallAddress}
          srcSet={`${photo.smallAddress} ${smallWidth(photo)}w, ${photo.address} ${photo.width}w`}
          sizes="(min-width: 1000px) 460px, 100vw"
          alt={`Foto de ${clinic.name}`}
          width={photo.width}
          height={photo.height}
          loading="lazy"
        />
      )}
      <ul className="facts">
        {place && (
          <li>
            <Icon name="pin" />
            <span>
              {place}
              <br />
              <a href={mapLink(clinic)} target="_blank" rel="noopener">
                Ver en el mapa
              </a>
            </span>
          </li>
        )}
        {hours.length > 0 && (
          <li>
            <Icon name="clock" />
            <span>
              {hours.map((line) => (
                <span key={line} className="line">
                  {line}
                </span>
              ))}
            </span>
          </li>
        )}
        {phone && (
          <li className="reach">
            <Reach clinic={clinic} />
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}

/** The clinic's phone and, if it is a mobile, its WhatsApp. */
export const Reach = ({ clinic: { phone, whatsappUrl } }: { clinic: PublicClinic }) => (
  <>
    <a className="btn" href={telLink(phone)}>
      <Icon name="phone" />
      {phone}
    </a>
    {whatsappUrl && (
      <a className="btn" href={whatsappUrl} target="_blank" rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </a>
    )}
  </>
);

/** Google's documented URL for a map search; nothing is sent there until the visitor opens it. */
export const mapLink = ({ name, place }: Pick<PublicClinic, 'name' | 'place'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${place}`.toWellFormed())}`;
