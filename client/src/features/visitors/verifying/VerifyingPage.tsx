import { longDate } from '#domain/clinic-time.es.js';
import { VERIFYING_PATH } from '#domain/records/certificates/check-code.es.js';
import type { VerifyingScreen } from '#domain/visitors/booking/public-page.js';
import { Icon } from '../Icon';
import { Frame } from '../Frame';

/** Confirms a certificate by the code printed on it, without any of the patient's data. */
export function VerifyingPage({ screen: { clinic, code, found, refusal } }: { screen: VerifyingScreen }) {
  return (
    <Frame clinic={clinic}>
      <div className="reading">
        <h1>Verificar un certificado</h1>
        <p className="soft">
          Escriba el código impreso al pie del certificado. No se muestra ningún dato del paciente.
        </p>
        {found && (
          <section className="paper success" role="status" tabIndex={-1} autoFocus>
            <Icon name="done" />
            <div>
              <p className="headline">Certificado vigente</p>
              <p>
                {clinic.name || 'La clínica'} extendió el certificado <strong>N.º {found.number}</strong> con
                fecha <strong>{longDate(found.issueDate)}</strong>. Compare el número y la fecha con los del
                papel.
              </p>
            </div>
          </section>
        )}
        <section className="paper">
          <form method="get" action={VERIFYING_PATH} noValidate>
            {refusal !== undefined && (
              <p role="alert" className="failure">
                {refusal}
              </p>
            )}
            <div className="field">
              <label htmlFor="codigo">Código de verificación</label>
              <input
                className="in"
                id="codigo"
                name="codigo"
                defaultValue={found ? '' : code}
                placeholder="ACDE-FHJK-MNPR"
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...(refusal !== undefined && { 'aria-invalid': true, autoFocus: true })}
              />
            </div>
            <button className="cta">Verificar</button>
          </form>
        </section>
      </div>
    </Frame>
  );
}
