import type { OwnAgenda } from '#domain/access/own-agenda.js';
import type { StaffUser } from './staff-user.entity.js';

/** The limit of the user `u`, as an `OwnAgenda`; null for most users. */
export const OWN_AGENDA = `case when u.limited_services is not null then
    json_build_object('professionalId', u.professional_id, 'services', u.limited_services) end`;

/** The limit of a loaded user. */
export const ownAgendaOf = ({
  professionalId,
  limitedServices,
}: Pick<StaffUser, 'professionalId' | 'limitedServices'>): OwnAgenda | null =>
  professionalId && limitedServices ? { professionalId, services: limitedServices } : null;
