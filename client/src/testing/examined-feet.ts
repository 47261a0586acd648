import type { FootExam } from '#domain/records/foot/exam.js';

/** The day of the exam that precedes the visit of `aVisit`. */
export const EARLIER = '2026-10-23';

/** Neither foot has a deformity. */
export const NORMAL_FORM = ['RIGHT', 'LEFT'].map((side) => ({
  __typename: 'WholeFootFinding',
  side,
  finding: 'NO_DEFORMITY',
  examinedOn: EARLIER,
  isResolved: false,
}));

const seen = { examinedOn: EARLIER, isResolved: false };
export const earlierExam = {
  __typename: 'FootExam',
  nails: [
    {
      __typename: 'NailFinding',
      side: 'RIGHT',
      toe: 1,
      finding: 'ONYCHOMYCOSIS',
      kind: 'DISTAL',
      stage: null,
      brace: null,
      ...seen,
    },
  ],
  skin: [
    {
      __typename: 'SkinFinding',
      side: 'LEFT',
      zone: 'HEEL',
      finding: 'CALLUS',
      kind: null,
      ulcer: null,
      ...seen,
    },
  ],
  feet: [],
  sensation: {
    __typename: 'SensationTest',
    method: 'TOUCH_TEST',
    examinedOn: EARLIER,
    sites: ['RIGHT', 'LEFT'].flatMap((side) =>
      ['TOE_1', 'TOE_3', 'TOE_5'].map((site) => ({
        __typename: 'TestedSite',
        side,
        site,
        answers: [true],
      })),
    ),
  },
  circulation: {
    __typename: 'Circulation',
    examinedOn: EARLIER,
    hasClaudication: null,
    feet: ['RIGHT', 'LEFT'].map((side) => ({
      __typename: 'FootCirculation',
      side,
      dorsalisPedis: 'PRESENT',
      posteriorTibial: 'PRESENT',
      ankleBrachialIndex: null,
      capillaryRefillSeconds: null,
      hasOedema: null,
    })),
  },
  pain: 4,
  temperatureDifference: null,
  footwear: '',
  orthoses: '',
  riskOverride: null,
};

type AnsweredExam = { readonly [Key in keyof FootExam]: unknown };

/** The answer for a patient with these exams, the newest first. */
export const standing = (
  exams: ReadonlyArray<{ readonly date: string; readonly exam: AnsweredExam }>,
  more: object = {},
) => ({
  data: {
    footStanding: {
      __typename: 'FootStanding',
      badge: { __typename: 'FootBadge', name: 'Riesgo 0, muy bajo', reason: '', urgency: 'NORMAL' },
      hasAbsentPulse: false,
      ulcer: 'NONE',
      control: null,
      exams: exams.map(({ date, exam }, index) => ({
        __typename: 'RecordedFootExam',
        recordId: 8 - index,
        date,
        exam: { __typename: 'FootExam', usesCalculatedRisk: null, ...exam },
      })),
      ...more,
    },
  },
});

/** The answer for a patient with diabetes who denied these. */
export const alertsOf = (...denied: string[]) => ({
  data: {
    patient: {
      __typename: 'Patient',
      id: 3,
      alerts: [{ __typename: 'PatientAlert', kind: 'DIABETES', note: '', since: null }],
      deniedAlerts: denied.map((kind) => ({ __typename: 'PatientAlert', kind, note: '' })),
    },
  },
});
