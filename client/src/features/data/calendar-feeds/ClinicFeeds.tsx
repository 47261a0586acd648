import { CLINIC_FEED_SCOPES } from '#domain/data/calendar-feeds/calendar-feed.js';
import { useRights } from '../../../session/current-staff';
import {
  CalendarFeedsDocument,
  useCalendarFeedsQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from './calendar-feeds.generated';
import { FeedsCard } from './FeedsCard';

/** All calendar feeds of the agenda: the clinic's, and those of individual users. */
export function ClinicFeeds() {
  const { data, error, refetch } = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' });
  const [make] = useCreateCalendarFeedMutation({ refetchQueries: [CalendarFeedsDocument] });
  const [revoke] = useRevokeCalendarFeedMutation();
  const mayWrite = useRights()('TEAM');
  return (
    <FeedsCard
      introduction="Con una dirección privada, la agenda de un servicio se ve en Google Calendar, Apple u Outlook. Cada persona puede pedir además la suya en «Mi perfil»."
      empty={`Aún no hay calendarios.${mayWrite ? ' Cree uno para ver la agenda de un servicio en otro calendario.' : ''}`}
      feeds={data?.calendarFeeds}
      hasFailed={error !== undefined}
      scopes={CLINIC_FEED_SCOPES}
      onRetry={() => void refetch().catch(() => undefined)}
      onMake={mayWrite ? async (variables) => (await make({ variables })).data?.made : undefined}
      onRevoke={mayWrite ? (id) => revoke({ variables: { id } }) : undefined}
    />
  );
}
