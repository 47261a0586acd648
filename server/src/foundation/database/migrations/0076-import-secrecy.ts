import { Migration } from '@mikro-orm/migrations';

/** Access to the cells of an imported file, and to its next steps, depends on what its columns ever held. */
export class ImportSecrecy extends Migration {
  override up(): void {
    this.addSql(`
alter table import
  -- By column: whether it neither was ever imported as health data nor looks like it. None is open until it is known.
  add column open_columns jsonb not null default '[]',
  -- Whether its uploader had the right to health data: then any column may hold some.
  add column may_hold_health_data boolean not null default true,
  add constraint import_open_columns_listed check (jsonb_typeof(open_columns) = 'array');

-- The earlier meanings of old files' columns are unknown, so only unmistakable headers are open.
update import i
set open_columns = (
      select coalesce(jsonb_agg(
        i.resource = 'SUPPLIES'
        or i.resource <> 'RECORDS'
          and translate(lower(trim(header)), 'áéíóúü', 'aeiouu') = any(${HEADERS_OF_OTHER_DATA})
          and coalesce(i.columns ->> (n - 1)::integer, '') not in ('underlyingCondition', 'clinicalCase', 'notes')
        order by n), '[]')
      from jsonb_array_elements_text(i.headers) with ordinality as of_file (header, n)),
    may_hold_health_data = not exists (
      select from staff_user u left join api_key k on k.staff_user_id = u.id
      where u.id = i.created_by
        and (u.role = 'RECEPTION' or u.role = 'PROGRAM' and not coalesce(k.rights, '{}') ? 'HEALTH_DATA'));
`);
  }
}

const HEADERS_OF_OTHER_DATA = `array[
  'rut', 'run', 'rut del paciente', 'nombre', 'nombres', 'nombre completo', 'apellido', 'apellidos', 'apellido paterno',
  'apellido materno', 'paciente', 'telefono', 'fono', 'celular', 'correo', 'correo electronico', 'email', 'mail',
  'fecha de nacimiento', 'direccion', 'domicilio', 'comuna', 'ciudad', 'sexo', 'ocupacion', 'prevision', 'fecha', 'hora',
  'hora de inicio', 'hora de termino', 'duracion', 'duracion (minutos)', 'estado', 'servicio', 'profesional']`;
