import type { FootStanding } from '#domain/records/foot/standing.js';
import { SIDES } from '#domain/records/foot/answer.js';
import { ARTERY_DISEASES, PULSE_QUALITIES } from '#domain/records/foot/circulation.js';
import {
  EXUDATE_LABELS,
  PULSE_LABELS,
  SENSATION_METHOD_LABELS,
  SENSATION_SITE_LABELS,
  SIDE_WORDS,
  ULCER_DEPTH_LABELS,
  ULCER_TISSUE_LABELS,
} from '#domain/records/foot/exam.es.js';
import { EXUDATES, ULCER_DEPTHS, ULCER_TISSUES } from '#domain/records/foot/exam.js';
import {
  EVERY_KIND,
  NAIL_FINDING_LABELS,
  SKIN_FINDING_LABELS,
  STAGE_SCALE_LABELS,
  WHOLE_FOOT_FINDING_LABELS,
  ZONE_LABELS,
} from '#domain/records/foot/findings.es.js';
import {
  HEIFETZ_STAGES,
  NAIL_FINDINGS,
  type NailFinding,
  SKIN_FINDINGS,
  type SkinFinding,
  STAGE_SCALES,
  WHOLE_FOOT_FINDINGS,
  ZONES,
} from '#domain/records/foot/findings.js';
import { ARTERY_DISEASE_LABELS, RISK_FACTOR_LABELS } from '#domain/records/foot/risk.es.js';
import { RISK_FACTORS } from '#domain/records/foot/risk.js';
import { SENSATION_METHODS, SENSATION_SITES } from '#domain/records/foot/sensation.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum, labelled } from '../../../foundation/graphql/as-enum.js';

function enumOf<Code extends string>(
  name: string,
  description: string,
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
) {
  const values = asEnum(codes);
  registerEnumType(values, { name, description, valuesMap: labelled(codes, labels) });
  return values;
}

export const NAIL_FINDING_CODES = Object.keys(NAIL_FINDINGS) as NailFinding[];
export const SKIN_FINDING_CODES = Object.keys(SKIN_FINDINGS) as SkinFinding[];
export const FINDING_KINDS = Object.keys(EVERY_KIND);

export const SideEnum = enumOf('FootSide', 'One of the two feet.', SIDES, SIDE_WORDS);
export const NailFindingEnum = enumOf(
  'NailFindingCode',
  'A possible finding on a nail.',
  NAIL_FINDING_CODES,
  NAIL_FINDING_LABELS,
);
export const SkinFindingEnum = enumOf(
  'SkinFindingCode',
  'A possible finding on a zone of a foot.',
  SKIN_FINDING_CODES,
  SKIN_FINDING_LABELS,
);
export const FindingKindEnum = enumOf(
  'FindingKind',
  'The kind of a finding: of onychomycosis, an ingrown nail, a heloma or an amputation.',
  FINDING_KINDS,
  EVERY_KIND,
);
export const WholeFootFindingEnum = enumOf(
  'WholeFootFindingCode',
  'A possible finding on a foot as a whole.',
  WHOLE_FOOT_FINDINGS,
  WHOLE_FOOT_FINDING_LABELS,
);
export const ZoneEnum = enumOf('FootZone', 'A zone of a foot.', ZONES, ZONE_LABELS);
export const HeifetzEnum = enumOf('HeifetzStage', "Heifetz's stages of an ingrown nail.", HEIFETZ_STAGES, {
  I: 'estadio I',
  II: 'estadio II',
  III: 'estadio III',
});
export const StageScaleEnum = enumOf(
  'NailStageScale',
  'The scale by which an ingrown nail is staged.',
  STAGE_SCALES,
  STAGE_SCALE_LABELS,
);
export const UlcerDepthEnum = enumOf(
  'UlcerDepth',
  'The deepest tissue that an ulcer reaches.',
  ULCER_DEPTHS,
  ULCER_DEPTH_LABELS,
);
export const UlcerTissueEnum = enumOf(
  'UlcerTissue',
  'The tissue that covers most of an ulcer.',
  ULCER_TISSUES,
  ULCER_TISSUE_LABELS,
);
export const ExudateEnum = enumOf('UlcerExudate', 'How much fluid an ulcer loses.', EXUDATES, EXUDATE_LABELS);
export const SensationMethodEnum = enumOf(
  'SensationMethod',
  'How protective sensation was tested.',
  SENSATION_METHODS,
  SENSATION_METHOD_LABELS,
);
export const SensationSiteEnum = enumOf(
  'SensationSite',
  'Where sensation was tested; each method has sites of its own.',
  SENSATION_SITES,
  SENSATION_SITE_LABELS,
);
export const PulseQualityEnum = enumOf(
  'PulseQuality',
  'How a pulse was felt.',
  PULSE_QUALITIES,
  PULSE_LABELS,
);
export const RiskFactorEnum = enumOf(
  'FootRiskFactor',
  'A reason for the risk category of a foot.',
  RISK_FACTORS,
  RISK_FACTOR_LABELS,
);

export const RISK_KINDS = ['NOT_APPLICABLE', 'REFER', 'CATEGORY', 'INCOMPLETE'] as const;
export type RiskKind = (typeof RISK_KINDS)[number];
export const RiskKindEnum = asEnum(RISK_KINDS);
registerEnumType(RiskKindEnum, {
  name: 'FootRiskKind',
  description: 'Whether there is a risk category.',
  valuesMap: {
    NOT_APPLICABLE: { description: 'The categories are for people with diabetes.' },
    REFER: { description: 'An open ulcer or a suspected Charcot foot goes to a physician.' },
    CATEGORY: { description: 'There is one.' },
    INCOMPLETE: { description: 'A missing answer could change the result.' },
  },
});
export const ArteryDiseaseEnum = enumOf(
  'ArteryDisease',
  'The knowledge about peripheral artery disease.',
  ARTERY_DISEASES,
  ARTERY_DISEASE_LABELS,
);

export const UlcerStandingEnum = asEnum(['NONE', 'OPEN', 'INFECTED'] as const satisfies ReadonlyArray<
  FootStanding['ulcer']
>);
registerEnumType(UlcerStandingEnum, {
  name: 'UlcerStanding',
  description: 'The worst ulcer of a patient that is not resolved.',
  valuesMap: {
    NONE: { description: 'There is none.' },
    OPEN: { description: 'Without noted signs of infection.' },
    INFECTED: { description: 'With signs of infection.' },
  },
});
