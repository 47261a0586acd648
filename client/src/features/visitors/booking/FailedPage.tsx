import type { PublicClinic } from '#domain/visitors/booking/public-page.js';
import { BOOKING_PATH, Frame } from '../Frame';
import type { Booked } from './book';
import { BookingSuccess } from './BookingSuccess';

interface FailedPageProps {
  clinic: PublicClinic;
  /** The booking made before the page failed. */
  booked: Booked | undefined;
  onClose: () => void;
}

/** Shown if the page can't continue: the visitor must know whether the hour is booked. */
export const FailedPage = ({ clinic, booked, onClose }: FailedPageProps) => (
  <Frame clinic={clinic}>
    {booked && <BookingSuccess booked={booked} clinic={clinic} onClose={onClose} />}
    <div role="alert" className="none">
      <h1>Algo falló al mostrar esta página</h1>
      <p>
        {booked
          ? 'Su hora está reservada.'
          : 'Si estaba reservando, revise su correo antes de intentarlo otra vez.'}
      </p>
      <a className="btn" href={BOOKING_PATH}>
        Volver a cargar
      </a>
    </div>
  </Frame>
);
