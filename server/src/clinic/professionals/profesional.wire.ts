import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { PROFESSIONAL_FIELDS } from '#domain/clinic/professionals/professional-fields.es.js';
import { byKey } from '#domain/declared-fields.js';
import type { ProfessionalModel } from './professional.model.js';

export const toProfesional = (professional: ProfessionalModel) => ({
  id: professional.id,
  ...byKey(PROFESSIONAL_FIELDS, (field) => professional[field]),
  tipos_cita: professional.services.map((type: ServiceType) => SERVICE_WORDS[type]),
  tratamientos: professional.treatments,
  archivado: professional.isArchived,
});
