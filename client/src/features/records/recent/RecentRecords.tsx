import { longDate, longDay } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import FolderSharedOutlined from '~icons/outline-folder-shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { ONE_COLUMN } from '../../../ui/one-column';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { LazyOpenRecord } from '../LazyOpenRecord';
import { useRecentRecordsQuery } from './recent-records.generated';
import { RecentFilters } from './RecentFilters';
import { RECENT_ROW_HEIGHT, RecentRow } from './RecentRow';
import { useRecentAddress } from './use-recent-address';

const PAGE_SIZE = 20;
const NO_FILTER = { from: undefined, to: undefined, professionalId: undefined, finding: '' };

/** The newest records of all patients, with patient, author and time. Opening one shows its text, which is logged. */
export function RecentRecords() {
  const { filter, openId, goTo, open, close } = useRecentAddress();
  const { from, to, professionalId, finding, page } = filter;
  const query = useRecentRecordsQuery({
    variables: {
      from: from ?? null,
      to: to ?? null,
      professionalId: professionalId ?? null,
      finding: finding || null,
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const hasFailed = usePersistentFailure(query);
  const can = useRights();
  const kept = useKeptFocus();
  const { date: today } = useClinicNow();
  const shown = (query.data ?? query.previousData)?.recentRecords;
  const isReplaced = !query.data && !hasFailed;
  const isFiltered = from !== undefined || to !== undefined || professionalId !== undefined || finding !== '';
  return (
    <Card aria-labelledby="fichas-recientes" {...kept} sx={{ ...ONE_COLUMN, gap: 2, outline: 'none' }}>
      <Box>
        <Typography variant="h2" id="fichas-recientes">
          Fichas recientes
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Seleccione un paciente para ver sus fichas clínicas
        </Typography>
      </Box>
      <RecentFilters filter={filter} today={today} onChange={goTo} />
      {hasFailed && (
        <RetryNotice
          sentence="No se pudieron cargar las fichas."
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      )}
      <Box aria-busy={isReplaced} sx={{ ...ONE_COLUMN, gap: 2 }}>
        {!shown && !hasFailed && <RowsToCome />}
        {shown && !hasFailed && shown.nodes.length === 0 && (
          <Message
            live
            icon={<FolderSharedOutlined />}
            sentence={isFiltered ? 'No hay fichas con estos filtros' : 'Aún no hay fichas clínicas'}
            {...(!isFiltered && { detail: 'Se escriben al atender, o en la página de cada paciente.' })}
            action={
              isFiltered ? (
                <Button variant="outlined" color="inherit" onClick={() => goTo(NO_FILTER)}>
                  Ver todas
                </Button>
              ) : (
                can('PATIENTS', 'READ') && (
                  <Button variant="outlined" component={Link} to="/app/pacientes">
                    Ver pacientes
                  </Button>
                )
              )
            }
          />
        )}
        {!hasFailed &&
          byDay(shown?.nodes ?? []).map(([date, records]) => (
            <section key={date}>
              <Typography
                variant="h3"
                color="textSecondary"
                sx={{ marginBottom: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {dayInWords(date, today)}
              </Typography>
              <Box
                component="ul"
                aria-label={`Fichas del ${longDate(date)}`}
                sx={{ margin: 0, marginInline: -1.5, padding: 0, listStyle: 'none' }}
              >
                {records.map((record) => (
                  <RecentRow key={record.id} record={record} onOpen={open} />
                ))}
              </Box>
            </section>
          ))}
      </Box>
      {(page > 1 || shown?.hasNextPage) && (
        <Box component="nav" aria-label="Páginas" sx={{ display: 'flex', justifyContent: 'center', gap: 1 }}>
          <Button
            color="inherit"
            variant="outlined"
            disabled={page === 1}
            onClick={() => goTo({ page: page - 1 })}
          >
            Más recientes
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            disabled={isReplaced || !shown?.hasNextPage}
            onClick={() => goTo({ page: page + 1 })}
          >
            Más antiguas
          </Button>
        </Box>
      )}
      {openId && <LazyOpenRecord key={openId} id={openId} onClose={close} />}
    </Card>
  );
}

const RowsToCome = () => (
  <Box role="status" aria-label="Cargando fichas" sx={{ display: 'grid', gap: '8px' }}>
    {Array.from({ length: 8 }, (_, index) => (
      <Placeholder key={index} sx={{ height: RECENT_ROW_HEIGHT - 8 }} />
    ))}
  </Box>
);

/** In the order of the records, which are sorted by day. */
function byDay<Of extends { readonly date: LocalDate }>(records: readonly Of[]): [LocalDate, Of[]][] {
  const days = new Map<LocalDate, Of[]>();
  for (const record of records) days.set(record.date, [...(days.get(record.date) ?? []), record]);
  return [...days];
}

const dayInWords = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return 'Hoy';
  return date.slice(0, 4) === today.slice(0, 4) ? longDay(date) : longDate(date);
};
