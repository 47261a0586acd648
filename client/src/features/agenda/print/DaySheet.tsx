import { STATUS_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import { shortForm, treatmentParts } from '#domain/agenda/short-form.js';
import type { ProfessionalSign } from '#domain/clinic/professionals/professional-sign.js';
import { timeAt, minutesOf } from '#domain/clinic-time.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import type { AgendaAppointment } from '../agenda-appointment';
import type { CalendarBlockFragment } from '../blocked-hours/blocked-hours.generated';
import { namesProfessionals, type PrintedDay } from './printed-days';
import { Service } from './Service';

interface DaySheetProps extends PrintedDay {
  signs: ReadonlyMap<number, ProfessionalSign>;
  /** By the appointment's id. */
  phones: ReadonlyMap<number, string>;
  /** The risk of the feet, by the appointment's id; empty without the right to health data. */
  badges: ReadonlyMap<number, string>;
}

/** A day's working sheet: the appointments with phone numbers, and room for notes. */
export function DaySheet({ lines, signs, phones, badges }: DaySheetProps) {
  const isNamed = namesProfessionals(lines.flatMap(({ appointment }) => appointment ?? []));
  return (
    <div className="day-sheet">
      {lines.length === 0 && <p>No hay citas este día.</p>}
      {lines.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Hora</th>
              <th>Tipo</th>
              <th>Paciente y RUT</th>
              <th>Teléfono</th>
              <th>Tratamiento</th>
              <th>Estado</th>
              <th>Notas</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ appointment, block }) =>
              appointment ? (
                <Visit
                  key={`cita ${appointment.id}`}
                  appointment={appointment}
                  sign={signs.get(appointment.professionalId)}
                  phone={phones.get(appointment.id)}
                  badge={badges.get(appointment.id)}
                  isNamed={isNamed}
                />
              ) : (
                <Blocked key={`bloqueo ${block.id}`} block={block} />
              ),
            )}
          </tbody>
        </table>
      )}
      <div className="day-notes">
        <strong>Notas del día</strong>
        <div />
        <div />
      </div>
    </div>
  );
}

interface VisitProps {
  appointment: AgendaAppointment;
  sign: ProfessionalSign | undefined;
  phone: string | undefined;
  badge: string | undefined;
  isNamed: boolean;
}

function Visit({ appointment, sign, phone, badge, isNamed }: VisitProps) {
  const { time, patient, visitorName, status, attendance, treatment } = appointment;
  const struck = status === 'CANCELLED' ? 'is-cancelled' : undefined;
  return (
    <tr>
      <td className="is-short">
        <span className={`hour ${struck ?? ''}`}>{time}</span>
      </td>
      <td className="is-short">
        <Service type={appointment.serviceType} sign={sign} />
      </td>
      <td>
        <strong className={struck}>{whoComes(patient.name, visitorName)}</strong>
        <small>
          {patient.rut}
          {patient.provisionalRut && ' (provisional)'}
          {patient.hasAlerts && ' · Alertas'}
        </small>
        {badge && <small>{badge}</small>}
      </td>
      <td className="is-short">{phone}</td>
      <td>
        {shortForm(treatmentParts(treatment))}
        {appointment.durationMinutes > 60 && ' (2h)'}
        {isNamed && <small>{appointment.professionalName}</small>}
      </td>
      <td>
        {STATUS_LABELS[status]}
        {attendance && <small>{ATTENDANCE_LABELS[attendance]}</small>}
        {appointment.overbooked && <small>Sobrecupo</small>}
      </td>
      <td>{'\u00a0'}</td>
    </tr>
  );
}

function Blocked({ block }: { block: CalendarBlockFragment }) {
  const until = timeAt(minutesOf(block.time) + block.durationMinutes);
  return (
    <tr className="is-blocked">
      <td className="is-short" colSpan={2}>
        {block.time}
      </td>
      <td colSpan={5}>
        Bloqueado hasta las {until}: {block.reason}
      </td>
    </tr>
  );
}
