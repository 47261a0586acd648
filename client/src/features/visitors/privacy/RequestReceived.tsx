import { longDate } from '#domain/clinic-time.es.js';
import type { PrivacyScreen } from '#domain/visitors/booking/public-page.js';
import { Icon } from '../Icon';

/** Replaces the form and takes the focus. */
export const RequestReceived = ({ receivedOn, dueOn }: NonNullable<PrivacyScreen['received']>) => (
  <section className="paper success" role="status" tabIndex={-1} autoFocus>
    <Icon name="done" />
    <div>
      <p className="headline">Recibimos su solicitud</p>
      <p>
        Quedó registrada el {longDate(receivedOn)}. Le responderemos a más tardar el{' '}
        <strong>{longDate(dueOn)}</strong>.
      </p>
    </div>
  </section>
);
