import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { useClinicSettingsQuery } from './clinic-settings.generated';
import { ClinicSettingsForm } from './ClinicSettingsForm';

/** Edits the clinic's and the professional's data. */
export function ClinicSettings() {
  const { data, error, refetch } = useClinicSettingsQuery({ fetchPolicy: 'network-only' });
  if (data) return <ClinicSettingsForm stored={data.clinicSettings} />;
  if (!error) return <Loading />;
  return (
    <RetryNotice
      sentence="No se pudieron cargar los datos de la clínica."
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
