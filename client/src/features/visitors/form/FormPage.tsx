import { CONTACT_FIELDS } from '#domain/visitors/booking/contact.js';
import { choiceParameters, queryOf } from '#domain/visitors/booking/address.js';
import { namesOf } from '#domain/visitors/booking/choices.js';
import type { FormScreen } from '#domain/visitors/booking/public-page.js';
import { clinicTimeName, longDay } from '#domain/clinic-time.es.js';
import { KeptChoice } from '../booking/ChoicePicker';
import { whatIsBooked } from '../booking/ChosenHour';
import { DepositNotice } from './DepositNotice';
import { ContactFields, FORM_NAMES } from './ContactFields';
import { BOOKING_PATH, Frame } from '../Frame';
import { PrivacyNote } from './PrivacyNote';
import { TrapField } from './TrapField';

/** The visitor's data, sent as a plain form. */
export function FormPage({ screen }: { screen: FormScreen }) {
  const { clinic, hour, choice, deposits, contact, faults, refusal, challenge } = screen;
  const others = refusal?.others;
  const back = `${BOOKING_PATH}${queryOf({ ...hour, part: 'all', ...namesOf(choice) })}`;
  return (
    <Frame clinic={clinic}>
      <section className="sheet flat" aria-labelledby="titulo">
        <header>
          <div>
            <h1 id="titulo">Tus datos</h1>
            <p className="soft">
              {others
                ? 'Elija otra hora para continuar.'
                : `${longDay(hour.date)}, ${hour.time} h (${clinicTimeName(clinic.timeZone)})`}
              <br />
              {!refusal?.isOfChoice && whatIsBooked(choice)}
            </p>
          </div>
        </header>
        <form method="post" action={`${BOOKING_PATH}/datos`} noValidate>
          <Faults faults={faults} />
          {refusal && (
            <p role="alert" className="failure">
              {refusal.sentence}
            </p>
          )}
          <input type="hidden" name="fecha" value={hour.date} />
          <KeptChoice words={choiceParameters(namesOf(choice))} />
          {others ? (
            <fieldset className="group">
              <legend>{`Horas libres del ${longDay(hour.date)} (${clinicTimeName(clinic.timeZone)}):`}</legend>
              <div className="hours">
                {others.map((time) => (
                  <label key={time} className="pick">
                    <input type="radio" name="hora" value={time} required />
                    <span>{time}</span>
                  </label>
                ))}
              </div>
              {others.length === 0 && <p>Ya no quedan horas libres el {longDay(hour.date)}.</p>}
            </fieldset>
          ) : (
            <input type="hidden" name="hora" value={hour.time} />
          )}
          {choice.treatment.deposit !== null && (
            <DepositNotice amount={choice.treatment.deposit} deposits={deposits} />
          )}
          <ContactFields contact={contact} faults={faults} />
          <TrapField />
          {challenge !== undefined && <input type="hidden" name="prueba" data-challenge={challenge} />}
          <div className="send">
            {refusal?.isOfChoice ? (
              <a className="cta whole" href={BOOKING_PATH}>
                Elegir de nuevo
              </a>
            ) : (
              <>
                <button className="cta whole">Confirmar Reserva</button>
                <PrivacyNote />
                <p>
                  <a href={back}>Elegir otra hora</a>
                </p>
              </>
            )}
          </div>
        </form>
      </section>
    </Frame>
  );
}

/** Links to each invalid field, if there are several. */
function Faults({ faults }: Pick<FormScreen, 'faults'>) {
  const wrong = CONTACT_FIELDS.filter((field) => faults[field] !== undefined);
  if (wrong.length < 2) return null;
  return (
    <div role="alert" className="failure">
      <p>Revise estos datos:</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${FORM_NAMES[field]}`}>{faults[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
