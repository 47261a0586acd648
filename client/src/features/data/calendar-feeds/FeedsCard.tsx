import type { FeedScope } from '#domain/data/calendar-feeds/calendar-feed.js';
import CalendarMonthOutlined from '~icons/outline-calendar-month';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SettingsCard } from '../../../ui/SettingsCard';
import { SettingsList } from '../../../ui/lists/SettingsList';
import type { CreateCalendarFeedMutationVariables, ListedFeedFragment } from './calendar-feeds.generated';
import { FeedItem } from './FeedItem';
import { type MadeFeed, NewFeedModal } from './NewFeedModal';
import { ShownFeedModal } from './ShownFeedModal';

interface FeedsCardProps {
  introduction: string;
  empty: string;
  /** Undefined until they are loaded. */
  feeds: readonly ListedFeedFragment[] | undefined;
  hasFailed: boolean;
  /** The scopes offered for a new feed, the most common one first. */
  scopes: readonly FeedScope[];
  isOwn?: boolean;
  /** Whether the user is a professional; only for the user's own feeds. */
  isProfessional?: boolean;
  onRetry: () => void;
  /** Like `onRevoke`, undefined for users who may only read. */
  onMake: ((asked: CreateCalendarFeedMutationVariables) => Promise<MadeFeed | undefined>) | undefined;
  onRevoke: ((id: string) => Promise<unknown>) | undefined;
}

export function FeedsCard(props: FeedsCardProps) {
  const { feeds, hasFailed, isOwn = false, onMake } = props;
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeFeed>();
  return (
    <SettingsCard
      id="calendarios"
      heading={isOwn ? 'Mi calendario' : 'Calendarios'}
      introduction={props.introduction}
      action={
        onMake &&
        feeds && (
          <Button
            variant="outlined"
            startIcon={<CalendarMonthOutlined />}
            onClick={() => setAsking(true)}
            sx={{ flex: 'none' }}
          >
            Nuevo calendario
          </Button>
        )
      }
    >
      <SettingsList
        label="Calendarios"
        things={feeds}
        hasFailed={hasFailed}
        failure="No se pudieron cargar los calendarios."
        empty={props.empty}
        onRetry={props.onRetry}
      >
        {(feed) => (
          <FeedItem
            key={feed.id}
            feed={feed}
            isOwn={isOwn}
            isEmpty={isOwn && feed.scope === 'OWN' && props.isProfessional === false}
            onRevoke={props.onRevoke}
          />
        )}
      </SettingsList>
      {isAsking && onMake && (
        <NewFeedModal
          scopes={props.scopes}
          isOwn={isOwn}
          onMake={onMake}
          onClose={() => setAsking(false)}
          onMade={(one) => {
            setAsking(false);
            setMade(one);
          }}
        />
      )}
      {made && <ShownFeedModal made={made} onClose={() => setMade(undefined)} />}
    </SettingsCard>
  );
}
