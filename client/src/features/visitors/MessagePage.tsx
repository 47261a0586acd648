import type { MessageScreen, Retry } from '#domain/visitors/booking/public-page.js';
import { Reach } from './ClinicFacts';
import { BOOKING_PATH, Frame } from './Frame';

export const MessagePage = ({ screen: { clinic, title, sentence, retry } }: { screen: MessageScreen }) => (
  <Frame clinic={clinic}>
    <section className="sheet flat">
      <header>
        <h1>{title}</h1>
      </header>
      <div className="answers">
        <p role="alert">{sentence}</p>
        {retry?.form ? (
          <FormAgain form={retry.form} />
        ) : (
          // Without an address, the link is to this page.
          <a className="cta" href={retry ? '' : BOOKING_PATH}>
            {retry ? 'Intentar de nuevo' : 'Reservar hora'}
          </a>
        )}
        {clinic.phone && (
          <p className="reach">
            <Reach clinic={clinic} />
          </p>
        )}
      </div>
    </section>
  </Frame>
);

/** Sends the visitor's fields again, to the same address. */
const FormAgain = ({ form }: { form: NonNullable<Retry['form']> }) => (
  <form method="post">
    {Object.entries(form).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button className="cta whole">Enviar de nuevo</button>
  </form>
);
