import DeleteOutlineRounded from '~icons/round-delete-outline';
import EventBusyOutlined from '~icons/outline-event-busy';
import BeachAccessOutlined from '~icons/outline-beach-access';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/apollo-failure';
import { useClinicNow } from '../../../../clinic/clinic-now';
import { type ClinicProfessional, useProfessionals } from '../../../../professionals/professionals';
import { Card } from '../../../../ui/Card';
import { useConfirm } from '../../../../ui/dialogs/confirm';
import { Message } from '../../../../ui/frame/Message';
import { LoadingOrRetry } from '../../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../../ui/notices/toasts';
import { RowActions } from '../../../../ui/lists/RowActions';
import { type AffectedAppointment, useAffectedAppointments } from '../affected-appointments';
import { AffectedModal } from './AffectedModal';
import { DayOffModal } from './DayOffModal';
import { daysInWords } from './days-in-words';
import {
  DaysOffDocument,
  type ListedDayOffFragment,
  useDaysOffQuery,
  useDeleteDayOffMutation,
} from './professionals.generated';

interface Shown {
  readonly dayOff: ListedDayOffFragment;
  readonly affected: readonly AffectedAppointment[];
}

/** Lists the days off from today on. */
export function DaysOffCard() {
  const { data, error, refetch } = useDaysOffQuery({ fetchPolicy: 'cache-and-network' });
  const professionals = useProfessionals();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const remove = useRemove();
  const findAffected = useAffectedIn();
  // An archived professional works on no day anyway.
  const daysOff = data?.daysOff.filter(
    ({ professionalId }) => !professionals.find(({ id }) => id === professionalId)?.isArchived,
  );
  const first = professionals.find(({ isArchived }) => !isArchived);
  const show = async (dayOff: ListedDayOffFragment) => {
    const affected = await findAffected(dayOff);
    if (affected) setShown({ dayOff, affected });
    else toasts.error('No se pudo comprobar qué citas hay en esos días.');
  };
  /** Visitors may have booked while the form was open; once the days off are saved, they can't. */
  const showMissed = async (dayOff: ListedDayOffFragment, listed: readonly AffectedAppointment[]) => {
    setAdding(false);
    const affected = await findAffected(dayOff);
    if (!affected?.some(({ id }) => listed.every((one) => one.id !== id))) return;
    toasts.info('Mientras guardaba se agendaron citas en esos días.');
    setShown({ dayOff, affected });
  };
  const nameOf = (id: number) => professionals.find((one) => one.id === id)?.name ?? '';
  return (
    <Card aria-labelledby="dias-libres">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h2" id="dias-libres">
          Días libres
        </Typography>
        <Button size="small" variant="outlined" disabled={!first} onClick={() => setAdding(true)}>
          Agregar días libres
        </Button>
      </Box>
      <LoadingOrRetry
        data={daysOff}
        error={error}
        sentence="No se pudieron cargar los días libres."
        refetch={refetch}
      />
      {daysOff?.length === 0 && (
        <Message
          icon={<BeachAccessOutlined />}
          sentence="Nadie tiene días libres por venir."
          detail="Agregue vacaciones, permisos o licencias: esos días solo se reserva con los demás."
        />
      )}
      {daysOff &&
        professionals
          .filter(({ id }) => daysOff.some(({ professionalId }) => professionalId === id))
          .map((professional) => (
            <OfOne
              key={professional.id}
              professional={professional}
              daysOff={daysOff.filter(({ professionalId }) => professionalId === professional.id)}
              onShow={(dayOff) => void show(dayOff)}
              onRemove={(dayOff) => void remove(dayOff, professional.name)}
            />
          ))}
      {isAdding && first && (
        <DayOffModal
          professionalId={first.id}
          onClose={() => setAdding(false)}
          onSaved={(dayOff, listed) => void showMissed(dayOff, listed)}
        />
      )}
      {shown && (
        <AffectedModal
          subtitle={`${nameOf(shown.dayOff.professionalId)}, ${daysInWords(shown.dayOff)}`}
          affected={shown.affected}
          reload={() => findAffected(shown.dayOff)}
          onClose={() => setShown(undefined)}
        />
      )}
    </Card>
  );
}

interface OfOneProps {
  professional: ClinicProfessional;
  daysOff: readonly ListedDayOffFragment[];
  onShow: (dayOff: ListedDayOffFragment) => void;
  onRemove: (dayOff: ListedDayOffFragment) => void;
}

function OfOne({ professional: { id, name }, daysOff, onShow, onRemove }: OfOneProps) {
  const titleId = `dias-libres-${id}`;
  return (
    <Box sx={{ marginTop: 2 }}>
      <Typography variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {daysOff.map((dayOff) => (
          <Box
            component="li"
            key={dayOff.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              paddingBlock: 0.75,
              borderTop: '1px solid',
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{dayOff.reason}</Typography>
              <Typography variant="body2" color="textSecondary">
                {daysInWords(dayOff)}
              </Typography>
            </Box>
            <RowActions
              actions={[
                {
                  label: 'Ver citas afectadas',
                  name: `Ver citas afectadas de ${name}, ${daysInWords(dayOff)}`,
                  icon: <EventBusyOutlined />,
                  act: () => onShow(dayOff),
                },
                {
                  label: 'Eliminar',
                  name: `Eliminar los días libres de ${name}, ${daysInWords(dayOff)}`,
                  icon: <DeleteOutlineRounded />,
                  act: () => onRemove(dayOff),
                  isDangerous: true,
                },
              ]}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Finds the upcoming appointments during a day off. */
function useAffectedIn(): (dayOff: ListedDayOffFragment) => Promise<AffectedAppointment[] | undefined> {
  const today = useClinicNow().date;
  const find = useAffectedAppointments();
  return ({ professionalId, from, to }) =>
    find(
      { from: from < today ? today : from, to },
      (appointment) => appointment.professionalId === professionalId,
    );
}

function useRemove(): (dayOff: ListedDayOffFragment, name: string) => Promise<void> {
  const confirm = useConfirm();
  const [remove] = useDeleteDayOffMutation({ refetchQueries: [DaysOffDocument] });
  return async (dayOff, name) => {
    const accepted = await confirm({
      title: 'Eliminar días libres',
      question: `${name} volverá a atender: ${daysInWords(dayOff)}.`,
      accept: 'Eliminar',
    });
    if (!accepted) return;
    const progress = toasts.progress('Eliminando días libres...');
    try {
      await remove({ variables: { id: dayOff.id } });
      progress.success('Días libres eliminados correctamente');
    } catch (error) {
      progress.error(failureOf(error).sentence ?? 'Error al eliminar los días libres');
    }
  };
}
