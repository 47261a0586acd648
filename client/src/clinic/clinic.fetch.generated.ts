/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../calls/fetch-graphql';
export type ClinicQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicQuery = { clinic: { name: string, phone: string, place: string, timeZone: string, logo: { address: string, width: number, height: number } | null } };

export const ClinicOperation: FetchOperation<ClinicQuery, ClinicQueryVariables> = { name: 'Clinic', kind: 'query', text: "query Clinic{clinic{name phone place timeZone logo{address width height}}}" };