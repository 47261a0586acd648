/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How it was done. */
export type SecurityChannel =
  /** As staff, through another program. */
  | 'API'
  /** Through the panel. */
  | 'PANEL'
  /** Without a session, e.g. a login. */
  | 'PUBLIC'
  /** By the server itself. */
  | 'SYSTEM'
  /** At the server's terminal. */
  | 'TERMINAL';

/** The kinds of events in the security log. */
export type SecurityEventKind =
  /** The user removed the backup folder. */
  | 'BACKUP_FOLDER_REMOVED'
  /** The user set the backup folder, or changed it. */
  | 'BACKUP_FOLDER_SET'
  /** The password was correct, but the second-factor code was wrong or already used. */
  | 'CODE_FAILED'
  /** The user changed the account to which visitors transfer deposits. */
  | 'DEPOSIT_ACCOUNT_CHANGED'
  /** A calendar feed address was created. */
  | 'FEED_MADE'
  /** A calendar feed address was revoked. */
  | 'FEED_REVOKED'
  /** A program's key was created. */
  | 'KEY_MADE'
  /** A program's key was revoked. */
  | 'KEY_REVOKED'
  /** Too many attempts: further ones are rejected for a while. */
  | 'LOCKED_OUT'
  /** A user logged in. */
  | 'LOGIN'
  /** An attempt with a wrong password or an unknown user name. */
  | 'LOGIN_FAILED'
  /** The user connected a mail server, or changed the connection. */
  | 'MAIL_CONNECTED'
  /** The user disconnected the mail server. */
  | 'MAIL_DISCONNECTED'
  /** Further attempts within the hour, not listed individually. */
  | 'MORE_FAILURES'
  /** The password was changed. */
  | 'PASSWORD_CHANGED'
  /** A link for choosing a password was created. */
  | 'PASSWORD_LINK_MADE'
  /** The user chose a password with a link. */
  | 'PASSWORD_RESET'
  /** The user removed the public address. */
  | 'PUBLIC_ADDRESS_REMOVED'
  /** The user set the public address, or changed it. */
  | 'PUBLIC_ADDRESS_SET'
  /** New recovery codes replaced the old ones. */
  | 'RECOVERY_CODES_MADE'
  /** A recovery code was used instead of an app code. */
  | 'RECOVERY_CODE_USED'
  /** The user's rights changed. */
  | 'ROLE_CHANGED'
  /** The second factor was turned off, or removed by another user. */
  | 'SECOND_FACTOR_OFF'
  /** The user turned the second factor on. */
  | 'SECOND_FACTOR_ON'
  /** The user made the second factor optional again. */
  | 'SECOND_FACTOR_OPTIONAL'
  /** The user made the second factor required for the whole team. */
  | 'SECOND_FACTOR_REQUIRED'
  /** A refresh token was used twice, which ended the session. */
  | 'TOKEN_REUSED'
  /** The user was added. */
  | 'USER_ADDED'
  /** The user can no longer log in. */
  | 'USER_DISABLED'
  /** The user can log in again. */
  | 'USER_ENABLED'
  /** The display name was changed. */
  | 'USER_RENAMED'
  /** The user changed a webhook or its secret. */
  | 'WEBHOOK_CHANGED'
  /** The user created a webhook. */
  | 'WEBHOOK_MADE'
  /** The user removed a webhook. */
  | 'WEBHOOK_REMOVED'
  /** The user connected WhatsApp, or changed the connection. */
  | 'WHATSAPP_CONNECTED'
  /** The user disconnected WhatsApp. */
  | 'WHATSAPP_DISCONNECTED';

export type SecurityEventsQueryVariables = Exact<{
  staffUserId?: number | null | undefined;
  kind?: SecurityEventKind | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SecurityEventsQuery = { securityEvents: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ id: number, at: string, kind: SecurityEventKind, staffName: string | null, doneByName: string | null, about: string | null, channel: SecurityChannel, address: string | null }> } };

export type SecurityLogUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityLogUsersQuery = { team: Array<{ id: number, name: string }> };


export const SecurityEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"staffUserId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SecurityEventKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securityEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"staffUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"staffUserId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"staffName"}},{"kind":"Field","name":{"kind":"Name","value":"doneByName"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<SecurityEventsQuery, SecurityEventsQueryVariables>;
export const SecurityLogUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityLogUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SecurityLogUsersQuery, SecurityLogUsersQueryVariables>;
export const useSecurityEventsQuery = /*#__PURE__*/ hookQuery(SecurityEventsDocument);
export const useSecurityLogUsersQuery = /*#__PURE__*/ hookQuery(SecurityLogUsersDocument);