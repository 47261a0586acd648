import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../apollo/apollo-failure';
import { Card } from '../../ui/Card';
import { SelectField } from '../../ui/fields/SelectField';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { toasts } from '../../ui/notices/toasts';
import { Placeholder } from '../../ui/Placeholder';
import { heldInWords } from './held-in-words';
import {
  HoldMinutesDocument,
  useHoldMinutesQuery,
  useSetWaitingHoldMinutesMutation,
} from './waiting-list.generated';

const USUAL: readonly number[] = [15, 30, 45, 60, 120, 240];

/** How long a freed hour is held for the person on the waiting list who got the offer. */
export function HoldMinutes() {
  const { data, error, refetch } = useHoldMinutesQuery({ fetchPolicy: 'cache-and-network' });
  const [save, { loading }] = useSetWaitingHoldMinutesMutation({
    refetchQueries: [HoldMinutesDocument],
    awaitRefetchQueries: true,
  });
  const change = async (chosen: number) => {
    try {
      await save({ variables: { minutes: chosen } });
      toasts.success('Guardado');
    } catch (failure) {
      toasts.error(failureOf(failure).sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
  };
  const minutes = data?.waitingHoldMinutes;
  const offered =
    minutes === undefined || USUAL.includes(minutes)
      ? USUAL
      : [...USUAL, minutes].toSorted((one, other) => one - other);
  return (
    <Card aria-labelledby="lista-de-espera" sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h2" id="lista-de-espera">
          Lista de espera
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Cuando se libera una hora, se ofrece a la primera persona a quien le sirve. Si no responde en este
          tiempo, se ofrece a la siguiente.
        </Typography>
      </div>
      {error && !data && (
        <RetryNotice
          sentence="No se pudo cargar cuánto se guarda una hora."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {minutes === undefined && !error && <Placeholder sx={{ height: 71, maxWidth: 320 }} />}
      {minutes !== undefined && (
        <Box sx={{ maxWidth: 320 }}>
          <SelectField
            label="Guardar cada hora ofrecida"
            value={minutes}
            disabled={loading}
            onChange={({ target }) => void change(Number(target.value))}
          >
            {offered.map((each) => (
              <option key={each} value={each}>
                {heldInWords(each)}
              </option>
            ))}
          </SelectField>
        </Box>
      )}
    </Card>
  );
}
