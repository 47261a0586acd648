import { CLINIC_FEED_SCOPES, FEED_SCOPES } from '#domain/data/calendar-feeds/calendar-feed.js';
import {
  MyCalendarFeedsDocument,
  useCreateMyCalendarFeedMutation,
  useMyCalendarFeedsQuery,
  useRevokeMyCalendarFeedMutation,
} from './calendar-feeds.generated';
import { useSeesWholeClinic } from '../../../session/current-staff';
import { FeedsCard } from './FeedsCard';

const OWN_SCOPE = ['OWN'] as const;

export function OwnFeeds() {
  const { data, error, refetch } = useMyCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' });
  const [make] = useCreateMyCalendarFeedMutation({ refetchQueries: [MyCalendarFeedsDocument] });
  const [revoke] = useRevokeMyCalendarFeedMutation();
  const seesAll = useSeesWholeClinic();
  const mine = data?.myCalendarFeeds;
  return (
    <FeedsCard
      isOwn
      isProfessional={mine?.isProfessional ?? false}
      introduction="Vea la agenda en el calendario de su teléfono: Google, Apple u Outlook. Se actualiza sola, y deja de funcionar si su cuenta se deshabilita."
      empty="Aún no tiene calendarios."
      feeds={mine?.feeds}
      hasFailed={error !== undefined}
      scopes={seesAll ? (mine?.isProfessional ? FEED_SCOPES : CLINIC_FEED_SCOPES) : OWN_SCOPE}
      onRetry={() => void refetch().catch(() => undefined)}
      onMake={async (variables) => (await make({ variables })).data?.made}
      onRevoke={(id) => revoke({ variables: { id } })}
    />
  );
}
