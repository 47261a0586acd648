import type { PublicClinic } from '#domain/booking/public-page.js';
import { telLink } from '#domain/patients/phone.js';
import { Icon } from './Icon';

/** How to reach the clinic: the address with a map, the opening hours, phone and WhatsApp. */
export function ClinicFacts({ clinic }: { clinic: PublicClinic }) {
  const { place, phone, hours, whatsappUrl } = clinic;
  if (!place && !phone && hours.length === 0) return <section className="about" aria-hidden="true" />;
  return (
    <section className="about" aria-label="Cómo llegar y cuándo">
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
          </li>
        )}
      </ul>
    </section>
  );
}

/** Google's documented address for a search on its map; nothing is sent there before it is opened. */
export const mapLink = ({ name, place }: Pick<PublicClinic, 'name' | 'place'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${place}`.toWellFormed())}`;
