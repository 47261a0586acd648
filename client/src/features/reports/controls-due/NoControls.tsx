import EventRepeatOutlined from '~icons/outline-event-repeat';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useRights } from '../../../session/current-staff';
import { useTreatments } from '../../../treatments/treatments';
import { Message } from '../../../ui/frame/Message';
import type { ControlsFilter } from './use-controls-address';

interface NoControlsProps {
  filter: ControlsFilter;
  /** The number of controls in the other state. */
  others: number;
  onChange: (change: Partial<ControlsFilter>) => void;
}

/** Why the list is empty, and what to do about it. */
export function NoControls({ filter, others, onChange }: NoControlsProps) {
  const can = useRights();
  const treatments = useTreatments();
  const { state, professionalId, reason } = filter;
  if (professionalId !== undefined || reason !== undefined)
    return (
      <Message
        icon={<EventRepeatOutlined />}
        sentence="Ningún control coincide con los filtros"
        action={
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onChange({ professionalId: undefined, reason: undefined, treatment: undefined })}
          >
            Ver todos
          </Button>
        }
      />
    );
  if (state === 'DISMISSED')
    return <Message icon={<EventRepeatOutlined />} sentence="A nadie se le dejó de llamar" />;
  if (others === 0 && treatments.length > 0 && treatments.every(({ controlWeeks }) => controlWeeks === null))
    return (
      <Message
        icon={<EventRepeatOutlined />}
        sentence="Ningún tratamiento tiene un control definido"
        detail="Indique en los tratamientos después de cuántas semanas corresponde el control."
        action={
          can('SETTINGS') && (
            <Button variant="outlined" color="inherit" component={Link} to="/app/configuracion/tratamientos">
              Ir a los tratamientos
            </Button>
          )
        }
      />
    );
  if (others === 0)
    return (
      <Message
        icon={<EventRepeatOutlined />}
        sentence="Nadie tiene un control pendiente"
        detail="Aquí verá a quienes les toca volver y aún no tienen una hora."
      />
    );
  return (
    <Message
      icon={<EventRepeatOutlined />}
      sentence={
        state === 'OVERDUE'
          ? 'Nadie tiene un control vencido'
          : 'Nadie tiene un control en las próximas dos semanas'
      }
    />
  );
}
