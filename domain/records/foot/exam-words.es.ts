import { decimalComma } from '../../decimal-comma.es.js';
import { shortDate } from '../../clinic-time.es.js';
import type { LocalDate } from '../../clinic-time.js';
import { goneParts } from './amputation.js';
import { SIDES } from './answer.js';
import {
  BEHIND_FOREFOOT_LABELS,
  EXUDATE_LABELS,
  PULSE_LABELS,
  SENSATION_METHOD_LABELS,
  SENSATION_SITE_LABELS,
  SIDE_WORDS,
  ULCER_DEPTH_LABELS,
  ULCER_TISSUE_LABELS,
} from './exam.es.js';
import type { FootExam, NailExam, SkinExam, Ulcer } from './exam.js';
import { nailInWords, skinInWords, wholeFootInWords } from './findings.es.js';
import type { FoundThen } from './place-history.js';
import { categoryInWords } from './risk.es.js';
import {
  hasNoCutOff,
  isSiteFelt,
  lossOfSensation,
  SENSATION_PROTOCOLS,
  type SensationTest,
  type TestedSite,
} from './sensation.js';
import { ulcerArea } from './ulcer.js';

/**
 * The text form of an exam, for screen readers, print and search: one sentence without a full stop for each finding,
 * test and answer.
 */
export function examInWords(exam: FootExam): string[] {
  return [...findingsInWords(exam), ...testsInWords(exam)];
}

/** The findings alone, each with the day on which it was seen. */
export const findingsInWords = (exam: FootExam): string[] =>
  datedFindings(exam).map(({ words, examinedOn }) => `${words}, visto el ${shortDate(examinedOn)}`);

/** The tests and answers alone. */
export function testsInWords(exam: FootExam): string[] {
  return [
    ...(exam.sensation
      ? [[sensationInWords(exam.sensation, exam), ...feltInWords(exam.sensation, exam)].join('; ')]
      : []),
    ...(exam.circulation ? [circulationInWords(exam.circulation)] : []),
    ...(exam.pain === null ? [] : [`Dolor (EVA): ${exam.pain} de 10`]),
    ...(exam.temperatureDifference === null
      ? []
      : [`Diferencia de temperatura: ${decimalComma(exam.temperatureDifference)} °C`]),
    ...(exam.footwear ? [`Calzado: ${exam.footwear}`] : []),
    ...(exam.orthoses ? [`Órtesis o plantillas: ${exam.orthoses}`] : []),
    ...(exam.riskOverride
      ? [`${categoryInWords(exam.riskOverride.category)}, según el profesional: ${exam.riskOverride.reason}`]
      : []),
    ...(exam.usesCalculatedRisk ? ['Vuelve el riesgo calculado'] : []),
  ];
}

/**
 * Sentences for a visit's description: the findings and tests of the day of the visit, or that nothing changed if
 * everything was copied from an earlier exam.
 */
export function newsInWords(exam: FootExam, day: LocalDate): string[] {
  const { sensation, circulation } = exam;
  const isNew = ({ examinedOn }: { readonly examinedOn: LocalDate }): boolean => examinedOn === day;
  const findings = datedFindings(exam);
  const news = [
    ...findings.filter(isNew).map(({ words }) => words),
    ...(sensation && isNew(sensation) ? [sensationInWords(sensation, exam)] : []),
    ...(circulation && isNew(circulation) ? [circulationInWords(circulation)] : []),
  ];
  if (news.length > 0) return news.map((sentence) => `${sentence}.`);
  const earlier = findings
    .map(({ examinedOn }) => examinedOn)
    .sort()
    .at(-1);
  return [earlier ? `Pies sin cambios desde el ${shortDate(earlier)}.` : 'Pies sin hallazgos.'];
}

interface FindingInWords {
  readonly words: string;
  readonly examinedOn: LocalDate;
}

function datedFindings({ nails, skin, feet }: FootExam): FindingInWords[] {
  return [...nails, ...skin, ...feet].map((one) => ({
    words: foundInWords(one),
    examinedOn: one.examinedOn,
  }));
}

/** A finding with its details, and whether it is resolved: 'Fisura en talón, pie derecho, resuelto'. */
export function foundInWords(one: FoundThen): string {
  const [name, details] =
    'toe' in one
      ? [nailInWords(one), braceInWords(one)]
      : 'zone' in one
        ? [skinInWords(one), one.ulcer ? ulcerInWords(one.ulcer, one.examinedOn) : '']
        : [wholeFootInWords(one), ''];
  return [name, details, one.isResolved ? 'resuelto' : ''].filter(Boolean).join(', ');
}

/**
 * A mark of the map: 'Fisura en talón, pie derecho, resuelto', with the day on which it was seen if that is another
 * one.
 */
export const markInWords = (one: NailExam | SkinExam, day: LocalDate): string =>
  [
    'toe' in one ? nailInWords(one) : skinInWords(one),
    one.isResolved && 'resuelto',
    one.examinedOn < day && `visto el ${shortDate(one.examinedOn)}`,
  ]
    .filter(Boolean)
    .join(', ');

function braceInWords({ brace }: NailExam): string {
  if (!brace) return '';
  return [
    brace.type,
    brace.fittedOn && `instalado el ${shortDate(brace.fittedOn)}`,
    brace.nextAdjustment && `próximo ajuste el ${shortDate(brace.nextAdjustment)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A sign, or that it was looked for and not found; empty if it was not looked for. */
const answered = (isThere: boolean | null, sign: string): string =>
  isThere === null ? '' : isThere ? sign : `sin ${sign}`;

function ulcerInWords(ulcer: Ulcer, examinedOn: LocalDate): string {
  const { lengthMm, widthMm, measuredOn } = ulcer;
  const isEarlier = measuredOn && measuredOn !== examinedOn;
  const measures =
    lengthMm && widthMm
      ? `${lengthMm} × ${widthMm} mm (${decimalComma(ulcerArea(lengthMm, widthMm))} cm²)`
      : [lengthMm && `${lengthMm} mm de largo`, widthMm && `${widthMm} mm de ancho`].filter(Boolean).join('');
  return [
    ulcer.since && `desde el ${shortDate(ulcer.since)}`,
    measures && `${measures}${isEarlier ? ` el ${shortDate(measuredOn)}` : ''}`,
    ulcer.depth && `profundidad: ${ULCER_DEPTH_LABELS[ulcer.depth]}`,
    ulcer.tissue && `tejido: ${ULCER_TISSUE_LABELS[ulcer.tissue]}`,
    ulcer.exudate && `exudado: ${EXUDATE_LABELS[ulcer.exudate]}`,
    ulcer.edges && `bordes: ${ulcer.edges}`,
    answered(ulcer.hasVisibleBone, 'hueso visible'),
    answered(ulcer.isInfected, 'signos de infección'),
    ulcer.isBehindForefoot != null && BEHIND_FOREFOOT_LABELS[`${ulcer.isBehindForefoot}`],
  ]
    .filter(Boolean)
    .join(', ');
}

const LOSS = {
  YES: 'pérdida de la sensibilidad protectora',
  NO: 'conservada',
  UNKNOWN: 'incompleta',
} as const;

/** The result of a ten-point test of a clinic without a cut-off. */
export const NO_CUT_OFF = 'no se puede calcular: falta el corte de la clínica';

function sensationInWords(test: NonNullable<FootExam['sensation']>, exam: FootExam): string {
  const absent = test.sites.filter(({ answers }) => !isSiteFelt(test.method, answers));
  const loss = hasNoCutOff(test) ? NO_CUT_OFF : LOSS[lossOfSensation(test, goneParts([exam]))];
  return [
    `Sensibilidad (${SENSATION_METHOD_LABELS[test.method]}, ${shortDate(test.examinedOn)}): ${loss}`,
    ...sitesInWords('no siente', absent),
  ].join('; ');
}

/** The felt sites of a test that left sites out; of a complete one, they are all that are not absent. */
function feltInWords({ method, sites }: SensationTest, exam: FootExam): string[] {
  const isGone = goneParts([exam]);
  const isComplete = SIDES.every((side) =>
    SENSATION_PROTOCOLS[method].sites.every(
      (site) => isGone(side, site) || sites.some((one) => one.side === side && one.site === site),
    ),
  );
  if (isComplete) return [];
  const felt = sites.filter(({ answers }) => isSiteFelt(method, answers));
  return sitesInWords('siente', felt);
}

const sitesInWords = (verb: string, sites: readonly TestedSite[]): string[] =>
  sites.length === 0
    ? []
    : [
        `${verb}: ${sites.map(({ side, site }) => `${SENSATION_SITE_LABELS[site]} ${SIDE_WORDS[side]}`).join(', ')}`,
      ];

function circulationInWords(circulation: NonNullable<FootExam['circulation']>): string {
  const feet = SIDES.flatMap((side) => {
    const foot = circulation.feet.find((one) => one.side === side);
    if (!foot) return [];
    return [
      [
        `pie ${SIDE_WORDS[side]}: pulso pedio ${PULSE_LABELS[foot.dorsalisPedis]}, tibial posterior ${PULSE_LABELS[foot.posteriorTibial]}`,
        foot.ankleBrachialIndex !== null && `ITB ${decimalComma(foot.ankleBrachialIndex)}`,
        foot.capillaryRefillSeconds !== null &&
          `llene capilar ${decimalComma(foot.capillaryRefillSeconds)} s`,
        answered(foot.hasOedema, 'edema'),
      ]
        .filter(Boolean)
        .join(', '),
    ];
  });
  const claudication = answered(circulation.hasClaudication, 'claudicación') || [];
  return `Circulación (${shortDate(circulation.examinedOn)}): ${feet.concat(claudication).join('; ')}`;
}
