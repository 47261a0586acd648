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

/** All of the settings; absent or empty ones are cleared. At most 200 characters each. */
export type UpdateClinicSettingsInput = {
  /** Street and number. */
  address?: string | null | undefined;
  /** 0 to 168. */
  changeDeadlineHours?: number | null | undefined;
  /** Absent keeps what is stored. */
  chargesVisits?: boolean | null | undefined;
  /** Where certificates are issued. */
  city?: string | null | undefined;
  /** Absent keeps what is stored. */
  homeShowsBooking?: boolean | null | undefined;
  /** Empty for none. Absent keeps what is stored. */
  issuedDocuments?: Array<DocumentKind> | null | undefined;
  /** As shown to visitors and patients and on certificates; not empty. */
  name: string;
  /** Absent keeps what is stored. */
  offersIntake?: boolean | null | undefined;
  /** Shown to visitors as entered here. */
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
  /** Absent keeps what is stored. */
  sharesPacks?: boolean | null | undefined;
  /** Absent keeps what is stored. */
  showsPrices?: boolean | null | undefined;
  /** Absent keeps what is stored. */
  showsProfessionals?: boolean | null | undefined;
  /** Absent keeps what is stored. */
  showsTreatments?: boolean | null | undefined;
  /** Whether patients may change or cancel an appointment through its link. */
  visitorsMayChange?: boolean | null | undefined;
  /** At most 1,000 characters. Absent keeps what is stored, also for the two fields below. */
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