import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { APPOINTMENT_COLUMNS } from '#domain/spreadsheets/appointments.es.js';
import { RECORD_COLUMNS } from '#domain/spreadsheets/clinical-records.es.js';
import type { Column } from '#domain/spreadsheets/column.js';
import { PATIENT_COLUMNS } from '#domain/spreadsheets/patients.es.js';
import { SUPPLY_COLUMNS } from '#domain/spreadsheets/supplies.es.js';

export interface ImportableList {
  readonly columns: readonly Column[];
  /** SQL that joins other tables to the table `t`. */
  readonly joins?: string;
  /**
   * Keyed by the list's field: another column of the table, or SQL. Fields without an entry are read from the column of
   * the same name.
   */
  readonly values: Readonly<Record<string, string>>;
}

/** Tables that begin with the columns of an exported list, so that another product can import them. */
export const IMPORTABLE_LISTS: Readonly<Record<string, ImportableList>> = {
  patient: {
    columns: PATIENT_COLUMNS,
    values: {
      identifiers: `(select json_agg(json_build_object('kind', i.kind, 'country', i.country, 'value', i.value) order by i.id)
        from patient_identifier i where i.patient_id = t.id)`,
    },
  },
  supply: { columns: SUPPLY_COLUMNS, values: {} },
  appointment: {
    columns: APPOINTMENT_COLUMNS,
    joins: 'join patient p on p.id = t.patient_id join professional d on d.id = t.professional_id',
    values: {
      time: 'start_minute',
      professionalName: `coalesce(nullif(d.name, ''), case t.service_type when 'PODIATRY' then '${SERVICE_TYPE_LABELS.PODIATRY}' else '${SERVICE_TYPE_LABELS.MANICURE}' end)`,
      patientRut: 'p.rut',
      patientName: 'p.name',
      patientPhone: 'p.phone',
      patientEmail: 'p.email',
    },
  },
  clinical_record: {
    columns: RECORD_COLUMNS,
    joins: `join patient p on p.id = t.patient_id left join professional d on d.id = t.professional_id
      left join staff_user w on w.id = t.written_by`,
    values: {
      patientRut: 'p.rut',
      patientName: 'p.name',
      professionalName:
        'coalesce(d.name, (select i.professional_name from imported_record i where i.clinical_record_id = t.id))',
      usedSupplies: `(select string_agg(u.quantity || ' × ' || s.name, '; ' order by s.name, s.id)
        from used_supply u join supply s on s.id = u.supply_id where u.clinical_record_id = t.id)`,
      totalCost: `(select coalesce(sum(u.quantity::bigint * u.unit_value), 0) from used_supply u
        where u.clinical_record_id = t.id)`,
      writtenBy: 'w.name',
    },
  },
};
