import type { PrivacyScreen } from '#domain/visitors/booking/public-page.js';
import { PRIVACY_RIGHT_CHOICES, PRIVACY_RIGHT_MEANINGS } from '#domain/privacy/privacy-request.es.js';
import { PRIVACY_RIGHTS } from '#domain/privacy/privacy-request.js';
import { REQUEST_FIELDS, REQUEST_FORM, type RequestField } from '#domain/privacy/request-form.js';
import type { InputHTMLAttributes } from 'react';
import { FieldHelp } from '../form/FieldHelp';
import { TrapField } from '../form/TrapField';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  field: RequestField;
  label: string;
  /** Why the clinic asks. */
  help: string;
}

const FIELDS: readonly FieldProps[] = [
  {
    field: 'name',
    label: 'Nombre completo',
    help: 'Para saber de quién son los datos.',
    autoComplete: 'name',
    'aria-required': true,
  },
  {
    field: 'rut',
    label: 'RUT (opcional)',
    help: 'Para no confundirlo con otra persona.',
    placeholder: '12.345.678-5',
  },
  {
    field: 'email',
    label: 'Correo electrónico',
    help: 'Para responderle.',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    'aria-required': true,
  },
  {
    field: 'phone',
    label: 'Teléfono (opcional)',
    help: 'Por si hay que aclarar algo.',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
];
const DETAILS_HELP =
  'De qué datos se trata y, si pide que se corrijan, borren, dejen de usarse o bloqueen, por qué.';

/** A request about a person's own data: Ley 19.628, article 10, requires a simple way to make one. */
export function RequestForm({ screen: { words, faults, refusal } }: { screen: PrivacyScreen }) {
  const firstFault = REQUEST_FIELDS.find((field) => faults[field] !== undefined);
  const bind = (field: RequestField) => ({
    id: REQUEST_FORM[field],
    name: REQUEST_FORM[field],
    'aria-describedby': `${REQUEST_FORM[field]}-ayuda`,
    ...(faults[field] !== undefined && { 'aria-invalid': true }),
    autoFocus: field === firstFault,
  });
  const help = (field: RequestField, text: string) => (
    <FieldHelp id={`${REQUEST_FORM[field]}-ayuda`} fault={faults[field]} help={text} />
  );
  return (
    <section className="paper" aria-labelledby="solicitud">
      <h2 id="solicitud">Envíe su solicitud</h2>
      <p className="soft">
        Le responderemos a su correo en un plazo de hasta 30 días corridos; si pide un bloqueo, en 2 días
        hábiles. Antes de entregarle datos, la clínica comprobará que es usted.
      </p>
      <form method="post" action="/public/privacidad" noValidate>
        {refusal !== undefined && (
          <p role="alert" className="failure">
            {refusal}
          </p>
        )}
        <fieldset className="rights">
          <legend>Qué solicita</legend>
          {PRIVACY_RIGHTS.map((right) => (
            <label key={right}>
              <input
                type="radio"
                name={REQUEST_FORM.right}
                value={right}
                defaultChecked={right === words.right}
              />
              <span>
                {PRIVACY_RIGHT_CHOICES[right]}
                <small>{PRIVACY_RIGHT_MEANINGS[right]}.</small>
              </span>
            </label>
          ))}
          {faults.right !== undefined && <FieldHelp id="derecho-ayuda" fault={faults.right} />}
        </fieldset>
        <div className="pairs">
          {FIELDS.map(({ field, label, help: why, ...input }) => (
            <div className="field" key={field}>
              <label htmlFor={REQUEST_FORM[field]}>{label}</label>
              <input className="in" defaultValue={words[field]} {...input} {...bind(field)} />
              {help(field, why)}
            </div>
          ))}
        </div>
        <div className="field">
          <label htmlFor={REQUEST_FORM.details}>Detalle (opcional)</label>
          <textarea className="in" rows={4} defaultValue={words.details} {...bind('details')} />
          {help('details', DETAILS_HELP)}
        </div>
        <TrapField />
        <button className="cta">Enviar solicitud</button>
        <p className="privacy">
          Usamos estos datos solo para identificarlo y responder su solicitud, que queda en un registro.
        </p>
      </form>
    </section>
  );
}
