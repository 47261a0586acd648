import { capitalised } from '#domain/capitalised.es.js';
import type { OfferScreen } from '#domain/visitors/booking/public-page.js';
import { clinicTimeName, longDay } from '#domain/clinic-time.es.js';
import { waitedChoice } from '#domain/visitors/waiting-list/waiting-list.es.js';
import { DepositNotice } from '../form/DepositNotice';
import { BOOKING_PATH, Frame } from '../Frame';
import { offerPath } from './waiting-path';

const TITLES: Readonly<Record<OfferScreen['answer'], string>> = {
  OPEN: 'Se liberó una hora',
  ACCEPTED: 'Ya tomó esta hora',
  DECLINED: 'Gracias por avisarnos',
  OVER: 'Esta hora ya no está disponible',
};

/** An offer of a freed hour with its two answers, each a plain form. */
export function OfferPage({ screen }: { screen: OfferScreen }) {
  const { clinic, hour, answer } = screen;
  return (
    <Frame clinic={clinic}>
      <section className="sheet flat" aria-labelledby="titulo">
        <header>
          <div>
            <h1 id="titulo">{TITLES[answer]}</h1>
            <p className="show offered">{`${capitalised(longDay(hour.date))}, ${hour.time} h`}</p>
            <p className="soft">{capitalised(clinicTimeName(clinic.timeZone))}</p>
            <p className="soft">
              {waitedChoice(screen)}
              {clinic.place && (
                <>
                  <br />
                  {clinic.place}
                </>
              )}
            </p>
          </div>
        </header>
        <Answer screen={screen} />
      </section>
    </Frame>
  );
}

function Answer({ screen: { token, answer, heldUntil, deposit } }: { screen: OfferScreen }) {
  switch (answer) {
    case 'OPEN':
      return (
        <div className="answers">
          <p>
            La guardamos para usted hasta las <strong>{heldUntil}</strong>.
          </p>
          {deposit && <DepositNotice amount={deposit.amount} deposits={deposit.terms} />}
          <form method="post" action={`${offerPath(token)}/aceptar`}>
            <button className="cta whole">Aceptar la hora</button>
          </form>
          <form method="post" action={`${offerPath(token)}/rechazar`}>
            <button className="btn whole">No, gracias</button>
          </form>
        </div>
      );
    case 'ACCEPTED':
      return (
        <div className="answers">
          <form method="post" action={`${offerPath(token)}/aceptar`}>
            <button className="cta whole">Ver mi hora</button>
          </form>
        </div>
      );
    case 'DECLINED':
      return (
        <Waits
          token={token}
          sentence="La hora quedó para otra persona. Seguimos avisándole si se libera otra."
        />
      );
    case 'OVER':
      return (
        <Waits
          token={token}
          sentence="Pasó el tiempo para responder, o la hora ya no se atiende. Seguimos avisándole si se libera otra."
        />
      );
  }
}

const Waits = ({ token, sentence }: { token: string; sentence: string }) => (
  <div className="answers">
    <p role="status">{sentence}</p>
    <p>
      <a className="cta whole" href={BOOKING_PATH}>
        Ver horas libres
      </a>
    </p>
    <form method="post" action={`${offerPath(token)}/salir`}>
      <button className="btn whole">No me avisen más</button>
    </form>
  </div>
);
