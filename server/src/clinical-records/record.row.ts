import type { LocalDate } from '#domain/clinic-time.js';
import { asIsoInstant } from '../database/sql.js';
import type { UsedSupplyLine } from '#domain/clinical-record.js';

/** A used supply with its name: today's in a record, that of then in an old version. */
export interface NamedSupplyLine extends UsedSupplyLine {
  readonly supplyName: string;
}

/** One version of what a record says, and who wrote it. */
export interface RecordVersionRow {
  readonly version: number;
  readonly date: LocalDate;
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  readonly usedSupplies: readonly NamedSupplyLine[];
  /** ISO 8601, UTC. */
  readonly writtenAt: string;
  readonly writtenBy: string;
}

export interface RecordRow extends RecordVersionRow {
  readonly id: number;
  readonly patientId: number;
}

/** Reads `RecordRow`s in one statement, whatever their number; a condition on `r` follows. */
export const SELECT_RECORDS = `
  select r.id, r.patient_id as "patientId", r.version, r.date, r.care_description as "careDescription",
         r.procedure, r.instructions, ${asIsoInstant('r.written_at')} as "writtenAt", coalesce(w.name, '') as "writtenBy",
         coalesce((select json_agg(json_build_object('supplyId', u.supply_id, 'supplyName', s.name,
                                                     'quantity', u.quantity, 'unitValue', u.unit_value)
                                   order by s.name, s.id)
                   from used_supply u join supply s on s.id = u.supply_id
                   where u.clinical_record_id = r.id), '[]') as "usedSupplies"
  from clinical_record r left join staff_user w on w.id = r.written_by`;
