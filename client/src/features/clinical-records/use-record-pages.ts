import { NetworkStatus } from '@apollo/client';
import { useClinicalRecordsQuery } from './clinical-records.generated';

const PAGE_SIZE = 10;

/** A patient's records, newest first, a page after another. */
export function useRecordPages(patientId: number) {
  const { data, error, networkStatus, fetchMore, refetch } = useClinicalRecordsQuery({
    variables: { patientId, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.clinicalRecords;
  return {
    records: page?.nodes,
    total: page?.totalCount ?? 0,
    hasMore: page?.hasNextPage ?? false,
    hasFailed: error !== undefined,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    retry: () => void refetch().catch(() => undefined),
    more: () =>
      void fetchMore({
        variables: { after: page?.endCursor },
        updateQuery: (before, { fetchMoreResult: { clinicalRecords: next } }) => ({
          clinicalRecords: { ...next, nodes: [...before.clinicalRecords.nodes, ...next.nodes] },
        }),
      }).catch(() => undefined),
  };
}
