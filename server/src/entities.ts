import { Agenda } from './clinic/settings/agenda.entity.js';
import { ApiKey } from './access/keys/api-key.entity.js';
import { ApiKeySecret } from './access/keys/api-key-secret.entity.js';
import { Appointment } from './agenda/appointments/appointment.entity.js';
import { CalendarFeed } from './data/calendar-feeds/calendar-feed.entity.js';
import { CalendarFeedSecret } from './data/calendar-feeds/calendar-feed-secret.entity.js';
import { ClinicSettings } from './clinic/settings/clinic-settings.entity.js';
import { Closure } from './clinic/closures/closure.entity.js';
import { DataExport } from './access/log/data-export.entity.js';
import { DayOff } from './clinic/professionals/day-off.entity.js';
import { OpeningHours } from './clinic/settings/opening-hours.entity.js';
import { PasswordLink } from './access/accounts/password-link.entity.js';
import { Patient } from './patients/patient.entity.js';
import { Professional } from './clinic/professionals/professional.entity.js';
import { RecoveryCode } from './access/second-factor/recovery-code.entity.js';
import { RefreshToken } from './access/sessions/refresh-token.entity.js';
import { SecurityEvent } from './access/security-log/security-event.entity.js';
import { Session } from './access/sessions/session.entity.js';
import { StaffSecondFactor } from './access/second-factor/staff-second-factor.entity.js';
import { StaffUser } from './access/accounts/staff-user.entity.js';
import { StoredClinicImage } from './clinic/images/stored-clinic-image.entity.js';
import { Treatment } from './clinic/treatments/treatment.entity.js';
import { Webhook } from './integrations/webhooks/webhook.entity.js';

/** The tables that MikroORM loads and writes as entities. All others are read and written with SQL. */
export const ENTITIES = [
  Agenda,
  ApiKey,
  ApiKeySecret,
  Appointment,
  CalendarFeed,
  CalendarFeedSecret,
  ClinicSettings,
  Closure,
  DataExport,
  DayOff,
  OpeningHours,
  PasswordLink,
  Patient,
  Professional,
  RecoveryCode,
  RefreshToken,
  SecurityEvent,
  Session,
  StaffSecondFactor,
  StaffUser,
  StoredClinicImage,
  Treatment,
  Webhook,
];
