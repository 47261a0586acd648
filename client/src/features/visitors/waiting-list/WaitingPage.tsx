import {
  choiceParameters,
  DAY_PART_PARAMETERS,
  DAY_PARTS,
  type DayPart,
  queryOf,
} from '#domain/visitors/booking/address.js';
import { namesOf } from '#domain/visitors/booking/choices.js';
import { CONTACT_FIELDS } from '#domain/visitors/booking/contact.js';
import type { WaitingScreen } from '#domain/visitors/booking/public-page.js';
import { addDays, isLocalDate, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import { KeptChoice } from '../booking/ChoicePicker';
import { whatIsBooked } from '../booking/ChosenHour';
import { ContactFields } from '../form/ContactFields';
import { BOOKING_PATH, Frame } from '../Frame';
import { PrivacyNote } from '../form/PrivacyNote';
import { TrapField } from '../form/TrapField';
import { WAITING_PATH } from './waiting-path';

const PARTS: Readonly<Record<DayPart, string>> = {
  all: 'Cualquiera',
  morning: 'Mañana',
  afternoon: 'Tarde',
};

/** A plain form with which a visitor asks to be notified when an hour is freed. */
export function WaitingPage({ screen }: { screen: WaitingScreen }) {
  const { clinic, now, choice, wish, contact, faults, daysFault, refusal } = screen;
  const isWrong = CONTACT_FIELDS.some((field) => faults[field] !== undefined) || daysFault !== undefined;
  const periods = periodsFrom(now.date);
  const asked = `${wish.fromDate}/${wish.toDate}`;
  const chosen = daysFault === undefined && periods.some(({ days }) => days === asked) ? asked : OTHER_DAYS;
  const back = queryOf({
    date: isLocalDate(wish.fromDate) ? wish.fromDate : now.date,
    part: 'all',
    ...namesOf(choice),
  });
  return (
    <Frame clinic={clinic}>
      <section className="sheet flat" aria-labelledby="titulo">
        <header>
          <div>
            <h1 id="titulo">Avíseme si se libera una hora</h1>
            {!refusal?.isOfChoice && <p className="soft">{whatIsBooked(choice)}</p>}
            <p>Si alguien cancela, le ofrecemos la hora y se la guardamos un momento.</p>
          </div>
        </header>
        <form method="post" action={WAITING_PATH} noValidate>
          {(refusal ?? isWrong) && (
            <p role="alert" className="failure">
              {refusal?.sentence ?? 'Revise los datos marcados.'}
            </p>
          )}
          <fieldset className="group">
            <legend>¿Qué días le sirven?</legend>
            <div className="parts periods">
              {periods.map(({ words, days }) => (
                <label key={days} className="pick">
                  <input type="radio" name="dias" value={days} defaultChecked={days === chosen} />
                  <span>{words}</span>
                </label>
              ))}
            </div>
            <div className="span">
              <Day name="desde" label="Desde" value={wish.fromDate} least={now.date} isWrong={!!daysFault} />
              <Day name="hasta" label="Hasta" value={wish.toDate} least={now.date} isWrong={!!daysFault} />
            </div>
            {daysFault && (
              <small className="fault" id="dias-ayuda">
                {daysFault}
              </small>
            )}
          </fieldset>
          <fieldset className="group">
            <legend>¿En qué parte del día?</legend>
            <div className="parts">
              {DAY_PARTS.map((part) => (
                <label key={part} className="pick">
                  <input
                    type="radio"
                    name="parte"
                    value={DAY_PART_PARAMETERS[part]}
                    defaultChecked={part === wish.dayPart}
                  />
                  <span>{PARTS[part]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <KeptChoice words={choiceParameters(namesOf(choice))} />
          <TrapField />
          <ContactFields contact={contact} faults={faults} purpose="waiting" />
          <div className="send">
            {refusal?.isOfChoice ? (
              <a className="cta whole" href={BOOKING_PATH}>
                Elegir de nuevo
              </a>
            ) : (
              <>
                <button className="cta whole">Avíseme</button>
                <PrivacyNote />
                <p>
                  <a href={`${BOOKING_PATH}${back}`}>Volver a los horarios</a>
                </p>
              </>
            )}
          </div>
        </form>
      </section>
    </Frame>
  );
}

/** The value of the choice that shows the two fields. */
const OTHER_DAYS = 'otros';

/** Periods that are chosen with one press; the value is the first and the last day. */
function periodsFrom(today: LocalDate) {
  const sunday = addDays(startOfWeek(today), 6);
  return [
    { words: 'Esta semana', days: `${today}/${sunday}` },
    { words: 'La próxima', days: `${addDays(sunday, 1)}/${addDays(sunday, 7)}` },
    { words: 'Otros días', days: OTHER_DAYS },
  ];
}

interface DayProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly least: string;
  readonly isWrong: boolean;
}

const Day = ({ name, label, value, least, isWrong }: DayProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input
      className="in"
      type="date"
      id={name}
      name={name}
      defaultValue={value}
      min={least}
      aria-required
      {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'dias-ayuda' })}
    />
  </div>
);
