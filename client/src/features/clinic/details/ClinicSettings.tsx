import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { useClinicSettingsQuery } from './clinic-settings.generated';
import { ClinicSettingsForm } from './ClinicSettingsForm';

/** Edits the clinic's and the professional's data. */
export function ClinicSettings() {
  const { data, error, refetch } = useClinicSettingsQuery({ fetchPolicy: 'network-only' });
  if (data) return <ClinicSettingsForm stored={data.clinicSettings} />;
  return (
    <LoadingOrRetry
      data={data}
      error={error}
      sentence="No se pudieron cargar los datos de la clínica."
      refetch={refetch}
    />
  );
}
