import { holdsTime } from '#domain/agenda/appointment.js';
import { timeAt } from '#domain/clinic-time.js';
import { APPOINTMENT_FAULTS } from '#domain/data/imports/appointment-words.es.js';
import type { Doubt, DoubtDecision } from '#domain/data/imports/doubts.js';
import { MEANWHILE } from '#domain/data/imports/import.es.js';
import { fieldOf } from '#domain/data/imports/import-fields.js';
import {
  appointmentKey,
  type AppointmentValues,
  planAppointment,
} from '#domain/data/imports/rows/plan-appointment.js';
import type { RowFault, RowValues } from '#domain/data/imports/rows/read-row.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { Injectable } from '@nestjs/common';
import {
  type BulkAppointment,
  AppointmentsInBulk,
  type WrittenAppointment,
} from '../../agenda/appointments/bulk/appointments-in-bulk.js';
import { BulkAgenda, type BulkHours } from '../../agenda/appointments/bulk/bulk-hours.js';
import { ProfessionalsService } from '../../clinic/professionals/professionals.service.js';
import { Clock } from '../../foundation/clock.js';
import { TreatmentsService } from '../../clinic/treatments/treatments.service.js';
import { ClaimedHours, type Claims } from './claimed-hours.js';
import { type FoundPatient, PatientsOfRows } from './patients-of-rows.js';
import type { JudgedRow, NumberedRow, ResourceImport, WrittenRow } from './resource-import.js';

type Understood =
  | { readonly draft: BulkAppointment }
  | { readonly faults: readonly RowFault[]; readonly doubts?: readonly Doubt[] };

@Injectable()
export class AppointmentsImport implements ResourceImport {
  readonly resource = 'APPOINTMENTS';
  readonly refusals = { create: MEANWHILE.hourTaken };

  constructor(
    private readonly appointments: AppointmentsInBulk,
    private readonly agenda: BulkAgenda,
    private readonly patients: PatientsOfRows,
    private readonly professionals: ProfessionalsService,
    private readonly treatments: TreatmentsService,
    private readonly claimed: ClaimedHours,
    private readonly clock: Clock,
  ) {}

  async judge(rows: readonly NumberedRow[], decisions: readonly DoubtDecision[]): Promise<JudgedRow[]> {
    const understood = await this.understand(rows, decisions);
    const drafts = understood.flatMap((one) => ('draft' in one ? [one.draft] : []));
    const stored = new Map(
      (await this.appointments.stored(drafts)).toReversed().map((one) => [sameness(one), one.id]),
    );
    const hours = await this.agenda.of(drafts);
    const claims = await this.claimed.on(drafts);
    const judged = understood.map((one, index): JudgedRow => {
      if ('faults' in one) return { verdict: 'REJECTED', ...one };
      const targetId = stored.get(sameness(one.draft));
      if (targetId !== undefined) return { verdict: 'SAME', targetId, faults: [] };
      return judgeHour(one.draft, rows[index]?.number ?? 0, hours, claims);
    });
    await this.claimed.keep(claims);
    return judged;
  }

  private async understand(
    rows: readonly NumberedRow[],
    decisions: readonly DoubtDecision[],
  ): Promise<Understood[]> {
    const clinic = {
      professionals: await this.professionals.all(),
      treatments: await this.treatments.all(),
      now: this.clock.wall(),
    };
    const patients = await this.patients.find(rows, decisions);
    return rows.map(({ values, faults }, index) => {
      const found: FoundPatient | undefined = patients[index];
      if (faults.length > 0 || !found) return { faults };
      if ('fault' in found) return { faults: [found.fault], doubts: found.doubts };
      const planned = planAppointment(values as unknown as AppointmentValues, clinic);
      return 'fault' in planned
        ? { faults: [faultOf(planned.fault.field, planned.fault.sentence)] }
        : { draft: { ...planned.value, patientId: found.patient.id } };
    });
  }

  create(rows: readonly RowValues[]): Promise<(WrittenRow | undefined)[]> {
    return this.appointments.create(rows as unknown as readonly BulkAppointment[]);
  }

  undoCreated(written: readonly WrittenRow[]): Promise<ReadonlyMap<number, string>> {
    return this.appointments.removeUnused(written as readonly WrittenAppointment[]);
  }
}

function judgeHour(draft: BulkAppointment, row: number, hours: BulkHours, claims: Claims): JudgedRow {
  const { patientId, date, startMinute, status, overbooked } = draft;
  const key = appointmentKey(patientId, draft);
  const judged: JudgedRow = { verdict: 'NEW', key, values: { ...draft }, faults: [] };
  const rejected = (sentence: string): JudgedRow => ({
    verdict: 'REJECTED',
    faults: [faultOf('time', sentence)],
  });
  const refusal = hours.refusalOf(draft);
  const time = timeAt(startMinute);
  if (refusal && refusal.kind !== 'TAKEN') return rejected(refusalSentence(refusal, date));
  if (!holdsTime(status)) return judged;
  const claim = claims.of(draft);
  if (overbooked && (refusal || claim)) return judged;
  if (refusal) return rejected(APPOINTMENT_FAULTS.taken(date, time));
  // Repeated rows are reported for every kind of import.
  if (claim && claim.key !== key) return rejected(APPOINTMENT_FAULTS.takenByRow(date, time, claim.row));
  if (!claim && key) claims.add(draft, { row, key });
  return judged;
}

const faultOf = (field: string, sentence: string): RowFault => ({
  column: fieldOf('APPOINTMENTS', field)?.header ?? '',
  sentence,
});

const sameness = ({
  patientId,
  date,
  startMinute,
  serviceType,
}: Pick<BulkAppointment, 'patientId' | 'date' | 'startMinute' | 'serviceType'>): string =>
  [patientId, date, startMinute, serviceType].join(' ');
