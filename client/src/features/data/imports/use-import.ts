import { useEffect } from 'react';
import { useImportQuery } from './imports.generated';

const WHILE_RUNNING_MS = 700;

/** Whether the server is working on it. */
export const isRunning = (state: string | undefined): boolean => state?.endsWith('ING') ?? false;

/** An import, polled while the server is working on it. */
export function useImport(id: number) {
  const query = useImportQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, startPolling, stopPolling } = query;
  const running = isRunning(data?.import.state);
  useEffect(() => {
    if (running) startPolling(WHILE_RUNNING_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  return query;
}
