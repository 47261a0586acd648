import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { longDate } from '#domain/clinic-time.es.js';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import EventBusyOutlined from '~icons/outline-event-busy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Message } from '../../../ui/frame/Message';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { RowActions } from '../../../ui/lists/RowActions';
import { toasts } from '../../../ui/notices/toasts';
import { ClosureModal } from './ClosureModal';
import { type ListedClosureFragment, useClosuresQuery, useDeleteClosureMutation } from './settings.generated';

/** The days on which the clinic is closed, from today on. */
export function ClosuresCard() {
  const { data, error, refetch } = useClosuresQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const reopen = useReopen();
  const closures = data?.closures;
  return (
    <Card aria-labelledby="dias-cerrados">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h2" id="dias-cerrados">
          Días cerrados
        </Typography>
        <Button size="small" variant="contained" onClick={() => setAdding(true)}>
          Agregar cierre
        </Button>
      </Box>
      <LoadingOrRetry
        data={closures}
        error={error}
        sentence="No se pudieron cargar los cierres."
        refetch={refetch}
      />
      {closures?.length === 0 && (
        <Message
          icon={<EventBusyOutlined />}
          sentence="No hay días cerrados."
          detail="Agregue vacaciones o ausencias, o importe los feriados de abajo."
        />
      )}
      {closures && closures.length > 0 && (
        <Box
          component="ul"
          sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}
          aria-label="Cierres"
        >
          {closures.map((closure) => (
            <Row key={closure.id} closure={closure} onDelete={() => void reopen(closure)} />
          ))}
        </Box>
      )}
      {isAdding && <ClosureModal onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Row({ closure, onDelete }: { closure: ListedClosureFragment; onDelete: () => void }) {
  const { serviceType, reason } = closure;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 0.75,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{reason}</Typography>
        <Typography variant="body2" color="textSecondary">
          {daysOf(closure)}
          {serviceType && ` · solo ${SERVICE_TYPE_LABELS[serviceType]}`}
        </Typography>
      </Box>
      <RowActions
        words="never"
        actions={[
          {
            label: 'Eliminar',
            name: `Eliminar el cierre ${reason}, ${daysOf(closure)}`,
            icon: <DeleteOutlineRounded />,
            act: onDelete,
            isDangerous: true,
          },
        ]}
      />
    </Box>
  );
}

const daysOf = ({ from, to }: ListedClosureFragment): string =>
  from === to ? longDate(from) : `${longDate(from)} al ${longDate(to)}`;

function useReopen(): (closure: ListedClosureFragment) => Promise<void> {
  const confirm = useConfirm();
  const [remove] = useDeleteClosureMutation({ refetchQueries: ['Closures'] });
  return async ({ id, reason }) => {
    const accepted = await confirm({
      title: 'Eliminar cierre',
      question: `Se volverá a atender en los días de «${reason}».`,
      accept: 'Eliminar',
    });
    if (!accepted) return;
    const progress = toasts.progress('Eliminando cierre...');
    try {
      await remove({ variables: { id } });
      progress.success('Cierre eliminado correctamente');
    } catch (error) {
      progress.error(failureOf(error).sentence ?? 'Error al eliminar el cierre');
    }
  };
}
