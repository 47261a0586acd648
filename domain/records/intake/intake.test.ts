import { describe, expect, it } from '@jest/globals';
import { answerInWords, INTAKE_FAULTS, INTAKE_LABELS, INTAKE_QUESTION_SENTENCES } from './intake.es.js';
import { EMPTY_INTAKE, INTAKE_FORM, intakeWordsIn, type IntakeWords, readIntake } from './intake-form.js';
import {
  alertChangesOf,
  ALLERGY_QUESTIONS,
  answersTo,
  contradicts,
  type CurrentAlert,
  firstNameOf,
  INTAKE_LIMITS,
  INTAKE_QUESTIONS,
  type IntakeLine,
  type IntakeLineState,
  type IntakeQuestion,
  keptAnswers,
} from './intake.js';

const TODAY = '2026-11-28';
const read = (words: Partial<IntakeWords>) => readIntake({ ...EMPTY_INTAKE, consent: 'si', ...words }, TODAY);
const line = (question: IntakeQuestion, more: Partial<IntakeLine> = {}): IntakeLine => ({
  question,
  answer: answersTo(question)[0] ?? null,
  text: answersTo(question).length > 0 ? '' : 'Algo',
  since: null,
  sinceWords: '',
  ...more,
});

describe('A questionnaire', () => {
  it('reads a questionnaire from the words of its form', () => {
    expect(
      read({
        DIABETES: 'si',
        diabetesSince: '2015-03-01',
        ANTICOAGULANTS: 'si',
        whichAnticoagulants: '  Warfarina ',
        PREGNANCY: 'no_se',
        LATEX_ALLERGY: 'si',
        SMOKING: 'antes',
        MEDICINES: 'Metformina\nAspirina',
        PAIN: 'El talón',
        painSince: 'hace dos semanas',
      }).lines,
    ).toEqual([
      line('DIABETES', { since: '2015-03-01' }),
      line('ANTICOAGULANTS', { text: 'Warfarina' }),
      line('PREGNANCY', { answer: 'UNSURE' }),
      line('LATEX_ALLERGY'),
      line('SMOKING', { answer: 'FORMER' }),
      line('MEDICINES', { text: 'Metformina Aspirina' }),
      line('PAIN', { text: 'El talón', sinceWords: 'hace dos semanas' }),
    ]);
  });

  it.each<[Partial<IntakeWords>, object]>([
    [{ DIABETES: 'tal vez' }, { DIABETES: INTAKE_FAULTS.unknownAnswer }],
    [{ LATEX_ALLERGY: 'no' }, { LATEX_ALLERGY: INTAKE_FAULTS.unknownAnswer }],
    [{ SMOKING: 'constructor' }, { SMOKING: INTAKE_FAULTS.unknownAnswer }],
    [{ DIABETES: 'si', diabetesSince: '2026-11-29' }, { diabetesSince: INTAKE_FAULTS.day }],
    [{ DIABETES: 'si', diabetesSince: '2026-02-30' }, { diabetesSince: INTAKE_FAULTS.day }],
    [{ DIABETES: 'si', diabetesSince: '1899-12-31' }, { diabetesSince: INTAKE_FAULTS.day }],
    [{ DIABETES: 'no', diabetesSince: '2015-03-01' }, { diabetesSince: INTAKE_FAULTS.detailWithoutYes }],
    [{ whichAnticoagulants: 'Warfarina' }, { whichAnticoagulants: INTAKE_FAULTS.detailWithoutYes }],
    [{ NO_ALLERGIES: 'si', IODINE_ALLERGY: 'si' }, { NO_ALLERGIES: INTAKE_FAULTS.someAndNone }],
    [{ MEDICINES: 'x'.repeat(501) }, { MEDICINES: INTAKE_FAULTS.tooLong(INTAKE_LIMITS.text) }],
    [
      { ANTICOAGULANTS: 'si', whichAnticoagulants: 'x'.repeat(201) },
      { whichAnticoagulants: INTAKE_FAULTS.tooLong(INTAKE_LIMITS.note) },
    ],
    [{ FOOTWEAR: 'a\0b' }, { FOOTWEAR: INTAKE_FAULTS.unreadable }],
    [{ FOOTWEAR: '\ud800' }, { FOOTWEAR: INTAKE_FAULTS.unreadable }],
    [{ painSince: 'ayer' }, { PAIN: INTAKE_FAULTS.painWithoutPlace }],
    [{ DIABETES: 'si', consent: '' }, { consent: INTAKE_FAULTS.consent }],
  ])('refuses a questionnaire with %j', (words, faults) => {
    expect(read(words)).toEqual({ faults });
  });

  it('asks for answers to all questions, and does not count blank words', () => {
    expect(read({ PAIN: ' \u200b ' })).toEqual({ faults: {}, refusal: INTAKE_FAULTS.empty });
  });

  it('takes 500 characters of any size', () => {
    expect(read({ PAIN: '🦶'.repeat(500) }).lines).toHaveLength(1);
  });

  it('ignores fields that are no text', () => {
    expect(intakeWordsIn({ diabetes: ['si'], dolor: 'Talón', otro: 'x' })).toEqual({
      ...EMPTY_INTAKE,
      PAIN: 'Talón',
    });
  });

  it('gives each question a label, a sentence and a name of its own', () => {
    for (const question of INTAKE_QUESTIONS) {
      expect(INTAKE_LABELS[question]).not.toBe('');
      expect(INTAKE_QUESTION_SENTENCES[question]).not.toBe('');
    }
    expect(new Set(Object.values(INTAKE_FORM)).size).toBe(Object.keys(INTAKE_FORM).length);
  });

  it('greets by the first name only', () => {
    expect(['  Rosa María Lillo', '', 'Íñigo'].map(firstNameOf)).toEqual(['Rosa', '', 'Íñigo']);
  });
});

describe('An accepted line', () => {
  const NOTED: readonly CurrentAlert[] = [
    { kind: 'DIABETES', note: 'Tipo 2', isDenied: false },
    { kind: 'PREGNANCY', note: '', isDenied: true },
  ];

  it('notes a fact as an alert, and keeps the alert’s note and day if the answer has none', () => {
    expect(alertChangesOf(line('DIABETES'), NOTED)).toEqual([
      { kind: 'DIABETES', note: 'Tipo 2', isNoted: true },
    ]);
    expect(alertChangesOf(line('DIABETES', { since: '2015-03-01' }), [])).toEqual([
      { kind: 'DIABETES', note: '', isNoted: true, since: '2015-03-01' },
    ]);
    expect(alertChangesOf(line('ANTICOAGULANTS', { text: 'Warfarina' }), [])).toEqual([
      { kind: 'ANTICOAGULANTS', note: 'Warfarina', isNoted: true },
    ]);
  });

  it('notes as much of a longer answer as a note holds', () => {
    const noteOf = (text: string) => alertChangesOf(line('ANTICOAGULANTS', { text }), [])[0]?.note;
    expect(noteOf('🦶'.repeat(200))).toBe('🦶'.repeat(200));
    expect(noteOf('🦶'.repeat(201))).toBe(`${'🦶'.repeat(199)}…`);
  });

  it('denies a fact, or all allergies at once', () => {
    expect(alertChangesOf(line('PACEMAKER', { answer: 'NO' }), [])).toEqual([
      { kind: 'PACEMAKER', note: '', isNoted: false, isDenied: true },
    ]);
    expect(alertChangesOf(line('NO_ALLERGIES'), []).map(({ kind, isDenied }) => [kind, isDenied])).toEqual(
      ALLERGY_QUESTIONS.map((kind) => [kind, true]),
    );
  });

  it.each([
    line('DIABETES', { answer: 'UNSURE' }),
    line('SMOKING'),
    line('MEDICINES'),
    line('OTHER_ALLERGIES'),
    line('FOOTWEAR'),
    line('PAIN'),
  ])('changes no alert if it is %j', (one) => {
    expect(alertChangesOf(one, NOTED)).toEqual([]);
  });

  it('counts an answer as a contradiction of an alert only if it says the opposite', () => {
    expect(contradicts(line('DIABETES', { answer: 'NO' }), NOTED)).toEqual([NOTED[0]]);
    expect(contradicts(line('PREGNANCY'), NOTED)).toEqual([NOTED[1]]);
    expect(contradicts(line('DIABETES'), NOTED)).toEqual([]);
    expect(contradicts(line('PACEMAKER', { answer: 'NO' }), NOTED)).toEqual([]);
  });

  it('keeps the latest accepted answer to each question without an alert', () => {
    const all = [
      line('MEDICINES', { text: 'Nueva' }),
      line('PAIN', { text: 'Descartada' }),
      line('DIABETES'),
      line('PACEMAKER', { answer: 'UNSURE' }),
      line('MEDICINES', { text: 'Antigua' }),
    ].map((one) => ({
      ...one,
      state: (one.text === 'Descartada' ? 'DISMISSED' : 'ACCEPTED') as IntakeLineState,
    }));
    expect(keptAnswers(all).map(({ question, text }) => [question, text])).toEqual([
      ['PACEMAKER', ''],
      ['MEDICINES', 'Nueva'],
    ]);
  });

  it('words the accepted lines', () => {
    expect(
      [
        line('ANTICOAGULANTS', { text: 'Warfarina' }),
        line('DIABETES', { since: '2015-03-01' }),
        line('PAIN', { text: 'El talón', sinceWords: 'ayer' }),
        line('SMOKING', { answer: 'NEVER' }),
      ].map(answerInWords),
    ).toEqual([
      'Sí, Warfarina',
      'Sí, desde el 1 de marzo de 2015',
      'El talón, desde: ayer',
      'Nunca ha fumado',
    ]);
  });
});
