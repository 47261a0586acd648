import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
}));

interface LogLineProps {
  what: string;
  /** The colour of an event that stands out among the others. */
  mark?: StatusColour | undefined;
  who: string;
  /** Such as the channel, the address or the recipient; empty details are left out. */
  details: readonly (string | false | null | undefined)[];
  when: string;
}

/** An entry of a log: the event on the left, the time on the right. */
export function LogLine({ what, mark, who, details, when }: LogLineProps) {
  const detailsInWords = details.filter(Boolean).join(' · ');
  return (
    <Line>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {mark ? (
          <StatusPill colour={mark} sx={{ whiteSpace: 'normal' }}>
            {what}
          </StatusPill>
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {what}
          </Typography>
        )}
        <Typography variant="body2">{who}</Typography>
        {detailsInWords && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {detailsInWords}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {when}
      </Typography>
    </Line>
  );
}
