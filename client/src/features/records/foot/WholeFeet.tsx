import { capitalised } from '#domain/capitalised.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import {
  feetWithoutForm,
  findingsAt,
  withFormsAnswered,
  withPress,
} from '#domain/records/foot/exam-edits.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { footInWords } from '#domain/records/foot/findings.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceChip } from './ChoiceChip';

interface WholeFeetProps {
  exam: FootExam;
  /** The previous exam. */
  before: FootExam | undefined;
  day: LocalDate;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  onChange: (exam: FootExam) => void;
}

/** Findings on a foot as a whole; one press records that there is no deformity. */
export function WholeFeet({ exam, before, day, chosen, onChoose, onChange }: WholeFeetProps) {
  const open = feetWithoutForm(exam);
  const normal = exam.feet.filter(({ finding }) => finding === 'NO_DEFORMITY');
  const areNormal = normal.length === SIDES.length;
  const [only] = open.length === 1 ? open : [];
  return (
    <Box
      role="group"
      aria-label="Todo el pie"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography variant="body2" color="textSecondary">
        Todo el pie
      </Typography>
      {SIDES.map((side) => {
        const count = findingsAt(exam, { side }).filter(({ finding }) => finding !== 'NO_DEFORMITY').length;
        return (
          <ChoiceChip key={side} isOn={chosen === side} onPress={() => onChoose(side)}>
            Pie {SIDE_WORDS[side]}
            {count > 0 && ` (${count})`}
          </ChoiceChip>
        );
      })}
      {(areNormal || open.length > 0) && (
        <ChoiceChip
          isOn={areNormal}
          isCarried={areNormal && normal.some(({ examinedOn }) => examinedOn < day)}
          onPress={() =>
            onChange(
              areNormal
                ? SIDES.reduce((rest, side) => withPress(rest, { side }, 'NO_DEFORMITY', day, before), exam)
                : withFormsAnswered(exam, day),
            )
          }
        >
          {only ? `${capitalised(footInWords(only))} sin deformidad` : 'Ambos sin deformidad'}
        </ChoiceChip>
      )}
    </Box>
  );
}
