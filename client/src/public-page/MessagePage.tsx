import type { MessageScreen } from '#domain/booking/public-page.js';
import { BOOKING_PATH, Frame } from './Frame';

/** A page with only a message and a link to continue. */
export const MessagePage = ({ screen: { clinic, title, sentence } }: { screen: MessageScreen }) => (
  <Frame clinic={clinic}>
    <section className="sheet flat">
      <header>
        <h1>{title}</h1>
      </header>
      <div className="answers">
        <p role="alert">{sentence}</p>
        <p>
          <a className="btn" href={BOOKING_PATH}>
            Reservar hora
          </a>
        </p>
      </div>
    </section>
  </Frame>
);
