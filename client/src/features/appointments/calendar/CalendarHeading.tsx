import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageHeading } from '../../../ui/frame/PageHeading';

const KeyboardHelp = lazy(() =>
  import('./KeyboardHelp').then((module) => ({ default: module.KeyboardHelp })),
);

interface CalendarHeadingProps {
  isList: boolean;
  onSwitch: () => void;
  onCreate: () => void;
  onBlock: () => void;
  /** Content of other features beside the title; what takes a whole row goes below. */
  children?: ReactNode;
}

/** The page's title, and the actions on the whole agenda. */
export function CalendarHeading({ isList, onSwitch, onCreate, onBlock, children }: CalendarHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
      }}
    >
      <PageHeading title="Citas">Calendario de Citas</PageHeading>
      {children}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          flex: { xs: '1 1 100%', sm: 'none' },
        }}
      >
        <Suspense>
          <KeyboardHelp />
        </Suspense>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={isList ? <CalendarMonthOutlined /> : <ViewAgendaOutlined />}
          onClick={onSwitch}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' }, paddingInline: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' }}
        >
          {isList ? 'Ver calendario' : 'Ver agenda'}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          onClick={onBlock}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' }, paddingInline: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' }}
        >
          Bloquear horas
        </Button>
        <Button
          variant="contained"
          onClick={onCreate}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' }, paddingInline: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' }}
        >
          + Nueva Cita
        </Button>
      </Box>
    </Box>
  );
}
