import { APPOINTMENT_STATUSES, SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { useRights } from '../../../session/current-staff';
import { StatusSign } from './StatusSign';
import './calendar-legend.css';

interface CalendarLegendProps {
  isMonth: boolean;
  isTouched: boolean;
  /** Whether the calendar names professionals. */
  names: boolean;
}

export function CalendarLegend({ isMonth, isTouched, names }: CalendarLegendProps) {
  const seesHealthData = useRights()('HEALTH_DATA', 'READ');
  if (isMonth && isTouched)
    return (
      <div className="calendar-legend">
        <span>
          Las citas de {names ? 'cada profesional' : 'cada servicio'}. La barra: cuánto del horario está
          tomado.
        </span>
        <span>
          <StatusSign shape="BLOCKED" />
          Horas bloqueadas
        </span>
      </div>
    );
  return (
    <div className="calendar-legend">
      {SERVICE_TYPES.map((type) => (
        <span key={type} data-services={type}>
          {SERVICE_TYPE_LABELS[type]}
        </span>
      ))}
      {APPOINTMENT_STATUSES.map((status) => (
        <span key={status}>
          <StatusSign shape={status} />
          {STATUS_LABELS[status]}
        </span>
      ))}
      {seesHealthData && (
        <span>
          <StatusSign shape="ALERT" />
          Alerta del paciente
        </span>
      )}
      {isMonth && <span className="legend-counts">P 8 · M 3: citas del día en cada servicio</span>}
    </div>
  );
}
