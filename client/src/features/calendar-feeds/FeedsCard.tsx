import type { FeedScope } from '#domain/agenda/calendar-feed.js';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Loading } from '../../ui/frame/Loading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { SettingsCard } from '../../ui/SettingsCard';
import type { CreateCalendarFeedMutationVariables, ListedFeedFragment } from './calendar-feeds.generated';
import { FeedItem } from './FeedItem';
import { type MadeFeed, NewFeedModal } from './NewFeedModal';
import { ShownFeedModal } from './ShownFeedModal';

interface FeedsCardProps {
  introduction: string;
  /** Shown where there is none. */
  empty: string;
  /** Undefined until they are loaded. */
  feeds: readonly ListedFeedFragment[] | undefined;
  hasFailed: boolean;
  /** What a new one may show, the usual first. */
  scopes: readonly FeedScope[];
  isOwn?: boolean;
  /** Of the user, where they are their own. */
  isProfessional?: boolean;
  onRetry: () => void;
  onMake: (asked: CreateCalendarFeedMutationVariables) => Promise<MadeFeed | undefined>;
  onRevoke: (id: string) => Promise<unknown>;
}

/** Addresses that calendars read the agenda from, and a new one. */
export function FeedsCard(props: FeedsCardProps) {
  const { feeds, hasFailed, isOwn = false } = props;
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeFeed>();
  return (
    <SettingsCard
      id="calendarios"
      heading={isOwn ? 'Mi calendario' : 'Calendarios'}
      introduction={props.introduction}
      action={
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
      {!feeds && !hasFailed && <Loading />}
      {!feeds && hasFailed && (
        <RetryNotice sentence="No se pudieron cargar los calendarios." onRetry={props.onRetry} />
      )}
      {feeds?.length === 0 && <Typography color="textSecondary">{props.empty}</Typography>}
      {feeds && feeds.length > 0 && (
        <Box component="ul" aria-label="Calendarios" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {feeds.map((feed) => (
            <FeedItem
              key={feed.id}
              feed={feed}
              isOwn={isOwn}
              isEmpty={isOwn && feed.scope === 'OWN' && props.isProfessional === false}
              onRevoke={props.onRevoke}
            />
          ))}
        </Box>
      )}
      {isAsking && (
        <NewFeedModal
          scopes={props.scopes}
          isOwn={isOwn}
          onMake={props.onMake}
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
