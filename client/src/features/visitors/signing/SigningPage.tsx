import { SIGNATURE_NAME, TYPED_NAME_TOO_SHORT } from '#domain/records/signed-consents/signed-consent.es.js';
import {
  SIGNING_ANSWERS,
  SIGNING_FIELDS,
  SIGNING_FORM,
  type SigningField,
} from '#domain/records/signed-consents/signing-form.js';
import type { SigningScreen } from '#domain/visitors/booking/public-page.js';
import type { InputHTMLAttributes } from 'react';
import { FieldHelp } from '../form/FieldHelp';
import { Frame } from '../Frame';

/** A consent text with its signature. Without scripts there is no box to draw in, and a typed name signs. */
export function SigningPage({ screen }: { screen: SigningScreen }) {
  const { clinic, token, title, body, digest, patientName, signer, words, faults, refusal } = screen;
  const firstFault = SIGNING_FIELDS.find((field) => faults[field] !== undefined);
  // A typed name can take the place of a drawing, which can't be focused.
  const focused = firstFault === 'strokes' ? 'typedName' : firstFault;
  const bind = (field: SigningField) => ({
    id: SIGNING_FORM[field],
    name: SIGNING_FORM[field],
    'aria-describedby': `${SIGNING_FORM[field]}-ayuda`,
    ...(faults[field] !== undefined && { 'aria-invalid': true }),
    autoFocus: field === focused,
  });
  const field = (name: SigningField, label: string, input: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <div className="field">
      <label htmlFor={SIGNING_FORM[name]}>{label}</label>
      <input className="in" defaultValue={words[name]} {...input} {...bind(name)} />
      <FieldHelp id={`${SIGNING_FORM[name]}-ayuda`} fault={faults[name]} />
    </div>
  );
  return (
    <Frame clinic={clinic}>
      <section className="sheet flat signing" aria-labelledby="titulo">
        <header>
          <div>
            <h1 id="titulo">{title}</h1>
            <p>
              Consentimiento de <strong>{patientName}</strong>
            </p>
          </div>
        </header>
        <form method="post" action={`/public/consentimiento/${token}`} noValidate>
          {refusal !== undefined && (
            <p role="alert" className="failure">
              {refusal}
            </p>
          )}
          <p className="wording">{body}</p>
          <input type="hidden" name={SIGNING_FORM.digest} value={digest} />
          {signer === 'REPRESENTATIVE' && (
            <fieldset className="representative">
              <legend>Firma usted como representante</legend>
              {field('signerName', 'Su nombre completo', { autoComplete: 'name' })}
              {field('signerRut', 'Su RUT', { placeholder: '12.345.678-5' })}
              {field('signerRelation', 'Qué es usted del paciente', { placeholder: 'Madre, padre, tutora' })}
            </fieldset>
          )}
          <div className="field" data-drawing hidden>
            <label htmlFor="recuadro">Firme en el recuadro</label>
            <canvas
              id="recuadro"
              role="img"
              aria-label="Recuadro para firmar con el dedo"
              aria-describedby="trazos-ayuda"
            />
            <button type="button" className="btn" data-clear>
              Borrar la firma
            </button>
            <FieldHelp id="trazos-ayuda" fault={faults.strokes} />
          </div>
          <input type="hidden" name={SIGNING_FORM.strokes} />
          {field('typedName', 'O escriba su nombre completo para firmar', { autoComplete: 'off' })}
          {faults.strokes !== undefined && (
            <noscript>
              <FieldHelp id="nombre-ayuda" fault={TYPED_NAME_TOO_SHORT} />
            </noscript>
          )}
          <div className="send">
            <button className="cta whole" name={SIGNING_FORM.answer} value={SIGNING_ANSWERS.ACCEPTED}>
              Acepto
            </button>
            <button className="btn whole" name={SIGNING_FORM.answer} value={SIGNING_ANSWERS.REJECTED}>
              Rechazo
            </button>
            <p>{SIGNATURE_NAME}. Este enlace sirve una sola vez.</p>
          </div>
        </form>
      </section>
    </Frame>
  );
}
