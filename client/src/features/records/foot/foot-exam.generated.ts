/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of a finding: of onychomycosis, an ingrown nail, a heloma or an amputation. */
export type FindingKind =
  /** In Spanish: sobre el pie. */
  | 'ABOVE_FOOT'
  /** In Spanish: por ambos bordes. */
  | 'BOTH'
  /** In Spanish: distal. */
  | 'DISTAL'
  /** In Spanish: duro. */
  | 'HARD'
  /** In Spanish: por el borde interno. */
  | 'INNER'
  /** In Spanish: del mediopié. */
  | 'MIDFOOT'
  /** In Spanish: por el borde externo. */
  | 'OUTER'
  /** In Spanish: plantar. */
  | 'PLANTAR'
  /** In Spanish: de radio. */
  | 'RAY'
  /** In Spanish: blando. */
  | 'SOFT'
  /** In Spanish: superficial. */
  | 'SUPERFICIAL'
  /** In Spanish: de ortejo. */
  | 'TOE'
  /** In Spanish: total. */
  | 'TOTAL'
  /** In Spanish: transmetatarsiana. */
  | 'TRANSMETATARSAL';

/** A part of the exam of the feet. */
export type FootExamGroup =
  /** In Spanish: Circulación. */
  | 'CIRCULATION'
  /** In Spanish: Monofilamento de 10 g. */
  | 'MONOFILAMENT'
  /** In Spanish: Uñas. */
  | 'NAILS'
  /** In Spanish: Dolor, temperatura y calzado. */
  | 'PAIN_AND_FOOTWEAR'
  /** In Spanish: SINBAD de una úlcera. */
  | 'SINBAD'
  /** In Spanish: Zonas de la piel. */
  | 'SKIN'
  /** In Spanish: Monofilamento en 10 puntos. */
  | 'TEN_POINT'
  /** In Spanish: Prueba de toque. */
  | 'TOUCH_TEST'
  /** In Spanish: Diapasón de 128 Hz. */
  | 'TUNING_FORK'
  /** In Spanish: Todo el pie. */
  | 'WHOLE_FOOT';

/** One of the two feet. */
export type FootSide =
  /** In Spanish: izquierdo. */
  | 'LEFT'
  /** In Spanish: derecho. */
  | 'RIGHT';

/** How much a risk of the feet stands out. */
export type FootUrgency =
  /** Category 3, or a referral. */
  | 'HIGH'
  /** A lower category, or none. */
  | 'NORMAL'
  /** Category 2. */
  | 'RAISED';

/** A zone of a foot. */
export type FootZone =
  /** In Spanish: tobillo. */
  | 'ANKLE'
  /** In Spanish: arco. */
  | 'ARCH'
  /** In Spanish: dorso del antepié. */
  | 'BACK_FOREFOOT'
  /** In Spanish: dorso del 1.er ortejo. */
  | 'BACK_TOE_1'
  /** In Spanish: dorso del 2.º ortejo. */
  | 'BACK_TOE_2'
  /** In Spanish: dorso del 3.er ortejo. */
  | 'BACK_TOE_3'
  /** In Spanish: dorso del 4.º ortejo. */
  | 'BACK_TOE_4'
  /** In Spanish: dorso del 5.º ortejo. */
  | 'BACK_TOE_5'
  /** In Spanish: talón. */
  | 'HEEL'
  /** In Spanish: borde interno. */
  | 'INNER_EDGE'
  /** In Spanish: empeine. */
  | 'INSTEP'
  /** In Spanish: 2.º y 3.er metatarsianos. */
  | 'METATARSALS_2_3'
  /** In Spanish: 4.º y 5.º metatarsianos. */
  | 'METATARSALS_4_5'
  /** In Spanish: 1.er metatarsiano. */
  | 'METATARSAL_1'
  /** In Spanish: borde externo. */
  | 'OUTER_EDGE'
  /** In Spanish: planta del 1.er ortejo. */
  | 'SOLE_TOE_1'
  /** In Spanish: planta del 2.º ortejo. */
  | 'SOLE_TOE_2'
  /** In Spanish: planta del 3.er ortejo. */
  | 'SOLE_TOE_3'
  /** In Spanish: planta del 4.º ortejo. */
  | 'SOLE_TOE_4'
  /** In Spanish: planta del 5.º ortejo. */
  | 'SOLE_TOE_5'
  /** In Spanish: 1.er espacio interdigital. */
  | 'SPACE_1_2'
  /** In Spanish: 2.º espacio interdigital. */
  | 'SPACE_2_3'
  /** In Spanish: 3.er espacio interdigital. */
  | 'SPACE_3_4'
  /** In Spanish: 4.º espacio interdigital. */
  | 'SPACE_4_5';

/** Heifetz's stages of an ingrown nail. */
export type HeifetzStage =
  /** In Spanish: estadio I. */
  | 'I'
  /** In Spanish: estadio II. */
  | 'II'
  /** In Spanish: estadio III. */
  | 'III';

/** A possible finding on a nail. */
export type NailFindingCode =
  /** In Spanish: Ortonixia. */
  | 'BRACE'
  /** In Spanish: Distrofia. */
  | 'DYSTROPHY'
  /** In Spanish: Granuloma. */
  | 'GRANULOMA'
  /** In Spanish: Hematoma. */
  | 'HAEMATOMA'
  /** In Spanish: Uña encarnada. */
  | 'INGROWN'
  /** In Spanish: Melanoniquia. */
  | 'MELANONYCHIA'
  /** In Spanish: Uña ausente. */
  | 'MISSING'
  /** In Spanish: Onicauxis. */
  | 'ONYCHAUXIS'
  /** In Spanish: Onicogrifosis. */
  | 'ONYCHOGRYPHOSIS'
  /** In Spanish: Onicólisis. */
  | 'ONYCHOLYSIS'
  /** In Spanish: Onicomicosis. */
  | 'ONYCHOMYCOSIS'
  /** In Spanish: Onicofosis. */
  | 'ONYCHOPHOSIS'
  /** In Spanish: Paroniquia. */
  | 'PARONYCHIA'
  /** In Spanish: Uña en pinza. */
  | 'PINCER_NAIL';

/** The scale by which an ingrown nail is staged. */
export type NailStageScale =
  /** In Spanish: Heifetz. */
  | 'HEIFETZ';

/** How a pulse was felt. */
export type PulseQuality =
  /** In Spanish: ausente. */
  | 'ABSENT'
  /** In Spanish: no examinado. */
  | 'NOT_EXAMINED'
  /** In Spanish: presente. */
  | 'PRESENT'
  /** In Spanish: débil. */
  | 'WEAK';

/** How protective sensation was tested. */
export type SensationMethod =
  /** In Spanish: Monofilamento de 10 g. */
  | 'MONOFILAMENT'
  /** In Spanish: Monofilamento en 10 puntos. */
  | 'TEN_POINT'
  /** In Spanish: Prueba de toque. */
  | 'TOUCH_TEST'
  /** In Spanish: Diapasón de 128 Hz. */
  | 'TUNING_FORK';

/** Where sensation was tested; each method has sites of its own. */
export type SensationSite =
  /** In Spanish: dorso, entre el 1.er y el 2.º ortejo. */
  | 'BACK_OF_FOOT'
  /** In Spanish: primer ortejo. */
  | 'BIG_TOE'
  /** In Spanish: cabeza del 5.º metatarsiano. */
  | 'FIFTH_METATARSAL'
  /** In Spanish: quinto ortejo. */
  | 'FIFTH_TOE'
  /** In Spanish: cabeza del 1.er metatarsiano. */
  | 'FIRST_METATARSAL'
  /** In Spanish: talón. */
  | 'HEEL'
  /** In Spanish: mediopié interno. */
  | 'INNER_MIDFOOT'
  /** In Spanish: mediopié externo. */
  | 'OUTER_MIDFOOT'
  /** In Spanish: cabeza del 3.er metatarsiano. */
  | 'THIRD_METATARSAL'
  /** In Spanish: tercer ortejo. */
  | 'THIRD_TOE'
  /** In Spanish: punta del 1.er ortejo. */
  | 'TOE_1'
  /** In Spanish: punta del 3.er ortejo. */
  | 'TOE_3'
  /** In Spanish: punta del 5.º ortejo. */
  | 'TOE_5';

/** A possible finding on a zone of a foot. */
export type SkinFindingCode =
  /** In Spanish: Amputación. */
  | 'AMPUTATION'
  /** In Spanish: Bromhidrosis. */
  | 'BROMHIDROSIS'
  /** In Spanish: Hiperqueratosis. */
  | 'CALLUS'
  /** In Spanish: Dishidrosis. */
  | 'DYSHIDROSIS'
  /** In Spanish: Exostosis. */
  | 'EXOSTOSIS'
  /** In Spanish: Fisura. */
  | 'FISSURE'
  /** In Spanish: Heloma. */
  | 'HELOMA'
  /** In Spanish: Hiperhidrosis. */
  | 'HYPERHIDROSIS'
  /** In Spanish: Maceración. */
  | 'MACERATION'
  /** In Spanish: Verruga plantar. */
  | 'PLANTAR_WART'
  /** In Spanish: Tiña pedis. */
  | 'TINEA_PEDIS'
  /** In Spanish: Úlcera. */
  | 'ULCER'
  /** In Spanish: Xerosis. */
  | 'XEROSIS';

/** The deepest tissue that an ulcer reaches. */
export type UlcerDepth =
  /** In Spanish: más profunda. */
  | 'DEEPER'
  /** In Spanish: piel. */
  | 'SKIN'
  /** In Spanish: tejido subcutáneo. */
  | 'SUBCUTANEOUS';

/** How much fluid an ulcer loses. */
export type UlcerExudate =
  /** In Spanish: escaso. */
  | 'LITTLE'
  /** In Spanish: abundante. */
  | 'MUCH'
  /** In Spanish: sin exudado. */
  | 'NONE';

/** The worst ulcer of a patient that is not resolved. */
export type UlcerStanding =
  /** With signs of infection. */
  | 'INFECTED'
  /** There is none. */
  | 'NONE'
  /** Without noted signs of infection. */
  | 'OPEN';

/** The tissue that covers most of an ulcer. */
export type UlcerTissue =
  /** In Spanish: granulación. */
  | 'GRANULATION'
  /** In Spanish: necrosis. */
  | 'NECROSIS'
  /** In Spanish: esfacelo. */
  | 'SLOUGH';

/** A possible finding on a foot as a whole. */
export type WholeFootFindingCode =
  /** In Spanish: Ortejos en garra o martillo. */
  | 'CLAW_OR_HAMMER_TOES'
  /** In Spanish: Pie plano. */
  | 'FLAT_FOOT'
  /** In Spanish: Hallux valgus. */
  | 'HALLUX_VALGUS'
  /** In Spanish: Pie cavo. */
  | 'HIGH_ARCH'
  /** In Spanish: Movilidad limitada. */
  | 'LIMITED_MOBILITY'
  /** In Spanish: Sin deformidad. */
  | 'NO_DEFORMITY'
  /** In Spanish: Sospecha de pie de Charcot. */
  | 'SUSPECTED_CHARCOT';

export type FootExamSheetFragment = { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null };

export type FootStandingQueryVariables = Exact<{
  patientId: number;
}>;


export type FootStandingQuery = { footStanding: { hasAbsentPulse: boolean, ulcer: UlcerStanding, badge: { name: string, reason: string, urgency: FootUrgency } | null, control: { from: string, until: string } | null, exams: Array<{ recordId: number, date: string, exam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } }> } };

export type FootHistoryQueryVariables = Exact<{
  patientId: number;
  side: FootSide;
  toe?: number | null | undefined;
  zone?: FootZone | null | undefined;
}>;


export type FootHistoryQuery = { footHistory: Array<{ recordId: number, date: string, professionalName: string | null, summary: string, sinbad: { summary: string } | null, nail: { finding: NailFindingCode, examinedOn: string, isResolved: boolean } | null, skin: { finding: SkinFindingCode, examinedOn: string, isResolved: boolean, ulcer: { lengthMm: number | null, widthMm: number | null, measuredOn: string | null } | null } | null, foot: { finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean } | null }> };

export type FootExamSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FootExamSettingsQuery = { footExamSettings: { groups: Array<FootExamGroup>, tenPointCutOff: number | null, version: number } };

export const FootExamSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}}]} as unknown as DocumentNode<FootExamSheetFragment, unknown>;
export const FootStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FootStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAbsentPulse"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"}},{"kind":"Field","name":{"kind":"Name","value":"control"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}}]} as unknown as DocumentNode<FootStandingQuery, FootStandingQueryVariables>;
export const FootHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FootHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"side"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FootSide"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toe"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FootZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"side"},"value":{"kind":"Variable","name":{"kind":"Name","value":"side"}}},{"kind":"Argument","name":{"kind":"Name","value":"toe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toe"}}},{"kind":"Argument","name":{"kind":"Name","value":"zone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"sinbad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"foot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}}]}}]}}]} as unknown as DocumentNode<FootHistoryQuery, FootHistoryQueryVariables>;
export const FootExamSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FootExamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footExamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"tenPointCutOff"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<FootExamSettingsQuery, FootExamSettingsQueryVariables>;
export const useFootStandingQuery = /*#__PURE__*/ hookQuery(FootStandingDocument);
export const useFootHistoryQuery = /*#__PURE__*/ hookQuery(FootHistoryDocument);
export const useFootExamSettingsQuery = /*#__PURE__*/ hookQuery(FootExamSettingsDocument);