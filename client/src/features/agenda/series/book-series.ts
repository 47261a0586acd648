import type { ApolloClient } from '@apollo/client';
import type { AgendaAppointment } from '../agenda-appointment';
import {
  CreateAppointmentSeriesDocument,
  type CreateAppointmentSeriesMutationVariables,
  SeriesPreviewDocument,
} from './series.generated';

/**
 * Books all appointments of a series, or none.
 * @throws the server's error. The preview of the days is then refetched, since an hour may have been taken.
 */
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
