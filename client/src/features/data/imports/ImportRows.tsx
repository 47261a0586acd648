import type { ImportChoices, Verdict } from '#domain/data/imports/import.js';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLongList } from '../../../apollo/use-long-list';
import { SelectField } from '../../../ui/fields/SelectField';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import type { FoundRows } from './found-rows';
import { ImportRowsDocument, type ImportRowsQuery, type ShownImportFragment } from './imports.generated';
import { RowLine } from './RowLine';
import type { Decisions } from './use-decisions';

type Filter = '' | 'DOUBTFUL' | Verdict;

const PLURALS: Readonly<Record<Exclude<Filter, ''>, string>> = {
  DOUBTFUL: 'Solo dudosas',
  NEW: 'Solo nuevas',
  SAME: 'Solo las que ya existen',
  LIKELY: 'Solo las que quizás ya existen',
  REJECTED: 'Solo rechazadas',
};
const FILTERS = Object.keys(PLURALS) as Exclude<Filter, ''>[];
const SIZE = 25;

interface ImportRowsProps {
  readonly one: ShownImportFragment;
  readonly found: FoundRows;
  readonly choices: ImportChoices;
  readonly decisions: Decisions;
}

export function ImportRows({ one, found, choices, decisions }: ImportRowsProps) {
  const [filter, setFilter] = useState<Filter>(found.DOUBTFUL > 0 ? 'DOUBTFUL' : '');
  const focus = useKeptFocus();
  const list = useLongList(
    ImportRowsDocument,
    {
      importId: one.id,
      verdict: filter === 'DOUBTFUL' ? null : filter || null,
      doubtfulOnly: filter === 'DOUBTFUL',
      keptOnly: false,
    },
    SIZE,
    (data) => data.importRows,
  );
  useRefetch(decisions.isChecking, list.retry);
  const rows = useKeptRows(list.page?.nodes, filter, list.isLoading);
  // The server counts doubtful rows among the rejected.
  const counts = { ...found, REJECTED: found.REJECTED + found.DOUBTFUL };
  const labels = { ...PLURALS, ...(found.DOUBTFUL > 0 && { REJECTED: 'Rechazadas y dudosas' }) };
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 1.5 }}>
      <Box sx={{ maxWidth: 320 }}>
        <SelectField
          label="Filas que se muestran"
          value={filter}
          onChange={({ target }) => setFilter(target.value as Filter)}
        >
          <option value="">Todas</option>
          {FILTERS.filter((each) => counts[each] > 0 || each === filter).map((each) => (
            <option key={each} value={each}>
              {labels[each]}
              {counts[each] > 0 && ` (${counts[each].toLocaleString('es-CL')})`}
            </option>
          ))}
        </SelectField>
      </Box>
      {list.isLoading && <Loading />}
      {list.hasFailed && <RetryNotice sentence="No se pudieron cargar las filas." onRetry={list.retry} />}
      <Box
        component="ul"
        aria-label="Filas"
        {...focus}
        sx={{ margin: 0, padding: 0, listStyle: 'none', outline: 'none' }}
      >
        {rows.map((row) => (
          <RowLine key={row.number} one={one} row={row} choices={choices} decisions={decisions} />
        ))}
      </Box>
      {list.page?.hasNextPage && <MoreButton isLoading={list.isLoadingMore} onMore={list.more} />}
    </Box>
  );
}

/** Refetches the rows once the server has applied the user's decisions. */
function useRefetch(isChecking: boolean, refetch: () => void): void {
  const wasChecking = useRef(isChecking);
  useEffect(() => {
    if (wasChecking.current && !isChecking) refetch();
    wasChecking.current = isChecking;
  });
}

type Row = ImportRowsQuery['importRows']['nodes'][number];

interface KeptRows {
  readonly from: readonly Row[];
  readonly rows: readonly Row[];
}

/** Keeps decided rows in the list of doubtful rows, so that they stay in place and can be decided again. */
function useKeptRows(
  rows: readonly Row[] = NO_ROWS,
  filter: Filter,
  isOfOtherFilter: boolean,
): readonly Row[] {
  const [kept, setKept] = useState<KeptRows>({ from: NO_ROWS, rows: NO_ROWS });
  const isKeeping = filter === 'DOUBTFUL' && !isOfOtherFilter;
  if (!isKeeping) {
    if (filter !== 'DOUBTFUL' && kept.rows.length > 0) setKept({ from: NO_ROWS, rows: NO_ROWS });
    return rows;
  }
  if (kept.from === rows) return kept.rows;
  const merged = [
    ...kept.rows.filter(({ number }) => rows.every((row) => row.number !== number)),
    ...rows,
  ].toSorted((left, right) => left.number - right.number);
  setKept({ from: rows, rows: merged });
  return merged;
}

const NO_ROWS: readonly Row[] = [];
