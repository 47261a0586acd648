import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { useContext } from 'react';
import type { ResourceHeaderProps } from 'react-big-calendar';
import { ProfessionalDisc } from '../../../../professionals/ProfessionalDisc';
import { CalendarContext } from '../grid/calendar-context';
import { type Lane, lanesOpenedBy } from './lane';

/** The professional whose lane it is. */
export function LaneHeading({ resource: lane }: ResourceHeaderProps<Lane>) {
  const { lanes } = useContext(CalendarContext);
  const lanesOfGroup = lanesOpenedBy(lane, lanes?.shown ?? []);
  const services = lane.services.map((type) => SERVICE_TYPE_LABELS[type]).join(' y ');
  return (
    <span
      className="lane-heading"
      title={[lane.name, services].filter(Boolean).join(' · ')}
      data-services={lane.services.join(' ')}
    >
      {lanesOfGroup > 0 && (
        <span className="lane-group" style={{ width: `${lanesOfGroup * 100}%` }}>
          {SERVICE_TYPE_LABELS[lane.group]}
        </span>
      )}
      {lane.services.length > 0 && <ProfessionalDisc sign={lane.sign} />}
      <span className="lane-name">
        {lane.name}
        {lane.isArchived && ' (archivado)'}
      </span>
    </span>
  );
}
