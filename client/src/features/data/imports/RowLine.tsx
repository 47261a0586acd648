import { decisionOn } from '#domain/data/imports/doubts.js';
import { actionOf, type ImportChoices, type Verdict } from '#domain/data/imports/import.js';
import { ACTION_LABELS, VERDICT_LABELS } from '#domain/data/imports/import.es.js';
import { fieldOf } from '#domain/data/imports/import-fields.js';
import { likeness, patientSentence } from '#domain/data/imports/rows/row-match.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import type { ImportRowsQuery, ShownImportFragment } from './imports.generated';
import { RowDecisions, RowDoubts } from './RowDoubts';
import type { Decisions } from './use-decisions';

const COLOURS: Readonly<Record<Verdict, StatusColour>> = {
  NEW: 'success',
  SAME: 'info',
  LIKELY: 'warning',
  REJECTED: 'error',
};

/** The patient's name comes first, wherever it is in the file. */
const isName = (field: string): boolean => field === 'patientName';

type Row = ImportRowsQuery['importRows']['nodes'][number];

interface RowLineProps {
  readonly one: ShownImportFragment;
  readonly row: Row;
  readonly choices: ImportChoices;
  readonly decisions: Decisions;
}

export function RowLine({ one, row, choices, decisions }: RowLineProps) {
  const { number, cells, faults, doubts } = row;
  const shown = one.columns
    .flatMap((field, index) => (field && cells[index] ? [{ field, cell: cells[index] }] : []))
    .toSorted((left, right) => Number(isName(right.field)) - Number(isName(left.field)))
    .map(({ cell }) => cell);
  const said = doubts.length === 0 ? saidOf(one, row, choices) : [];
  const pill = pillOf(row, decisions);
  // The faults of a doubtful row are its doubts, which are shown with their answers instead.
  const shownFaults = doubts.length === 0 ? faults : [];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        columnGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '72px 136px minmax(0, 1fr)' },
        alignItems: 'start',
        paddingBlock: 1.25,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        Fila {number}
      </Typography>
      <Box>{pill && <StatusPill colour={pill.colour}>{pill.label}</StatusPill>}</Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography
          variant="body2"
          sx={{
            overflowWrap: 'anywhere',
            // Record texts are long.
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {shown.slice(0, 5).join(' · ')}
        </Typography>
        {shownFaults.map(({ column, sentence }, index) => (
          <Typography key={index} variant="body2" color="error">
            {column}: {sentence}
          </Typography>
        ))}
        <RowDoubts one={one} row={row} decisions={decisions} />
        {said.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {said.join(' ')}
          </Typography>
        )}
        <RowDecisions one={one} row={row} decisions={decisions} />
      </Box>
    </Box>
  );
}

/** The stored patient or row that this row matches, and what the import does with it. */
function saidOf(one: ShownImportFragment, row: Row, choices: ImportChoices): string[] {
  const { verdict, targetName, patient, fills } = row;
  const action = verdict && actionOf(verdict, choices);
  const filled = fills.map((field) => fieldOf(one.resource, field)?.header ?? field).join(', ');
  return [
    ...(patient && verdict ? [patientSentence(one.resource, verdict, patient)] : []),
    ...(targetName && !(patient && one.resource === 'PATIENTS')
      ? [`${likeness(verdict)} ${targetName}.`]
      : []),
    ...(targetName && action === 'FILL'
      ? [filled ? `Completa: ${filled}.` : 'No hay nada que completar.']
      : []),
    ...(targetName && action && action !== 'FILL' ? [`${ACTION_LABELS[action]}.`] : []),
  ];
}

interface Pill {
  readonly label: string;
  readonly colour: StatusColour;
}

function pillOf({ number, verdict, doubts }: Row, { all }: Decisions): Pill | null {
  if (doubts.length === 0) return verdict && { label: VERDICT_LABELS[verdict], colour: COLOURS[verdict] };
  const decided = doubts.map((doubt) => decisionOn(all, doubt, number));
  if (decided.some((decision) => decision?.choice === null)) return { label: 'Se omite', colour: 'info' };
  return decided.includes(undefined)
    ? { label: 'Dudosa', colour: 'warning' }
    : { label: 'Decidida', colour: 'success' };
}
