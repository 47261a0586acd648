import type { ApolloClient } from '@apollo/client';
import type { AgendaAppointment } from '../agenda-appointment';
import {
  CreateAppointmentSeriesDocument,
  type CreateAppointmentSeriesMutationVariables,
  SeriesPreviewDocument,
} from './series.generated';

/** Books all or none. @throws what the server refuses; the days that are shown are asked for again then */
export async function bookSeries(
  client: ApolloClient,
  variables: CreateAppointmentSeriesMutationVariables,
): Promise<readonly AgendaAppointment[]> {
  try {
    const { data } = await client.mutate({
      mutation: CreateAppointmentSeriesDocument,
      variables,
      refetchQueries: 'active',
    });
    return data?.createAppointmentSeries ?? [];
  } catch (error) {
    void client.refetchQueries({ include: [SeriesPreviewDocument] });
    throw error;
  }
}
