import { describe, expect, it } from '@jest/globals';
import { type AlertKind, factsOf, NO_FACTS } from '../../patients/alert.js';
import { unreviewedAlerts } from '../intake/intake.js';
import { CONTRAINDICATIONS, type Procedure, type WarningKind, warningsOf } from './warning.js';
import { dismissedInWords, warningInWords } from './warning.es.js';

const TODAY = '2026-11-18';
const FACTS = (...kinds: AlertKind[]) => factsOf(kinds.map((kind) => ({ kind, isDenied: false })));
const STANDING = { control: null, hasAbsentPulse: false, ulcer: 'NONE' } as const;
const PROCEDURE: Procedure = { contraindications: [], supplies: [], isOfPodiatry: true };
const GLOVES = { name: 'Guantes', contains: ['LATEX'] } as const;
const TAPE = { name: 'Tela adhesiva', contains: ['ADHESIVE', 'LATEX'] } as const;
const control = (until: string) => ({ from: '2026-01-01', until });

type Case = readonly [
  what: string,
  facts: AlertKind[],
  standing: Parameters<typeof warningsOf>[1],
  procedure: Partial<Procedure>,
  expected: WarningKind[],
];
const CASES: readonly Case[] = [
  ['nothing', [], STANDING, {}, []],
  ['an alert that the treatment does not name', ['PREGNANCY', 'PACEMAKER'], STANDING, {}, []],
  [
    'the alerts that the treatment names',
    ['PREGNANCY', 'PACEMAKER', 'DIABETES'],
    STANDING,
    { contraindications: ['ANTICOAGULANTS', 'PACEMAKER', 'PREGNANCY'] },
    ['PREGNANCY', 'PACEMAKER'],
  ],
  ['an allergy without the substance', ['LATEX_ALLERGY'], STANDING, {}, []],
  ['a substance without an allergy', ['IODINE_ALLERGY'], STANDING, { supplies: [GLOVES, TAPE] }, []],
  [
    'an allergy to something in the kit',
    ['LATEX_ALLERGY', 'ADHESIVE_ALLERGY'],
    STANDING,
    { supplies: [GLOVES, TAPE] },
    ['LATEX_ALLERGY', 'ADHESIVE_ALLERGY'],
  ],
  ['an absent pulse', [], { ...STANDING, hasAbsentPulse: true }, {}, ['ABSENT_PULSE']],
  ['an open ulcer', [], { ...STANDING, ulcer: 'OPEN' }, {}, ['OPEN_ULCER']],
  ['an infected ulcer', [], { ...STANDING, ulcer: 'INFECTED' }, {}, ['INFECTED_ULCER']],
  ['an exam on the last day of its interval', [], { ...STANDING, control: control(TODAY) }, {}, []],
  ['an exam after it', [], { ...STANDING, control: control('2026-11-17') }, {}, ['EXAM_OVERDUE']],
  ['feet that were never examined', [], null, {}, []],
  [
    'what only matters on the feet, in a manicure',
    ['LATEX_ALLERGY'],
    { control: control('2026-11-17'), hasAbsentPulse: true, ulcer: 'OPEN' },
    { isOfPodiatry: false, supplies: [GLOVES] },
    ['LATEX_ALLERGY'],
  ],
];

describe('Warnings', () => {
  it.each(CASES)('warns before a procedure of %s', (_what, facts, standing, procedure, expected) => {
    const found = warningsOf(FACTS(...facts), standing, { ...PROCEDURE, ...procedure }, TODAY);
    expect(found.map(({ kind }) => kind)).toEqual(expected);
  });

  it('names the supplies with a substance to which the patient is allergic', () => {
    const [latex] = warningsOf(
      FACTS('LATEX_ALLERGY'),
      null,
      { ...PROCEDURE, supplies: [GLOVES, TAPE] },
      TODAY,
    );
    expect(latex?.supplies).toEqual(['Guantes', 'Tela adhesiva']);
    expect(warningInWords(latex!)).toBe('Alergia al látex: lo contienen Guantes y Tela adhesiva');
  });

  it('marks warnings that rest only on unreviewed answers', () => {
    const answered = unreviewedAlerts(
      (
        [
          ['PREGNANCY', 'YES', 'PENDING'],
          ['ANTICOAGULANTS', 'YES', 'PENDING'],
          ['LATEX_ALLERGY', 'YES', 'PENDING'],
          ['DIABETES', 'NO', 'PENDING'],
          ['PACEMAKER', 'YES', 'DISMISSED'],
        ] as const
      ).map(([question, answer, state]) => ({
        question,
        answer,
        state,
        text: '',
        since: null,
        sinceWords: '',
      })),
    );
    const found = warningsOf(
      FACTS('ANTICOAGULANTS'),
      null,
      { ...PROCEDURE, contraindications: CONTRAINDICATIONS, supplies: [GLOVES] },
      TODAY,
      answered,
    );
    expect(found.map(warningInWords)).toEqual([
      'Anticoagulantes: contraindicado para este tratamiento',
      'Embarazo: contraindicado para este tratamiento (según el cuestionario, por revisar)',
      'Alergia al látex: lo contiene Guantes (según el cuestionario, por revisar)',
    ]);
  });

  it('says in the record that a dismissed warning rested on an unreviewed answer, if that is known', () => {
    expect(
      [true, false, null, undefined].map((isUnreviewed) =>
        dismissedInWords({ kind: 'PREGNANCY', isUnreviewed }),
      ),
    ).toEqual(['Embarazo (según el cuestionario, sin revisar)', 'Embarazo', 'Embarazo', 'Embarazo']);
  });

  it('takes no denied finding for a contraindication', () => {
    const denied = { ...NO_FACTS, denied: new Set(['PREGNANCY'] as const) };
    expect(warningsOf(denied, null, { ...PROCEDURE, contraindications: ['PREGNANCY'] }, TODAY)).toEqual([]);
  });
});
