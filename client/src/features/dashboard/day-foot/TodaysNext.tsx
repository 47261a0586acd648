import { type DayOverview, overviewOf } from '#domain/visits/day-overview.js';
import { useMemo } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { useDayAppointmentsQuery } from '../day-appointments.generated';
import { type DayAppointment, sortedOf } from '../todays-appointments';
import { useMark } from '../use-mark';
import { NextPerson } from './NextPerson';
import { useNextPerson } from './use-next-person';
import './todays-next.css';

/** Above the foot of today's calendar on a phone: the next patient to attend. */
export function TodaysNext() {
  const { date, minutes } = useClinicNow();
  const withHealthData = useRights()('HEALTH_DATA', 'READ');
  const { data } = useDayAppointmentsQuery({
    variables: { date, withHealthData },
    fetchPolicy: 'cache-and-network',
  });
  const overview = useMemo(
    () => data && overviewOf(sortedOf(data.appointments, date), minutes),
    [data, date, minutes],
  );
  return overview && <Line overview={overview} />;
}

function Line({ overview }: { overview: DayOverview<DayAppointment> }) {
  const { asked: _none, person, ...next } = useNextPerson(overview, false);
  const mark = useMark();
  return (
    person && (
      <section className="todays-next" aria-label="Lo que sigue">
        <NextPerson person={person} {...next} mark={mark} />
      </section>
    )
  );
}
