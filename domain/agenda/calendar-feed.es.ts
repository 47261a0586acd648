import { SERVICE_TYPE_LABELS } from '../appointment.es.js';
import type { ServiceType } from '../appointment.js';
import { type FeedScope, type FeedState, MOST_CLINIC_FEEDS, MOST_OWN_FEEDS } from './calendar-feed.js';

/** Each says what to do. */
export const FEED_MESSAGES = {
  ownIsOwn: 'Elija un servicio o toda la agenda: la agenda propia se pide en «Mi perfil».',
  isNoProfessional:
    'Su usuario no está asociado a un profesional. Elija otra agenda, o pida que lo asocien en Configuración → Profesionales.',
  tooManyOwn: `Ya tiene ${MOST_OWN_FEEDS} calendarios activos, y no caben más. Revoque uno que no use.`,
  tooManyOfClinic: `La clínica ya tiene ${MOST_CLINIC_FEEDS} calendarios activos, y no caben más. Revoque uno que no use.`,
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

/** What a calendar shows of an appointment. It never names the treatment, which says why somebody comes. */
export function feedSummary(
  serviceType: ServiceType,
  /** A name or initials; empty where neither is to be shown. */
  patient: string,
  isCancelled: boolean,
): string {
  const words = [patient, SERVICE_TYPE_LABELS[serviceType]].filter((word) => word !== '').join(' · ');
  // Not every calendar shows the status.
  return isCancelled ? `Cancelada: ${words}` : words;
}

/** What a calendar is called in the list of its reader. @param owner of somebody's own feed. */
export const feedName = (scope: FeedScope, clinic: string, owner: string | null): string =>
  `${scope === 'OWN' && owner !== null ? `Citas de ${owner}` : FEED_SCOPE_LABELS[scope]} · ${clinic}`;

/** Who attends, of feeds that hold several agendas. */
export const attendedBy = (professional: string): string => `Atiende ${professional}`;
