import { NAIL_SHAPE_LABELS, NAIL_TECHNIQUE_LABELS } from '../agenda/manicure.es.js';
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '../agenda/appointment.es.js';
import { ATTENDANCE_LABELS } from '../visits/attendance.es.js';
import type { Column } from './column.js';

export const APPOINTMENT_COLUMNS = [
  { field: 'date', header: 'Fecha', kind: 'DAY' },
  { field: 'time', header: 'Hora', kind: 'TIME' },
  { field: 'durationMinutes', header: 'Duración en minutos', kind: 'WHOLE' },
  { field: 'status', header: 'Estado', kind: 'CHOICE', words: STATUS_LABELS },
  { field: 'attendance', header: 'Asistencia', kind: 'CHOICE', words: ATTENDANCE_LABELS },
  { field: 'serviceType', header: 'Servicio', kind: 'CHOICE', words: SERVICE_TYPE_LABELS },
  { field: 'treatment', header: 'Tratamiento', kind: 'TEXT' },
  { field: 'professionalName', header: 'Profesional', kind: 'TEXT' },
  { field: 'patientRut', header: 'RUT del paciente', kind: 'RUT' },
  { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
  { field: 'patientPhone', header: 'Teléfono', kind: 'TEXT' },
  { field: 'patientEmail', header: 'Correo', kind: 'TEXT' },
  { field: 'overbooked', header: 'Sobrecupo', kind: 'YES_NO' },
  { field: 'notes', header: 'Notas', kind: 'TEXT', isHealthData: true },
  { field: 'nailColor', header: 'Color', kind: 'TEXT' },
  { field: 'nailShape', header: 'Forma', kind: 'CHOICE', words: NAIL_SHAPE_LABELS },
  { field: 'nailTechnique', header: 'Técnica', kind: 'CHOICE', words: NAIL_TECHNIQUE_LABELS },
] as const satisfies readonly Column[];
