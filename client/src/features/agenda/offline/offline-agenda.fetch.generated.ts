/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../../../calls/fetch-graphql';
export type OfflineAgendaQueryVariables = Exact<{ [key: string]: never; }>;


export type OfflineAgendaQuery = { agendaToKeep: { date: string, timeZone: string, appointments: Array<{ time: string, durationMinutes: number, name: string, treatment: string }> } };

export const OfflineAgendaOperation: FetchOperation<OfflineAgendaQuery, OfflineAgendaQueryVariables> = { name: 'OfflineAgenda', kind: 'query', text: "query OfflineAgenda{agendaToKeep{date timeZone appointments{time durationMinutes name treatment}}}" };