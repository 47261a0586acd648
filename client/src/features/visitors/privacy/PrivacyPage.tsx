import type { PrivacyScreen } from '#domain/visitors/booking/public-page.js';
import { telLink } from '#domain/patients/phone.js';
import type { ReactNode } from 'react';
import { Frame } from '../Frame';
import { RequestForm } from './RequestForm';
import { RequestReceived } from './RequestReceived';

/** Explains how a visitor's data are used. It describes only what the product does (Ley 19.628 with Ley 21.719). */
export function PrivacyPage({ screen }: { screen: PrivacyScreen }) {
  const { name, phone, place } = screen.clinic;
  return (
    <Frame clinic={screen.clinic}>
      <div className="reading">
        <h1>Política de privacidad</h1>
        <p className="soft">
          Qué hacemos con los datos de quien reserva una hora, según las leyes 19.628 y 21.719.
        </p>
        <div className="paper">
          <Part title="Qué datos pedimos">
            Su nombre, su correo, su teléfono y las notas que quiera dejarnos, junto con el día y la hora de
            su cita.
          </Part>
          <Part title="Para qué los usamos">
            Para agendar y preparar su atención y para contactarlo por ella. No los vendemos, no los cedemos y
            no los usamos para publicidad. Esta página no usa cookies de seguimiento.
          </Part>
          <Part title="Por cuánto tiempo">
            Mientras sea paciente de la clínica o tenga citas agendadas. Si llega a tener una ficha clínica,
            la ley 20.584 obliga a conservarla al menos 15 años desde la última atención.
          </Part>
          <Part title="Sus derechos">
            Puede pedir el acceso a sus datos, su rectificación, su supresión, su portabilidad y su bloqueo, y
            oponerse a que los usemos, con el formulario de abajo o como prefiera escribirnos. La supresión no
            alcanza a lo que la ley obliga a conservar. Si no queda conforme, puede reclamar ante la Agencia
            de Protección de Datos Personales.
          </Part>
          <Part title="A quién dirigirse">
            A {name || 'la clínica'}, que es responsable de sus datos
            {place && `, en ${place}`}
            {phone ? (
              <>
                {' '}
                o en el teléfono <a href={telLink(phone)}>{phone}</a>.
              </>
            ) : (
              '.'
            )}
          </Part>
        </div>
        {screen.received ? <RequestReceived {...screen.received} /> : <RequestForm screen={screen} />}
      </div>
    </Frame>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <p>{children}</p>
  </section>
);
