import CalendarMonthOutlined from '~icons/outline-calendar-month';
import ViewAgendaOutlined from '~icons/outline-view-agenda';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageHeading } from '../../../ui/frame/PageHeading';

const KeyboardHelp = lazy(() =>
  import('./KeyboardHelp').then((module) => ({ default: module.KeyboardHelp })),
);

interface CalendarHeadingProps {
  /** The days that are shown. */
  days: string;
  onCreate: () => void;
  /** Shown between the days and the main action; anything that takes a whole row goes below. */
  children?: ReactNode;
}

export const CalendarHeading = ({ days, onCreate, children }: CalendarHeadingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    <Box
      sx={{
        flex: '1 1 0',
        minWidth: { xs: 180, sm: 260 },
        '& h1': { font: 'var(--font-second)', letterSpacing: 0, color: 'var(--ink-2)' },
      }}
    >
      <PageHeading title="Citas">Calendario de Citas</PageHeading>
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{
          font: { xs: 'var(--font-day)', sm: 'var(--font-name)' },
          letterSpacing: '-0.015em',
          textWrap: 'balance',
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {days}
      </Typography>
    </Box>
    {children}
    <Button variant="contained" onClick={onCreate} sx={{ whiteSpace: 'nowrap' }}>
      + Nueva Cita
    </Button>
  </Box>
);

interface AgendaActionsProps {
  isList: boolean;
  onSwitch: () => void;
  onBlock: () => void;
}

export const AgendaActions = ({ isList, onSwitch, onBlock }: AgendaActionsProps) => (
  <>
    <Suspense>
      <KeyboardHelp />
    </Suspense>
    <Button
      variant="outlined"
      color="inherit"
      startIcon={isList ? <CalendarMonthOutlined /> : <ViewAgendaOutlined />}
      onClick={onSwitch}
      sx={{ whiteSpace: 'nowrap', '& > .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
    >
      {isList ? 'Ver calendario' : 'Ver agenda'}
    </Button>
    <Button variant="outlined" color="inherit" onClick={onBlock} sx={{ whiteSpace: 'nowrap' }}>
      Bloquear horas
    </Button>
  </>
);

/** For actions that don't fit beside the days. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: { xs: 0.5, sm: 0.75 },
      marginTop: 1,
      '& > .MuiButton-root': {
        minHeight: { xs: 40, sm: 36 },
        minWidth: 36,
        marginRight: 0,
        paddingInline: { xs: 0.75, sm: 1 },
        fontSize: '0.8125rem',
      },
    }}
  >
    {children}
  </Box>
);
