import { actionOf, type ImportChoices, type Verdict, VERDICTS } from '#domain/imports/import.js';
import { ACTION_LABELS, VERDICT_LABELS } from '#domain/imports/import.es.js';
import { fieldOf } from '#domain/imports/import-fields.js';
import { likeness, patientSentence } from '#domain/imports/rows/row-match.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLongList } from '../../apollo/use-long-list';
import { SelectField } from '../../ui/fields/SelectField';
import { Loading } from '../../ui/frame/Loading';
import { MoreButton } from '../../ui/lists/MoreButton';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { type StatusColour, StatusPill } from '../../ui/StatusPill';
import { ImportRowsDocument, type ImportRowsQuery, type ShownImportFragment } from './imports.generated';

const COLOURS: Readonly<Record<Verdict, StatusColour>> = {
  NEW: 'success',
  SAME: 'info',
  LIKELY: 'warning',
  REJECTED: 'error',
};
const PLURALS: Readonly<Record<Verdict, string>> = {
  NEW: 'Solo nuevas',
  SAME: 'Solo las que ya existen',
  LIKELY: 'Solo las que quizás ya existen',
  REJECTED: 'Solo rechazadas',
};
const SIZE = 25;

interface ImportRowsProps {
  readonly one: ShownImportFragment;
  readonly found: Readonly<Record<Verdict, number>>;
  readonly choices: ImportChoices;
}

/** The rows of the file, each with what the import will do with it. */
export function ImportRows({ one, found, choices }: ImportRowsProps) {
  const [verdict, setVerdict] = useState<Verdict | ''>('');
  const list = useLongList(
    ImportRowsDocument,
    { importId: one.id, verdict: verdict || null, keptOnly: false },
    SIZE,
    (data) => data.importRows,
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: 320 }}>
        <SelectField
          label="Filas que se muestran"
          value={verdict}
          onChange={({ target }) => setVerdict(target.value as Verdict | '')}
        >
          <option value="">Todas</option>
          {VERDICTS.filter((each) => found[each] > 0).map((each) => (
            <option key={each} value={each}>
              {PLURALS[each]} ({found[each].toLocaleString('es-CL')})
            </option>
          ))}
        </SelectField>
      </Box>
      {list.isLoading && <Loading />}
      {list.hasFailed && <RetryNotice sentence="No se pudieron cargar las filas." onRetry={list.retry} />}
      <Box component="ul" aria-label="Filas" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {list.page?.nodes.map((row) => (
          <Line key={row.number} one={one} row={row} choices={choices} />
        ))}
      </Box>
      {list.page?.hasNextPage && <MoreButton isLoading={list.isLoadingMore} onMore={list.more} />}
    </Box>
  );
}

/** The patient's name comes first, wherever it is in the file. */
const isName = (field: string): boolean => field === 'patientName';

type Row = ImportRowsQuery['importRows']['nodes'][number];

function Line({
  one,
  row,
  choices,
}: {
  readonly one: ShownImportFragment;
  readonly row: Row;
  readonly choices: ImportChoices;
}) {
  const { number, verdict, cells, faults, targetName, patient, fills } = row;
  const shown = one.columns
    .flatMap((field, index) => (field && cells[index] ? [{ field, cell: cells[index] }] : []))
    .toSorted((left, right) => Number(isName(right.field)) - Number(isName(left.field)))
    .map(({ cell }) => cell);
  const action = verdict && actionOf(verdict, choices);
  const filled = fills.map((field) => fieldOf(one.resource, field)?.header ?? field).join(', ');
  const said = [
    ...(patient && verdict ? [patientSentence(one.resource, verdict, patient)] : []),
    ...(targetName && !(patient && one.resource === 'PATIENTS')
      ? [`${likeness(verdict)} ${targetName}.`]
      : []),
    ...(targetName && action === 'FILL'
      ? [filled ? `Completa: ${filled}.` : 'No hay nada que completar.']
      : []),
    ...(targetName && action && action !== 'FILL' ? [`${ACTION_LABELS[action]}.`] : []),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        columnGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '72px minmax(0, 1fr) auto' },
        alignItems: 'start',
        paddingBlock: 1.25,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        Fila {number}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
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
        {faults.map(({ column, sentence }, index) => (
          <Typography key={index} variant="body2" color="error">
            {column}: {sentence}
          </Typography>
        ))}
        {said.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {said.join(' ')}
          </Typography>
        )}
      </Box>
      {verdict && (
        <Box>
          <StatusPill colour={COLOURS[verdict]}>{VERDICT_LABELS[verdict]}</StatusPill>
        </Box>
      )}
    </Box>
  );
}
