import type { ServiceType } from '#domain/agenda/appointment.js';
import { TIPO_CITA } from '../settings/tipo-cita.js';
import type { ProfessionalModel } from './professional.model.js';

export const toProfesional = ({ id, name, title, services, treatments, isArchived }: ProfessionalModel) => ({
  id,
  nombre: name,
  titulo: title,
  tipos_cita: services.map((type: ServiceType) => TIPO_CITA[type]),
  tratamientos: treatments,
  archivado: isArchived,
});
