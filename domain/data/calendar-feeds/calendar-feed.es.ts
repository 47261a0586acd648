import { SERVICE_TYPE_LABELS } from '../../agenda/appointment.es.js';
import type { ServiceType } from '../../agenda/appointment.js';
import { type FeedScope, type FeedState, MAX_CLINIC_FEEDS, MAX_OWN_FEEDS } from './calendar-feed.js';

/** Each message tells the user what to do. */
export const FEED_MESSAGES = {
  ownIsOwn: 'Elija un servicio o toda la agenda: la agenda propia se pide en «Mi perfil».',
  onlyOwn: 'Su usuario ve solo su agenda. Elija «Mis citas».',
  isNoProfessional:
    'Su usuario no está asociado a un profesional. Elija otra agenda, o pida que lo asocien en Configuración → Profesionales.',
  tooManyOwn: `Ya tiene ${MAX_OWN_FEEDS} calendarios activos, y no caben más. Revoque uno que no use.`,
  tooManyOfClinic: `La clínica ya tiene ${MAX_CLINIC_FEEDS} calendarios activos, y no caben más. Revoque uno que no use.`,
  notFound: 'Ese calendario no existe.',
  opensNothing: 'Esta dirección de calendario no sirve o fue revocada. Pida otra en la clínica.',
} as const;

export const FEED_SCOPE_LABELS: Readonly<Record<FeedScope, string>> = {
  OWN: 'Mis citas',
  PODIATRY: SERVICE_TYPE_LABELS.PODIATRY,
  MANICURE: SERVICE_TYPE_LABELS.MANICURE,
  ALL: 'Toda la agenda',
};

export const FEED_STATE_LABELS: Readonly<Record<FeedState, string>> = {
  ACTIVE: 'Activo',
  REVOKED: 'Revocado',
  WITHOUT_SECRET: 'Sin efecto: se restauró un respaldo',
};

export const BLOCKED_SUMMARY = 'Bloqueado';

/** An appointment's title in a calendar. It never names the treatment, which reveals why the patient is coming. */
export function feedSummary(
  serviceType: ServiceType,
  /** A name or initials; empty to show neither. */
  patient: string,
  isCancelled: boolean,
): string {
  const words = [patient, SERVICE_TYPE_LABELS[serviceType]].filter((word) => word !== '').join(' · ');
  // Not every calendar shows the status.
  return isCancelled ? `Cancelada: ${words}` : words;
}

/** The calendar's name in a reader's list of calendars. @param owner the owner's name, for an own feed. */
export const feedName = (scope: FeedScope, clinic: string, owner: string | null): string =>
  `${scope === 'OWN' && owner !== null ? `Citas de ${owner}` : FEED_SCOPE_LABELS[scope]} · ${clinic}`;

/** Names the professional, in feeds that combine several agendas. */
export const attendedBy = (professional: string): string => `Atiende ${professional}`;
