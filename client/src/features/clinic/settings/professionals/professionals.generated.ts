/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Days on which a professional does not attend, both ends included. */
export type DayOffInput = {
  /** The first day. */
  from: string;
  /** The professional who is off. */
  professionalId: number;
  /** Only staff see it. */
  reason: string;
  /** The last day, included; not before the first. */
  to: string;
};

/** A document that the clinic issued elsewhere: the product issues none. */
export type DocumentKind =
  /** Boleta exenta. */
  | 'EXEMPT_RECEIPT'
  /** Boleta de honorarios, of a professional. */
  | 'FEE_RECEIPT'
  /** Factura. */
  | 'INVOICE'
  /** Boleta afecta. */
  | 'TAXED_RECEIPT'
  /** The card terminal's voucher. */
  | 'VOUCHER';

/** The hours of one weekday. Absent weekdays are closed. */
export type OpeningHoursInput = {
  /** When the last appointment must have ended; `24:00` is not a time. */
  closesAt: string;
  /** When the first appointment may start: on the hour or half past. */
  opensAt: string;
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  weekday: number;
};

/** All of a professional's data; absent or empty fields are cleared. At most 200 characters each. */
export type ProfessionalInput = {
  /** Where they work, as shown on certificates. */
  address?: string | null | undefined;
  /** Several periods per day must not overlap; null: whenever the clinic is open. */
  hours?: Array<OpeningHoursInput> | null | undefined;
  /** As shown to visitors and on certificates; not empty. */
  name: string;
  /** The authority that keeps the registry. */
  registryAuthority?: string | null | undefined;
  /** Their number in the registry of their profession. */
  registryNumber?: string | null | undefined;
  /** With or without dots and hyphen; unique among professionals. */
  rut?: string | null | undefined;
  /** The services they offer, at least one. */
  services: Array<ServiceType>;
  /** Each user can be at most one professional. */
  staffUserId?: number | null | undefined;
  /** Their profession, as shown on certificates. */
  title?: string | null | undefined;
  /** From the clinic's list; empty for all treatments of the services. */
  treatments: Array<string>;
};

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** Whether a staff user can log in. */
export type StaffState =
  /** Can log in. */
  | 'ACTIVE'
  /** Cannot log in until a colleague enables them again. */
  | 'DISABLED'
  /** Must first choose a password with a link. */
  | 'WITHOUT_PASSWORD';

/** All of the settings. Absent or empty texts are cleared, except for an absent `whatToBring`; all other absent settings keep what is stored. Texts have at most 200 characters, if they do not say otherwise. */
export type UpdateClinicSettingsInput = {
  /** Street and number. */
  address?: string | null | undefined;
  /** The deadline for changes by patients, in hours before the start: 0 to 168. */
  changeDeadlineHours?: number | null | undefined;
  /** Whether finishing a visit charges the price of its treatment. */
  chargesVisits?: boolean | null | undefined;
  /** Where certificates are issued. */
  city?: string | null | undefined;
  /** Whether the bare address, without a path, shows the booking page instead of the login. */
  homeShowsBooking?: boolean | null | undefined;
  /** The documents that the clinic issues elsewhere for payments, empty for none; only these are offered. With `VOUCHER`, the card terminal's voucher replaces a boleta. */
  issuedDocuments?: Array<DocumentKind> | null | undefined;
  /** As shown to visitors and patients and on certificates; not empty. */
  name: string;
  /** Whether visitors are asked to answer the questionnaire before they come. */
  offersIntake?: boolean | null | undefined;
  /** Shown to visitors as it was entered. */
  phone?: string | null | undefined;
  /** Where the signer works. */
  professionalAddress?: string | null | undefined;
  /** The signer: the first of `professionals` who does podiatry, archived ones last. */
  professionalName?: string | null | undefined;
  /** A RUT, stored and returned formatted. */
  professionalRut?: string | null | undefined;
  /** The signer's profession. */
  professionalTitle?: string | null | undefined;
  /** Their number in the registry of their profession. */
  registryNumber?: string | null | undefined;
  /** Whether a pack may name other patients who use it too. */
  sharesPacks?: boolean | null | undefined;
  /** Whether visitors see prices. */
  showsPrices?: boolean | null | undefined;
  /** Whether visitors may choose a professional. */
  showsProfessionals?: boolean | null | undefined;
  /** Whether the booking page lists the treatments and how long they take. */
  showsTreatments?: boolean | null | undefined;
  /** Whether patients may change or cancel an appointment through its link. */
  visitorsMayChange?: boolean | null | undefined;
  /** Things to bring to an appointment; shown to patients who have one. At most 1,000 characters. */
  whatToBring?: string | null | undefined;
};

export type ListedProfessionalFragment = { id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, treatments: Array<string>, omittedTreatments: Array<string>, staffUserId: number | null, isArchived: boolean, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> | null };

export type ListedDayOffFragment = { id: number, professionalId: number, from: string, to: string, reason: string };

export type ListedProfessionalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListedProfessionalsQuery = { professionals: Array<{ id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, treatments: Array<string>, omittedTreatments: Array<string>, staffUserId: number | null, isArchived: boolean, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> | null }> };

export type DaysOffQueryVariables = Exact<{ [key: string]: never; }>;


export type DaysOffQuery = { daysOff: Array<{ id: number, professionalId: number, from: string, to: string, reason: string }> };

export type CreateProfessionalMutationVariables = Exact<{
  input: ProfessionalInput;
}>;


export type CreateProfessionalMutation = { createProfessional: { id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, treatments: Array<string>, omittedTreatments: Array<string>, staffUserId: number | null, isArchived: boolean, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> | null } };

export type UpdateProfessionalMutationVariables = Exact<{
  id: number;
  version: number;
  input: ProfessionalInput;
}>;


export type UpdateProfessionalMutation = { updateProfessional: { id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, treatments: Array<string>, omittedTreatments: Array<string>, staffUserId: number | null, isArchived: boolean, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> | null } };

export type ArchiveProfessionalMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type ArchiveProfessionalMutation = { archiveProfessional: { id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, treatments: Array<string>, omittedTreatments: Array<string>, staffUserId: number | null, isArchived: boolean, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> | null } };

export type RestoreProfessionalMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type RestoreProfessionalMutation = { restoreProfessional: { id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, treatments: Array<string>, omittedTreatments: Array<string>, staffUserId: number | null, isArchived: boolean, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> | null } };

export type DeleteProfessionalMutationVariables = Exact<{
  id: number;
}>;


export type DeleteProfessionalMutation = { deleteProfessional: boolean };

export type OrderProfessionalsMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type OrderProfessionalsMutation = { orderProfessionals: Array<{ id: number, name: string, title: string, rut: string, registryNumber: string, registryAuthority: string, address: string, services: Array<ServiceType>, treatments: Array<string>, omittedTreatments: Array<string>, staffUserId: number | null, isArchived: boolean, version: number, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> | null }> };

export type CreateDayOffMutationVariables = Exact<{
  input: DayOffInput;
}>;


export type CreateDayOffMutation = { createDayOff: { id: number, professionalId: number, from: string, to: string, reason: string } };

export type DeleteDayOffMutationVariables = Exact<{
  id: number;
}>;


export type DeleteDayOffMutation = { deleteDayOff: boolean };

export type FreeProfessionalsQueryVariables = Exact<{
  appointmentIds: Array<number> | number;
}>;


export type FreeProfessionalsQuery = { freeProfessionals: Array<{ appointmentId: number, free: Array<{ professionalId: number, appointments: number }> }> };

export type HandOverMutationVariables = Exact<{
  id: number;
  version: number;
  professionalId: number;
}>;


export type HandOverMutation = { updateAppointment: { id: number, professionalId: number, professionalName: string, version: number } };

export type LinkableUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkableUsersQuery = { team: Array<{ id: number, username: string, name: string, state: StaffState }> };

export type PublicNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicNamesQuery = { clinicSettings: { name: string, phone: string, address: string, city: string, professionalName: string, professionalTitle: string, professionalRut: string, registryNumber: string, professionalAddress: string, showsProfessionals: boolean, version: number } };

export type ShowProfessionalsMutationVariables = Exact<{
  version: number;
  input: UpdateClinicSettingsInput;
}>;


export type ShowProfessionalsMutation = { updateClinicSettings: { name: string, phone: string, address: string, city: string, professionalName: string, professionalTitle: string, professionalRut: string, registryNumber: string, professionalAddress: string, showsProfessionals: boolean, version: number } };

export type ClinicDataWithNamesFragment = { name: string, phone: string, address: string, city: string, professionalName: string, professionalTitle: string, professionalRut: string, registryNumber: string, professionalAddress: string, showsProfessionals: boolean, version: number };

export const ListedProfessionalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProfessional"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListedProfessionalFragment, unknown>;
export const ListedDayOffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDayOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ListedDayOffFragment, unknown>;
export const ClinicDataWithNamesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicDataWithNames"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"professionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"professionalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"showsProfessionals"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicDataWithNamesFragment, unknown>;
export const ListedProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProfessional"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProfessional"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListedProfessionalsQuery, ListedProfessionalsQueryVariables>;
export const DaysOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DaysOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDayOff"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDayOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<DaysOffQuery, DaysOffQueryVariables>;
export const CreateProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfessionalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProfessional"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProfessional"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateProfessionalMutation, CreateProfessionalMutationVariables>;
export const UpdateProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfessionalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProfessional"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProfessional"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateProfessionalMutation, UpdateProfessionalMutationVariables>;
export const ArchiveProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProfessional"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProfessional"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ArchiveProfessionalMutation, ArchiveProfessionalMutationVariables>;
export const RestoreProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProfessional"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProfessional"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RestoreProfessionalMutation, RestoreProfessionalMutationVariables>;
export const DeleteProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteProfessionalMutation, DeleteProfessionalMutationVariables>;
export const OrderProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderProfessionals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderProfessionals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProfessional"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProfessional"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registryAuthority"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"}},{"kind":"Field","name":{"kind":"Name","value":"omittedTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffUserId"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OrderProfessionalsMutation, OrderProfessionalsMutationVariables>;
export const CreateDayOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDayOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DayOffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDayOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDayOff"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDayOff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<CreateDayOffMutation, CreateDayOffMutationVariables>;
export const DeleteDayOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDayOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDayOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDayOffMutation, DeleteDayOffMutationVariables>;
export const FreeProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeProfessionals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeProfessionals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}}]}}]}}]}}]} as unknown as DocumentNode<FreeProfessionalsQuery, FreeProfessionalsQueryVariables>;
export const HandOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<HandOverMutation, HandOverMutationVariables>;
export const LinkableUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkableUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<LinkableUsersQuery, LinkableUsersQueryVariables>;
export const PublicNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicDataWithNames"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicDataWithNames"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"professionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"professionalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"showsProfessionals"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PublicNamesQuery, PublicNamesQueryVariables>;
export const ShowProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowProfessionals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicDataWithNames"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicDataWithNames"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"professionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"professionalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"showsProfessionals"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ShowProfessionalsMutation, ShowProfessionalsMutationVariables>;
export const useListedProfessionalsQuery = /*#__PURE__*/ hookQuery(ListedProfessionalsDocument);
export const useDaysOffQuery = /*#__PURE__*/ hookQuery(DaysOffDocument);
export const useCreateProfessionalMutation = /*#__PURE__*/ hookMutation(CreateProfessionalDocument);
export const useUpdateProfessionalMutation = /*#__PURE__*/ hookMutation(UpdateProfessionalDocument);
export const useArchiveProfessionalMutation = /*#__PURE__*/ hookMutation(ArchiveProfessionalDocument);
export const useRestoreProfessionalMutation = /*#__PURE__*/ hookMutation(RestoreProfessionalDocument);
export const useDeleteProfessionalMutation = /*#__PURE__*/ hookMutation(DeleteProfessionalDocument);
export const useOrderProfessionalsMutation = /*#__PURE__*/ hookMutation(OrderProfessionalsDocument);
export const useCreateDayOffMutation = /*#__PURE__*/ hookMutation(CreateDayOffDocument);
export const useDeleteDayOffMutation = /*#__PURE__*/ hookMutation(DeleteDayOffDocument);
export const useFreeProfessionalsQuery = /*#__PURE__*/ hookQuery(FreeProfessionalsDocument);
export const useHandOverMutation = /*#__PURE__*/ hookMutation(HandOverDocument);
export const useLinkableUsersQuery = /*#__PURE__*/ hookQuery(LinkableUsersDocument);
export const usePublicNamesQuery = /*#__PURE__*/ hookQuery(PublicNamesDocument);
export const useShowProfessionalsMutation = /*#__PURE__*/ hookMutation(ShowProfessionalsDocument);