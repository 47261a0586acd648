/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
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

/** One of the two feet. */
export type FootSide =
  /** In Spanish: izquierdo. */
  | 'LEFT'
  /** In Spanish: derecho. */
  | 'RIGHT';

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

/** The text of a record into which a phrase is inserted. */
export type PhraseBox =
  /** The description of the visit. */
  | 'CARE_DESCRIPTION'
  /** Instructions for the patient. */
  | 'INSTRUCTIONS'
  /** The procedure that was done. */
  | 'PROCEDURE';

/** All of a phrase; an absent scope means all. */
export type PhraseInput = {
  /** Where it is inserted. */
  box: PhraseBox;
  /** Only for visits of this professional; null for all professionals. */
  professionalId?: number | null | undefined;
  /** Only for visits of this service; null with `treatmentId`, and for both services. */
  serviceType?: ServiceType | null | undefined;
  /** At most 1,000 characters. `{uña}`, `{insumos}` and `{control}` are filled in when it is inserted. */
  text: string;
  /** A short name for lists; at most 60 characters. */
  title: string;
  /** Only for visits with this treatment; null for all treatments. */
  treatmentId?: number | null | undefined;
};

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

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

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

export type PhraseLineFragment = { id: number, box: PhraseBox, title: string, text: string, serviceType: ServiceType | null, treatmentId: number | null, professionalId: number | null, version: number };

export type PhrasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhrasesQuery = { phrases: Array<{ id: number, box: PhraseBox, title: string, text: string, serviceType: ServiceType | null, treatmentId: number | null, professionalId: number | null, version: number }> };

export type LastTextsQueryVariables = Exact<{
  patientId: number;
}>;


export type LastTextsQuery = { clinicalRecords: { nodes: Array<{ id: number, date: string, careDescription: string, procedure: string, instructions: string, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null }> } };

export type CreatePhraseMutationVariables = Exact<{
  input: PhraseInput;
}>;


export type CreatePhraseMutation = { createPhrase: { id: number, box: PhraseBox, title: string, text: string, serviceType: ServiceType | null, treatmentId: number | null, professionalId: number | null, version: number } };

export type UpdatePhraseMutationVariables = Exact<{
  id: number;
  version: number;
  input: PhraseInput;
}>;


export type UpdatePhraseMutation = { updatePhrase: { id: number, box: PhraseBox, title: string, text: string, serviceType: ServiceType | null, treatmentId: number | null, professionalId: number | null, version: number } };

export type DeletePhraseMutationVariables = Exact<{
  id: number;
}>;


export type DeletePhraseMutation = { deletePhrase: boolean };

export const PhraseLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhraseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Phrase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PhraseLineFragment, unknown>;
export const PhrasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Phrases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phrases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhraseLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhraseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Phrase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PhrasesQuery, PhrasesQueryVariables>;
export const LastTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}}]} as unknown as DocumentNode<LastTextsQuery, LastTextsQueryVariables>;
export const CreatePhraseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePhrase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhraseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPhrase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhraseLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhraseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Phrase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreatePhraseMutation, CreatePhraseMutationVariables>;
export const UpdatePhraseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePhrase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhraseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePhrase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhraseLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhraseLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Phrase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"box"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatmentId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePhraseMutation, UpdatePhraseMutationVariables>;
export const DeletePhraseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePhrase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePhrase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePhraseMutation, DeletePhraseMutationVariables>;
export const usePhrasesQuery = /*#__PURE__*/ hookQuery(PhrasesDocument);
export const useLastTextsQuery = /*#__PURE__*/ hookQuery(LastTextsDocument);
export const useCreatePhraseMutation = /*#__PURE__*/ hookMutation(CreatePhraseDocument);
export const useUpdatePhraseMutation = /*#__PURE__*/ hookMutation(UpdatePhraseDocument);
export const useDeletePhraseMutation = /*#__PURE__*/ hookMutation(DeletePhraseDocument);