/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a key works. */
export type ApiKeyState =
  /** It works. */
  | 'ACTIVE'
  /** Its last day has passed. */
  | 'EXPIRED'
  /** It was revoked. */
  | 'REVOKED'
  /** A backup was restored, which contains no secrets: create another key. */
  | 'WITHOUT_SECRET';

/** A problem that staff should look into. */
export type BackupWarning =
  /** The last attempt failed. */
  | 'FAILED'
  /** The last one is older than 36 hours. */
  | 'LATE'
  /** The folder contains no backup. */
  | 'NONE'
  /** The last one was not checked. */
  | 'UNCHECKED';

/** Whether a feed's address works. */
export type CalendarFeedState =
  /** It works. */
  | 'ACTIVE'
  /** It was revoked, or its owner's account was closed. */
  | 'REVOKED'
  /** A backup was restored, which has no addresses: create another feed. */
  | 'WITHOUT_SECRET';

/** One of the two pictures of the clinic. */
export type ClinicImageKind =
  /** Its logo; the file needs at least 64 pixels on the shorter side. */
  | 'LOGO'
  /** Its photo; the file needs at least 400 pixels on the shorter side. */
  | 'PHOTO';

/** The means of delivery of a message. */
export type MessageDriver =
  /** The WhatsApp Business Cloud API. */
  | 'CLOUD'
  /** Staff, with a wa.me link. */
  | 'LINK'
  /** A mail server. */
  | 'SMTP';

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

/** Whether a webhook receives events. */
export type WebhookState =
  /** It receives events. */
  | 'ACTIVE'
  /** Its receiver responded with 410, which stopped it. */
  | 'GONE'
  /** A user stopped it. */
  | 'STOPPED'
  /** A backup, which contains no secrets, was restored: give it a new one. */
  | 'WITHOUT_SECRET';

export type SettingsOverviewQueryVariables = Exact<{
  year: number;
  withHealthData: boolean;
  withTeam: boolean;
  withBackup: boolean;
}>;


export type SettingsOverviewQuery = { secondFactorRequired?: boolean, agendaSettings: Array<{ serviceType: ServiceType, hours: Array<{ weekday: number, opensAt: string, closesAt: string }> }>, closures: Array<{ id: number, from: string, to: string, serviceType: ServiceType | null, reason: string }>, holidays: Array<{ date: string }>, treatments: Array<{ id: number, isBookableOnline: boolean }>, professionals: Array<{ id: number, name: string, isArchived: boolean }>, clinicSettings: { name: string, address: string, city: string }, clinicImages: Array<{ kind: ClinicImageKind, version: number, image: { address: string } | null }>, messageChannels: { whatsapp: MessageDriver, email: boolean }, messageSettings: { reminders: boolean, reminderTime: string }, privacyRequests: { hasNextPage: boolean, nodes: Array<{ id: number, dueOn: string, isOverdue: boolean }> }, retention?: { settings: { messageMonths: number | null, securityLogMonths: number | null, visitorMonths: number | null } }, team?: Array<{ id: number, state: StaffState, hasSecondFactor: boolean }>, publicAddress?: { address: string | null }, backupFolder?: { folder: string | null, isMissing: boolean, mustConfirm: boolean }, apiKeys?: Array<{ id: string, state: ApiKeyState }>, webhooks?: Array<{ id: number, state: WebhookState, retryingCount: number }>, calendarFeeds?: Array<{ id: string, state: CalendarFeedState }>, backupStatus?: { warning: BackupWarning | null, lastGood: { id: number, startedAt: string } | null } };


export const SettingsOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withBackup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agendaSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"closures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"serviceType"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isBookableOnline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinicImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminders"}},{"kind":"Field","name":{"kind":"Name","value":"reminderTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacyRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHealthData"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageMonths"}},{"kind":"Field","name":{"kind":"Name","value":"securityLogMonths"}},{"kind":"Field","name":{"kind":"Name","value":"visitorMonths"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicAddress"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backupFolder"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"retryingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeeds"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTeam"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backupStatus"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withBackup"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"lastGood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SettingsOverviewQuery, SettingsOverviewQueryVariables>;
export const useSettingsOverviewQuery = /*#__PURE__*/ hookQuery(SettingsOverviewDocument);