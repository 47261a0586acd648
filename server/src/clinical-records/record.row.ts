import type { ServiceType } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { asIsoInstant } from '../database/sql.js';
import type { UsedSupplyLine } from '#domain/clinical-record.js';

/** A used supply with its name: today's in a record, that of then in an old version. */
export interface NamedSupplyLine extends UsedSupplyLine {
  readonly supplyName: string;
}

/** As they are called today, whatever the version. */
export interface RecordProfessional {
  readonly id: number;
  /** Empty until the clinic names its first professionals. */
  readonly name: string;
  /** The first one. */
  readonly service: ServiceType;
}

/** One version of what a record says, and who wrote it. */
export interface RecordVersionRow {
  readonly version: number;
  readonly date: LocalDate;
  readonly careDescription: string;
  readonly procedure: string;
  readonly instructions: string;
  /** Who attended; null where it is not known. */
  readonly professional: RecordProfessional | null;
  readonly usedSupplies: readonly NamedSupplyLine[];
  /** ISO 8601, UTC. */
  readonly writtenAt: string;
  readonly writtenBy: string;
}

/** Of a record that came from a file: nobody of the clinic wrote it in this product. */
export interface RecordOrigin {
  readonly fileName: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  /** Who attended, in the words of the file; empty where it does not say. */
  readonly professionalName: string;
}

export interface RecordRow extends RecordVersionRow {
  readonly id: number;
  readonly patientId: number;
  /** The appointment that it is about; null where there is none. */
  readonly appointmentId: number | null;
  /** Null where it was written in this product. */
  readonly imported: RecordOrigin | null;
}

/** A `RecordProfessional`, of a professional `p` who is joined where there is one. */
export const RECORD_PROFESSIONAL = `
         case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'service', p.services[1]) end`;

/** A `RecordOrigin` of the record `r`; null where it was written in this product. */
export const RECORD_ORIGIN = `
         (select json_build_object('fileName', m.file_name, 'importedAt', ${asIsoInstant('m.applied_at')},
                                   'professionalName', i.professional_name)
          from imported_record i join import m on m.id = i.import_id where i.clinical_record_id = r.id)`;

/** Reads `RecordRow`s in one statement, whatever their number; a condition on `r` follows. @param more columns, each after a comma. */
export const selectRecords = (more = ''): string => `
  select r.id, r.patient_id as "patientId", r.appointment_id as "appointmentId", r.version, r.date, r.care_description as "careDescription",
         r.procedure, r.instructions, ${asIsoInstant('r.written_at')} as "writtenAt", coalesce(w.name, '') as "writtenBy",
         ${RECORD_PROFESSIONAL} as professional,
         ${RECORD_ORIGIN} as imported,
         coalesce((select json_agg(json_build_object('supplyId', u.supply_id, 'supplyName', s.name,
                                                     'quantity', u.quantity, 'unitValue', u.unit_value)
                                   order by s.name, s.id)
                   from used_supply u join supply s on s.id = u.supply_id
                   where u.clinical_record_id = r.id), '[]') as "usedSupplies" ${more}
  from clinical_record r left join staff_user w on w.id = r.written_by
    left join professional p on p.id = r.professional_id`;
export const SELECT_RECORDS = selectRecords();
