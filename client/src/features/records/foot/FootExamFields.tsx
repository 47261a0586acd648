import './foot.css';
import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { carriedExam, EMPTY_EXAM } from '#domain/records/foot/exam-edits.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import CheckRounded from '~icons/round-check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { GLOVE_HIGH } from '../../../ui/theme/glove-high';
import { useFootStandingQuery } from './foot-exam.generated';
import { StartedExam } from './StartedExam';
import { useEarlierExams } from './use-earlier-exams';
import { useExamSettings } from './use-exam-settings';

export interface FootExamFieldsProps {
  patientId: number;
  exam: FootExam | null;
  day: LocalDate;
  error: string | undefined;
  /** The exam is an aside: the record is not of a podiatrist's visit. */
  isAside: boolean;
  onChange: (exam: FootExam | null) => void;
}

/** The examination of the feet; it starts empty or as the last one ended. */
export function FootExamFields(props: FootExamFieldsProps) {
  const { patientId, exam, day, error, isAside, onChange } = props;
  const confirm = useConfirm();
  const standing = useFootStandingQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const settings = useExamSettings();
  const earlier = useEarlierExams(standing.data?.footStanding, day);
  const [last] = earlier;
  const remove = async () => {
    const isSure = await confirm({
      title: '¿Quitar el examen del pie?',
      question: 'Se pierde lo que anotó en el examen de esta ficha.',
      accept: 'Quitar examen',
    });
    if (isSure) onChange(null);
  };
  return (
    <Box
      component="section"
      aria-label="Examen del pie"
      sx={{
        // On a phone, the sheet of a place is fixed to the screen, which a container could prevent.
        containerType: { sm: 'inline-size' },
        containerName: 'foot',
        ...ONE_COLUMN,
        gap: 2,
        ...GLOVE_HIGH,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant={isAside ? 'h3' : 'h2'} sx={{ marginRight: 'auto' }}>
          Examen del pie
        </Typography>
        {exam ? (
          <Button color="inherit" onClick={() => void (exam === EMPTY_EXAM ? onChange(null) : remove())}>
            Quitar examen
          </Button>
        ) : (
          <>
            {last && (
              <Button
                variant={isAside ? 'text' : 'outlined'}
                startIcon={<CheckRounded />}
                onClick={() => onChange(carriedExam(last.exam))}
              >
                Igual que el {shortDate(last.date)}
              </Button>
            )}
            <Button variant={isAside ? 'text' : 'outlined'} onClick={() => onChange(EMPTY_EXAM)}>
              {last ? 'Examen nuevo' : 'Examinar los pies'}
            </Button>
          </>
        )}
      </Box>
      {standing.error && !exam && !isAside && (
        <RetryNotice
          sentence="No se pudo cargar el último examen del pie."
          onRetry={() => void standing.refetch().catch(() => undefined)}
        />
      )}
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error}
        </Typography>
      )}
      {exam && (
        <>
          <StartedExam {...{ patientId, exam, earlier, day, settings, onChange }} />
          <Typography variant="body2" color="textSecondary">
            Lo que anota aquí se escribe en «Descripción de la atención», donde puede corregirlo.
          </Typography>
        </>
      )}
    </Box>
  );
}
