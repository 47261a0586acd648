import { APPOINTMENT_STATUSES, SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { useRights } from '../../../session/current-staff';
import { StatusSign } from './StatusSign';
import './calendar-legend.css';

export function CalendarLegend({ isMonth }: { isMonth: boolean }) {
  const seesHealthData = useRights()('HEALTH_DATA', 'READ');
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
