/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../calls/fetch-graphql';
/** The rights of a user. */
export type StaffRole =
  /** Everything except health data, backups and staff accounts. */
  | 'RECEPTION'
  /** Everything. */
  | 'STAFF';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: number, username: string, name: string, role: StaffRole, mustSetUpSecondFactor: boolean } };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
  code?: string | null | undefined;
}>;


export type LoginMutation = { login: { accessToken: string, refreshToken: string, user: { id: number, username: string, name: string, role: StaffRole, mustSetUpSecondFactor: boolean } } };

export type RefreshSessionMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string, refreshToken: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export const MeOperation: FetchOperation<MeQuery, MeQueryVariables> = { name: 'Me', kind: 'query', text: "query Me{me{id username name role mustSetUpSecondFactor}}" };
export const LoginOperation: FetchOperation<LoginMutation, LoginMutationVariables> = { name: 'Login', kind: 'mutation', text: "mutation Login($username:String!$password:String!$code:String){login(username:$username password:$password code:$code){accessToken refreshToken user{id username name role mustSetUpSecondFactor}}}" };
export const RefreshSessionOperation: FetchOperation<RefreshSessionMutation, RefreshSessionMutationVariables> = { name: 'RefreshSession', kind: 'mutation', text: "mutation RefreshSession($refreshToken:String!){refreshSession(refreshToken:$refreshToken){accessToken refreshToken}}" };
export const LogoutOperation: FetchOperation<LogoutMutation, LogoutMutationVariables> = { name: 'Logout', kind: 'mutation', text: "mutation Logout{logout}" };