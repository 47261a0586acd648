import { capitalised } from '#domain/capitalised.es.js';
import { longDay } from '#domain/clinic-time.es.js';
import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { UNCLOSED_DAYS } from '#domain/visits/unclosed.js';
import EventAvailableOutlined from '~icons/outline-event-available';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAgendaChanges } from '../../../apollo/use-agenda-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { unclosedPath } from '../../../clinic/attendance-path';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { usePageKeys } from '../../../ui/keyboard/page-keys';
import { visuallyHidden } from '../../../ui/VisuallyHidden';
import { ONE_COLUMN } from '../../../ui/one-column';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { useClosingListQuery } from './closing-list.generated';
import { CLOSING_KEYS, CLOSING_ROW_HEIGHT, ClosingItem } from './ClosingItem';
import { type ClosingRow, useClosings } from './use-closings';

/** The number of appointments listed at once, the latest first; the others follow once these are closed. */
const FIRST = 100;
/** Closes each appointment whose hour is over with one tap. */
export function ClosingPage() {
  const { date: today } = useClinicNow();
  const from = addDays(today, -UNCLOSED_DAYS);
  const query = useClosingListQuery({
    variables: { from, to: today, first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  useAgendaChanges({ from, to: today });
  const hasFailed = usePersistentFailure(query);
  usePageKeys(CLOSING_KEYS);
  const kept = useKeptFocus();
  const reload = () => void query.refetch().catch(() => undefined);
  const list = (query.data ?? query.previousData)?.attendanceList;
  const closings = useClosings(list?.nodes, reload);
  const open = closings?.rows.filter(({ closing }) => closing === undefined).length ?? 0;
  const unlisted = Math.max(0, (list?.unclosedCount ?? 0) - (list?.nodes.length ?? 0));
  return (
    <>
      <PageHead
        title="Cerrar el día"
        introduction="Diga qué pasó con cada cita cuya hora ya terminó."
        actions={
          <Button component={Link} to={unclosedPath(from, today)} variant="outlined" color="inherit">
            Ver en el listado
          </Button>
        }
      />
      <Card
        aria-label="Citas sin cerrar"
        aria-busy={!closings && !hasFailed}
        {...kept}
        sx={{
          ...ONE_COLUMN,
          gap: 2.5,
          marginTop: 2.5,
          outline: 'none',
        }}
      >
        {hasFailed && <RetryNotice sentence="No se pudieron cargar las citas." onRetry={reload} />}
        {closings && (
          <Typography role="status" sx={closings.rows.length > 0 ? { fontWeight: 600 } : visuallyHidden}>
            {open > 0 ? openInWords(open + unlisted) : 'No queda ninguna cita por cerrar'}
          </Typography>
        )}
        {!closings && !hasFailed && <RowsToCome />}
        {closings?.rows.length === 0 && (
          <Message
            icon={<EventAvailableOutlined />}
            sentence="Todo está cerrado"
            action={
              <Button variant="outlined" color="inherit" component={Link} to="/app/dashboard">
                Ir al dashboard
              </Button>
            }
          />
        )}
        <Box data-closing-list sx={{ display: 'grid', gap: 2.5, '&:empty': { display: 'none' } }}>
          {closings &&
            byDay(closings.rows).map(([date, rows]) => (
              <section key={date}>
                <Typography variant="h2" sx={{ marginBottom: 1 }}>
                  {date === today ? 'Hoy' : dayInWords(date, today)}
                </Typography>
                <Box
                  component="ul"
                  aria-label={longDay(date)}
                  sx={{ margin: 0, padding: 0, listStyle: 'none' }}
                >
                  {rows.map((row) => (
                    <ClosingItem
                      key={row.appointment.id}
                      row={row}
                      onClose={(closing) => closings.close(row.appointment, closing)}
                      onReopen={() => closings.reopen(row.appointment.id)}
                    />
                  ))}
                </Box>
              </section>
            ))}
        </Box>
        {closings && closings.rows.length > 0 && (
          <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
            Con el teclado: V vino, N no vino, C cancelada; ↑ y ↓ cambian de cita.
          </Typography>
        )}
      </Card>
    </>
  );
}

const RowsToCome = () => (
  <Box role="status" aria-label="Cargando citas" sx={{ display: 'grid', gap: 1 }}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Placeholder key={key} sx={{ height: CLOSING_ROW_HEIGHT }} />
    ))}
  </Box>
);

const openInWords = (count: number): string =>
  count === 1 ? 'Queda 1 cita por cerrar' : `Quedan ${count} citas por cerrar`;

const dayInWords = (date: LocalDate, today: LocalDate): string =>
  date === addDays(today, -1) ? `Ayer, ${longDay(date)}` : capitalised(longDay(date));

/** In the order of the rows, which are sorted by day. */
function byDay(rows: readonly ClosingRow[]): [LocalDate, ClosingRow[]][] {
  const days = new Map<LocalDate, ClosingRow[]>();
  for (const row of rows) days.set(row.appointment.date, [...(days.get(row.appointment.date) ?? []), row]);
  return [...days];
}
