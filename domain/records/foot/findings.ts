/** Findings on a nail, on a zone of the skin and on a whole foot. Codes are stored; labels are not. */
export const TOES = [1, 2, 3, 4, 5] as const;
export type Toe = (typeof TOES)[number];

/** Kinds of a finding; a finding without kinds is only present or absent. */
export const NAIL_FINDINGS = {
  ONYCHOMYCOSIS: ['SUPERFICIAL', 'DISTAL', 'TOTAL'],
  INGROWN: ['INNER', 'OUTER', 'BOTH'],
  ONYCHOGRYPHOSIS: [],
  ONYCHAUXIS: [],
  ONYCHOLYSIS: [],
  ONYCHOPHOSIS: [],
  HAEMATOMA: [],
  PINCER_NAIL: [],
  DYSTROPHY: [],
  PARONYCHIA: [],
  GRANULOMA: [],
  MELANONYCHIA: [],
  MISSING: [],
  BRACE: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type NailFinding = keyof typeof NAIL_FINDINGS;

export const SKIN_FINDINGS = {
  HELOMA: ['HARD', 'SOFT', 'PLANTAR'],
  CALLUS: [],
  FISSURE: [],
  PLANTAR_WART: [],
  TINEA_PEDIS: [],
  MACERATION: [],
  XEROSIS: [],
  HYPERHIDROSIS: [],
  BROMHIDROSIS: [],
  DYSHIDROSIS: [],
  EXOSTOSIS: [],
  ULCER: [],
  AMPUTATION: ['TOE', 'RAY', 'TRANSMETATARSAL', 'MIDFOOT', 'ABOVE_FOOT'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SkinFinding = keyof typeof SKIN_FINDINGS;

export const WHOLE_FOOT_FINDINGS = [
  /** The form of the foot was examined, and none of `DEFORMITIES` was found. */
  'NO_DEFORMITY',
  'HALLUX_VALGUS',
  'CLAW_OR_HAMMER_TOES',
  'FLAT_FOOT',
  'HIGH_ARCH',
  'LIMITED_MOBILITY',
  'SUSPECTED_CHARCOT',
] as const;
export type WholeFootFinding = (typeof WHOLE_FOOT_FINDINGS)[number];

/**
 * Findings on a foot that count as a deformity for the risk category: alterations of its normal shape, as the IWGDF
 * defines them (van Netten et al. 2020, doi:10.1002/dmrr.3268), and limited mobility of a joint.
 */
export const DEFORMITIES = [
  'HALLUX_VALGUS',
  'CLAW_OR_HAMMER_TOES',
  'FLAT_FOOT',
  'HIGH_ARCH',
  'LIMITED_MOBILITY',
] as const satisfies readonly WholeFootFinding[];

export const isDeformity = (finding: string): boolean => (DEFORMITIES as readonly string[]).includes(finding);

/** Grades of an ingrown nail (Heifetz 1937). */
export const HEIFETZ_STAGES = ['I', 'II', 'III'] as const;
export type HeifetzStage = (typeof HEIFETZ_STAGES)[number];
/** Scales for the stage of an ingrown nail, which is stored with its scale. */
export const STAGE_SCALES = ['HEIFETZ'] as const;
export type StageScale = (typeof STAGE_SCALES)[number];

export const ZONES = [
  'SOLE_TOE_1',
  'SOLE_TOE_2',
  'SOLE_TOE_3',
  'SOLE_TOE_4',
  'SOLE_TOE_5',
  'METATARSAL_1',
  'METATARSALS_2_3',
  'METATARSALS_4_5',
  'ARCH',
  'HEEL',
  'INNER_EDGE',
  'OUTER_EDGE',
  'SPACE_1_2',
  'SPACE_2_3',
  'SPACE_3_4',
  'SPACE_4_5',
  'BACK_TOE_1',
  'BACK_TOE_2',
  'BACK_TOE_3',
  'BACK_TOE_4',
  'BACK_TOE_5',
  'BACK_FOREFOOT',
  'INSTEP',
  'ANKLE',
] as const;
export type Zone = (typeof ZONES)[number];

/** Findings that a podiatrist in Chile refers instead of treating. */
export const REFERRED_FINDINGS = ['MELANONYCHIA', 'ULCER', 'SUSPECTED_CHARCOT'] as const satisfies readonly (
  | WholeFootFinding
  | NailFinding
  | SkinFinding
)[];

export const isKindOf = (kinds: readonly string[], kind: string | null): boolean =>
  kind === null || kinds.includes(kind);
