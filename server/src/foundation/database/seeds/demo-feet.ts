import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { SIDES, type Side } from '#domain/records/foot/answer.js';
import type { Circulation, PulseQuality } from '#domain/records/foot/circulation.js';
import type { FootExam, Ulcer } from '#domain/records/foot/exam.js';
import {
  carriedExam,
  changedFinding,
  EMPTY_EXAM,
  type Place,
  withFinding,
  withFormsAnswered,
} from '#domain/records/foot/exam-edits.js';
import { MONOFILAMENT_SITES, type SensationSite } from '#domain/records/foot/sensation.js';

interface FootVisit {
  readonly daysAgo: number;
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  /** @param earlier what the visit before found; empty in the first visit. */
  readonly exam: (earlier: FootExam, date: LocalDate) => FootExam;
}

/** @param lost sites that the patient doesn't feel, on both feet. */
const sensation = (examinedOn: LocalDate, ...lost: SensationSite[]): NonNullable<FootExam['sensation']> => ({
  method: 'MONOFILAMENT',
  examinedOn,
  sites: SIDES.flatMap((side) =>
    MONOFILAMENT_SITES.map((site) => ({
      side,
      site,
      answers: lost.includes(site) ? [false, false, true] : [true, true, true],
    })),
  ),
});

/** The test of a patient with an ulcer on the left ball of the foot, where it is not made. */
const withoutUlcer = (test: ReturnType<typeof sensation>): ReturnType<typeof sensation> => ({
  ...test,
  sites: test.sites.filter(({ side, site }) => !(side === 'LEFT' && site === 'FIRST_METATARSAL')),
});

const circulation = (examinedOn: LocalDate, dorsalisPedis: PulseQuality = 'PRESENT'): Circulation => ({
  examinedOn,
  hasClaudication: false,
  feet: SIDES.map((side) => ({
    side,
    dorsalisPedis,
    posteriorTibial: 'PRESENT',
    ankleBrachialIndex: null,
    capillaryRefillSeconds: 2,
    hasOedema: false,
  })),
});

const nail = (side: Side, toe: 1 | 2 | 5): Place => ({ side, toe });
const BALL: Place = { side: 'LEFT', zone: 'METATARSAL_1' };

/** The ulcer as measured in one visit. */
function measuredUlcer(
  exam: FootExam,
  date: LocalDate,
  measures: Partial<Ulcer> & Pick<Ulcer, 'lengthMm' | 'since' | 'widthMm'>,
): FootExam {
  const ulcer: Ulcer = {
    depth: 'SUBCUTANEOUS',
    tissue: 'GRANULATION',
    exudate: 'LITTLE',
    edges: 'Regulares',
    hasVisibleBone: false,
    isInfected: false,
    ...measures,
  };
  return changedFinding(exam, BALL, 'ULCER', { ulcer }, date);
}

/** Examinations of made-up patients, by their place in the demo's people; oldest first. */
const FOOT_VISITS: ReadonlyMap<number, readonly FootVisit[]> = new Map<number, readonly FootVisit[]>([
  [
    0,
    [
      {
        daysAgo: 58,
        careDescription: 'Úlcera plantar bajo la cabeza del 1.er metatarsiano izquierdo, sin dolor.',
        procedure: 'Evaluación del pie diabético. Se cubre con apósito estéril; sin otro procedimiento.',
        instructions: 'Derivar a médico. No apoyar el antepié izquierdo.',
        exam: (_earlier, date) =>
          measuredUlcer(
            {
              ...withFinding(EMPTY_EXAM, BALL, 'ULCER', null, date),
              sensation: withoutUlcer(sensation(date, 'FIRST_METATARSAL', 'FIFTH_METATARSAL')),
              circulation: circulation(date),
              temperatureDifference: 1.2,
              footwear: 'Zapatilla ancha',
            },
            date,
            { since: addDays(date, -14), lengthMm: 14, widthMm: 11, tissue: 'SLOUGH', exudate: 'MUCH' },
          ),
      },
      {
        daysAgo: 30,
        careDescription: 'Control de úlcera plantar, con indicación médica de curaciones.',
        procedure: 'Registro de medidas. Cambio de apósito.',
        instructions: 'Seguir con la descarga del antepié. Control médico semanal.',
        exam: (earlier, date) =>
          measuredUlcer(earlier, date, { since: addDays(date, -42), lengthMm: 10, widthMm: 7 }),
      },
      {
        daysAgo: 2,
        careDescription: 'Control de úlcera plantar: más pequeña, sin signos de infección.',
        procedure: 'Registro de medidas. Corte de uñas y fresado suave.',
        instructions: 'Mantener la descarga. Revisar los pies todos los días.',
        exam: (earlier, date) =>
          measuredUlcer(earlier, date, {
            since: addDays(date, -70),
            lengthMm: 5,
            widthMm: 4,
            depth: 'SKIN',
            exudate: 'NONE',
          }),
      },
    ],
  ],
  [
    3,
    [
      {
        daysAgo: 61,
        careDescription: 'Control anual del pie diabético.',
        procedure: 'Corte y fresado de uñas. Deslaminación de hiperqueratosis.',
        instructions: 'Calzado de punta ancha. Crema con urea cada noche.',
        exam: (_earlier, date) => ({
          ...SIDES.reduce(
            (exam, side) => withFinding(exam, { side }, 'CLAW_OR_HAMMER_TOES', null, date),
            withFinding(EMPTY_EXAM, { side: 'RIGHT', zone: 'METATARSALS_2_3' }, 'CALLUS', null, date),
          ),
          sensation: sensation(date, 'FIFTH_METATARSAL'),
          circulation: circulation(date, 'WEAK'),
          footwear: 'Zapato de seguridad',
        }),
      },
      {
        daysAgo: 5,
        careDescription: 'Hiperqueratosis bajo los metatarsianos centrales derechos.',
        procedure: 'Deslaminación e hidratación.',
        instructions: 'Plantilla de descarga. Control en tres meses.',
        exam: (earlier) => ({ ...earlier, orthoses: 'Plantilla de descarga' }),
      },
    ],
  ],
  [
    4,
    [
      {
        daysAgo: 6,
        careDescription: 'Primera evaluación del pie diabético. Piel seca.',
        procedure: 'Examen del pie. Hidratación.',
        instructions: 'Crema con urea cada noche. Control en un año.',
        exam: (_earlier, date) => ({
          ...withFormsAnswered(
            withFinding(EMPTY_EXAM, { side: 'RIGHT', zone: 'HEEL' }, 'XEROSIS', null, date),
            date,
          ),
          sensation: sensation(date),
          circulation: circulation(date),
          pain: 0,
        }),
      },
    ],
  ],
  [
    5,
    [
      {
        daysAgo: 63,
        careDescription: 'Uñas engrosadas y amarillentas en ambos pies.',
        procedure: 'Fresado de uñas.',
        instructions: 'Esmalte antimicótico según indicación médica. Secar bien entre los ortejos.',
        exam: (_earlier, date) =>
          withFinding(
            withFinding(EMPTY_EXAM, nail('RIGHT', 1), 'ONYCHOMYCOSIS', 'TOTAL', date),
            nail('LEFT', 5),
            'ONYCHOMYCOSIS',
            'DISTAL',
            date,
          ),
      },
      {
        daysAgo: 7,
        careDescription: 'Control: la uña del 5.º ortejo izquierdo está sana.',
        procedure: 'Fresado de la uña derecha.',
        instructions: 'Continuar el tratamiento. Control en dos meses.',
        exam: (earlier, date) =>
          withFinding(
            changedFinding(earlier, nail('LEFT', 5), 'ONYCHOMYCOSIS', { isResolved: true }, date),
            nail('RIGHT', 1),
            'ONYCHOMYCOSIS',
            'DISTAL',
            date,
          ),
      },
    ],
  ],
  [
    7,
    [
      {
        daysAgo: 37,
        careDescription: 'Uña encarnada del 1.er ortejo derecho, con dolor al caminar.',
        procedure: 'Corte y fresado del borde. Instalación de bracket ungueal.',
        instructions: 'Calzado ancho. Ajuste del bracket en cuatro semanas.',
        exam: (_earlier, date) => {
          const ingrown = withFinding(EMPTY_EXAM, nail('RIGHT', 1), 'INGROWN', 'OUTER', date);
          const graded = changedFinding(
            ingrown,
            nail('RIGHT', 1),
            'INGROWN',
            { stage: 'I', stageScale: 'HEIFETZ' },
            date,
          );
          return { ...braced(graded, date), pain: 5 };
        },
      },
      {
        daysAgo: 9,
        careDescription: 'Ajuste del bracket. El dolor disminuyó.',
        procedure: 'Ajuste del bracket ungueal.',
        instructions: 'Próximo ajuste en cuatro semanas.',
        exam: (earlier, date) => ({ ...braced(earlier, date), pain: 1 }),
      },
    ],
  ],
  [
    9,
    [
      {
        daysAgo: 11,
        careDescription: 'Control del pie diabético, con úlcera sanada en 2024.',
        procedure: 'Examen del pie. Corte de uñas.',
        instructions: 'Revisar los pies todos los días. Control en un mes.',
        exam: (_earlier, date) => ({
          ...withFinding(EMPTY_EXAM, { side: 'LEFT' }, 'HALLUX_VALGUS', null, date),
          sensation: sensation(date, 'BIG_TOE'),
          circulation: circulation(date),
          orthoses: 'Plantillas a medida',
        }),
      },
    ],
  ],
]);

function braced(exam: FootExam, date: LocalDate): FootExam {
  const [before] = exam.nails.filter(({ finding }) => finding === 'BRACE');
  const place = nail('RIGHT', 1);
  const brace = {
    type: 'Bracket de resina',
    fittedOn: before?.brace?.fittedOn ?? date,
    nextAdjustment: addDays(date, 28),
  };
  return changedFinding(withFinding(exam, place, 'BRACE', null, date), place, 'BRACE', { brace }, date);
}

/** The visits with the exam that each found. @param today the demo's first day. */
export function examinedVisits(person: number, today: LocalDate) {
  let earlier = EMPTY_EXAM;
  return (FOOT_VISITS.get(person) ?? []).map(({ daysAgo, exam, ...visit }) => {
    const date = addDays(today, -daysAgo);
    const footExam = exam(carriedExam(earlier), date);
    earlier = footExam;
    return { ...visit, uses: [], person, date, footExam };
  });
}
