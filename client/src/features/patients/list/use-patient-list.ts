import { useEffect } from 'react';
import { liveConnection } from '../../../apollo/live-connection';
import { useRights } from '../../../session/current-staff';
import { toasts } from '../../../ui/notices/toasts';
import type { ListedPatient } from './listed-patient';
import { usePatientsQuery } from '../patients.generated';
import type { ListAddress } from '../use-patients-address';

export const PAGE_SIZE = 25;

export interface PatientListState {
  /** The previous page while the next one loads; absent until the first one is loaded. */
  readonly patients: readonly ListedPatient[] | undefined;
  readonly total: number;
  /** Whether the rows shown belong to an earlier request. */
  readonly isOutdated: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A page of patients. The previous page stays until the next one is loaded, so that nothing jumps. */
export function usePatientList(list: ListAddress): PatientListState {
  const withHealthData = useRights()('HEALTH_DATA', 'READ');
  const { data, previousData, error, loading, refetch } = usePatientsQuery({
    variables: {
      search: list.search,
      first: PAGE_SIZE,
      offset: (list.page - 1) * PAGE_SIZE,
      orderBy: list.orderBy,
      descending: list.descending,
      withHealthData,
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error && !liveConnection.isLost()) toasts.error('Error al cargar la lista de pacientes');
  }, [error]);

  const shown = (data ?? previousData)?.patients;
  return {
    patients: shown?.nodes,
    total: shown?.totalCount ?? 0,
    isOutdated: data === undefined,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
