import { FirstPath } from './0001-first-path.js';
import { PatientSearch } from './0002-patient-search.js';
import { AgendaHours } from './0003-agenda-hours.js';
import { RecordsAndStock } from './0004-records-and-stock.js';
import { Messages } from './0005-messages.js';
import { Backups } from './0006-backups.js';
import { AccessLog } from './0007-access-log.js';
import { VisitorLimits } from './0008-visitor-limits.js';
import { NoTruncate } from './0009-no-truncate.js';
import { PrivacyRequests } from './0010-privacy-requests.js';
import { SecurityLog } from './0011-security-log.js';
import { StaffRoles } from './0012-staff-roles.js';
import { OppositionsConsents } from './0013-oppositions-consents.js';
import { PatientBlocks } from './0014-patient-blocks.js';
import { SessionLifetime } from './0015-session-lifetime.js';
import { EveryReading } from './0016-every-reading.js';
import { DataExports } from './0017-data-exports.js';
import { Suppressions } from './0018-suppressions.js';
import { MailsOfTheDeleted } from './0019-mails-of-the-deleted.js';
import { AppointmentHistory } from './0020-appointment-history.js';
import { Team } from './0021-team.js';
import { Retention } from './0022-retention.js';

/** Every migration, oldest first. They only go forward; one that has landed is never edited. */
export const MIGRATIONS = [
  { name: '0001-first-path', class: FirstPath },
  { name: '0002-patient-search', class: PatientSearch },
  { name: '0003-agenda-hours', class: AgendaHours },
  { name: '0004-records-and-stock', class: RecordsAndStock },
  { name: '0005-messages', class: Messages },
  { name: '0006-backups', class: Backups },
  { name: '0007-access-log', class: AccessLog },
  { name: '0008-visitor-limits', class: VisitorLimits },
  { name: '0009-no-truncate', class: NoTruncate },
  { name: '0010-privacy-requests', class: PrivacyRequests },
  { name: '0011-security-log', class: SecurityLog },
  { name: '0012-staff-roles', class: StaffRoles },
  { name: '0013-oppositions-consents', class: OppositionsConsents },
  { name: '0014-patient-blocks', class: PatientBlocks },
  { name: '0015-session-lifetime', class: SessionLifetime },
  { name: '0016-every-reading', class: EveryReading },
  { name: '0017-data-exports', class: DataExports },
  { name: '0018-suppressions', class: Suppressions },
  { name: '0019-mails-of-the-deleted', class: MailsOfTheDeleted },
  { name: '0020-appointment-history', class: AppointmentHistory },
  { name: '0021-team', class: Team },
  { name: '0022-retention', class: Retention },
];
