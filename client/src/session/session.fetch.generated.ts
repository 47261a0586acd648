/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../calls/fetch-graphql';
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

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: number, username: string, name: string, mustSetUpSecondFactor: boolean, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null } };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
  code?: string | null | undefined;
}>;


export type LoginMutation = { login: { accessToken: string, refreshToken: string, user: { id: number, username: string, name: string, mustSetUpSecondFactor: boolean, rights: Array<{ area: StaffArea, access: AreaAccess }>, ownAgenda: { professionalId: number, services: Array<ServiceType> } | null } } };

export type RefreshSessionMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string, refreshToken: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export const MeOperation: FetchOperation<MeQuery, MeQueryVariables> = { name: 'Me', kind: 'query', text: "query Me{me{id username name rights{area access}ownAgenda{professionalId services}mustSetUpSecondFactor}}" };
export const LoginOperation: FetchOperation<LoginMutation, LoginMutationVariables> = { name: 'Login', kind: 'mutation', text: "mutation Login($username:String!$password:String!$code:String){login(username:$username password:$password code:$code){accessToken refreshToken user{id username name rights{area access}ownAgenda{professionalId services}mustSetUpSecondFactor}}}" };
export const RefreshSessionOperation: FetchOperation<RefreshSessionMutation, RefreshSessionMutationVariables> = { name: 'RefreshSession', kind: 'mutation', text: "mutation RefreshSession($refreshToken:String!){refreshSession(refreshToken:$refreshToken){accessToken refreshToken}}" };
export const LogoutOperation: FetchOperation<LogoutMutation, LogoutMutationVariables> = { name: 'Logout', kind: 'mutation', text: "mutation Logout{logout}" };