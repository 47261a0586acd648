import type { Area } from '#domain/access/rights.js';
import { TIMELINE_KINDS, type TimelineKind } from '#domain/visits/timeline.js';
import { TIMELINE_KIND_LABELS } from '#domain/visits/timeline.es.js';
import ExpandMoreRounded from '~icons/round-expand-more';
import HistoryOutlined from '~icons/outline-history';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLongList } from '../../../apollo/use-long-list';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { FLUSH_START } from '../../../ui/theme/flush';
import type { PatientDialog } from './patient-dialogs';
import { PatientTimelineDocument } from './patient-page.generated';
import { TimelineItem } from './TimelineItem';

/** Entries shown first; 'Cargar más' doubles the number. */
const SIZE = 10;
/** ?ver=fichas */
const SHOWN = 'ver';

type Choice = 'todo' | TimelineKind;
const WORDS: Readonly<Record<TimelineKind, string>> = {
  APPOINTMENT: 'citas',
  RECORD: 'fichas',
  CERTIFICATE: 'certificados',
  MESSAGE: 'mensajes',
};

/** The area whose read access shows a kind; the server leaves out the others. */
const AREAS: Readonly<Record<TimelineKind, Area>> = {
  APPOINTMENT: 'AGENDA',
  RECORD: 'HEALTH_DATA',
  CERTIFICATE: 'HEALTH_DATA',
  MESSAGE: 'MESSAGES',
};

interface TimelineCardProps {
  patientId: number;
  /** Called once its entries, or the sentence that they can't be loaded, are shown. */
  onShown: () => void;
  onOpen: (dialog: PatientDialog) => void;
}

/** The patient's past and booked events, newest first; the booked ones are folded until the user asks for them. */
export function TimelineCard({ patientId, onShown, onOpen }: TimelineCardProps) {
  const can = useRights();
  const withHealthData = can('HEALTH_DATA', 'READ');
  const [params, setParams] = useSearchParams();
  const kinds = TIMELINE_KINDS.filter((kind) => can(AREAS[kind], 'READ'));
  const chosen = kinds.find((kind) => WORDS[kind] === params.get(SHOWN));
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    PatientTimelineDocument,
    { patientId, withHealthData, kinds: chosen ? [chosen] : null },
    SIZE,
    (data) => data.patientTimeline,
  );
  const isShown = page !== undefined || hasFailed;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  const { date: today } = useClinicNow();
  const [showsAhead, setShowsAhead] = useState(false);
  const all = page?.nodes ?? [];
  const past = all.filter(({ appointment }) => !appointment || appointment.date <= today);
  const ahead = all.length - past.length;
  const isFolded = ahead > 0 && !chosen && !showsAhead;
  const shown = isFolded ? past : all;
  const choose = (choice: Choice) =>
    setParams(
      (before) => {
        if (choice === 'todo') before.delete(SHOWN);
        else before.set(SHOWN, WORDS[choice]);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card aria-labelledby="historia" sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Typography variant="h2" id="historia">
          Historia
        </Typography>
        <SegmentedButtons<Choice>
          label="Qué mostrar"
          options={Object.fromEntries([
            ['todo', 'Todo'],
            ...kinds.map((kind) => [kind, TIMELINE_KIND_LABELS[kind]]),
          ])}
          chosen={chosen ?? 'todo'}
          onChoose={choose}
        />
      </Box>
      {hasFailed && <RetryNotice sentence="No se pudo cargar la historia." onRetry={retry} />}
      {!page && !hasFailed && <Loading />}
      {page?.nodes.length === 0 && (
        <Message
          icon={<HistoryOutlined />}
          sentence={
            chosen
              ? `No tiene ${TIMELINE_KIND_LABELS[chosen].toLowerCase()}.`
              : 'Aún no hay nada en su historia.'
          }
        />
      )}
      {isFolded && (
        <Button
          size="small"
          color="inherit"
          startIcon={<ExpandMoreRounded />}
          onClick={() => setShowsAhead(true)}
          sx={{ ...FLUSH_START, justifySelf: 'start' }}
        >
          {ahead === 1 ? 'Ver 1 cita por venir' : `Ver ${ahead} citas por venir`}
        </Button>
      )}
      {shown.length > 0 && (
        <Box component="ol" aria-label="Historia" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {shown.map((entry) => (
            <TimelineItem key={keyOf(entry)} entry={entry} onOpen={onOpen} />
          ))}
        </Box>
      )}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Card>
  );
}

const keyOf = ({ kind, ...entry }: Parameters<typeof TimelineItem>[0]['entry']): string =>
  `${kind} ${(entry.appointment ?? entry.record ?? entry.certificate ?? entry.message)?.id}`;
