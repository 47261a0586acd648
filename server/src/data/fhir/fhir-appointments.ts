import { statusesMatching } from '#domain/data/fhir/appointment-status.js';
import { Injectable } from '@nestjs/common';
import type { Appointment } from 'fhir/r4.js';
import {
  APPOINTMENT_COLUMNS,
  APPOINTMENT_JOINS,
  patientsWithNotes,
} from '../../agenda/appointments/appointment.row.js';
import { AccessLog } from '../../access/log/access-log.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { type FhirAppointmentRow, toAppointment } from './appointment.resource.js';
import type { Search } from './read-search.js';
import { type FoundPage, SearchPages } from './search-page.js';
import {
  byId,
  byInstant,
  byReference,
  byWallTime,
  type SearchParameters,
  tokenOf,
} from './search-parameters.js';

/** The history contains every change to an appointment. */
const LAST_UPDATED = `coalesce((select max(c.at) from appointment_change c where c.appointment_id = a.id), a.created_at)`;

export const APPOINTMENT_PARAMETERS: SearchParameters = {
  _id: byId('a.id'),
  _lastUpdated: byInstant(LAST_UPDATED, 'When it was last changed.'),
  patient: byReference('Patient', 'a.patient_id', 'The patient.', true),
  practitioner: byReference('Practitioner', 'a.professional_id', 'The professional who attends.'),
  date: byWallTime(
    'a.date',
    'a.start_minute',
    'When it starts, with `ne`, `ge`, `gt`, `le`, `lt`, `sa`, `eb` and `ap`; without an offset in the clinic’s time.',
  ),
  status: {
    type: 'token',
    documentation: '`booked`, `arrived`, `checked-in`, `fulfilled`, `cancelled` or `noshow`.',
    condition: (value, bind) => {
      const standings = statusesMatching([tokenOf(value).code]);
      return `(a.status, coalesce(a.attendance, '')) in (select * from unnest(
        ${bind(standings.map(({ status }) => status))}::text[],
        ${bind(standings.map(({ attendance }) => attendance ?? ''))}::text[]))`;
    },
  },
};

const SELECT = `
  select ${APPOINTMENT_COLUMNS}, ${asIsoInstant(LAST_UPDATED)} as "lastUpdated",
         ${asIsoInstant('a.created_at')} as "createdAt"
  from appointment a ${APPOINTMENT_JOINS}`;

/** Appointments as FHIR resources. Reading their notes is logged first. */
@Injectable()
export class FhirAppointments {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  async read(id: number): Promise<Appointment | undefined> {
    const rows = await this.sql.rows<FhirAppointmentRow>(`${SELECT} where a.id = $1`, [id]);
    return (await this.answer(rows))[0];
  }

  async search(search: Search): Promise<FoundPage<Appointment>> {
    const page = await this.pages.read<FhirAppointmentRow>(search, {
      select: () => SELECT,
      from: 'appointment a',
      patientColumn: 'a.patient_id',
      order: { name: 'FHIR_APPOINTMENTS', kinds: ['integer'], keysOf: ({ id }) => [id] },
      keys: ['a.id'],
    });
    return { ...page, nodes: await this.answer(page.nodes) };
  }

  private async answer(rows: readonly FhirAppointmentRow[]): Promise<Appointment[]> {
    await this.accessLog.noteShown('NOTES', patientsWithNotes(rows));
    return rows.map((row) => toAppointment(row, this.clock.timeZone));
  }
}
