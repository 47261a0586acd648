/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A certificate for any purpose, sports or work, or a letter. */
export type CertificateKind =
  /** Any purpose; none is stated. */
  | 'GENERAL'
  /** Findings and plan. */
  | 'PODIATRY_REPORT'
  /** To a doctor; tracked until it is answered. */
  | 'REFERRAL'
  /** For a welfare service, with the doctor's order that it asks for. */
  | 'REIMBURSEMENT'
  /** The patient is fit for sports. */
  | 'SPORT'
  /** The patient is fit for work. */
  | 'WORK';

/** The circulation of both feet. */
export type CirculationExamInput = {
  /** The day of the examination. */
  examinedOn: string;
  /** At most one per foot. */
  feet: Array<FootCirculationInput>;
  /** Pain in the calf when walking; null if not asked. */
  hasClaudication?: boolean | null | undefined;
};

/** A new clinical record. Each text has at most 20,000 characters. */
export type CreateClinicalRecordInput = {
  /** The patient's appointment, which must not have a record yet. */
  appointmentId?: number | null | undefined;
  /** The account of the visit; not empty. */
  careDescription: string;
  /** Not in the future. */
  date: string;
  /** The warnings that the user dismissed before the procedure. */
  dismissedWarnings?: Array<WarningKind> | null | undefined;
  /** Null: the feet were not examined. */
  footExam?: FootExamInput | null | undefined;
  /** The instructions given to the patient; not empty. */
  instructions: string;
  /** Products that irritated the skin or nails, at most 200 characters. Null or empty: none. */
  irritatingProducts?: string | null | undefined;
  /** The patient; an update cannot change it. */
  patientId: number;
  /** The procedure performed; not empty. */
  procedure: string;
  /** The professional who attended; may be archived. Null: derived from the patient's appointments that day and the user; unknown if that is ambiguous. */
  professionalId?: number | null | undefined;
  /** Taken from stock. Absent, null or empty: none. */
  usedSupplies?: Array<UsedSupplyInput> | null | undefined;
};

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

/** The circulation of a foot. */
export type FootCirculationInput = {
  /** Null where it was not measured. */
  ankleBrachialIndex?: number | null | undefined;
  /** Null where it was not measured. */
  capillaryRefillSeconds?: number | null | undefined;
  /** The pulse on the back of the foot. */
  dorsalisPedis: PulseQuality;
  /** Null if it was not examined. */
  hasOedema?: boolean | null | undefined;
  /** The pulse behind the inner ankle. */
  posteriorTibial: PulseQuality;
  /** The foot. */
  side: FootSide;
};

/** The exam of the feet in a visit. */
export type FootExamInput = {
  /** Null if it was never examined. */
  circulation?: CirculationExamInput | null | undefined;
  /** Findings on a foot as a whole. */
  feet: Array<WholeFootFindingInput>;
  /** The shoes worn; may be empty. At most 200 characters. */
  footwear: string;
  /** All findings of an exam together: at most 200. */
  nails: Array<NailFindingInput>;
  /** Orthoses and insoles; may be empty. At most 200 characters. */
  orthoses: string;
  /** From 0 to 10, on the visual analogue scale. */
  pain?: number | null | undefined;
  /** Null: the calculated category holds. */
  riskOverride?: FootRiskOverrideInput | null | undefined;
  /** Null if it was never tested. */
  sensation?: SensationTestInput | null | undefined;
  /** All findings of an exam together: at most 200. */
  skin: Array<SkinFindingInput>;
  /** Between the feet, in degrees Celsius. */
  temperatureDifference?: number | null | undefined;
  /** True if the own category of an earlier visit no longer holds. */
  usesCalculatedRisk?: boolean | null | undefined;
};

/** The professional's own risk category. */
export type FootRiskOverrideInput = {
  /** The category that was calculated then, or the own one if none was: a higher one later ends the own one. Null: it was not kept, and none ends it. */
  calculated?: number | null | undefined;
  /** From 0, very low, to 3, high. */
  category: number;
  /** Why; not empty. At most 200 characters. */
  reason: string;
};

/** One of the two feet. */
export type FootSide =
  /** In Spanish: izquierdo. */
  | 'LEFT'
  /** In Spanish: derecho. */
  | 'RIGHT';

/** The measures of an ulcer. */
export type FootUlcerInput = {
  /** The deepest tissue it reaches. */
  depth?: UlcerDepth | null | undefined;
  /** How its edges look; may be empty. At most 200 characters. */
  edges: string;
  /** How much fluid it loses. */
  exudate?: UlcerExudate | null | undefined;
  /** Whether bone is visible. */
  hasVisibleBone?: boolean | null | undefined;
  /** At an edge of the foot: whether it lies behind the forefoot. Elsewhere the zone says it. */
  isBehindForefoot?: boolean | null | undefined;
  /** Whether it shows signs of infection. */
  isInfected?: boolean | null | undefined;
  /** In millimetres, 1 to 300. */
  lengthMm?: number | null | undefined;
  /** The day of these two. Null: the day on which the ulcer was seen. */
  measuredOn?: string | null | undefined;
  /** Since when it has been open. */
  since?: string | null | undefined;
  /** The tissue that covers most of it. */
  tissue?: UlcerTissue | null | undefined;
  /** In millimetres, 1 to 300. */
  widthMm?: number | null | undefined;
};

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

/** A certificate of a clinical record. Each text has at most 20,000 characters. */
export type IssueCertificateInput = {
  /** The instructions given to the patient; may be empty. */
  instructions?: string | null | undefined;
  /** The date of issue printed on it. */
  issueDate: string;
  /** Its purpose. */
  kind: CertificateKind;
  /** Of a letter; at most 9. The kind’s needed parts must be there. */
  parts?: Array<LetterTextInput> | null | undefined;
  /** Ids of the patient’s photos, in order: at most 4 photos of a referral; for reimbursement exactly one, the photo or document of the doctor’s order. Other kinds leave them out. */
  photoIds?: Array<number> | null | undefined;
  /** Diagnosis, or why the patient came; may be empty. */
  reason?: string | null | undefined;
  /** The clinical record it is about, whose professional signs. */
  recordId: number;
  /** At most 365; 0 or null: no rest. */
  restDays?: number | null | undefined;
};

/** A part of a letter, in the order in which they are printed. */
export type LetterPart =
  /** For reimbursement: what was paid; needed. */
  | 'AMOUNT'
  /** The findings; needed in a referral and a report. */
  | 'FINDINGS'
  /** Of a report: sensation, circulation, sizes. */
  | 'MEASUREMENTS'
  /** For reimbursement: who ordered it and when; needed. */
  | 'MEDICAL_ORDER'
  /** Of a report: what comes next. */
  | 'PLAN'
  /** To whom a referral goes. */
  | 'RECIPIENT'
  /** The risk of the feet. */
  | 'RISK'
  /** For reimbursement: what was done; needed. */
  | 'TREATMENT'
  /** Alerts that the doctor should know. */
  | 'WARNINGS';

/** The text of a part of a letter. */
export type LetterTextInput = {
  /** A part that the kind has; others are left out. */
  part: LetterPart;
  /** At most 5,000 characters. */
  text: string;
};

/** A brace that straightens a nail. */
export type NailBraceInput = {
  /** When it was fitted. */
  fittedOn?: string | null | undefined;
  /** When it should be adjusted next. */
  nextAdjustment?: string | null | undefined;
  /** Such as its material; may be empty. At most 200 characters. */
  type: string;
};

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

/** A finding on a nail; each finding at most once per nail. */
export type NailFindingInput = {
  /** Of `BRACE`. */
  brace?: NailBraceInput | null | undefined;
  /** The day it was seen; a copy into a later visit keeps it. */
  examinedOn: string;
  /** The finding. */
  finding: NailFindingCode;
  /** It was there before and has gone. */
  isResolved: boolean;
  /** One of the finding's kinds. */
  kind?: FindingKind | null | undefined;
  /** The foot. */
  side: FootSide;
  /** Of an ingrown nail. */
  stage?: HeifetzStage | null | undefined;
  /** The scale of `stage`; what is sent may leave it out. Null in old exams: it was Heifetz’s. */
  stageScale?: NailStageScale | null | undefined;
  /** From 1, the big toe, to 5. */
  toe: number;
};

/** The scale by which an ingrown nail is staged. */
export type NailStageScale =
  /** In Spanish: Heifetz. */
  | 'HEIFETZ';

/** The kind of a file. */
export type PhotoKind =
  /** A PDF, stored as it was sent. It is only ever a download. */
  | 'DOCUMENT'
  /** A picture, stored as JPEG: upright, without metadata, at most 2,560 pixels a side. */
  | 'PHOTO';

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

/** A test of protective sensation. */
export type SensationTestInput = {
  /** Of `TEN_POINT`, 1 to 10: from how many unfelt points of a foot on sensation counts as lost. Null: no result. A test that is sent without it gets the clinic’s. */
  cutOff?: number | null | undefined;
  /** The day of the test. */
  examinedOn: string;
  /** How it was tested. */
  method: SensationMethod;
  /** Without the sites that could not be tested. */
  sites: Array<TestedSiteInput>;
};

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** A patient's sex, as recorded in the civil registry. */
export type Sex =
  /** A woman or girl. */
  | 'FEMALE'
  /** Neither only female nor only male. */
  | 'INTERSEX'
  /** A man or boy. */
  | 'MALE';

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

/** A finding on a zone of a foot; each at most once per zone. */
export type SkinFindingInput = {
  /** The day it was seen; a copy into a later visit keeps it. */
  examinedOn: string;
  /** The finding. */
  finding: SkinFindingCode;
  /** It was there before and has gone. */
  isResolved: boolean;
  /** One of the finding's kinds. */
  kind?: FindingKind | null | undefined;
  /** The foot. */
  side: FootSide;
  /** Of `ULCER`. */
  ulcer?: FootUlcerInput | null | undefined;
  /** Where on the foot. */
  zone: FootZone;
};

/** A substance in supplies to which patients may be allergic. */
export type Substance =
  /** As in gel and acrylic nails. */
  | 'ACRYLATE'
  /** As in plasters and tape. */
  | 'ADHESIVE'
  /** As in disinfectants. */
  | 'IODINE'
  /** As in gloves. */
  | 'LATEX'
  /** A local anaesthetic. */
  | 'LIDOCAINE';

/** A site where sensation was tested. */
export type TestedSiteInput = {
  /** Whether each answer of the patient was right: three with the monofilament and the tuning fork (two touches and one mock touch), one in the touch test and at ten points. */
  answers: Array<boolean>;
  /** The foot. */
  side: FootSide;
  /** A site of the method. */
  site: SensationSite;
};

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

/** Changes to a clinical record; an absent field keeps its stored value. */
export type UpdateClinicalRecordInput = {
  /** Absent keeps it; it cannot be emptied. */
  careDescription?: string | null | undefined;
  /** The day of the visit, not in the future. Absent keeps it. */
  date?: string | null | undefined;
  /** Warnings that the user dismissed. They are added to the warnings of the record; none is removed. */
  dismissedWarnings?: Array<WarningKind> | null | undefined;
  /** The complete exam. Absent keeps it; null removes it. */
  footExam?: FootExamInput | null | undefined;
  /** Absent keeps it; it cannot be emptied. */
  instructions?: string | null | undefined;
  /** Products that irritated the skin or nails, at most 200 characters. Absent keeps them; null or empty clears them. */
  irritatingProducts?: string | null | undefined;
  /** Absent keeps it; it cannot be emptied. */
  procedure?: string | null | undefined;
  /** Null: the professional is unknown. */
  professionalId?: number | null | undefined;
  /** The complete list: supplies not listed are returned to stock. */
  usedSupplies?: Array<UsedSupplyInput> | null | undefined;
};

/** A supply that the visit used. Quantities of the same supply are added up. */
export type UsedSupplyInput = {
  /** Why it is used although it is expired on the day of the visit, at most 200 characters. The stock movement keeps it. */
  expiredReason?: string | null | undefined;
  /** A whole number, at least 1. */
  quantity: number;
  /** A supply in stock. */
  supplyId: number;
};

/** A kind of warning before a procedure. */
export type WarningKind =
  /** The newest examination missed a pulse of a foot. */
  | 'ABSENT_PULSE'
  /** A supply contains acrylates. */
  | 'ACRYLATE_ALLERGY'
  /** A supply contains an adhesive. */
  | 'ADHESIVE_ALLERGY'
  /** The treatment names it as a contraindication. */
  | 'ANTICOAGULANTS'
  /** The treatment names it as a contraindication. */
  | 'ARTERIAL_DISEASE'
  /** The treatment names it as a contraindication. */
  | 'DIABETES'
  /** The newest examination is older than the risk's interval. */
  | 'EXAM_OVERDUE'
  /** The treatment names it as a contraindication. */
  | 'IMMUNOSUPPRESSION'
  /** An open ulcer has signs of infection. */
  | 'INFECTED_ULCER'
  /** A supply contains iodine. */
  | 'IODINE_ALLERGY'
  /** A supply contains latex. */
  | 'LATEX_ALLERGY'
  /** A supply contains lidocaine. */
  | 'LIDOCAINE_ALLERGY'
  /** An ulcer is not resolved. */
  | 'OPEN_ULCER'
  /** The treatment names it as a contraindication. */
  | 'PACEMAKER'
  /** The treatment names it as a contraindication. */
  | 'PREGNANCY';

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

/** A finding on a foot as a whole; each at most once. */
export type WholeFootFindingInput = {
  /** The day it was seen; a copy into a later visit keeps it. */
  examinedOn: string;
  /** The finding. */
  finding: WholeFootFindingCode;
  /** It was there before and has gone. */
  isResolved: boolean;
  /** The foot. */
  side: FootSide;
};

export type UsedSupplyLineFragment = { supplyId: number, supplyName: string, quantity: number, unitValue: number };

export type RecordSheetFragment = { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }>, imported: { fileName: string, importedAt: string, professionalName: string } | null };

export type RecordPatientsQueryVariables = Exact<{
  search: string;
  first: number;
  after?: string | null | undefined;
}>;


export type RecordPatientsQuery = { patients: { totalCount: number, endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, name: string, rut: string }> } };

export type RecordPatientQueryVariables = Exact<{
  id: number;
}>;


export type RecordPatientQuery = { patient: { id: number, name: string, rut: string, provisionalRut: boolean, sex: Sex | null, address: string, birthDate: string | null } | null };

export type ClinicalRecordsQueryVariables = Exact<{
  patientId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type ClinicalRecordsQuery = { clinicalRecords: { totalCount: number, endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }>, imported: { fileName: string, importedAt: string, professionalName: string } | null }> } };

export type RecordSuppliesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordSuppliesQuery = { supplies: Array<{ id: number, name: string, unit: string, stock: number, unitValue: number, expiryDate: string | null, contains: Array<Substance> }> };

export type RecordVersionsQueryVariables = Exact<{
  id: number;
}>;


export type RecordVersionsQuery = { clinicalRecord: { id: number, versions: Array<{ version: number, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }> }> } | null };

export type CurrentRecordQueryVariables = Exact<{
  id: number;
}>;


export type CurrentRecordQuery = { clinicalRecord: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }>, imported: { fileName: string, importedAt: string, professionalName: string } | null } | null };

export type CreateClinicalRecordMutationVariables = Exact<{
  input: CreateClinicalRecordInput;
}>;


export type CreateClinicalRecordMutation = { createClinicalRecord: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }>, imported: { fileName: string, importedAt: string, professionalName: string } | null } };

export type UpdateClinicalRecordMutationVariables = Exact<{
  id: number;
  version: number;
  input: UpdateClinicalRecordInput;
}>;


export type UpdateClinicalRecordMutation = { updateClinicalRecord: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }>, imported: { fileName: string, importedAt: string, professionalName: string } | null } };

export type CertificateSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CertificateSettingsQuery = { clinicSettings: { name: string, phone: string, address: string, city: string }, professionals: Array<{ id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, omittedTreatments: Array<string>, isArchived: boolean }> };

export type CertificateWordsFragment = { id: number, patientId: number, recordId: number, professionalId: number | null, kind: CertificateKind, issueDate: string, attendedOn: string, reason: string, instructions: string, restDays: number | null, answeredOn: string | null, answer: string | null, checkCode: string, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnReason: string | null, issuedAt: string, issuedBy: string, parts: Array<{ part: LetterPart, text: string }>, photos: Array<{ photoId: number, kind: PhotoKind, takenOn: string, side: FootSide | null, toe: number | null, zone: FootZone | null, address: string | null }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, patient: { name: string, rut: string, sex: Sex | null }, signer: { name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string }, clinic: { name: string, address: string, city: string, phone: string } };

export type IssueCertificateMutationVariables = Exact<{
  input: IssueCertificateInput;
}>;


export type IssueCertificateMutation = { issueCertificate: { id: number, patientId: number, recordId: number, professionalId: number | null, kind: CertificateKind, issueDate: string, attendedOn: string, reason: string, instructions: string, restDays: number | null, answeredOn: string | null, answer: string | null, checkCode: string, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnReason: string | null, issuedAt: string, issuedBy: string, parts: Array<{ part: LetterPart, text: string }>, photos: Array<{ photoId: number, kind: PhotoKind, takenOn: string, side: FootSide | null, toe: number | null, zone: FootZone | null, address: string | null }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, patient: { name: string, rut: string, sex: Sex | null }, signer: { name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string }, clinic: { name: string, address: string, city: string, phone: string } } };

export type IssuedCertificateQueryVariables = Exact<{
  id: number;
}>;


export type IssuedCertificateQuery = { certificate: { id: number, patientId: number, recordId: number, professionalId: number | null, kind: CertificateKind, issueDate: string, attendedOn: string, reason: string, instructions: string, restDays: number | null, answeredOn: string | null, answer: string | null, checkCode: string, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnReason: string | null, issuedAt: string, issuedBy: string, parts: Array<{ part: LetterPart, text: string }>, photos: Array<{ photoId: number, kind: PhotoKind, takenOn: string, side: FootSide | null, toe: number | null, zone: FootZone | null, address: string | null }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, patient: { name: string, rut: string, sex: Sex | null }, signer: { name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string }, clinic: { name: string, address: string, city: string, phone: string } } | null };

export type WithdrawCertificateMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WithdrawCertificateMutation = { withdrawCertificate: { id: number, patientId: number, recordId: number, professionalId: number | null, kind: CertificateKind, issueDate: string, attendedOn: string, reason: string, instructions: string, restDays: number | null, answeredOn: string | null, answer: string | null, checkCode: string, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnReason: string | null, issuedAt: string, issuedBy: string, parts: Array<{ part: LetterPart, text: string }>, photos: Array<{ photoId: number, kind: PhotoKind, takenOn: string, side: FootSide | null, toe: number | null, zone: FootZone | null, address: string | null }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, patient: { name: string, rut: string, sex: Sex | null }, signer: { name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string }, clinic: { name: string, address: string, city: string, phone: string } } };

export type OpenReferralsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OpenReferralsQuery = { openReferrals: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, patientId: number, recordId: number, professionalId: number | null, issuedBy: string, issueDate: string, reason: string, parts: Array<{ part: LetterPart, text: string }>, patient: { name: string } }> } };

export type AnswerReferralMutationVariables = Exact<{
  id: number;
  answeredOn: string;
  answer?: string | null | undefined;
}>;


export type AnswerReferralMutation = { answerReferral: { id: number, answeredOn: string | null, answer: string | null } };

export const UsedSupplyLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}}]} as unknown as DocumentNode<UsedSupplyLineFragment, unknown>;
export const RecordSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}}]} as unknown as DocumentNode<RecordSheetFragment, unknown>;
export const CertificateWordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"checkCode"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}}]} as unknown as DocumentNode<CertificateWordsFragment, unknown>;
export const RecordPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<RecordPatientsQuery, RecordPatientsQueryVariables>;
export const RecordPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}}]}}]}}]} as unknown as DocumentNode<RecordPatientQuery, RecordPatientQueryVariables>;
export const ClinicalRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicalRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<ClinicalRecordsQuery, ClinicalRecordsQueryVariables>;
export const RecordSuppliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"contains"}}]}}]}}]} as unknown as DocumentNode<RecordSuppliesQuery, RecordSuppliesQueryVariables>;
export const RecordVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}}]} as unknown as DocumentNode<RecordVersionsQuery, RecordVersionsQueryVariables>;
export const CurrentRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<CurrentRecordQuery, CurrentRecordQueryVariables>;
export const CreateClinicalRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClinicalRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateClinicalRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createClinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<CreateClinicalRecordMutation, CreateClinicalRecordMutationVariables>;
export const UpdateClinicalRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClinicalRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicalRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicalRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<UpdateClinicalRecordMutation, UpdateClinicalRecordMutationVariables>;
export const CertificateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}}]}}]}}]} as unknown as DocumentNode<CertificateSettingsQuery, CertificateSettingsQueryVariables>;
export const IssueCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueCertificateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"checkCode"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}}]} as unknown as DocumentNode<IssueCertificateMutation, IssueCertificateMutationVariables>;
export const IssuedCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuedCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"checkCode"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}}]} as unknown as DocumentNode<IssuedCertificateQuery, IssuedCertificateQueryVariables>;
export const WithdrawCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"attendedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"checkCode"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}}]}}]} as unknown as DocumentNode<WithdrawCertificateMutation, WithdrawCertificateMutationVariables>;
export const OpenReferralsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenReferrals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReferrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<OpenReferralsQuery, OpenReferralsQueryVariables>;
export const AnswerReferralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answeredOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answeredOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answeredOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<AnswerReferralMutation, AnswerReferralMutationVariables>;
export const useRecordPatientsQuery = /*#__PURE__*/ hookQuery(RecordPatientsDocument);
export const useRecordPatientQuery = /*#__PURE__*/ hookQuery(RecordPatientDocument);
export const useClinicalRecordsQuery = /*#__PURE__*/ hookQuery(ClinicalRecordsDocument);
export const useRecordSuppliesQuery = /*#__PURE__*/ hookQuery(RecordSuppliesDocument);
export const useRecordVersionsQuery = /*#__PURE__*/ hookQuery(RecordVersionsDocument);
export const useCurrentRecordQuery = /*#__PURE__*/ hookQuery(CurrentRecordDocument);
export const useCreateClinicalRecordMutation = /*#__PURE__*/ hookMutation(CreateClinicalRecordDocument);
export const useUpdateClinicalRecordMutation = /*#__PURE__*/ hookMutation(UpdateClinicalRecordDocument);
export const useCertificateSettingsQuery = /*#__PURE__*/ hookQuery(CertificateSettingsDocument);
export const useIssueCertificateMutation = /*#__PURE__*/ hookMutation(IssueCertificateDocument);
export const useIssuedCertificateQuery = /*#__PURE__*/ hookQuery(IssuedCertificateDocument);
export const useWithdrawCertificateMutation = /*#__PURE__*/ hookMutation(WithdrawCertificateDocument);
export const useOpenReferralsQuery = /*#__PURE__*/ hookQuery(OpenReferralsDocument);
export const useAnswerReferralMutation = /*#__PURE__*/ hookMutation(AnswerReferralDocument);