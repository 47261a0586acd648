import type { MessageScreen } from '#domain/booking/public-page.js';
import { BOOKING_PATH, Frame } from './Frame';

/** A sentence in place of a page, with the way on. */
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
