import type { PublicClinic } from '#domain/visitors/booking/public-page.js';
import { telLink } from '#domain/patients/phone.js';
import type { ReactNode } from 'react';
import { ClinicFacts } from './ClinicFacts';
import { Logo } from '../../ui/Logo';
import { Icon } from './Icon';

export const BOOKING_PATH = '/public/reservar';

interface FrameProps {
  readonly clinic: PublicClinic;
  readonly children: ReactNode;
  /** Whether the content is beside the clinic's facts; a page without them has one column. */
  readonly besideClinic?: boolean;
  readonly belowFacts?: ReactNode;
}

/** The frame of each public page: the top bar, the clinic's facts and the footer. */
export function Frame({ clinic, besideClinic = false, belowFacts, children }: FrameProps) {
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <header className="top">
        <a className="logo" href={BOOKING_PATH}>
          {clinic.logo ? (
            <img
              src={clinic.logo.smallAddress}
              alt=""
              width={clinic.logo.width}
              height={clinic.logo.height}
            />
          ) : (
            <Logo size={36} />
          )}
          {/* Beside the clinic's facts its name stands large, right below. */}
          <span className={besideClinic ? 'unseen' : undefined}>{clinic.name}</span>
        </a>
        <nav className="nav wide" aria-label="Principal">
          <Links clinic={clinic} />
        </nav>
        <details className="menu">
          <summary aria-label="Menú">
            <Icon name="menu" />
          </summary>
          <nav className="nav" aria-label="Menú">
            <Links clinic={clinic} />
          </nav>
        </details>
      </header>
      {besideClinic ? (
        <main className="page" id="contenido" tabIndex={-1}>
          <section className={heroClass(clinic)} aria-label="Clínica">
            <p className="clinic">{clinic.name}</p>
          </section>
          {children}
          <ClinicFacts clinic={clinic}>{belowFacts}</ClinicFacts>
        </main>
      ) : (
        <main className="single" id="contenido" tabIndex={-1}>
          {children}
        </main>
      )}
      <footer className="foot">
        <a href="/public/privacidad">Política de privacidad</a>
        <a href="/app/login">Acceso del personal</a>
      </footer>
    </>
  );
}

const heroClass = ({ name, photo }: PublicClinic): string =>
  ['hero', name.length >= LONG_NAME && 'long', photo && 'with-photo'].filter(Boolean).join(' ');

/** In letters: longer names need a smaller size. */
const LONG_NAME = 28;

function Links({ clinic: { phone } }: { clinic: PublicClinic }) {
  return (
    <>
      <a href={BOOKING_PATH}>Reservar hora</a>
      <a href="/public/privacidad">Política de privacidad</a>
      {phone && (
        <a href={telLink(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </>
  );
}
