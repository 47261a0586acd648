import CheckRounded from '~icons/round-check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DoubtAnswer } from './doubt-words';

interface AnswerButtonsProps {
  /** Names the question for screen readers. */
  readonly label: string;
  readonly answers: Readonly<Partial<Record<DoubtAnswer, string>>>;
  readonly chosen: DoubtAnswer | undefined;
  readonly onChoose: (answer: DoubtAnswer) => void;
}

/** The answers to a doubt. Without a decision none is pressed, since there is no default. */
export function AnswerButtons({ label, answers, chosen, onChoose }: AnswerButtonsProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(Object.keys(answers) as DoubtAnswer[]).map((answer) => {
        const isChosen = answer === chosen;
        return (
          <Button
            key={answer}
            size="small"
            variant="outlined"
            color={isChosen ? 'primary' : 'inherit'}
            aria-pressed={isChosen}
            startIcon={isChosen && <CheckRounded />}
            onClick={() => onChoose(answer)}
            sx={{
              backgroundColor: isChosen ? 'var(--mist)' : undefined,
              overflowWrap: 'anywhere',
            }}
          >
            {answers[answer]}
          </Button>
        );
      })}
    </Box>
  );
}
