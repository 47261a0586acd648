import ViewAgendaOutlined from '~icons/outline-view-agenda';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../../session/current-staff';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';

interface CalendarHeadingProps {
  days: string;
  onCreate: () => void;
  /** Shown between the days and the main action; anything that takes a whole row goes below. */
  children?: ReactNode;
}

export function CalendarHeading({ days, onCreate, children }: CalendarHeadingProps) {
  const can = useRights();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          '& h1': { font: 'var(--font-second)', letterSpacing: 0, color: 'var(--ink-2)' },
        }}
      >
        <PageHeading title="Citas">Calendario de Citas</PageHeading>
        <Typography
          variant="h2"
          aria-live="polite"
          sx={{
            font: { xs: 'var(--font-day)', lg: 'var(--font-name)' },
            letterSpacing: '-0.015em',
            whiteSpace: 'nowrap',
            '&::first-letter': { textTransform: 'uppercase' },
          }}
        >
          {days}
        </Typography>
      </Box>
      {children}
      {can('AGENDA') && (
        <Button variant="contained" onClick={onCreate} sx={{ whiteSpace: 'nowrap' }}>
          + Nueva Cita
        </Button>
      )}
    </Box>
  );
}

/** Opens the full list; the view of the same name shows a month of it. */
export function ToList({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ViewAgendaOutlined />}
      onClick={() => void navigate(path)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Ver agenda
    </Button>
  );
}

/** For actions that don't fit beside the days. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 0.75,
      // Its buttons are loaded later.
      minHeight: 36,
      marginTop: 1,
      ...THUMB_HIGH,
      '& > .MuiButton-root': {
        minWidth: 36,
        marginRight: 0,
        paddingInline: 1,
        fontSize: '0.8125rem',
      },
    }}
  >
    {children}
  </Box>
);
