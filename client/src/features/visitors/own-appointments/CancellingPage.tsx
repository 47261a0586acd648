import type { CancellingScreen } from '#domain/visitors/booking/public-page.js';
import { clinicTimeName, longDay } from '#domain/clinic-time.es.js';
import { cancelledDeposit } from '#domain/money/deposit.es.js';
import { Frame } from '../Frame';
import { ownPath } from './own-path';
import { SeenHour } from './OwnPage';

export const CancellingPage = ({
  screen: { clinic, token, hour, deposit },
}: {
  screen: CancellingScreen;
}) => (
  <Frame clinic={clinic}>
    <section className="sheet flat" aria-labelledby="titulo">
      <header>
        <div>
          <h1 id="titulo">¿Cancelar su hora?</h1>
          <p className="soft">
            {longDay(hour.date)}, {hour.time} h ({clinicTimeName(clinic.timeZone)})
          </p>
        </div>
      </header>
      <form method="post" action={`${ownPath(token)}/cancelar`}>
        <SeenHour hour={hour} />
        <p>La hora quedará libre para otra persona.</p>
        {deposit && <p>{cancelledDeposit(deposit.amount, deposit.isKept)}</p>}
        <div className="send">
          <button className="cta whole">Cancelar hora</button>
          <p>
            <a className="btn whole" href={ownPath(token)}>
              Conservar mi hora
            </a>
          </p>
        </div>
      </form>
    </section>
  </Frame>
);
