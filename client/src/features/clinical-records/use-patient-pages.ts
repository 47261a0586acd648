import { NetworkStatus } from '@apollo/client';
import { useRecordPatientsQuery } from './clinical-records.generated';

const PAGE_SIZE = 50;

/** The patients that a search finds, a page after another. What was found before stays until the new ones are there. */
export function usePatientPages(search: string) {
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useRecordPatientsQuery({
    variables: { search, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? (error ? undefined : previousData))?.patients;
  return {
    patients: page?.nodes,
    total: page?.totalCount ?? 0,
    hasMore: page?.hasNextPage ?? false,
    hasFailed: error !== undefined,
    isLoading: !data && !error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    retry: () => void refetch().catch(() => undefined),
    more: () =>
      void fetchMore({
        variables: { after: page?.endCursor },
        updateQuery: (before, { fetchMoreResult: { patients: next } }) => ({
          patients: { ...next, nodes: [...before.patients.nodes, ...next.nodes] },
        }),
      }).catch(() => undefined),
  };
}
