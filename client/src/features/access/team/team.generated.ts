/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new staff user, who chooses a password with a link. Send `rights`, or a `role`. */
export type AddTeamMemberInput = {
  /** Limits the user to the agenda of the professional they are, and to these services of it; empty lifts the limit, null and absent keep it. A change ends the user's sessions. */
  limitedServices?: Array<ServiceType> | null | undefined;
  /** The display name, at most 200 characters. */
  name: string;
  /** With `limitedServices`: the professional that the user is, if they are not yet one. */
  professionalId?: number | null | undefined;
  /** All of the user's rights, at most one per area; none leaves only their own profile. A change ends the user's sessions. */
  rights?: Array<StaffRightInput> | null | undefined;
  /** Without `rights`: gives the role's rights, unless the user's rights already have this role as their summary. */
  role?: StaffRole | null | undefined;
  /** The login name: letters, digits and . _ -, in lower case. It never changes. */
  username: string;
};

/** The kind of access to an area. */
export type AreaAccess =
  /** Read: queries, subscriptions, GET. */
  | 'READ'
  /** Read and change. */
  | 'WRITE';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

/** A part of the clinic's data that a staff user can be given access to. */
export type StaffArea =
  /** Appointments, free hours, blocked hours, days off, the waiting list. */
  | 'AGENDA'
  /** Starting and downloading backups, which contain all of the clinic’s data. */
  | 'BACKUP'
  /** Charges, payments and the till. */
  | 'CAJA'
  /** Taking charges back, refunds, and reopening a closed day. */
  | 'CAJA_CORRECTIONS'
  /** Records, conditions, alerts, appointment notes, certificates, exports, accesses. */
  | 'HEALTH_DATA'
  /** Messages to patients. */
  | 'MESSAGES'
  /** Patients without their health data; consents, requests, blocks. */
  | 'PATIENTS'
  /** Clinic settings, hours, professionals, treatments. */
  | 'SETTINGS'
  /** Supplies and their movements. */
  | 'STOCK'
  /** Staff accounts, keys, webhooks, calendar feeds, registers. To change it is to have every right. */
  | 'TEAM';

/** A user's new right in one area. */
export type StaffRightInput = {
  /** Write access includes read access. */
  access: AreaAccess;
  /** At most once per user. */
  area: StaffArea;
};

/** A summary of a user's rights. */
export type StaffRole =
  /** Less than everything. As an input: no health data, backups, settings, corrections of the till, or staff accounts. */
  | 'RECEPTION'
  /** Everything. */
  | 'STAFF';

/** Whether a staff user can log in. */
export type StaffState =
  /** Can log in. */
  | 'ACTIVE'
  /** Cannot log in until a colleague enables them again. */
  | 'DISABLED'
  /** Must first choose a password with a link. */
  | 'WITHOUT_PASSWORD';

/** The fields of a staff user that can be changed; without `rights` and `role` they stay. */
export type UpdateTeamMemberInput = {
  /** Limits the user to the agenda of the professional they are, and to these services of it; empty lifts the limit, null and absent keep it. A change ends the user's sessions. */
  limitedServices?: Array<ServiceType> | null | undefined;
  /** The display name, at most 200 characters. */
  name: string;
  /** With `limitedServices`: the professional that the user is, if they are not yet one. */
  professionalId?: number | null | undefined;
  /** All of the user's rights, at most one per area; none leaves only their own profile. A change ends the user's sessions. */
  rights?: Array<StaffRightInput> | null | undefined;
  /** Without `rights`: gives the role's rights, unless the user's rights already have this role as their summary. */
  role?: StaffRole | null | undefined;
};

export type ListedMemberFragment = { id: number, username: string, name: string, professionalId: number | null, state: StaffState, lastLoginAt: string | null, hasSecondFactor: boolean, version: number, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null };

export type TeamQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamQuery = { team: Array<{ id: number, username: string, name: string, professionalId: number | null, state: StaffState, lastLoginAt: string | null, hasSecondFactor: boolean, version: number, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null }> };

export type AddTeamMemberMutationVariables = Exact<{
  input: AddTeamMemberInput;
}>;


export type AddTeamMemberMutation = { addTeamMember: { member: { id: number, username: string, name: string, professionalId: number | null, state: StaffState, lastLoginAt: string | null, hasSecondFactor: boolean, version: number, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null }, link: { token: string, expiresAt: string } } };

export type UpdateTeamMemberMutationVariables = Exact<{
  id: number;
  version: number;
  input: UpdateTeamMemberInput;
}>;


export type UpdateTeamMemberMutation = { updateTeamMember: { id: number, username: string, name: string, professionalId: number | null, state: StaffState, lastLoginAt: string | null, hasSecondFactor: boolean, version: number, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null } };

export type DisableTeamMemberMutationVariables = Exact<{
  id: number;
}>;


export type DisableTeamMemberMutation = { disableTeamMember: { id: number, username: string, name: string, professionalId: number | null, state: StaffState, lastLoginAt: string | null, hasSecondFactor: boolean, version: number, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null } };

export type EnableTeamMemberMutationVariables = Exact<{
  id: number;
}>;


export type EnableTeamMemberMutation = { enableTeamMember: { id: number, username: string, name: string, professionalId: number | null, state: StaffState, lastLoginAt: string | null, hasSecondFactor: boolean, version: number, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null } };

export type RemoveSecondFactorMutationVariables = Exact<{
  id: number;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { id: number, username: string, name: string, professionalId: number | null, state: StaffState, lastLoginAt: string | null, hasSecondFactor: boolean, version: number, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null } };

export type SecondFactorRequiredQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorRequiredQuery = { secondFactorRequired: boolean };

export type RequireSecondFactorMutationVariables = Exact<{
  required: boolean;
}>;


export type RequireSecondFactorMutation = { requireSecondFactor: boolean };

export type MakePasswordLinkMutationVariables = Exact<{
  id: number;
}>;


export type MakePasswordLinkMutation = { makePasswordLink: { token: string, expiresAt: string } };

export const ListedMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListedMemberFragment, unknown>;
export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const AddTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddTeamMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddTeamMemberMutation, AddTeamMemberMutationVariables>;
export const UpdateTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>;
export const DisableTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DisableTeamMemberMutation, DisableTeamMemberMutationVariables>;
export const EnableTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EnableTeamMemberMutation, EnableTeamMemberMutationVariables>;
export const RemoveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const SecondFactorRequiredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorRequired"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}}]}}]} as unknown as DocumentNode<SecondFactorRequiredQuery, SecondFactorRequiredQueryVariables>;
export const RequireSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"required"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"Variable","name":{"kind":"Name","value":"required"}}}]}]}}]} as unknown as DocumentNode<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>;
export const MakePasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakePasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makePasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<MakePasswordLinkMutation, MakePasswordLinkMutationVariables>;
export const useTeamQuery = /*#__PURE__*/ hookQuery(TeamDocument);
export const useAddTeamMemberMutation = /*#__PURE__*/ hookMutation(AddTeamMemberDocument);
export const useUpdateTeamMemberMutation = /*#__PURE__*/ hookMutation(UpdateTeamMemberDocument);
export const useDisableTeamMemberMutation = /*#__PURE__*/ hookMutation(DisableTeamMemberDocument);
export const useEnableTeamMemberMutation = /*#__PURE__*/ hookMutation(EnableTeamMemberDocument);
export const useRemoveSecondFactorMutation = /*#__PURE__*/ hookMutation(RemoveSecondFactorDocument);
export const useSecondFactorRequiredQuery = /*#__PURE__*/ hookQuery(SecondFactorRequiredDocument);
export const useRequireSecondFactorMutation = /*#__PURE__*/ hookMutation(RequireSecondFactorDocument);
export const useMakePasswordLinkMutation = /*#__PURE__*/ hookMutation(MakePasswordLinkDocument);