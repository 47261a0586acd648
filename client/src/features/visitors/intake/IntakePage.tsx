import {
  INTAKE_CHOICES,
  INTAKE_QUESTION_SENTENCES as SENTENCES,
  INTAKE_TITLE,
} from '#domain/records/intake/intake.es.js';
import {
  INTAKE_ANSWER_WORDS,
  INTAKE_DIGEST,
  INTAKE_FIELDS,
  INTAKE_FORM,
  type IntakeField,
} from '#domain/records/intake/intake-form.js';
import {
  ALLERGY_QUESTIONS,
  answersTo,
  FACT_QUESTIONS,
  INTAKE_LIMITS,
  type IntakeQuestion,
} from '#domain/records/intake/intake.js';
import type { IntakeScreen } from '#domain/visitors/booking/public-page.js';
import type { ReactNode } from 'react';
import { FieldHelp } from '../form/FieldHelp';
import { Frame } from '../Frame';

type LabelledField = IntakeField & keyof typeof SENTENCES;

const TICKED = [...ALLERGY_QUESTIONS, 'NO_ALLERGIES'] as const;

/** The questionnaire before a visit: one plain form, without any script. */
export function IntakePage({ screen }: { screen: IntakeScreen }) {
  const { clinic, now, action, firstName, consent, words, faults, refusal } = screen;
  const firstFault = INTAKE_FIELDS.find((field) => faults[field] !== undefined);
  const helpId = (field: IntakeField) => `${INTAKE_FORM[field]}-ayuda`;
  const bind = (field: IntakeField) => ({
    name: INTAKE_FORM[field],
    'aria-describedby': helpId(field),
    ...(faults[field] !== undefined && { 'aria-invalid': true }),
    autoFocus: field === firstFault,
  });
  const help = (field: IntakeField) => <FieldHelp id={helpId(field)} fault={faults[field]} />;
  const choices = (question: IntakeQuestion & keyof typeof SENTENCES, children?: ReactNode) => (
    <fieldset className="ask" key={question}>
      <legend>{SENTENCES[question]}</legend>
      <div className="ticks">
        {answersTo(question).map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              value={INTAKE_ANSWER_WORDS[answer]}
              defaultChecked={words[question] === INTAKE_ANSWER_WORDS[answer]}
              {...bind(question)}
            />
            {INTAKE_CHOICES[answer]}
          </label>
        ))}
      </div>
      {help(question)}
      {children}
    </fieldset>
  );
  const tick = (field: IntakeField, sentence: string) => (
    <label key={field}>
      <input
        type="checkbox"
        value={INTAKE_ANSWER_WORDS.YES}
        defaultChecked={words[field] === INTAKE_ANSWER_WORDS.YES}
        {...bind(field)}
      />
      {sentence}
    </label>
  );
  const control = (field: IntakeField) => ({
    className: 'in',
    id: INTAKE_FORM[field],
    defaultValue: words[field],
    ...bind(field),
  });
  const labelled = (field: LabelledField, input: ReactNode) => (
    <div className="field">
      <label htmlFor={INTAKE_FORM[field]}>{SENTENCES[field]}</label>
      {input}
      {help(field)}
    </div>
  );
  const line = (field: LabelledField, limit: number) =>
    labelled(field, <input {...control(field)} maxLength={limit} autoComplete="off" />);
  const text = (field: LabelledField) =>
    labelled(field, <textarea {...control(field)} rows={2} maxLength={INTAKE_LIMITS.text} />);
  const detailOf = (question: IntakeQuestion): ReactNode => {
    if (question === 'ANTICOAGULANTS') return line('whichAnticoagulants', INTAKE_LIMITS.note);
    if (question !== 'DIABETES') return undefined;
    return labelled('diabetesSince', <input {...control('diabetesSince')} type="date" max={now.date} />);
  };
  return (
    <Frame clinic={clinic}>
      <section className="sheet flat intake" aria-labelledby="titulo">
        <header>
          <div>
            <h1 id="titulo">{INTAKE_TITLE}</h1>
            <p>
              {firstName && (
                <>
                  <strong>{firstName}</strong>,{' '}
                </>
              )}
              sus respuestas nos ayudan a atenderlo bien. Responda lo que sepa; puede dejar en blanco lo
              demás.
            </p>
          </div>
        </header>
        <form method="post" action={action} noValidate>
          {refusal !== undefined && (
            <p role="alert" className="failure">
              {refusal}
            </p>
          )}
          {FACT_QUESTIONS.map((question) => choices(question, detailOf(question)))}
          <fieldset className="ask">
            <legend>{SENTENCES.ALLERGIES}</legend>
            <div className="ticks rows">{TICKED.map((one) => tick(one, SENTENCES[one]))}</div>
            {TICKED.map((one) => (
              <FieldHelp key={one} id={helpId(one)} fault={faults[one]} />
            ))}
            {line('OTHER_ALLERGIES', INTAKE_LIMITS.text)}
          </fieldset>
          {choices('SMOKING')}
          {text('MEDICINES')}
          {text('FOOTWEAR')}
          {text('PAIN')}
          {line('painSince', INTAKE_LIMITS.sinceWords)}
          <input type="hidden" name={INTAKE_DIGEST} value={consent.digest} />
          <div className="ask ticks rows">{tick('consent', consent.body)}</div>
          {help('consent')}
          <div className="send">
            <button className="cta whole">Enviar respuestas</button>
          </div>
        </form>
      </section>
    </Frame>
  );
}
