import { listed } from '#domain/listed.es.js';
import type { Doubt, DoubtCount, DoubtDecision } from '#domain/data/imports/doubts.js';
import { rowsInWords } from '#domain/data/imports/import-counts.es.js';
import { headerOf } from '#domain/data/imports/import-fields.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LineWithActions } from '../../../ui/lists/ListLine';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { AnswerButtons } from './AnswerButtons';
import { answersForAll, asAnswer, asChoice, decidedInWords, doubtOfColumn } from './doubt-words';
import type { ShownImportFragment } from './imports.generated';
import type { Decisions } from './use-decisions';

interface DoubtsPanelProps {
  readonly one: ShownImportFragment;
  readonly decisions: Decisions;
}

/** The kinds of doubts in a file, to decide on all rows with the same doubt at once. */
export function DoubtsPanel({ one, decisions }: DoubtsPanelProps) {
  const counts = useKnownCounts(one);
  const focus = useKeptFocus();
  const onlyDecided = decisions.all.filter(
    (decision, index, all) =>
      !counts.some(isOfSameKind(decision)) && all.findIndex(isOfSameKind(decision)) === index,
  );
  if (counts.length + onlyDecided.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="dudas" {...focus} sx={{ outline: 'none' }}>
      <Typography variant="h2" id="dudas">
        Filas dudosas
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 720 }}>
        Traen algo que puede no ser lo que parece, y no se importan hasta que usted decida: aquí para todas
        las que tienen la misma duda, o más abajo fila por fila. Puede cambiarlo hasta importar.
      </Typography>
      <Box component="ul" sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}>
        {counts.map((count) => (
          <OneDoubt key={`${count.field} ${count.reason}`} one={one} count={count} decisions={decisions} />
        ))}
        {onlyDecided.map(({ field, reason }) => (
          <OneDoubt
            key={`${field} ${reason}`}
            one={one}
            count={{ field, reason, rows: 0, choices: [] }}
            decisions={decisions}
          />
        ))}
      </Box>
    </Box>
  );
}

type Kind = Pick<Doubt, 'field' | 'reason'>;

const isOfSameKind =
  ({ field, reason }: Kind) =>
  (other: Kind): boolean =>
    other.field === field && other.reason === reason;

/** Also returns the kinds of doubts that were decided since, with their former numbers of rows. */
function useKnownCounts({ doubts }: ShownImportFragment): readonly DoubtCount[] {
  const [known, setKnown] = useState<readonly DoubtCount[]>(doubts);
  const [latest, setLatest] = useState(doubts);
  if (latest !== doubts) {
    setLatest(doubts);
    setKnown([
      ...known.map((count) => doubts.find(isOfSameKind(count)) ?? count),
      ...doubts.filter((count) => !known.some(isOfSameKind(count))),
    ]);
  }
  return known;
}

interface OneDoubtProps extends DoubtsPanelProps {
  readonly count: DoubtCount;
}

function OneDoubt({ one, count, decisions }: OneDoubtProps) {
  const { field, reason, rows } = count;
  const ofKind = decisions.all.filter(isOfSameKind(count));
  const forAll = ofKind.find(({ row }) => row === null);
  const left = one.doubts.find(isOfSameKind(count))?.rows ?? 0;
  const forRows = ofKind.filter(({ row }) => row !== null);
  const about = { field, reason, row: null };
  const label =
    rows === 1 ? 'Aplicar a la fila con esta duda' : `Aplicar a las ${rowsInWords(rows)} con esta duda`;
  const header = headerOf(one, field);
  return (
    <LineWithActions>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{header}</Typography>
        <Typography variant="body2">{doubtOfColumn(reason)}</Typography>
        {reason === 'OTHER_NAME' && left > 0 && (
          <Typography variant="body2" color="textSecondary">
            Si es la misma persona, dígalo más abajo, donde se ven las dos.
          </Typography>
        )}
        {forRows.length > 0 && <DecidedRows decided={forRows} header={header} decisions={decisions} />}
      </Box>
      {rows > 0 && (forAll || left > 1) ? (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'stretch', md: 'end' } }}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <AnswerButtons
            label={`${label}: ${header}`}
            answers={answersForAll(count)}
            chosen={forAll && asAnswer(forAll.choice)}
            onChoose={(answer) =>
              forAll && asAnswer(forAll.choice) === answer
                ? decisions.withdraw(about)
                : decisions.decide({ ...about, choice: asChoice(answer) })
            }
          />
        </Box>
      ) : left === 1 ? (
        <Typography variant="body2" color="textSecondary">
          Es una sola fila: decídala más abajo.
        </Typography>
      ) : (
        forAll && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="body2">
              Decidido para todas: {decidedInWords(reason, forAll.choice)}.
            </Typography>
            <Button
              size="small"
              aria-label={`Cambiar lo decidido sobre ${header}`}
              onClick={() => decisions.withdraw(forAll)}
            >
              Cambiar
            </Button>
          </Box>
        )
      )}
    </LineWithActions>
  );
}

const SHOWN_ROWS = 12;

interface DecidedRowsProps {
  readonly decided: readonly DoubtDecision[];
  readonly header: string;
  readonly decisions: Decisions;
}

function DecidedRows({ decided, header, decisions }: DecidedRowsProps) {
  const numbers = decided.map(({ row }) => row ?? 0).toSorted((left, right) => left - right);
  const more = numbers.length - SHOWN_ROWS;
  const names = listed([...numbers.slice(0, SHOWN_ROWS).map(String), ...(more > 0 ? [`${more} más`] : [])]);
  const [{ field, reason } = { field: '', reason: 'PHONE' as const }] = decided;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {numbers.length === 1 ? 'Decidida aparte: fila' : 'Decididas aparte: filas'} {names}.
      </Typography>
      <Button
        size="small"
        aria-label={`Deshacer lo decidido aparte sobre ${header}`}
        onClick={() => decisions.withdrawRows(field, reason)}
      >
        Deshacer
      </Button>
    </Box>
  );
}
