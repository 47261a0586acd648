/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A fact that everyone who treats the patient must know. */
export type AlertKind =
  /** Reacts to acrylates, as in gel and acrylic nails. */
  | 'ACRYLATE_ALLERGY'
  /** Reacts to the adhesive of plasters and tape. */
  | 'ADHESIVE_ALLERGY'
  /** Takes medicine against clotting, and bleeds longer. */
  | 'ANTICOAGULANTS'
  /** Poor blood supply, so that wounds heal badly. */
  | 'ARTERIAL_DISEASE'
  /** Of any type; the note may say which. */
  | 'DIABETES'
  /** Had an amputation before. */
  | 'EARLIER_AMPUTATION'
  /** Had an ulcer before. */
  | 'EARLIER_ULCER'
  /** Weak defences against infection, by illness or medicine. */
  | 'IMMUNOSUPPRESSION'
  /** Reacts to iodine, as in disinfectants. */
  | 'IODINE_ALLERGY'
  /** End-stage renal disease, with or without dialysis: a high risk of ulcers and infection. */
  | 'KIDNEY_FAILURE'
  /** Reacts to latex, as in gloves. */
  | 'LATEX_ALLERGY'
  /** Reacts to lidocaine, a local anaesthetic. */
  | 'LIDOCAINE_ALLERGY'
  /** Has a pacemaker, which electrical devices may disturb. */
  | 'PACEMAKER'
  /** Pregnant now; staff must end the alert afterwards, with the day. */
  | 'PREGNANCY';

/** Any status may follow any other. A cancelled appointment holds no time. */
export type AppointmentStatus =
  /** The initial status. */
  | 'BOOKED'
  /** It no longer holds any time. */
  | 'CANCELLED'
  /** The patient was attended. */
  | 'COMPLETED'
  /** The patient confirmed that they will come. */
  | 'CONFIRMED';

/** Whether the patient came, separate from the status. A cancelled appointment has none. */
export type Attendance =
  /** The patient is waiting at the clinic. */
  | 'ARRIVED'
  /** The patient is being attended. */
  | 'IN_CARE'
  /** The patient did not come. */
  | 'NO_SHOW';

/** The circulation of both feet. */
export type CirculationExamInput = {
  /** The day of the examination. */
  examinedOn: string;
  /** At most one per foot. */
  feet: Array<FootCirculationInput>;
  /** Pain in the calf when walking; null if not asked. */
  hasClaudication?: boolean | null | undefined;
};

/** A new appointment. */
export type CreateAppointmentInput = {
  /** The day, in the clinic's time. */
  date: string;
  /** 60 or 120. */
  durationMinutes?: number;
  /** At most 20,000 characters; empty if there are none. */
  notes?: string | null | undefined;
  /** Whether it may be made at a taken hour; if the hour is free, it takes it. */
  overbooked?: boolean;
  /** A registered patient. */
  patientId: number;
  /** Null: the free professional with the fewest appointments that day. */
  professionalId?: number | null | undefined;
  /** The agenda it is booked on. */
  serviceType?: ServiceType;
  /** The initial status. */
  status?: AppointmentStatus;
  /** When it starts: one of the agenda's start times. */
  time: string;
  /** Free text of at most 200 characters; the forms offer a catalogue. */
  treatment: string;
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

/** The clinical record of a visit. Each text has at most 20,000 characters. */
export type FinishVisitInput = {
  /** The patient's condition on arrival and what was attended to; not empty. */
  careDescription: string;
  /** Not in the future. */
  date: string;
  /** The warnings that the user dismissed before the procedure. */
  dismissedWarnings?: Array<WarningKind> | null | undefined;
  /** Null: the feet were not examined. */
  footExam?: FootExamInput | null | undefined;
  /** Instructions for the patient; not empty. */
  instructions: string;
  /** Products that irritated the skin or nails, at most 200 characters. Null or empty: none. */
  irritatingProducts?: string | null | undefined;
  /** Of a manicure: such as a brand and a number, at most 200 characters. Absent: as it was; null or empty clears it. */
  nailColor?: string | null | undefined;
  /** Of a manicure. Absent: as it was; null clears it. */
  nailShape?: NailShape | null | undefined;
  /** Of a manicure. Absent: as it was; null clears it. */
  nailTechnique?: NailTechnique | null | undefined;
  /** The procedure performed; not empty. */
  procedure: string;
  /** The professional. Null: the appointment's professional. */
  professionalId?: number | null | undefined;
  /** Deducted from the stock along with the visit. Null or absent: none. */
  usedSupplies?: Array<VisitSupplyInput> | null | undefined;
};

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

/** The shape of the nails after a manicure. */
export type NailShape =
  /** In Spanish: Almendra. */
  | 'ALMOND'
  /** In Spanish: Coffin. */
  | 'COFFIN'
  /** In Spanish: Natural. */
  | 'NATURAL'
  /** In Spanish: Ovalada. */
  | 'OVAL'
  /** In Spanish: Redonda. */
  | 'ROUND'
  /** In Spanish: Cuadrada. */
  | 'SQUARE'
  /** In Spanish: Cuadrada redondeada. */
  | 'SQUOVAL'
  /** In Spanish: Stiletto. */
  | 'STILETTO';

/** The scale by which an ingrown nail is staged. */
export type NailStageScale =
  /** In Spanish: Heifetz. */
  | 'HEIFETZ';

/** How a manicure was done. */
export type NailTechnique =
  /** In Spanish: Acrílico. */
  | 'ACRYLIC'
  /** In Spanish: Sin esmalte. */
  | 'CARE_ONLY'
  /** In Spanish: Esmaltado tradicional. */
  | 'CLASSIC_POLISH'
  /** In Spanish: Esmaltado permanente. */
  | 'GEL_POLISH'
  /** In Spanish: Kapping. */
  | 'KAPPING'
  /** In Spanish: Polygel. */
  | 'POLYGEL'
  /** In Spanish: Retiro. */
  | 'REMOVAL'
  /** In Spanish: Soft gel. */
  | 'SOFT_GEL';

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

/** A supply used by the visit. Duplicate supplies are added up. */
export type VisitSupplyInput = {
  /** Why it is used although it is expired on the day of the visit, at most 200 characters. The stock movement keeps it. */
  expiredReason?: string | null | undefined;
  /** Whole, from 1. */
  quantity: number;
  /** The supply's id. */
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

export type VisitQueryVariables = Exact<{
  id: number;
}>;


export type VisitQuery = { appointment: { id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, attendance: Attendance | null, arrivedAt: string | null, notes: string, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null, recordId: number | null, version: number, visitorName: string | null, patient: { id: number, name: string, rut: string, provisionalRut: boolean, birthDate: string | null } } | null };

export type VisitPatientQueryVariables = Exact<{
  id: number;
}>;


export type VisitPatientQuery = { patient: { id: number, name: string, rut: string, provisionalRut: boolean, sex: Sex | null, address: string, birthDate: string | null, underlyingCondition: string, alerts: Array<{ kind: AlertKind, note: string, since: string | null }>, deniedAlerts: Array<{ kind: AlertKind, note: string }> } | null };

export type EarlierVisitsQueryVariables = Exact<{
  patientId: number;
}>;


export type EarlierVisitsQuery = { clinicalRecords: { nodes: Array<{ id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }>, imported: { fileName: string, importedAt: string, professionalName: string } | null }> } };

export type FreeHoursOfQueryVariables = Exact<{
  date: string;
  serviceType: ServiceType;
  durationMinutes: number;
  professionalId?: number | null | undefined;
  treatment?: string | null | undefined;
}>;


export type FreeHoursOfQuery = { availability: { freeStarts: Array<string>, nextFreeDate: string | null } };

export type NextOfQueryVariables = Exact<{
  patientId: number;
}>;


export type NextOfQuery = { nextAppointment: { id: number, date: string, time: string, treatment: string } | null };

export type StartVisitMutationVariables = Exact<{
  appointmentId: number;
}>;


export type StartVisitMutation = { startVisit: { id: number, attendance: Attendance | null, arrivedAt: string | null, version: number } };

export type FinishVisitMutationVariables = Exact<{
  appointmentId: number;
  input: FinishVisitInput;
}>;


export type FinishVisitMutation = { finishVisit: { appointment: { id: number, status: AppointmentStatus, attendance: Attendance | null, arrivedAt: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null, recordId: number | null, version: number }, record: { id: number, patientId: number, appointmentId: number | null, date: string, careDescription: string, procedure: string, instructions: string, professionalId: number | null, professionalName: string | null, irritatingProducts: string, totalCost: number, version: number, writtenAt: string, writtenBy: string, usedSupplies: Array<{ supplyId: number, supplyName: string, quantity: number, unitValue: number }>, footExam: { pain: number | null, temperatureDifference: number | null, footwear: string, orthoses: string, usesCalculatedRisk: boolean | null, nails: Array<{ side: FootSide, toe: number, finding: NailFindingCode, kind: FindingKind | null, stage: HeifetzStage | null, stageScale: NailStageScale | null, examinedOn: string, isResolved: boolean, brace: { type: string, fittedOn: string | null, nextAdjustment: string | null } | null }>, skin: Array<{ side: FootSide, zone: FootZone, finding: SkinFindingCode, kind: FindingKind | null, examinedOn: string, isResolved: boolean, ulcer: { since: string | null, lengthMm: number | null, widthMm: number | null, measuredOn: string | null, depth: UlcerDepth | null, tissue: UlcerTissue | null, exudate: UlcerExudate | null, edges: string, hasVisibleBone: boolean | null, isInfected: boolean | null, isBehindForefoot: boolean | null } | null }>, feet: Array<{ side: FootSide, finding: WholeFootFindingCode, examinedOn: string, isResolved: boolean }>, sensation: { method: SensationMethod, examinedOn: string, cutOff: number | null, sites: Array<{ side: FootSide, site: SensationSite, answers: Array<boolean> }> } | null, circulation: { examinedOn: string, hasClaudication: boolean | null, feet: Array<{ side: FootSide, dorsalisPedis: PulseQuality, posteriorTibial: PulseQuality, ankleBrachialIndex: number | null, capillaryRefillSeconds: number | null, hasOedema: boolean | null }> } | null, riskOverride: { category: number, reason: string, calculated: number | null } | null } | null, dismissedWarnings: Array<{ kind: WarningKind, by: string, at: string, isUnreviewed: boolean | null }>, imported: { fileName: string, importedAt: string, professionalName: string } | null } } };

export type BookNextVisitMutationVariables = Exact<{
  input: CreateAppointmentInput;
}>;


export type BookNextVisitMutation = { createAppointment: { id: number, date: string, time: string } };


export const VisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Visit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}}]}}]}}]}}]} as unknown as DocumentNode<VisitQuery, VisitQueryVariables>;
export const VisitPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"underlyingCondition"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KnownAlerts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deniedAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<VisitPatientQuery, VisitPatientQueryVariables>;
export const EarlierVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicalRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<EarlierVisitsQuery, EarlierVisitsQueryVariables>;
export const FreeHoursOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeHoursOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"serviceType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceType"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"treatment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"treatment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeStarts"}},{"kind":"Field","name":{"kind":"Name","value":"nextFreeDate"}}]}}]}}]} as unknown as DocumentNode<FreeHoursOfQuery, FreeHoursOfQueryVariables>;
export const NextOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}}]}}]}}]} as unknown as DocumentNode<NextOfQuery, NextOfQueryVariables>;
export const StartVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<StartVisitMutation, StartVisitMutationVariables>;
export const FinishVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishVisitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordSheet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsedSupplyLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsedSupply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitValue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FootExamSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FootExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"toe"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"stageScale"}},{"kind":"Field","name":{"kind":"Name","value":"brace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextAdjustment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ulcer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"widthMm"}},{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tissue"}},{"kind":"Field","name":{"kind":"Name","value":"exudate"}},{"kind":"Field","name":{"kind":"Name","value":"edges"}},{"kind":"Field","name":{"kind":"Name","value":"hasVisibleBone"}},{"kind":"Field","name":{"kind":"Name","value":"isInfected"}},{"kind":"Field","name":{"kind":"Name","value":"isBehindForefoot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isResolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sensation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cutOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"circulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasClaudication"}},{"kind":"Field","name":{"kind":"Name","value":"feet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"dorsalisPedis"}},{"kind":"Field","name":{"kind":"Name","value":"posteriorTibial"}},{"kind":"Field","name":{"kind":"Name","value":"ankleBrachialIndex"}},{"kind":"Field","name":{"kind":"Name","value":"capillaryRefillSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasOedema"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"}},{"kind":"Field","name":{"kind":"Name","value":"temperatureDifference"}},{"kind":"Field","name":{"kind":"Name","value":"footwear"}},{"kind":"Field","name":{"kind":"Name","value":"orthoses"}},{"kind":"Field","name":{"kind":"Name","value":"riskOverride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"calculated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usesCalculatedRisk"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"careDescription"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"usedSupplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsedSupplyLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FootExamSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissedWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreviewed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"irritatingProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<FinishVisitMutation, FinishVisitMutationVariables>;
export const BookNextVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookNextVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}}]}}]} as unknown as DocumentNode<BookNextVisitMutation, BookNextVisitMutationVariables>;
export const useVisitQuery = /*#__PURE__*/ hookQuery(VisitDocument);
export const useVisitPatientQuery = /*#__PURE__*/ hookQuery(VisitPatientDocument);
export const useEarlierVisitsQuery = /*#__PURE__*/ hookQuery(EarlierVisitsDocument);
export const useFreeHoursOfQuery = /*#__PURE__*/ hookQuery(FreeHoursOfDocument);
export const useNextOfQuery = /*#__PURE__*/ hookQuery(NextOfDocument);
export const useStartVisitMutation = /*#__PURE__*/ hookMutation(StartVisitDocument);
export const useFinishVisitMutation = /*#__PURE__*/ hookMutation(FinishVisitDocument);
export const useBookNextVisitMutation = /*#__PURE__*/ hookMutation(BookNextVisitDocument);