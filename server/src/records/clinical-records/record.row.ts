import type { LocalDate } from '#domain/clinic-time.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { UsedSupplyLine } from '#domain/records/clinical-record.js';
import type { DismissedWarning } from '#domain/records/warnings/warning.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { RECORD_PROFESSIONAL, type RecordProfessional } from './attendant/record-professional.js';

/** A used supply with its name: its current name in a record, its name at that time in an old version. */
export interface NamedSupplyLine extends UsedSupplyLine {
  readonly supplyName: string;
}

export interface RecordVersionRow {
  readonly version: number;
  readonly date: LocalDate;
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  /** The attending professional; null if unknown. */
  readonly professional: RecordProfessional | null;
  readonly usedSupplies: readonly NamedSupplyLine[];
  /** Null if the feet were not examined. */
  readonly footExam: FootExam | null;
  readonly dismissedWarnings: readonly DismissedWarning[];
  /** Free text; empty if none was noted. */
  readonly irritatingProducts: string;
  /** ISO 8601, UTC. */
  readonly writtenAt: string;
  readonly writtenBy: string;
}

/** The origin of a record imported from a file, which no user wrote in this product. */
export interface RecordOrigin {
  readonly fileName: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  /** The attending professional's name in the file; empty if the file has none. */
  readonly professionalName: string;
}

/** A warning about a write that succeeded. */
export interface RecordWarning {
  readonly supplyId: number;
  readonly message: string;
}

export interface RecordRow extends RecordVersionRow {
  readonly id: number;
  readonly patientId: number;
  readonly appointmentId: number | null;
  /** Null if it was written in this product. */
  readonly imported: RecordOrigin | null;
  /** Set by the write that returns the record; absent from reads. */
  readonly warnings?: readonly RecordWarning[];
}

/** The `RecordOrigin` of a record `r`; null if it was written in this product. */
export const RECORD_ORIGIN = `
         (select json_build_object('fileName', m.file_name, 'importedAt', ${asIsoInstant('m.applied_at')},
                                   'professionalName', i.professional_name)
          from imported_record i join import m on m.id = i.import_id where i.clinical_record_id = r.id)`;

export const USED_SUPPLIES = `
         coalesce((select json_agg(json_build_object('supplyId', u.supply_id, 'supplyName', s.name,
                                                     'quantity', u.quantity, 'unitValue', u.unit_value)
                                   order by s.name, s.id)
                   from used_supply u join supply s on s.id = u.supply_id
                   where u.clinical_record_id = r.id), '[]')`;

/**
 * Reads any number of `RecordRow`s; a condition on `r` follows.
 * @param more columns, each preceded by a comma.
 */
export const selectRecords = (more = ''): string => `
  select r.id, r.patient_id as "patientId", r.appointment_id as "appointmentId", r.version, r.date, r.care_description as "careDescription",
         r.procedure, r.instructions, ${asIsoInstant('r.written_at')} as "writtenAt", coalesce(w.name, '') as "writtenBy",
         ${RECORD_PROFESSIONAL} as professional,
         ${RECORD_ORIGIN} as imported,
         ${USED_SUPPLIES} as "usedSupplies", r.foot_exam as "footExam",
         r.dismissed_warnings as "dismissedWarnings", r.irritating_products as "irritatingProducts" ${more}
  from clinical_record r left join staff_user w on w.id = r.written_by
    left join professional p on p.id = r.professional_id`;
export const SELECT_RECORDS = selectRecords();
