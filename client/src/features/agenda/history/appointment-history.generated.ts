/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How the change was made: as in `ActorChannel`, or by a link to one’s own appointment. */
export type AppointmentChangeChannel =
  /** A staff user, through another program. */
  | 'API'
  /** The holder of a link to the appointment. */
  | 'LINK'
  /** A staff user, in the panel. */
  | 'PANEL'
  /** A visitor. */
  | 'PUBLIC'
  /** A job, the terminal, or a consequence of a change to another appointment. */
  | 'SYSTEM';

/** The kind of change to an appointment. */
export type AppointmentChangeKind =
  /** It was changed. */
  | 'CHANGED'
  /** It was booked. */
  | 'CREATED'
  /** It was deleted; its history stays. */
  | 'DELETED';

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

export type AppointmentHistoryQueryVariables = Exact<{
  appointmentId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type AppointmentHistoryQuery = { appointmentChanges: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, appointmentId: number, at: string, kind: AppointmentChangeKind, staffName: string | null, channel: AppointmentChangeChannel, patientName: string | null, notesChanged: boolean, notice: { minutes: number, isLate: boolean } | null, before: { patientId: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null, after: { patientId: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null }> } };

export type DeletedAppointmentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DeletedAppointmentsQuery = { appointmentChanges: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, appointmentId: number, at: string, kind: AppointmentChangeKind, staffName: string | null, channel: AppointmentChangeChannel, patientName: string | null, notesChanged: boolean, notice: { minutes: number, isLate: boolean } | null, before: { patientId: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null, after: { patientId: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null }> } };

export type AppointmentChangePartsFragment = { id: number, appointmentId: number, at: string, kind: AppointmentChangeKind, staffName: string | null, channel: AppointmentChangeChannel, patientName: string | null, notesChanged: boolean, notice: { minutes: number, isLate: boolean } | null, before: { patientId: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null, after: { patientId: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null } | null };

export type AppointmentFactsPartsFragment = { patientId: number, date: string, time: string, durationMinutes: number, status: AppointmentStatus, serviceType: ServiceType, treatment: string, professionalName: string | null, nailColor: string, nailShape: NailShape | null, nailTechnique: NailTechnique | null };

export const AppointmentFactsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFactsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}}]}}]} as unknown as DocumentNode<AppointmentFactsPartsFragment, unknown>;
export const AppointmentChangePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"notesChanged"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFactsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFactsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFactsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}}]}}]} as unknown as DocumentNode<AppointmentChangePartsFragment, unknown>;
export const AppointmentHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentChangeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFactsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"notesChanged"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFactsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFactsParts"}}]}}]}}]} as unknown as DocumentNode<AppointmentHistoryQuery, AppointmentHistoryQueryVariables>;
export const DeletedAppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentChangeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentFactsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"nailColor"}},{"kind":"Field","name":{"kind":"Name","value":"nailShape"}},{"kind":"Field","name":{"kind":"Name","value":"nailTechnique"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentChangeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"notesChanged"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFactsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentFactsParts"}}]}}]}}]} as unknown as DocumentNode<DeletedAppointmentsQuery, DeletedAppointmentsQueryVariables>;
export const useAppointmentHistoryQuery = /*#__PURE__*/ hookQuery(AppointmentHistoryDocument);
export const useDeletedAppointmentsQuery = /*#__PURE__*/ hookQuery(DeletedAppointmentsDocument);