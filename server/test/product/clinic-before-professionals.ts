/** For a database of '0023-suppression-entries': a clinic with two agendas, a signer and a record. */
export const CLINIC_BEFORE_PROFESSIONALS = `
  update clinic_settings
  set professional_name = 'Ana Ríos', professional_title = 'Podóloga', professional_rut = '11.111.111-1',
      registry_number = 'R-1', professional_address = 'Calle 1';
  insert into patient (rut, name, phone, email) values (next_provisional_rut(), 'Paciente', '1', 'a@b.cl');
  insert into appointment (patient_id, service_type, date, start_minute, treatment, status)
  values (1, 'PODIATRY', '2026-11-20', 600, 'x', 'BOOKED'), (1, 'MANICURE', '2026-11-20', 600, 'x', 'BOOKED'),
         (1, 'MANICURE', '2026-11-20', 600, 'x', 'CANCELLED');
  insert into appointment_slot (service_type, day, slot, appointment_id)
  select service_type, date, slot, id from appointment, generate_series(20, 21) as slot where status = 'BOOKED';
  insert into clinical_record (patient_id, date, care_description, procedure, instructions)
  values (1, '2026-11-20', 'Dolor', 'Curación', 'Reposo');
  insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions,
                                       used_supplies, written_at)
  select id, 1, date, care_description, procedure, instructions, '[]', written_at from clinical_record`;

/** The professionals to which its two agendas are migrated. */
export const ITS_PROFESSIONALS = [
  {
    id: 1,
    services: ['PODIATRY'],
    name: 'Ana Ríos',
    title: 'Podóloga',
    rut: '111111111',
    registry_number: 'R-1',
    address: 'Calle 1',
  },
  { id: 2, services: ['MANICURE'], name: '', title: '', rut: null, registry_number: '', address: '' },
];
export const PROFESSIONALS =
  'select id, services, name, title, rut, registry_number, address from professional order by position';

/** The professional and the appointment that hold each half hour. */
export const SLOTS = 'select professional_id, slot, appointment_id from appointment_slot order by 1, 2';
export const ITS_SLOTS = [1, 2].flatMap((id) =>
  [20, 21].map((slot) => ({ professional_id: id, slot, appointment_id: id })),
);

/** The professionals of its records and their versions: none, because the clinic had not recorded who attended. */
export const ATTENDANTS = `
  select r.procedure, r.professional_id, v.professional_id as "inVersion"
  from clinical_record r join clinical_record_version v on v.clinical_record_id = r.id`;
export const ITS_ATTENDANTS = [{ procedure: 'Curación', professional_id: null, inVersion: null }];
