/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../../../calls/fetch-graphql';
export type PasswordLinkOwnerQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkOwnerQuery = { passwordLinkOwner: { username: string, name: string } };

export type ChoosePasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ChoosePasswordMutation = { choosePassword: boolean };

export const PasswordLinkOwnerOperation: FetchOperation<PasswordLinkOwnerQuery, PasswordLinkOwnerQueryVariables> = { name: 'PasswordLinkOwner', kind: 'query', text: "query PasswordLinkOwner($token:String!){passwordLinkOwner(token:$token){username name}}" };
export const ChoosePasswordOperation: FetchOperation<ChoosePasswordMutation, ChoosePasswordMutationVariables> = { name: 'ChoosePassword', kind: 'mutation', text: "mutation ChoosePassword($token:String!$password:String!){choosePassword(token:$token password:$password)}" };