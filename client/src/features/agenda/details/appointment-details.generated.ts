/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
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

/** How much a risk of the feet stands out. */
export type FootUrgency =
  /** Category 3, or a referral. */
  | 'HIGH'
  /** A lower category, or none. */
  | 'NORMAL'
  /** Category 2. */
  | 'RAISED';

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

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

export type AppointmentDetailsQueryVariables = Exact<{
  id: number;
  withHealthData: boolean;
}>;


export type AppointmentDetailsQuery = { appointment: { notes?: string, recordId?: number | null, bookedName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null, seriesId: number | null, id: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, overbooked: boolean, serviceType: ServiceType, treatment: string, professionalId: number, professionalName: string, attendance: Attendance | null, version: number, visitorName: string | null, patient: { phone: string, id: number, name: string, rut: string, provisionalRut: boolean, alerts?: Array<{ kind: AlertKind, note: string, since: string | null }>, footBadge?: { name: string, reason: string, urgency: FootUrgency } | null } } | null };


export const AppointmentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"recordId"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"bookedName"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footBadge"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"overbooked"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visitorName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"provisionalRut"}}]}}]}}]} as unknown as DocumentNode<AppointmentDetailsQuery, AppointmentDetailsQueryVariables>;
export const useAppointmentDetailsQuery = /*#__PURE__*/ hookQuery(AppointmentDetailsDocument);