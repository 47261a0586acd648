import { noHoursSentence } from '#domain/agenda/no-hours.es.js';
import { capitalised } from '#domain/capitalised.es.js';
import type { MovingScreen } from '#domain/visitors/booking/public-page.js';
import { clinicTimeName, longDay } from '#domain/clinic-time.es.js';
import { ANYBODY, KeptChoice } from '../booking/ChoicePicker';
import { Frame } from '../Frame';
import { ownPath } from './own-path';
import { SeenHour } from './OwnPage';
import { WeekStrip } from '../booking/WeekStrip';

/** Moves the appointment to another hour with one press. The new hour is booked before the old one is released. */
export function MovingPage({ screen }: { screen: MovingScreen }) {
  const { clinic, token, hour, address, professionals, week, times, now, refusal } = screen;
  const professionalId = address.professionalId ?? '';
  const professionalName = professionals.find(({ id }) => id === professionalId)?.name;
  const whyNone = week.find(({ date }) => date === address.date)?.whyNone;
  // An empty value means any professional; an absent one means the appointment's own professional.
  const kept = professionals.length > 0 ? [['profesional', String(professionalId)] as const] : [];
  return (
    <Frame clinic={clinic} besideClinic>
      <div className="booker">
        <div className="pad">
          {refusal && (
            <p role="alert" className="failure">
              {refusal}
            </p>
          )}
          <p className="moving">
            Su hora: <strong>{longDay(hour.date)}</strong>, <strong>{hour.time}</strong> (
            {clinicTimeName(clinic.timeZone)}). Elija la nueva.
          </p>
          {professionals.length > 0 && (
            <nav className="others-who" aria-label="Profesional">
              {[{ id: '' as const, name: ANYBODY }, ...professionals].map(({ id, name }) => (
                <a
                  key={id}
                  className="btn"
                  href={`?dia=${address.date}&profesional=${id}`}
                  aria-current={id === professionalId || undefined}
                >
                  {name}
                </a>
              ))}
            </nav>
          )}
          <WeekStrip address={address} today={now.date} week={week} kept={kept} />
          <form method="post" action={`${ownPath(token)}/cambiar`} aria-label="Horarios">
            <SeenHour hour={hour} />
            <input type="hidden" name="fecha" value={address.date} />
            <KeptChoice words={kept} />
            <div className="day">
              <h2>{capitalised(longDay(address.date))}</h2>
            </div>
            <div className="hours-place">
              {times.length === 0 ? (
                <div className="none">
                  <h3>No hay horarios disponibles</h3>
                  {whyNone && <p className="soft">{noHoursSentence(whyNone, { professionalName })}</p>}
                </div>
              ) : (
                <fieldset className="group">
                  <legend>Se cambia al elegir la hora</legend>
                  <div className="hours">
                    {times.map((time) => (
                      <button
                        key={time}
                        className="pick"
                        name="hora"
                        value={time}
                        disabled={time === hour.time && address.date === hour.date}
                      >
                        {time}
                      </button>
                    ))}
                  </div>
                </fieldset>
              )}
            </div>
          </form>
        </div>
        <p className="bar">
          <a className="btn" href={ownPath(token)}>
            Conservar mi hora
          </a>
        </p>
      </div>
    </Frame>
  );
}
