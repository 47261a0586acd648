import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"what when" "who when" "details when"',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  // One line each, in columns.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr) auto',
    gridTemplateAreas: '"what who details when"',
    alignItems: 'baseline',
  },
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

/** An entry of a log: the event first, the time at the end of the line. */
export function LogLine({ what, mark, who, details, when }: LogLineProps) {
  const detailsInWords = details.filter(Boolean).join(' · ');
  return (
    <Line>
      <Typography component="div" variant="body2" sx={{ gridArea: 'what', fontWeight: 600 }}>
        {mark ? (
          <StatusPill colour={mark} sx={{ whiteSpace: 'normal' }}>
            {what}
          </StatusPill>
        ) : (
          what
        )}
      </Typography>
      <Typography variant="body2" sx={{ gridArea: 'who' }}>
        {who}
      </Typography>
      {detailsInWords && (
        <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'details' }}>
          {detailsInWords}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'when', whiteSpace: 'nowrap' }}>
        {when}
      </Typography>
    </Line>
  );
}
