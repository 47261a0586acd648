/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ClinicDataFragment = { name: string, phone: string, address: string, city: string, professionalName: string, professionalTitle: string, professionalRut: string, registryNumber: string, professionalAddress: string, whatToBring: string, offersIntake: boolean, homeShowsBooking: boolean, chargesVisits: boolean, sharesPacks: boolean, issuedDocuments: Array<DocumentKind>, visitorsMayChange: boolean, changeDeadlineHours: number, showsTreatments: boolean, showsPrices: boolean, version: number };

export type ClinicSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicSettingsQuery = { clinicSettings: { name: string, phone: string, address: string, city: string, professionalName: string, professionalTitle: string, professionalRut: string, registryNumber: string, professionalAddress: string, whatToBring: string, offersIntake: boolean, homeShowsBooking: boolean, chargesVisits: boolean, sharesPacks: boolean, issuedDocuments: Array<DocumentKind>, visitorsMayChange: boolean, changeDeadlineHours: number, showsTreatments: boolean, showsPrices: boolean, version: number } };

export type UpdateClinicSettingsMutationVariables = Exact<{
  version: number;
  input: UpdateClinicSettingsInput;
}>;


export type UpdateClinicSettingsMutation = { updateClinicSettings: { name: string, phone: string, address: string, city: string, professionalName: string, professionalTitle: string, professionalRut: string, registryNumber: string, professionalAddress: string, whatToBring: string, offersIntake: boolean, homeShowsBooking: boolean, chargesVisits: boolean, sharesPacks: boolean, issuedDocuments: Array<DocumentKind>, visitorsMayChange: boolean, changeDeadlineHours: number, showsTreatments: boolean, showsPrices: boolean, version: number } };

export const ClinicDataFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"professionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"professionalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"whatToBring"}},{"kind":"Field","name":{"kind":"Name","value":"offersIntake"}},{"kind":"Field","name":{"kind":"Name","value":"homeShowsBooking"}},{"kind":"Field","name":{"kind":"Name","value":"chargesVisits"}},{"kind":"Field","name":{"kind":"Name","value":"sharesPacks"}},{"kind":"Field","name":{"kind":"Name","value":"issuedDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"visitorsMayChange"}},{"kind":"Field","name":{"kind":"Name","value":"changeDeadlineHours"}},{"kind":"Field","name":{"kind":"Name","value":"showsTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"showsPrices"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicDataFragment, unknown>;
export const ClinicSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicData"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"professionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"professionalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"whatToBring"}},{"kind":"Field","name":{"kind":"Name","value":"offersIntake"}},{"kind":"Field","name":{"kind":"Name","value":"homeShowsBooking"}},{"kind":"Field","name":{"kind":"Name","value":"chargesVisits"}},{"kind":"Field","name":{"kind":"Name","value":"sharesPacks"}},{"kind":"Field","name":{"kind":"Name","value":"issuedDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"visitorsMayChange"}},{"kind":"Field","name":{"kind":"Name","value":"changeDeadlineHours"}},{"kind":"Field","name":{"kind":"Name","value":"showsTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"showsPrices"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicSettingsQuery, ClinicSettingsQueryVariables>;
export const UpdateClinicSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClinicSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicData"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"professionalRut"}},{"kind":"Field","name":{"kind":"Name","value":"registryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"professionalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"whatToBring"}},{"kind":"Field","name":{"kind":"Name","value":"offersIntake"}},{"kind":"Field","name":{"kind":"Name","value":"homeShowsBooking"}},{"kind":"Field","name":{"kind":"Name","value":"chargesVisits"}},{"kind":"Field","name":{"kind":"Name","value":"sharesPacks"}},{"kind":"Field","name":{"kind":"Name","value":"issuedDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"visitorsMayChange"}},{"kind":"Field","name":{"kind":"Name","value":"changeDeadlineHours"}},{"kind":"Field","name":{"kind":"Name","value":"showsTreatments"}},{"kind":"Field","name":{"kind":"Name","value":"showsPrices"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateClinicSettingsMutation, UpdateClinicSettingsMutationVariables>;
export const useClinicSettingsQuery = /*#__PURE__*/ hookQuery(ClinicSettingsDocument);
export const useUpdateClinicSettingsMutation = /*#__PURE__*/ hookMutation(UpdateClinicSettingsDocument);