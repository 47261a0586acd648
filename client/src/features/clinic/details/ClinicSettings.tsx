import { useEffect } from 'react';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { useClinicSettingsQuery } from './clinic-settings.generated';
import { ClinicSettingsForm } from './ClinicSettingsForm';

interface ClinicSettingsProps {
  /** Called once the data are loaded or failed to load. */
  readonly onSettled: () => void;
}

/** Edits the clinic's and the professional's data. */
export function ClinicSettings({ onSettled }: ClinicSettingsProps) {
  const { data, error, refetch } = useClinicSettingsQuery({ fetchPolicy: 'network-only' });
  const isSettled = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (data) return <ClinicSettingsForm stored={data.clinicSettings} />;
  if (!error) return <Loading />;
  return (
    <RetryNotice
      sentence="No se pudieron cargar los datos de la clínica."
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
