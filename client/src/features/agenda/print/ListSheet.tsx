import { STATUS_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import type { ProfessionalSign } from '#domain/clinic/professionals/professional-sign.js';
import { longDay } from '#domain/clinic-time.es.js';
import { namesProfessionals, type PrintedDay } from './printed-days';
import { Service } from './Service';

interface ListSheetProps {
  days: readonly PrintedDay[];
  signs: ReadonlyMap<number, ProfessionalSign>;
}

/** The days that have appointments, one below the other. */
export function ListSheet({ days, signs }: ListSheetProps) {
  const all = days.flatMap(({ lines }) => lines.flatMap(({ appointment }) => appointment ?? []));
  const isNamed = namesProfessionals(all);
  if (all.length === 0) return <p>No hay citas en estos días.</p>;
  return days.map(({ date, lines }) => {
    const appointments = lines.flatMap(({ appointment }) => appointment ?? []);
    return (
      appointments.length > 0 && (
        <section key={date} className="list-sheet">
          <h2>{longDay(date)}</h2>
          <table>
            <tbody>
              {appointments.map((one) => (
                <tr key={one.id}>
                  <td className="is-short" style={{ width: '5em' }}>
                    <strong>{one.time}</strong>
                  </td>
                  <td style={{ width: '5em' }} className="is-short">
                    <Service type={one.serviceType} sign={signs.get(one.professionalId)} />
                  </td>
                  <td style={{ width: '34%' }} className={one.status === 'CANCELLED' ? 'is-cancelled' : ''}>
                    {whoComes(one.patient.name, one.visitorName)}
                  </td>
                  <td>
                    {one.treatment}
                    {one.durationMinutes > 60 && ' (2h)'}
                    {isNamed && <small>, con {one.professionalName}</small>}
                  </td>
                  <td style={{ width: '8em' }}>
                    {STATUS_LABELS[one.status]}
                    {one.overbooked && <small>, sobrecupo</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )
    );
  });
}
