import { decisionOn } from '#domain/data/imports/doubts.js';
import { headerOf } from '#domain/data/imports/import-fields.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AnswerButtons } from './AnswerButtons';
import { answersForRow, asAnswer, asChoice, decidedInWords, doubtOfCell } from './doubt-words';
import type { ImportRowsQuery, ShownImportFragment } from './imports.generated';
import { TwoPeople } from './TwoPeople';
import type { Decisions } from './use-decisions';
import { ONE_COLUMN } from '../../../ui/one-column';

type Row = ImportRowsQuery['importRows']['nodes'][number];

interface RowDoubtsProps {
  readonly one: ShownImportFragment;
  readonly row: Row;
  readonly decisions: Decisions;
}

export function RowDoubts({ one, row, decisions }: RowDoubtsProps) {
  return row.doubts.map((doubt) => {
    const { field, reason } = doubt;
    const header = headerOf(one, field);
    const decision = decisionOn(decisions.all, doubt, row.number);
    const about = { field, reason, row: row.number };
    return (
      <Box key={`${field} ${reason}`} sx={{ ...ONE_COLUMN, gap: 1, marginTop: 0.75 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {header}
          </Box>
          {': '}
          {doubtOfCell(cellOf(one, row, field), reason)}
        </Typography>
        {reason === 'OTHER_NAME' && row.patient && (
          <TwoPeople columns={one.columns} cells={row.cells} patient={row.patient} />
        )}
        <AnswerButtons
          label={`Fila ${row.number}, ${header}`}
          answers={answersForRow(doubt)}
          chosen={decision && asAnswer(decision.choice)}
          onChoose={(answer) =>
            decision?.row === row.number && asAnswer(decision.choice) === answer
              ? decisions.withdraw(about)
              : decisions.decide({ ...about, choice: asChoice(answer) })
          }
        />
      </Box>
    );
  });
}

/** The decisions about a row's fields that are no longer doubtful. */
export function RowDecisions({ one, row, decisions }: RowDoubtsProps) {
  return decisions.all
    .filter(
      (decision) =>
        decision.row === row.number && row.doubts.every((doubt) => doubt.field !== decision.field),
    )
    .map((decision) => {
      const header = headerOf(one, decision.field);
      return (
        <Box
          key={`${decision.field} ${decision.reason}`}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
        >
          <Typography variant="body2" color="textSecondary">
            Decidido: {header}, {decidedInWords(decision.reason, decision.choice)}.
          </Typography>
          <Button
            size="small"
            aria-label={`Cambiar lo decidido sobre ${header} en la fila ${row.number}`}
            onClick={() => decisions.withdraw(decision)}
          >
            Cambiar
          </Button>
        </Box>
      );
    });
}

const cellOf = ({ columns }: ShownImportFragment, { cells }: Row, field: string): string =>
  cells[columns.indexOf(field)]?.trim() ?? '';
