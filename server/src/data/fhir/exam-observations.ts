import { type IsGone, goneParts } from '#domain/records/foot/amputation.js';
import { SIDES } from '#domain/records/foot/answer.js';
import type { FootCirculation, Pulse } from '#domain/records/foot/circulation.js';
import {
  EXUDATE_LABELS,
  PULSE_LABELS,
  SENSATION_METHOD_LABELS,
  SENSATION_SITE_LABELS,
  SIDE_WORDS,
  ULCER_DEPTH_LABELS,
  ULCER_TISSUE_LABELS,
} from '#domain/records/foot/exam.es.js';
import type { FootExam, SkinExam } from '#domain/records/foot/exam.js';
import { isSiteFelt, lossOfSensation, SENSATION_PROTOCOLS } from '#domain/records/foot/sensation.js';
import { ulcerArea } from '#domain/records/foot/ulcer.js';
import type { CodeableConcept, Observation, ObservationComponent, Quantity } from 'fhir/r4.js';
import { EXAM_TEXTS, MEASURED_ON, placeOfFinding } from './fhir.es.js';
import { LOINC, NOT_PERFORMED, OWN_SYSTEMS } from './own-codes.js';

/** The fields of an Observation that differ between the parts of an exam. */
type Coded = Pick<Observation, 'bodySite' | 'code' | 'component' | 'method' | 'note' | 'valueInteger'>;

const own = (code: string, text: string): CodeableConcept => ({
  coding: [{ system: OWN_SYSTEMS.footExam, code, display: text }],
  text,
});
const loinc = (code: string, display: string, text: string): CodeableConcept => ({
  coding: [{ system: LOINC, code, display }],
  text,
});
/** In a unit of UCUM. */
const quantity = (value: number, unit: string): Quantity => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code: unit,
});
const notPerformed = (code: CodeableConcept): ObservationComponent => ({
  code,
  dataAbsentReason: NOT_PERFORMED,
});

/** Nothing for an answer that was not given. */
const flagged = (code: CodeableConcept, value: boolean | null): ObservationComponent[] =>
  value === null ? [] : [{ code, valueBoolean: value }];
const measured = (code: CodeableConcept, value: number | null, unit: string): ObservationComponent[] =>
  value === null ? [] : [{ code, valueQuantity: quantity(value, unit) }];
const chosen = <Code extends string>(
  code: CodeableConcept,
  value: Code | null,
  labels: Readonly<Record<Code, string>>,
): ObservationComponent[] =>
  value === null ? [] : [{ code, valueCodeableConcept: own(value, labels[value]) }];

/** FHIR allows no empty list. */
const withComponents = (component: ObservationComponent[]): Pick<Observation, 'component'> =>
  component.length > 0 ? { component } : {};

/** Each site of the test, `RIGHT_BIG_TOE`, and whether protective sensation is lost. */
export function codedSensation({ sensation, skin }: Pick<FootExam, 'sensation' | 'skin'>): Coded {
  if (!sensation) throw new Error('an exam with a test of sensation has one');
  const { method, sites } = sensation;
  const isGone: IsGone = goneParts([{ skin }]);
  const loss = lossOfSensation(sensation, isGone);
  const code = own('LOSS_OF_PROTECTIVE_SENSATION', EXAM_TEXTS.loss);
  return {
    code: own('SENSATION', EXAM_TEXTS.sensation),
    method: own(method, SENSATION_METHOD_LABELS[method]),
    component: [
      loss === 'UNKNOWN' ? notPerformed(code) : { code, valueBoolean: loss === 'YES' },
      ...SIDES.flatMap((side) =>
        SENSATION_PROTOCOLS[method].sites.map((site): ObservationComponent => {
          const place = own(`${side}_${site}`, `${SENSATION_SITE_LABELS[site]}, pie ${SIDE_WORDS[side]}`);
          const tested = sites.find((one) => one.side === side && one.site === site);
          if (!tested) return notPerformed(place);
          const isFelt = isSiteFelt(method, tested.answers);
          return {
            code: place,
            valueCodeableConcept: isFelt ? own('FELT', EXAM_TEXTS.felt) : own('NOT_FELT', EXAM_TEXTS.notFelt),
          };
        }),
      ),
    ],
  };
}

/** Each pulse, `RIGHT_DORSALIS_PEDIS`, and the other signs of each foot. */
export function codedCirculation({ circulation }: Pick<FootExam, 'circulation'>): Coded {
  if (!circulation) throw new Error('an exam with the circulation has it');
  return {
    code: own('CIRCULATION', EXAM_TEXTS.circulation),
    ...withComponents([
      ...flagged(own('CLAUDICATION', EXAM_TEXTS.claudication), circulation.hasClaudication),
      ...circulation.feet.flatMap(signsOf),
    ]),
  };
}

const PULSE_CODES: Readonly<Record<Pulse, string>> = {
  dorsalisPedis: 'DORSALIS_PEDIS',
  posteriorTibial: 'POSTERIOR_TIBIAL',
};

function signsOf(foot: FootCirculation): ObservationComponent[] {
  const { side } = foot;
  const ofFoot = (code: string, text: string): CodeableConcept =>
    own(`${side}_${code}`, `${text}, pie ${SIDE_WORDS[side]}`);
  const pulses = (['dorsalisPedis', 'posteriorTibial'] as const).map((pulse): ObservationComponent => {
    const code = ofFoot(PULSE_CODES[pulse], EXAM_TEXTS[pulse]);
    const quality = foot[pulse];
    return quality === 'NOT_EXAMINED'
      ? notPerformed(code)
      : { code, valueCodeableConcept: own(quality, PULSE_LABELS[quality]) };
  });
  return [
    ...pulses,
    ...measured(ofFoot('ANKLE_BRACHIAL_INDEX', EXAM_TEXTS.index), foot.ankleBrachialIndex, '1'),
    ...measured(ofFoot('CAPILLARY_REFILL', EXAM_TEXTS.refill), foot.capillaryRefillSeconds, 's'),
    ...flagged(ofFoot('OEDEMA', EXAM_TEXTS.oedema), foot.hasOedema),
  ];
}

/** The measures of an open ulcer. */
export function codedUlcer(found: SkinExam): Coded {
  const { ulcer, examinedOn } = found;
  const { lengthMm, widthMm, measuredOn } = ulcer ?? { lengthMm: null, widthMm: null };
  const area = lengthMm && widthMm ? ulcerArea(lengthMm, widthMm) : null;
  return {
    code: loinc('72287-6', 'Wound size panel', EXAM_TEXTS.ulcer),
    bodySite: { text: placeOfFinding(found) },
    ...withComponents([
      ...measured(loinc('39126-8', 'Length of Wound', EXAM_TEXTS.length), lengthMm, 'mm'),
      ...measured(loinc('39125-0', 'Width of Wound', EXAM_TEXTS.width), widthMm, 'mm'),
      ...measured(loinc('89260-4', 'Area of wound', EXAM_TEXTS.area), area, 'cm2'),
      ...(ulcer
        ? [
            ...chosen(own('DEPTH', EXAM_TEXTS.depth), ulcer.depth, ULCER_DEPTH_LABELS),
            ...chosen(own('TISSUE', EXAM_TEXTS.tissue), ulcer.tissue, ULCER_TISSUE_LABELS),
            ...chosen(own('EXUDATE', EXAM_TEXTS.exudate), ulcer.exudate, EXUDATE_LABELS),
            ...flagged(own('VISIBLE_BONE', EXAM_TEXTS.bone), ulcer.hasVisibleBone),
            ...flagged(own('INFECTION', EXAM_TEXTS.infection), ulcer.isInfected),
          ]
        : []),
    ]),
    ...(measuredOn && measuredOn !== examinedOn && { note: [{ text: MEASURED_ON(measuredOn) }] }),
  };
}

/** On the visual analogue scale, 0 to 10. */
export const codedPain = (pain: number): Coded => ({
  code: loinc('38214-3', 'Pain severity [Score] Visual analog score', EXAM_TEXTS.pain),
  valueInteger: pain,
});
