import { useRights } from '../../session/current-staff';
import { failureOf } from '../../apollo/apollo-failure';
import { SelectField } from '../../ui/fields/SelectField';
import { toasts } from '../../ui/notices/toasts';
import { useSetWaitingHoldMinutesMutation, WaitingListDocument } from './waiting-list.generated';

const USUAL: readonly number[] = [15, 30, 45, 60, 120, 240];

/** The number of minutes that an offered hour is held. */
export function HoldMinutes({ minutes }: { minutes: number }) {
  const can = useRights();
  const [save, { loading }] = useSetWaitingHoldMinutesMutation({
    refetchQueries: [WaitingListDocument],
    awaitRefetchQueries: true,
  });
  const change = async (chosen: number) => {
    try {
      await save({ variables: { minutes: chosen } });
      toasts.success('Guardado');
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
  };
  const offered = USUAL.includes(minutes) ? USUAL : [...USUAL, minutes].toSorted((one, other) => one - other);
  return (
    <SelectField
      label="Guardar cada hora ofrecida"
      value={minutes}
      error={undefined}
      disabled={loading || !can('SETTINGS')}
      onChange={({ target }) => void change(Number(target.value))}
    >
      {offered.map((each) => (
        <option key={each} value={each}>
          {inWords(each)}
        </option>
      ))}
    </SelectField>
  );
}

const inWords = (minutes: number): string => {
  if (minutes % 60 !== 0) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
};
