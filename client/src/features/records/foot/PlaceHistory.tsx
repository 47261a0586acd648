import { shortDate } from '#domain/clinic-time.es.js';
import type { Place } from '#domain/records/foot/exam-edits.js';
import { ulcerAreas } from '#domain/records/foot/place-history.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Loading } from '../../../ui/frame/Loading';
import { optionalPart } from '../../../ui/frame/optional-part';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { type FootHistoryQuery, useFootHistoryQuery } from './foot-exam.generated';
import { placeInWords } from './place-in-words';
import { UlcerAreaPlot } from './UlcerAreaPlot';
import { useExamSettings } from './use-exam-settings';

const ZonePhotos = optionalPart(() => import('../photos/ZonePhotos').then((module) => module.ZonePhotos));

interface PlaceHistoryProps {
  patientId: number;
  place: Place;
}

/** The findings of all exams on one nail, zone or foot, newest first, and its photos. */
export function PlaceHistory({ patientId, place }: PlaceHistoryProps) {
  const { data, error, refetch } = useFootHistoryQuery({
    variables: { patientId, ...place },
    fetchPolicy: 'cache-and-network',
  });
  const { groups } = useExamSettings();
  if (!data) {
    return error ? (
      <RetryNotice
        sentence="No se pudo cargar la historia."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Loading />
    );
  }
  const { footHistory: history } = data;
  const areas = ulcerAreas(history.flatMap(({ skin }) => (skin?.finding === 'ULCER' ? [skin] : [])));
  return (
    <Box component="section" aria-label={`Historia: ${placeInWords(place)}`} sx={{ ...ONE_COLUMN, gap: 1.5 }}>
      {areas.length > 1 && <UlcerAreaPlot areas={areas} />}
      {history.length === 0 && <Typography color="textSecondary">Sin hallazgos en las visitas.</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {history.map((one) => (
          <Line key={one.summary + one.recordId} seen={one} showsSinbad={groups.includes('SINBAD')} />
        ))}
      </Box>
      <ZonePhotos patientId={patientId} zone={place} />
    </Box>
  );
}

interface LineProps {
  seen: FootHistoryQuery['footHistory'][number];
  showsSinbad: boolean;
}

function Line({ seen, showsSinbad }: LineProps) {
  const { summary, professionalName, sinbad } = seen;
  const { examinedOn, isResolved } = seen.nail ?? seen.skin ?? seen.foot ?? { examinedOn: seen.date };
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 0.75,
        overflowWrap: 'anywhere',
        '& + &': { borderTop: '1px solid var(--line)' },
        ...(isResolved && { color: 'text.secondary' }),
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 620 }}>
        {shortDate(examinedOn)}
        {professionalName && ` · ${professionalName}`}
      </Typography>
      <Typography variant="body2">{summary}</Typography>
      {sinbad && showsSinbad && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {sinbad.summary}
        </Typography>
      )}
    </Box>
  );
}
