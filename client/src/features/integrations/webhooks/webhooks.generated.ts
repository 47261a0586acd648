/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why the last attempt failed. */
export type WebhookDeliveryFailure =
  /** An invalid certificate. */
  | 'CERTIFICATE'
  /** No connection, or one that broke. */
  | 'CONNECTION'
  /** A 410 response, which stops the webhook. */
  | 'GONE'
  /** The server stopped while sending; it may have arrived. */
  | 'LOST'
  /** The host name was not found. */
  | 'NAME'
  /** `http:` to an address outside the allowed networks. */
  | 'NOT_ENCRYPTED'
  /** The name resolves to a private network or to this machine. */
  | 'PRIVATE_ADDRESS'
  /** A 3xx response, which is not followed. */
  | 'REDIRECT'
  /** The secret can’t be read. */
  | 'SECRET'
  /** A response other than 2xx. */
  | 'STATUS'
  /** The webhook had been stopped. */
  | 'STOPPED'
  /** No response in time. */
  | 'TIMEOUT';

/** The state of an event’s delivery. */
export type WebhookDeliveryState =
  /** The receiver responded with 2xx. */
  | 'DELIVERED'
  /** It failed for a day, or its webhook was stopped. */
  | 'GIVEN_UP'
  /** Being sent. */
  | 'SENDING'
  /** To be sent or retried when its turn comes. */
  | 'WAITING';

/** The events that a webhook can receive. */
export type WebhookEventKind =
  /** `appointment.attendance`: its attendance changed. */
  | 'APPOINTMENT_ATTENDANCE'
  /** `appointment.cancelled`: it no longer takes up time. */
  | 'APPOINTMENT_CANCELLED'
  /** `appointment.changed`: its patient, treatment, length, notes or status changed, except for a cancellation. */
  | 'APPOINTMENT_CHANGED'
  /** `appointment.created`: it was booked, by anyone. */
  | 'APPOINTMENT_CREATED'
  /** `appointment.deleted`: its id no longer exists. */
  | 'APPOINTMENT_DELETED'
  /** `appointment.moved`: to another day, hour or professional. */
  | 'APPOINTMENT_MOVED'
  /** `patient.changed`: any of the patient’s own data changed. */
  | 'PATIENT_CHANGED'
  /** `patient.created`: by staff, by a booking, or by undoing a merge. */
  | 'PATIENT_CREATED'
  /** `patient.deleted`: its id no longer exists. */
  | 'PATIENT_DELETED'
  /** `patient.merged`: everything that referenced one now references the other. */
  | 'PATIENT_MERGED'
  /** `stock.critical`: a supply fell to its critical stock. */
  | 'STOCK_CRITICAL';

/** The user's settings of a webhook. */
export type WebhookInput = {
  /** Where events are posted: `https:`, without user, password and fragment. Redirects are not followed. */
  address: string;
  /** The events it receives: at least one, each once. */
  events: Array<WebhookEventKind>;
};

/** The kind of event sent. */
export type WebhookSentKind =
  /** `appointment.attendance`: its attendance changed. */
  | 'APPOINTMENT_ATTENDANCE'
  /** `appointment.cancelled`: it no longer takes up time. */
  | 'APPOINTMENT_CANCELLED'
  /** `appointment.changed`: its patient, treatment, length, notes or status changed, except for a cancellation. */
  | 'APPOINTMENT_CHANGED'
  /** `appointment.created`: it was booked, by anyone. */
  | 'APPOINTMENT_CREATED'
  /** `appointment.deleted`: its id no longer exists. */
  | 'APPOINTMENT_DELETED'
  /** `appointment.moved`: to another day, hour or professional. */
  | 'APPOINTMENT_MOVED'
  /** `patient.changed`: any of the patient’s own data changed. */
  | 'PATIENT_CHANGED'
  /** `patient.created`: by staff, by a booking, or by undoing a merge. */
  | 'PATIENT_CREATED'
  /** `patient.deleted`: its id no longer exists. */
  | 'PATIENT_DELETED'
  /** `patient.merged`: everything that referenced one now references the other. */
  | 'PATIENT_MERGED'
  /** `stock.critical`: a supply fell to its critical stock. */
  | 'STOCK_CRITICAL'
  /** `webhook.test`: a test by a user; nothing happened. */
  | 'WEBHOOK_TEST';

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

export type ListedWebhookFragment = { id: number, address: string, events: Array<WebhookEventKind>, state: WebhookState, version: number, createdByName: string, createdAt: string, lastDeliveredAt: string | null, restsUntil: string | null, retryingCount: number, givenUpCount: number };

export type ListedDeliveryFragment = { id: number, type: WebhookSentKind, appointmentId: number | null, patientId: number | null, supplyId: number | null, at: string, state: WebhookDeliveryState, tries: number, triedAt: string | null, nextTryAt: string | null, status: number | null, durationMs: number | null, failure: WebhookDeliveryFailure | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: number, address: string, events: Array<WebhookEventKind>, state: WebhookState, version: number, createdByName: string, createdAt: string, lastDeliveredAt: string | null, restsUntil: string | null, retryingCount: number, givenUpCount: number }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: number;
  state?: WebhookDeliveryState | null | undefined;
  first: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { hasNextPage: boolean, nodes: Array<{ id: number, type: WebhookSentKind, appointmentId: number | null, patientId: number | null, supplyId: number | null, at: string, state: WebhookDeliveryState, tries: number, triedAt: string | null, nextTryAt: string | null, status: number | null, durationMs: number | null, failure: WebhookDeliveryFailure | null }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: number, address: string, events: Array<WebhookEventKind>, state: WebhookState, version: number, createdByName: string, createdAt: string, lastDeliveredAt: string | null, restsUntil: string | null, retryingCount: number, givenUpCount: number } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: number;
  version: number;
  input: WebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: number, address: string, events: Array<WebhookEventKind>, state: WebhookState, version: number, createdByName: string, createdAt: string, lastDeliveredAt: string | null, restsUntil: string | null, retryingCount: number, givenUpCount: number } };

export type SetWebhookActiveMutationVariables = Exact<{
  id: number;
  active: boolean;
}>;


export type SetWebhookActiveMutation = { setWebhookActive: { id: number, address: string, events: Array<WebhookEventKind>, state: WebhookState, version: number, createdByName: string, createdAt: string, lastDeliveredAt: string | null, restsUntil: string | null, retryingCount: number, givenUpCount: number } };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: number;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { secret: string, webhook: { id: number, address: string, events: Array<WebhookEventKind>, state: WebhookState, version: number, createdByName: string, createdAt: string, lastDeliveredAt: string | null, restsUntil: string | null, retryingCount: number, givenUpCount: number } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type TestWebhookMutationVariables = Exact<{
  id: number;
}>;


export type TestWebhookMutation = { testWebhook: { id: number, type: WebhookSentKind, appointmentId: number | null, patientId: number | null, supplyId: number | null, at: string, state: WebhookDeliveryState, tries: number, triedAt: string | null, nextTryAt: string | null, status: number | null, durationMs: number | null, failure: WebhookDeliveryFailure | null } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: number;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { id: number, type: WebhookSentKind, appointmentId: number | null, patientId: number | null, supplyId: number | null, at: string, state: WebhookDeliveryState, tries: number, triedAt: string | null, nextTryAt: string | null, status: number | null, durationMs: number | null, failure: WebhookDeliveryFailure | null } };

export type ResendFailedWebhookDeliveriesMutationVariables = Exact<{
  id: number;
}>;


export type ResendFailedWebhookDeliveriesMutation = { resendFailedWebhookDeliveries: number };

export const ListedWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"restsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"retryingCount"}},{"kind":"Field","name":{"kind":"Name","value":"givenUpCount"}}]}}]} as unknown as DocumentNode<ListedWebhookFragment, unknown>;
export const ListedDeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<ListedDeliveryFragment, unknown>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedWebhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"restsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"retryingCount"}},{"kind":"Field","name":{"kind":"Name","value":"givenUpCount"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"restsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"retryingCount"}},{"kind":"Field","name":{"kind":"Name","value":"givenUpCount"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedWebhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"restsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"retryingCount"}},{"kind":"Field","name":{"kind":"Name","value":"givenUpCount"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const SetWebhookActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWebhookActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWebhookActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedWebhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"restsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"retryingCount"}},{"kind":"Field","name":{"kind":"Name","value":"givenUpCount"}}]}}]} as unknown as DocumentNode<SetWebhookActiveMutation, SetWebhookActiveMutationVariables>;
export const RenewWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"restsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"retryingCount"}},{"kind":"Field","name":{"kind":"Name","value":"givenUpCount"}}]}}]} as unknown as DocumentNode<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDelivery"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const ResendWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDelivery"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;
export const ResendFailedWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendFailedWebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendFailedWebhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResendFailedWebhookDeliveriesMutation, ResendFailedWebhookDeliveriesMutationVariables>;
export const useWebhooksQuery = /*#__PURE__*/ hookQuery(WebhooksDocument);
export const useWebhookDeliveriesQuery = /*#__PURE__*/ hookQuery(WebhookDeliveriesDocument);
export const useCreateWebhookMutation = /*#__PURE__*/ hookMutation(CreateWebhookDocument);
export const useUpdateWebhookMutation = /*#__PURE__*/ hookMutation(UpdateWebhookDocument);
export const useSetWebhookActiveMutation = /*#__PURE__*/ hookMutation(SetWebhookActiveDocument);
export const useRenewWebhookSecretMutation = /*#__PURE__*/ hookMutation(RenewWebhookSecretDocument);
export const useDeleteWebhookMutation = /*#__PURE__*/ hookMutation(DeleteWebhookDocument);
export const useTestWebhookMutation = /*#__PURE__*/ hookMutation(TestWebhookDocument);
export const useResendWebhookDeliveryMutation = /*#__PURE__*/ hookMutation(ResendWebhookDeliveryDocument);
export const useResendFailedWebhookDeliveriesMutation = /*#__PURE__*/ hookMutation(ResendFailedWebhookDeliveriesDocument);