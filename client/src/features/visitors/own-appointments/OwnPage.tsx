import { capitalised } from '#domain/capitalised.es.js';
import { ANSWER_BEFOREHAND } from '#domain/sentences.es.js';
import type { OwnAction } from '#domain/visitors/own-appointments/own-appointment.js';
import type { OwnScreen } from '#domain/visitors/booking/public-page.js';
import type { Hour } from '#domain/clinic-time.js';
import { clinicTimeName, longDay } from '#domain/clinic-time.es.js';
import { telLink } from '#domain/patients/phone.js';
import { mapLink } from '../ClinicFacts';
import { Frame } from '../Frame';
import { Icon } from '../Icon';
import { OwnDepositSection } from './OwnDepositSection';
import { ownPath } from './own-path';

/**
 * An appointment's private page: when, where, what to bring, and the changes that are still possible. With `news` as
 * its title, it also confirms a booking made without scripts; with scripts, `BookingSuccess` does.
 */
export function OwnPage({ screen }: { screen: OwnScreen }) {
  const {
    clinic,
    token,
    hour,
    treatment,
    durationMinutes,
    status,
    professionalName,
    whatToBring,
    calendars,
  } = screen;
  const isCancelled = status === 'CANCELLED';
  const path = ownPath(token);
  return (
    <Frame clinic={clinic}>
      <h1 className="done">
        {!isCancelled && <Icon name="done" />}
        {screen.news ?? (isCancelled ? 'Esta hora está cancelada' : 'Su hora')}
      </h1>
      <article className="ticket" aria-label="Su hora">
        <div className={isCancelled ? 'stub cancelled' : 'stub'}>
          <time dateTime={`${hour.date}T${hour.time}`}>
            <span className="on-day">{capitalised(longDay(hour.date))}</span>
            <span className="hour">{hour.time}</span>
            {/* The server doesn't know the visitor's clock, and this page has no script. */}
            <small>{clinicTimeName(clinic.timeZone)}</small>
          </time>
          <p className="to">
            <b>{treatment}</b> · {durationMinutes} min
            {professionalName && (
              <>
                <br />
                Con {professionalName}
              </>
            )}
          </p>
        </div>
        <div className="rest">
          {!isCancelled && (
            <>
              {screen.actions.includes('CONFIRM') && (
                <form method="post" action={`${path}/confirmar`}>
                  <SeenHour hour={hour} />
                  <button className="cta whole">
                    <Icon name="done" />
                    Confirmo
                  </button>
                </form>
              )}
              <a className="btn whole" href={`${path}/cita.ics`}>
                <Icon name="calendar" />
                Agregar al calendario
              </a>
              <p className="calendars">
                <a href={calendars.google} target="_blank" rel="noopener noreferrer">
                  Google Calendar
                </a>
                <a href={calendars.outlook} target="_blank" rel="noopener noreferrer">
                  Outlook
                </a>
              </p>
            </>
          )}
          {screen.offersIntake && (
            <p className="calendars">
              <a href={`${path}/cuestionario`}>{ANSWER_BEFOREHAND}</a>
            </p>
          )}
          <ul className="facts">
            {clinic.place && (
              <li>
                <Icon name="pin" />
                <span>
                  <b>{clinic.place}</b>
                  <a href={mapLink(clinic)} target="_blank" rel="noopener noreferrer">
                    Cómo llegar
                  </a>
                </span>
              </li>
            )}
            {whatToBring && (
              <li>
                <Icon name="bag" />
                <span>
                  <b>Qué traer</b>
                  <span className="small soft prose">{whatToBring}</span>
                </span>
              </li>
            )}
            {clinic.phone && (
              <li>
                <Icon name="phone" />
                <span>
                  <b>¿Algo que preguntar?</b>
                  <a href={telLink(clinic.phone)}>{clinic.phone}</a>
                  {clinic.whatsappUrl && (
                    <a href={clinic.whatsappUrl} target="_blank" rel="noopener noreferrer">
                      WhatsApp
                    </a>
                  )}
                </span>
              </li>
            )}
          </ul>
        </div>
      </article>
      <OwnDepositSection screen={screen} />
      <Actions screen={screen} />
    </Frame>
  );
}

function Actions({ screen }: { screen: OwnScreen }) {
  const { token, actions, changeUntil, whyNotChange } = screen;
  const path = ownPath(token);
  const may = (action: OwnAction) => actions.includes(action);
  return (
    <section className="own" aria-label="Cambiar o cancelar">
      <p className="small soft">
        {whyNotChange ??
          (changeUntil &&
            `Puede cambiarla hasta las ${changeUntil.time} del ${longDay(changeUntil.date)}, y cancelarla hasta que empiece.`)}
      </p>
      {may('MOVE') && (
        <a className="btn" href={`${path}/cambiar`}>
          Cambiar
        </a>
      )}
      {may('CANCEL') && (
        <a className="btn danger" href={`${path}/cancelar`}>
          {may('CONFIRM') ? 'No puedo ir' : 'Cancelar hora'}
        </a>
      )}
      {screen.status === 'CANCELLED' && (
        <a className="btn" href="/public/reservar">
          Reservar otra hora
        </a>
      )}
    </section>
  );
}

/** Sends the hour that the page shows. If the appointment has moved since, the server changes nothing. */
export const SeenHour = ({ hour }: { hour: Hour }) => (
  <>
    <input type="hidden" name="fecha_vista" value={hour.date} />
    <input type="hidden" name="hora_vista" value={hour.time} />
  </>
);
