import { ACCESS_COLUMNS, SECURITY_COLUMNS } from '#domain/spreadsheets/registers.es.js';
import { EXPORTED_LISTS, type TakenOut, exportInWords } from '#domain/spreadsheets/exported-lists.es.js';
import { type ArchivedTable, choice, id, likeList, list, moment, text } from './archived-table.js';

const LISTS = Object.fromEntries(
  ([...Object.keys(EXPORTED_LISTS), 'EVERYTHING'] as TakenOut[]).map((list) => [
    list,
    exportInWords(list, null),
  ]),
);

/** Who did what. */
export const REGISTERS: readonly ArchivedTable[] = [
  {
    table: 'audit_entry',
    file: 'accesos',
    title: 'Accesos a datos de salud',
    description: 'Quién leyó, entregó o eliminó datos de salud de qué pacientes, y cuándo.',
    joins: 'left join staff_user u on u.id = t.staff_user_id',
    fields: [
      ...likeList(ACCESS_COLUMNS, {
        at: 't.at',
        action: 't.action',
        staffName: 'u.name',
        channel: 't.channel',
        address: 'host(t.address)',
        patientCount: '(select coalesce(sum(upper(r) - lower(r)), 0) from unnest(t.patient_ids) as r)',
      }),
      id('id', 'ID'),
      id('staff_user_id', 'ID del usuario'),
      list(
        '(select array_agg(n) from unnest(t.patient_ids) as r, generate_series(lower(r), upper(r) - 1) as n)',
        'ID de los pacientes',
        'También de pacientes que ya no están.',
      ),
    ],
  },
  {
    table: 'security_event',
    file: 'registro-de-seguridad',
    title: 'Registro de seguridad',
    description: 'Ingresos, intentos y cambios de las cuentas.',
    joins: `left join staff_user u on u.id = t.staff_user_id
      left join staff_user b on b.id = t.done_by and b.id <> t.staff_user_id`,
    fields: [
      ...likeList(SECURITY_COLUMNS, {
        at: 't.at',
        kind: 't.kind',
        staffName: 'u.name',
        doneByName: 'b.name',
        channel: 't.channel',
        address: 'host(t.address)',
        about: 't.about',
      }),
      id('id', 'ID'),
      id('staff_user_id', 'ID de la cuenta'),
      id('done_by', 'ID de quien lo hizo'),
    ],
  },
  {
    table: 'data_export',
    file: 'exportaciones',
    title: 'Exportaciones',
    description: 'Quién se llevó qué lista, o entregó los datos de qué paciente.',
    fields: [
      id('id', 'ID'),
      moment('at', 'Fecha y hora'),
      id('staff_user_id', 'ID del usuario'),
      text('host(t.address)', 'Dirección IP'),
      choice('list', 'Lista', LISTS),
      id('patient_id', 'ID del paciente', 'También de pacientes que ya no están.'),
      text('format', 'Formato'),
      text('received_by', 'Quién los recibió'),
      text('identity_check', 'Cómo se comprobó su identidad'),
    ],
  },
];
