/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../../../../calls/fetch-graphql';
export type PrepareSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type PrepareSecondFactorMutation = { prepareSecondFactor: { key: string, address: string } };

export type TurnOnSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TurnOnSecondFactorMutation = { turnOnSecondFactor: Array<string> };

export type TurnOffSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type TurnOffSecondFactorMutation = { turnOffSecondFactor: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export const PrepareSecondFactorOperation: FetchOperation<PrepareSecondFactorMutation, PrepareSecondFactorMutationVariables> = { name: 'PrepareSecondFactor', kind: 'mutation', text: "mutation PrepareSecondFactor($password:String!){prepareSecondFactor(password:$password){key address}}" };
export const TurnOnSecondFactorOperation: FetchOperation<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables> = { name: 'TurnOnSecondFactor', kind: 'mutation', text: "mutation TurnOnSecondFactor($code:String!){turnOnSecondFactor(code:$code)}" };
export const TurnOffSecondFactorOperation: FetchOperation<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables> = { name: 'TurnOffSecondFactor', kind: 'mutation', text: "mutation TurnOffSecondFactor($password:String!$code:String!){turnOffSecondFactor(password:$password code:$code)}" };
export const RenewRecoveryCodesOperation: FetchOperation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = { name: 'RenewRecoveryCodes', kind: 'mutation', text: "mutation RenewRecoveryCodes($password:String!$code:String!){renewRecoveryCodes(password:$password code:$code)}" };