import {
  CHANGE_CHANNEL_NAMES,
  CHANGE_KIND_LABELS,
  type ChangedFacts,
  changeLines,
  factsInWords,
  noticeInWords,
} from '#domain/agenda/appointment-change.es.js';
import { namesAttendants } from '#domain/clinic/professionals/attendance.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWallTime } from '../../../clinic/wall-time';
import { useProfessionals } from '../../../professionals/professionals';
import { ListLine } from '../../../ui/lists/ListLine';
import type { AppointmentChangePartsFragment } from './appointment-history.generated';

const Entry = styled(ListLine)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  overflowWrap: 'anywhere',
}));

export const ChangeList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {children}
  </Box>
);

interface ChangeItemProps {
  change: AppointmentChangePartsFragment;
  /** The entry's title; by default the kind of change. */
  title?: string;
  /** Beside the entry. */
  children?: ReactNode;
}

export function ChangeItem({ change, title, children }: ChangeItemProps) {
  const { kind, at, staffName, channel, notesChanged } = change;
  const wallTime = useWallTime();
  const names = namesAttendants(useProfessionals());
  const [before, after] = [change.before, change.after].map(
    (facts): ChangedFacts | null => facts && { ...facts, ...(!names && { professionalName: null }) },
  );
  const only = after ?? before;
  const lines = before && after ? changeLines(before, after, notesChanged) : only ? [factsInWords(only)] : [];
  if (change.notice) lines.push(noticeInWords(change.notice));
  const author = staffName ?? (channel === 'PUBLIC' ? 'Visitante' : undefined);
  return (
    <Entry>
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title ?? CHANGE_KIND_LABELS[kind]}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
        <Typography variant="caption" color="textSecondary">
          {[wallTime(at), author, CHANGE_CHANNEL_NAMES[channel]].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {children}
    </Entry>
  );
}
