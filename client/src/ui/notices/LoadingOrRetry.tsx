import { Loading, type LoadingProps } from '../frame/Loading';
import { RetryNotice } from './RetryNotice';

interface LoadingOrRetryProps extends Pick<LoadingProps, 'rows' | 'rowHeight'> {
  /** Nothing is shown once they are there, even if a later reload fails. */
  data: unknown;
  error: unknown;
  /** Says what could not be loaded. */
  sentence: string;
  refetch: () => Promise<unknown>;
}

/** Stands for the data of a page, card or dialog until they are there. */
export function LoadingOrRetry({ data, error, sentence, refetch, ...bars }: LoadingOrRetryProps) {
  if (data) return null;
  if (!error) return <Loading {...bars} />;
  return <RetryNotice sentence={sentence} onRetry={() => void refetch().catch(() => undefined)} />;
}
