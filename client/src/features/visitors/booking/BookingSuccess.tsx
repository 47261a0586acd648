import type { PublicClinic } from '#domain/visitors/booking/public-page.js';
import { longDay } from '#domain/clinic-time.es.js';
import { ANSWER_BEFOREHAND, BOOKING_SUCCEEDED } from '#domain/sentences.es.js';
import { useEffect, useRef } from 'react';
import type { Booked } from './book';
import { useTimeNote } from './use-time-note';
import { Icon } from '../Icon';
import { ownPath } from '../own-appointments/own-path';

interface BookingSuccessProps {
  booked: Booked;
  clinic: PublicClinic;
  onClose: () => void;
}

/** Takes the focus, and stays until the visitor closes it. */
export function BookingSuccess({
  booked,
  clinic: { place, timeZone, offersIntake },
  onClose,
}: BookingSuccessProps) {
  const { date, time, isConfirmedByEmail, token, needsDeposit } = booked;
  const note = useTimeNote(booked, timeZone);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [date, time]);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="success">
      <Icon name="done" />
      <div>
        <p className="headline">{BOOKING_SUCCEEDED}</p>
        <p className="booked-hour">
          <span>Lo esperamos el</span> <strong>{longDay(date)}</strong> <span>a las</span>{' '}
          <strong>{note ? `${time} (${note})` : time}</strong>
          <span>{place ? ` en ${place}.` : '.'}</span>
        </p>
        <p>{isConfirmedByEmail && <span>Le enviamos la confirmación a su correo.</span>}</p>
        {needsDeposit && <p>Falta transferir el abono: los datos están en «Ver mi hora».</p>}
        <p className="ways">
          <a className="cta" href={ownPath(token)} rel="noreferrer">
            <Icon name="clock" />
            Ver mi hora
          </a>
          <a className="btn" href={`${ownPath(token)}/cita.ics`} rel="noreferrer">
            <Icon name="calendar" />
            Agregar al calendario
          </a>
        </p>
        {offersIntake && (
          <p>
            <a href={`${ownPath(token)}/cuestionario`} rel="noreferrer">
              {ANSWER_BEFOREHAND}
            </a>
          </p>
        )}
        <p className="small soft">En «Ver mi hora» puede cambiarla o cancelarla. Guarde ese enlace.</p>
      </div>
      <button className="round" aria-label="Cerrar" title="Cerrar" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
