import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useClinicNow } from '../../graphql/clinic-now';
import { Card } from '../../ui/Card';
import { PageHeading } from '../../ui/PageHeading';
import { toasts } from '../../ui/toasts';
import { AppointmentCalendar } from './AppointmentCalendar';
import { useCalendarAppointmentsQuery } from './calendar-appointments.generated';
import { visibleRange } from './calendar-view';
import { CalendarToolbar } from './CalendarToolbar';
import { ServiceTypeLegend } from './ServiceTypeLegend';
import { useCalendarAddress } from './use-calendar-address';

/** The calendar's toasts are all short (spec, section 9), in milliseconds. */
const TOAST_MS = 3_000;

/** The clinic's appointments, in the range that is looked at. */
export function CalendarPage() {
  const now = useClinicNow();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { view, date, goTo } = useCalendarAddress(now.date, isPhone ? 'agenda' : 'month');
  const { data, previousData, error, loading } = useCalendarAppointmentsQuery({
    variables: visibleRange(view, date),
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (error) toasts.error('Error al cargar las citas', TOAST_MS);
  }, [error]);
  // While a page is on its way, what both pages show stays in its place.
  const appointments = error ? [] : ((data ?? previousData)?.appointments ?? []);
  const isList = view === 'agenda';

  return (
    <>
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
        <Button
          variant="outlined"
          color="inherit"
          startIcon={isList ? <CalendarMonthOutlined /> : <ViewAgendaOutlined />}
          onClick={() => goTo(isList ? 'month' : 'agenda', date)}
        >
          {isList ? 'Ver como calendario' : 'Ver como lista'}
        </Button>
      </Box>
      <Card aria-label="Calendario" sx={{ marginTop: 2.5, padding: { xs: 1.5, sm: 2.5 } }}>
        <CalendarToolbar view={view} date={date} today={now.date} onGo={goTo} />
        <AppointmentCalendar
          appointments={appointments}
          view={view}
          date={date}
          now={now}
          isLoading={loading}
          onOpenDay={(day) => goTo('day', day)}
        />
        <ServiceTypeLegend />
      </Card>
    </>
  );
}
