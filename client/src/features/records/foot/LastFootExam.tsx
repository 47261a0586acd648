import { capitalised } from '#domain/capitalised.es.js';
import { longDate } from '#domain/clinic-time.es.js';
import type { Place } from '#domain/records/foot/exam-edits.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Card } from '../../../ui/Card';
import { lazyPart } from '../../../ui/frame/lazy-part';
import { Arriving } from '../../../ui/frame/Arriving';
import { useFootStandingQuery } from './foot-exam.generated';
import { examOf } from './foot-exam-values';
import type { FootHistoryDialogProps } from './FootHistoryDialog';
import { FootExamWords } from './FootExamWords';
import { placeInWords } from './place-in-words';

const { Part: FootHistoryDialog } = lazyPart<FootHistoryDialogProps>(() =>
  import('./FootHistoryDialog').then((module) => module.FootHistoryDialog),
);

/** A patient's last examination of the feet in words, and the history of each place; empty if there is none. */
export function LastFootExam({ patientId }: { patientId: number }) {
  const { data, loading } = useFootStandingQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, setOpened] = useState<{ readonly place: Place | undefined }>();
  const last = data?.footStanding.exams[0];
  if (!last) return loading ? <Arriving /> : null;
  const exam = examOf(last.exam);
  const places = new Map(
    [
      ...exam.nails.map(({ side, toe }): Place => ({ side, toe })),
      ...exam.skin.map(({ side, zone }): Place => ({ side, zone })),
      ...exam.feet.map(({ side }): Place => ({ side })),
    ].map((place) => [placeInWords(place), place]),
  );
  return (
    <Card aria-labelledby="examen-del-pie" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h2" id="examen-del-pie" sx={{ marginBottom: 1 }}>
        Examen del pie del {longDate(last.date)}
      </Typography>
      <FootExamWords exam={last.exam} />
      <Box
        role="group"
        aria-label="Historia"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          marginTop: 1.5,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          Historia
        </Typography>
        {[...places].map(([words, place]) => (
          <Button key={words} variant="outlined" size="small" onClick={() => setOpened({ place })}>
            {capitalised(words)}
          </Button>
        ))}
        <Button size="small" onClick={() => setOpened({ place: undefined })}>
          Otra uña o zona
        </Button>
      </Box>
      <Suspense>
        {opened && (
          <FootHistoryDialog
            patientId={patientId}
            last={{ date: last.date, exam }}
            first={opened.place}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
