import type { LocalDate } from '../../clinic-time.js';
import type { AlertKind, PatientFacts } from '../../patients/alert.js';
import type { Substance } from '../../stock/substance.js';
import type { FootStanding } from '../foot/standing.js';

/** Alerts that a treatment may name as its contraindications. */
export const CONTRAINDICATIONS = [
  'ANTICOAGULANTS',
  'PREGNANCY',
  'PACEMAKER',
  'DIABETES',
  'ARTERIAL_DISEASE',
  'IMMUNOSUPPRESSION',
] as const satisfies readonly AlertKind[];
export type Contraindication = (typeof CONTRAINDICATIONS)[number];

const ALLERGY_TO = {
  LATEX: 'LATEX_ALLERGY',
  IODINE: 'IODINE_ALLERGY',
  ADHESIVE: 'ADHESIVE_ALLERGY',
  LIDOCAINE: 'LIDOCAINE_ALLERGY',
  ACRYLATE: 'ACRYLATE_ALLERGY',
} as const satisfies Readonly<Record<Substance, AlertKind>>;

export const WARNING_KINDS = [
  ...CONTRAINDICATIONS,
  'LATEX_ALLERGY',
  'IODINE_ALLERGY',
  'ADHESIVE_ALLERGY',
  'LIDOCAINE_ALLERGY',
  'ACRYLATE_ALLERGY',
  'INFECTED_ULCER',
  'OPEN_ULCER',
  'ABSENT_PULSE',
  'EXAM_OVERDUE',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export interface Warning {
  readonly kind: WarningKind;
  /** For an allergy, the supplies that contain the substance. */
  readonly supplies: readonly string[];
  /** Whether only an unreviewed answer causes it. */
  readonly isUnreviewed: boolean;
}

export interface DismissedWarning {
  readonly kind: WarningKind;
  /** The user's name at that time. */
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whether only an unreviewed answer caused it; absent if it was dismissed before this was stored. */
  readonly isUnreviewed?: boolean | null;
}

export interface UsedSubstances {
  readonly name: string;
  readonly contains: readonly Substance[];
}

export interface Procedure {
  readonly contraindications: readonly Contraindication[];
  /** The treatment's kit, or what the visit uses. */
  readonly supplies: readonly UsedSubstances[];
  /** Whether it is done on the feet. */
  readonly isOfPodiatry: boolean;
}

const NONE: ReadonlySet<AlertKind> = new Set();

/** Alerts in unreviewed answers that were not noted. */
export const onlyAnswered = (
  { present }: Pick<PatientFacts, 'present'>,
  answered: ReadonlySet<AlertKind>,
): ReadonlySet<string> => new Set([...answered].filter((kind) => !present.has(kind)));

/**
 * Warnings before a procedure, the most general first.
 * @param standing null if the feet do not matter.
 * @param answered alerts that only unreviewed answers contain.
 */
export function warningsOf(
  facts: PatientFacts,
  standing: Pick<FootStanding, 'control' | 'hasAbsentPulse' | 'ulcer'> | null,
  { contraindications, supplies, isOfPodiatry }: Procedure,
  today: LocalDate,
  answered: ReadonlySet<AlertKind> = NONE,
): Warning[] {
  const foot = isOfPodiatry ? standing : null;
  const holds: Readonly<Partial<Record<WarningKind, boolean>>> = {
    INFECTED_ULCER: foot?.ulcer === 'INFECTED',
    OPEN_ULCER: foot?.ulcer === 'OPEN',
    ABSENT_PULSE: foot?.hasAbsentPulse === true,
    EXAM_OVERDUE: foot?.control != null && today > foot.control.until,
  };
  const applies = (kind: AlertKind): boolean => facts.present.has(kind) || answered.has(kind);
  const unreviewed = onlyAnswered(facts, answered);
  const named: ReadonlySet<WarningKind> = new Set(contraindications.filter(applies));
  return WARNING_KINDS.flatMap((kind): Warning[] => {
    const containing = supplies
      .filter(({ contains }) =>
        contains.some((substance) => ALLERGY_TO[substance] === kind && applies(ALLERGY_TO[substance])),
      )
      .map(({ name }) => name);
    return named.has(kind) || holds[kind] || containing.length > 0
      ? [{ kind, supplies: containing, isUnreviewed: unreviewed.has(kind) }]
      : [];
  });
}
