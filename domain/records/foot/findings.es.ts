import type { Side } from './answer.js';
import { SIDE_WORDS } from './exam.es.js';
import type { NailExam, SkinExam, WholeFootExam } from './exam.js';
import type { NailFinding, SkinFinding, StageScale, Toe, WholeFootFinding, Zone } from './findings.js';
import type { FootView } from './foot-shapes.js';

export const NAIL_FINDING_LABELS: Readonly<Record<NailFinding, string>> = {
  ONYCHOMYCOSIS: 'Onicomicosis',
  INGROWN: 'Uña encarnada',
  ONYCHOGRYPHOSIS: 'Onicogrifosis',
  ONYCHAUXIS: 'Onicauxis',
  ONYCHOLYSIS: 'Onicólisis',
  ONYCHOPHOSIS: 'Onicofosis',
  HAEMATOMA: 'Hematoma',
  PINCER_NAIL: 'Uña en pinza',
  DYSTROPHY: 'Distrofia',
  PARONYCHIA: 'Paroniquia',
  GRANULOMA: 'Granuloma',
  MELANONYCHIA: 'Melanoniquia',
  MISSING: 'Uña ausente',
  BRACE: 'Ortonixia',
};

export const SKIN_FINDING_LABELS: Readonly<Record<SkinFinding, string>> = {
  HELOMA: 'Heloma',
  CALLUS: 'Hiperqueratosis',
  FISSURE: 'Fisura',
  PLANTAR_WART: 'Verruga plantar',
  TINEA_PEDIS: 'Tiña pedis',
  MACERATION: 'Maceración',
  XEROSIS: 'Xerosis',
  HYPERHIDROSIS: 'Hiperhidrosis',
  BROMHIDROSIS: 'Bromhidrosis',
  DYSHIDROSIS: 'Dishidrosis',
  EXOSTOSIS: 'Exostosis',
  ULCER: 'Úlcera',
  AMPUTATION: 'Amputación',
};

export const WHOLE_FOOT_FINDING_LABELS: Readonly<Record<WholeFootFinding, string>> = {
  NO_DEFORMITY: 'Sin deformidad',
  HALLUX_VALGUS: 'Hallux valgus',
  CLAW_OR_HAMMER_TOES: 'Ortejos en garra o martillo',
  FLAT_FOOT: 'Pie plano',
  HIGH_ARCH: 'Pie cavo',
  LIMITED_MOBILITY: 'Movilidad limitada',
  SUSPECTED_CHARCOT: 'Sospecha de pie de Charcot',
};

/** Kinds by finding, as they follow the finding's label. */
export const KIND_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ONYCHOMYCOSIS: { SUPERFICIAL: 'superficial', DISTAL: 'distal', TOTAL: 'total' },
  INGROWN: { INNER: 'por el borde interno', OUTER: 'por el borde externo', BOTH: 'por ambos bordes' },
  HELOMA: { HARD: 'duro', SOFT: 'blando', PLANTAR: 'plantar' },
  AMPUTATION: {
    TOE: 'de ortejo',
    RAY: 'de radio',
    TRANSMETATARSAL: 'transmetatarsiana',
    MIDFOOT: 'del mediopié',
    ABOVE_FOOT: 'sobre el pie',
  },
};

/** All kinds of all findings: no two have the same code. */
export const EVERY_KIND: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(KIND_LABELS));

const ORDINALS: Readonly<Record<Toe, string>> = { 1: '1.er', 2: '2.º', 3: '3.er', 4: '4.º', 5: '5.º' };

/** '1.er ortejo derecho'. */
export const toeInWords = (side: Side, toe: Toe): string => `${ORDINALS[toe]} ortejo ${SIDE_WORDS[side]}`;

/** 'pie derecho'. */
export const footInWords = (side: Side): string => `pie ${SIDE_WORDS[side]}`;

export const ZONE_LABELS: Readonly<Record<Zone, string>> = {
  SOLE_TOE_1: 'planta del 1.er ortejo',
  SOLE_TOE_2: 'planta del 2.º ortejo',
  SOLE_TOE_3: 'planta del 3.er ortejo',
  SOLE_TOE_4: 'planta del 4.º ortejo',
  SOLE_TOE_5: 'planta del 5.º ortejo',
  METATARSAL_1: '1.er metatarsiano',
  METATARSALS_2_3: '2.º y 3.er metatarsianos',
  METATARSALS_4_5: '4.º y 5.º metatarsianos',
  ARCH: 'arco',
  HEEL: 'talón',
  INNER_EDGE: 'borde interno',
  OUTER_EDGE: 'borde externo',
  SPACE_1_2: '1.er espacio interdigital',
  SPACE_2_3: '2.º espacio interdigital',
  SPACE_3_4: '3.er espacio interdigital',
  SPACE_4_5: '4.º espacio interdigital',
  BACK_TOE_1: 'dorso del 1.er ortejo',
  BACK_TOE_2: 'dorso del 2.º ortejo',
  BACK_TOE_3: 'dorso del 3.er ortejo',
  BACK_TOE_4: 'dorso del 4.º ortejo',
  BACK_TOE_5: 'dorso del 5.º ortejo',
  BACK_FOREFOOT: 'dorso del antepié',
  INSTEP: 'empeine',
  ANKLE: 'tobillo',
};

export const FOOT_VIEW_LABELS: Readonly<Record<FootView, string>> = {
  SOLE: 'Planta',
  BACK: 'Dorso',
  EDGES: 'Bordes y espacios',
};

export const STAGE_SCALE_LABELS: Readonly<Record<StageScale, string>> = { HEIFETZ: 'Heifetz' };

const named = (label: string, finding: string, kind: string | null): string =>
  kind === null ? label : `${label} ${KIND_LABELS[finding]?.[kind] ?? ''}`.trim();

/** 'Onicomicosis distal en 1.er ortejo derecho'. */
export function nailInWords({
  side,
  toe,
  finding,
  kind,
  stage,
  stageScale,
}: Omit<NailExam, 'brace' | 'examinedOn' | 'isResolved'>): string {
  const name = named(NAIL_FINDING_LABELS[finding], finding, kind);
  const graded =
    stage === null ? name : `${name}, estadio ${stage} (${STAGE_SCALE_LABELS[stageScale ?? 'HEIFETZ']}),`;
  return `${graded} en ${toeInWords(side, toe)}`;
}

/** 'Heloma plantar en talón, pie izquierdo'. */
export const skinInWords = ({
  side,
  zone,
  finding,
  kind,
}: Pick<SkinExam, 'finding' | 'kind' | 'side' | 'zone'>): string =>
  `${named(SKIN_FINDING_LABELS[finding], finding, kind)} en ${ZONE_LABELS[zone]}, ${footInWords(side)}`;

/** 'Hallux valgus en pie derecho'. */
export const wholeFootInWords = ({ side, finding }: Pick<WholeFootExam, 'finding' | 'side'>): string =>
  `${WHOLE_FOOT_FINDING_LABELS[finding]} en ${footInWords(side)}`;
