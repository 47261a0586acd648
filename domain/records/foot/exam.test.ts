import { describe, expect, it } from '@jest/globals';
import { type AlertKind, ASKED_ALERTS, factsOf, NO_FACTS, type PatientFacts } from '../../patients/alert.js';
import { arteryDiseaseOf, type Circulation, type PulseQuality } from './circulation.js';
import type { EXAM_FAULTS } from './exam.es.js';
import {
  carriedExam,
  changedFinding,
  EMPTY_EXAM,
  findingsAt,
  withFinding,
  withoutFinding,
  withFormsAnswered,
} from './exam-edits.js';
import { examInWords, newsInWords } from './exam-words.es.js';
import { examFault, type FootExam, type Ulcer } from './exam.js';
import { lossOfSensation, SENSATION_PROTOCOLS, type SensationMethod } from './sensation.js';
import { type DatedExam, footStanding } from './standing.js';

const DAY = '2026-11-20';
const LATER = '2026-12-20';
const BIG_TOE = { side: 'RIGHT', toe: 1 } as const;
const HEEL = { side: 'LEFT', zone: 'HEEL' } as const;

const felt = (
  method: SensationMethod,
  wrongSites: number,
  answers: readonly boolean[],
): NonNullable<FootExam['sensation']> => ({
  method,
  examinedOn: DAY,
  sites: (['RIGHT', 'LEFT'] as const).flatMap((side, sideIndex) =>
    SENSATION_PROTOCOLS[method].sites.map((site, index) => ({
      side,
      site,
      answers:
        sideIndex * 3 + index < wrongSites
          ? answers
          : Array.from({ length: SENSATION_PROTOCOLS[method].answersPerSite }, () => true),
    })),
  ),
});
const pulses = (dorsalisPedis: PulseQuality, index: number | null = null): Circulation => ({
  examinedOn: DAY,
  hasClaudication: null,
  feet: (['RIGHT', 'LEFT'] as const).map((side) => ({
    side,
    dorsalisPedis,
    posteriorTibial: 'PRESENT',
    ankleBrachialIndex: index,
    capillaryRefillSeconds: null,
    hasOedema: null,
  })),
});

describe('the loss of protective sensation', () => {
  it.each<[string, ReturnType<typeof felt>, string]>([
    ['no site of the monofilament is absent', felt('MONOFILAMENT', 0, []), 'NO'],
    ['one of three answers is wrong', felt('MONOFILAMENT', 6, [true, true, false]), 'NO'],
    ['two of three answers at one site are wrong', felt('MONOFILAMENT', 1, [true, false, false]), 'YES'],
    ['one of six toes is not felt', felt('TOUCH_TEST', 1, [false]), 'NO'],
    ['two of six toes are not felt', felt('TOUCH_TEST', 2, [false]), 'YES'],
  ])('decides the loss of protective sensation when %s', (_when, test, loss) =>
    expect(test && lossOfSensation(test)).toBe(loss),
  );

  it('leaves the loss of sensation unknown while an untested site could decide', () => {
    const tested = felt('TOUCH_TEST', 1, [false]);
    const withoutOne = tested && { ...tested, sites: tested.sites.slice(0, -1) };
    expect(withoutOne && lossOfSensation(withoutOne)).toBe('UNKNOWN');
    expect(lossOfSensation({ method: 'MONOFILAMENT', sites: [] })).toBe('UNKNOWN');
  });
});

it.each<[string, ReturnType<typeof arteryDiseaseOf>]>([
  ['diagnosed', arteryDiseaseOf(true, [])],
  ['an absent pulse', arteryDiseaseOf(false, pulses('ABSENT').feet)],
  ['an index below 0.9', arteryDiseaseOf(false, pulses('PRESENT', 0.89).feet)],
  ['an index of 0.9', arteryDiseaseOf(false, pulses('PRESENT', 0.9).feet)],
  ['a weak pulse alone', arteryDiseaseOf(false, pulses('WEAK').feet)],
  ['a pulse not examined', arteryDiseaseOf(false, pulses('NOT_EXAMINED').feet)],
  ['never examined', arteryDiseaseOf(false, [])],
])('rates the arteries with %s as %s', (sign, disease) => {
  const expected = {
    diagnosed: 'DIAGNOSED',
    'an absent pulse': 'SUSPECTED',
    'an index below 0.9': 'SUSPECTED',
    'an index of 0.9': 'NONE',
    'a weak pulse alone': 'TO_EVALUATE',
    'a pulse not examined': 'UNKNOWN',
    'never examined': 'UNKNOWN',
  }[sign];
  expect(disease).toBe(expected);
});

describe('an exam', () => {
  const found = withFinding(EMPTY_EXAM, BIG_TOE, 'ONYCHOMYCOSIS', 'DISTAL', DAY);

  it('describes what is new, resolved or tested again, or that nothing changed', () => {
    const carried = withFinding(EMPTY_EXAM, BIG_TOE, 'INGROWN', 'OUTER', DAY);
    const tested = { ...carried, circulation: pulses('PRESENT') };
    expect(newsInWords(tested, LATER)).toEqual(['Pies sin cambios desde el 20/11/2026.']);
    expect(newsInWords(EMPTY_EXAM, LATER)).toEqual(['Pies sin hallazgos.']);
    const healed = changedFinding(tested, BIG_TOE, 'INGROWN', { isResolved: true }, LATER);
    expect(newsInWords(withFinding(healed, HEEL, 'FISSURE', null, LATER), LATER)).toEqual([
      'Uña encarnada por el borde externo en 1.er ortejo derecho, resuelto.',
      'Fisura en talón, pie izquierdo.',
    ]);
    expect(newsInWords({ ...tested, circulation: { ...pulses('WEAK'), examinedOn: LATER } }, LATER)).toEqual([
      expect.stringContaining('pulso pedio débil'),
    ]);
  });

  it('writes its findings in words', () =>
    expect(
      examInWords({
        ...changedFinding(
          withFinding(found, HEEL, 'CALLUS', null, DAY),
          HEEL,
          'CALLUS',
          { isResolved: true },
          DAY,
        ),
        pain: 3,
        sensation: felt('MONOFILAMENT', 1, [false, false, true]),
        circulation: pulses('WEAK'),
      }),
    ).toEqual([
      'Onicomicosis distal en 1.er ortejo derecho, visto el 20/11/2026',
      'Hiperqueratosis en talón, pie izquierdo, resuelto, visto el 20/11/2026',
      'Sensibilidad (Monofilamento de 10 g, 20/11/2026): pérdida de la sensibilidad protectora; no siente: primer ortejo derecho',
      'Circulación (20/11/2026): pie derecho: pulso pedio débil, tibial posterior presente; pie izquierdo: pulso pedio débil, tibial posterior presente',
      'Dolor (EVA): 3 de 10',
    ]));

  it('carries an exam into the next visit with its dates, without resolved findings and answers of that day', () => {
    const ended = changedFinding(
      withFinding(found, HEEL, 'CALLUS', null, DAY),
      HEEL,
      'CALLUS',
      { isResolved: true },
      DAY,
    );
    const carried = carriedExam({
      ...ended,
      pain: 5,
      sensation: felt('TOUCH_TEST', 0, []),
      footwear: 'Ancho',
    });
    expect(carried).toMatchObject({ nails: found.nails, skin: [], pain: null, footwear: '' });
    expect(carried.sensation?.examinedOn).toBe(DAY);
  });

  it('dates a changed finding on the day of the visit, and leaves the others', () => {
    const two = withFinding(found, HEEL, 'CALLUS', null, DAY);
    const changed = changedFinding(two, BIG_TOE, 'ONYCHOMYCOSIS', { kind: 'TOTAL' }, LATER);
    expect(changed.nails).toMatchObject([{ kind: 'TOTAL', examinedOn: LATER }]);
    expect(changed.skin).toEqual(two.skin);
    expect(findingsAt(withoutFinding(changed, BIG_TOE, 'ONYCHOMYCOSIS'), BIG_TOE)).toEqual([]);
  });

  it.each<[keyof typeof EXAM_FAULTS, FootExam]>([
    ['FINDING_TWICE', { ...found, nails: [...found.nails, ...found.nails] }],
    ['UNKNOWN_KIND', withFinding(EMPTY_EXAM, BIG_TOE, 'ONYCHOMYCOSIS', 'PLANTAR', DAY)],
    ['STAGE_WITHOUT_INGROWN_NAIL', changedFinding(found, BIG_TOE, 'ONYCHOMYCOSIS', { stage: 'I' }, DAY)],
    [
      'BRACE_WITHOUT_FINDING',
      changedFinding(
        found,
        BIG_TOE,
        'ONYCHOMYCOSIS',
        { brace: { type: '', fittedOn: null, nextAdjustment: null } },
        DAY,
      ),
    ],
    ['EXAMINED_LATER', withFinding(EMPTY_EXAM, BIG_TOE, 'ONYCHAUXIS', null, LATER)],
    [
      'BEGAN_LATER',
      // It had healed before it opened.
      changedFinding(
        withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, '2026-11-01'),
        HEEL,
        'ULCER',
        { isResolved: true, ulcer: { since: '2026-11-10', lengthMm: null, widthMm: null } as Ulcer },
        '2026-11-01',
      ),
    ],
    [
      'ADJUSTMENT_BEFORE_FITTING',
      changedFinding(
        withFinding(EMPTY_EXAM, BIG_TOE, 'BRACE', null, DAY),
        BIG_TOE,
        'BRACE',
        { brace: { type: '', fittedOn: DAY, nextAdjustment: '2026-11-19' } },
        DAY,
      ),
    ],
    [
      'UNKNOWN_SITE',
      {
        ...EMPTY_EXAM,
        sensation: {
          method: 'TOUCH_TEST',
          examinedOn: DAY,
          sites: [{ side: 'LEFT', site: 'BIG_TOE', answers: [true] }],
        },
      },
    ],
    [
      'ANSWERS_PER_SITE',
      {
        ...EMPTY_EXAM,
        sensation: {
          method: 'MONOFILAMENT',
          examinedOn: DAY,
          sites: [{ side: 'LEFT', site: 'BIG_TOE', answers: [true] }],
        },
      },
    ],
    [
      'FOOT_TWICE',
      {
        ...EMPTY_EXAM,
        circulation: { ...pulses('WEAK'), feet: [...pulses('WEAK').feet, ...pulses('WEAK').feet] },
      },
    ],
  ])('refuses an exam with the fault %s', (fault, exam) => expect(examFault(exam, DAY)).toBe(fault));

  it('accepts findings, tests and measures that agree', () =>
    expect(
      examFault({ ...found, sensation: felt('MONOFILAMENT', 0, []), circulation: pulses('PRESENT') }, DAY),
    ).toBeNull());
});

describe('The state of the feet by all exams', () => {
  /** The patient was asked for everything, and has these. */
  const alerts = (...kinds: AlertKind[]): PatientFacts =>
    factsOf(
      [...new Set([...kinds, ...ASKED_ALERTS])].map((kind) => ({ kind, isDenied: !kinds.includes(kind) })),
    );
  const normal: FootExam = {
    ...withFormsAnswered(EMPTY_EXAM, DAY),
    sensation: felt('MONOFILAMENT', 0, []),
    circulation: pulses('PRESENT'),
  };

  it('uses the newest test of each kind and counts from the older of the two', () => {
    const standing = footStanding(
      [
        { date: LATER, exam: { ...EMPTY_EXAM, sensation: { ...normal.sensation!, examinedOn: LATER } } },
        { date: DAY, exam: normal },
      ],
      alerts('DIABETES'),
    );
    expect(standing).toMatchObject({
      risk: { kind: 'CATEGORY', category: 0 },
      examinedOn: DAY,
      control: { from: '2027-11-20', until: '2027-11-20' },
    });
  });

  it.each(['HALLUX_VALGUS', 'CLAW_OR_HAMMER_TOES', 'FLAT_FOOT', 'HIGH_ARCH', 'LIMITED_MOBILITY'] as const)(
    'counts %s as a deformity',
    (finding) => {
      const lost = { ...normal, sensation: felt('MONOFILAMENT', 1, [false, false, true]) };
      const exam = withFinding({ ...lost, feet: [] }, { side: 'LEFT' }, finding, null, DAY);
      expect(footStanding([{ date: DAY, exam }], alerts('DIABETES')).risk).toMatchObject({ category: 2 });
    },
  );

  it('refers an open ulcer until it is resolved', () => {
    const open = withFinding(normal, HEEL, 'ULCER', null, DAY);
    expect(footStanding([{ date: DAY, exam: open }], alerts('DIABETES'))).toMatchObject({
      risk: { kind: 'REFER' },
      control: null,
    });
    const healed = changedFinding(open, HEEL, 'ULCER', { isResolved: true }, DAY);
    expect(
      footStanding([{ date: DAY, exam: healed }], alerts('DIABETES', 'EARLIER_ULCER')).risk,
    ).toMatchObject({
      category: 0,
      notices: ['EARLIER_ULCER'],
    });
  });

  it('keeps the professional’s category until a test is made again', () => {
    const overridden = {
      date: DAY,
      exam: { ...normal, riskOverride: { category: 2, reason: 'Ceguera' } as const },
    };
    expect(footStanding([overridden], alerts('DIABETES'))).toMatchObject({
      override: { category: 2 },
      control: { from: '2027-02-20', until: '2027-05-20' },
    });
    const tested = { ...EMPTY_EXAM, sensation: { ...normal.sensation!, examinedOn: LATER } };
    expect(footStanding([{ date: LATER, exam: tested }, overridden], alerts('DIABETES')).override).toBeNull();
  });

  it('does not let a professional’s category hide an ulcer', () => {
    const open = withFinding(normal, HEEL, 'ULCER', null, DAY);
    const overridden = { ...open, riskOverride: { category: 0, reason: 'Leve' } as const };
    expect(footStanding([{ date: DAY, exam: overridden }], alerts('DIABETES'))).toMatchObject({
      risk: { kind: 'REFER' },
      override: null,
      control: null,
    });
  });

  it('takes a finding that a later exam leaves out as still there', () => {
    const open = withFinding(normal, HEEL, 'ULCER', null, DAY);
    const later = { date: LATER, exam: { ...EMPTY_EXAM, pain: 2 } };
    expect(footStanding([later, { date: DAY, exam: open }], alerts('DIABETES')).risk).toEqual({
      kind: 'REFER',
      reasons: ['OPEN_ULCER'],
    });
  });

  it('takes an ulcer as closed once a later exam finds something else in its zone', () => {
    const open = withFinding(normal, HEEL, 'ULCER', null, DAY);
    const callus = (zone: 'ARCH' | 'HEEL') => ({
      date: LATER,
      exam: withFinding(normal, { ...HEEL, zone }, 'CALLUS', null, LATER),
    });
    const risk = (...exams: DatedExam[]) => footStanding(exams, alerts('DIABETES')).risk;
    expect(risk(callus('HEEL'), { date: DAY, exam: open })).toMatchObject({
      category: 0,
      notices: ['EARLIER_ULCER'],
    });
    expect(risk(callus('ARCH'), { date: DAY, exam: open })).toMatchObject({ kind: 'REFER' });
    const amputated = withFinding(normal, HEEL, 'AMPUTATION', 'MIDFOOT', DAY);
    expect(risk(callus('HEEL'), { date: DAY, exam: amputated })).toMatchObject({
      notices: ['EARLIER_AMPUTATION'],
    });
  });

  it('takes a healed ulcer and an amputation from the exams if the alerts lack them', () => {
    const lost = { ...normal, sensation: felt('MONOFILAMENT', 1, [false, false, true]) };
    const open = withFinding(lost, HEEL, 'ULCER', null, DAY);
    const healed = changedFinding(open, HEEL, 'ULCER', { isResolved: true }, LATER);
    const risk = (...exams: DatedExam[]) => footStanding(exams, alerts('DIABETES')).risk;
    expect(
      risk({ date: LATER, exam: EMPTY_EXAM }, { date: LATER, exam: healed }, { date: DAY, exam: open }),
    ).toMatchObject({ category: 3, reasons: ['LOSS_OF_PROTECTIVE_SENSATION', 'EARLIER_ULCER'] });
    const amputated = withFinding(lost, HEEL, 'AMPUTATION', 'TOE', DAY);
    expect(risk({ date: DAY, exam: amputated })).toMatchObject({
      category: 3,
      reasons: ['LOSS_OF_PROTECTIVE_SENSATION', 'EARLIER_AMPUTATION'],
    });
  });

  it('prefers a newer test to an older one that a later visit copied', () => {
    const lost = { ...felt('MONOFILAMENT', 1, [false, false, true]), examinedOn: LATER };
    const copy = { date: '2026-12-31', exam: normal };
    const tested = { date: LATER, exam: { ...normal, sensation: lost } };
    expect(footStanding([copy, tested], alerts('DIABETES')).risk).toMatchObject({ category: 1 });
  });

  it('dates the control from the only test if a missing one could not change the category', () => {
    const lost = { ...EMPTY_EXAM, sensation: felt('MONOFILAMENT', 1, [false, false, true]) };
    expect(footStanding([{ date: DAY, exam: lost }], alerts('DIABETES', 'EARLIER_ULCER'))).toMatchObject({
      risk: { kind: 'CATEGORY', category: 3 },
      examinedOn: DAY,
      control: { from: '2026-12-20', until: '2027-02-20' },
    });
  });

  it('leaves the risk unknown until the patient answered what no exam shows, unless no answer could change it', () => {
    const lost = { ...normal, sensation: felt('MONOFILAMENT', 1, [false, false, true]) };
    const risk = (exam: FootExam, present: AlertKind[], denied: AlertKind[]) =>
      footStanding([{ date: DAY, exam }], { present: new Set(present), denied: new Set(denied) }).risk;
    expect(footStanding([{ date: DAY, exam: lost }], NO_FACTS).risk).toEqual({
      kind: 'INCOMPLETE',
      missing: ['DIABETES', 'EARLIER_ULCER', 'KIDNEY_FAILURE'],
      atLeast: null,
    });
    expect(risk(lost, [], ['DIABETES'])).toEqual({ kind: 'NOT_APPLICABLE' });
    expect(risk(lost, ['DIABETES'], ['KIDNEY_FAILURE'])).toEqual({
      kind: 'INCOMPLETE',
      missing: ['EARLIER_ULCER'],
      atLeast: 1,
    });
    expect(risk(lost, ['DIABETES', 'KIDNEY_FAILURE'], [])).toMatchObject({ category: 3 });
    expect(risk(normal, ['DIABETES'], [])).toMatchObject({ category: 0 });
  });

  it('leaves the risk unknown without an exam', () =>
    expect(footStanding([], alerts('DIABETES')).risk).toMatchObject({ kind: 'INCOMPLETE', atLeast: 0 }));
});
