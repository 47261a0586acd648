import type { PublicClinic } from '#domain/booking/public-page.js';
import { BOOKING_PATH, Frame } from '../Frame';
import type { Booked } from './book';
import { BookingSuccess } from './BookingSuccess';

interface FailedPageProps {
  clinic: PublicClinic;
  /** What was booked before the page failed. */
  booked: Booked | undefined;
  onClose: () => void;
}

/** Shown if the page can't go on: a visitor must know whether the hour is theirs. */
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
