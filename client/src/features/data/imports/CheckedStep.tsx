import {
  actionOf,
  canBeFilled,
  choicesFor,
  type ImportChoices,
  VERDICTS,
} from '#domain/data/imports/import.js';
import { ACTION_LABELS, IMPORT_NOTES, IMPORT_REFUSALS } from '#domain/data/imports/import.es.js';
import { foundInWords, rowsInWords } from '#domain/data/imports/import-counts.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { SelectField } from '../../../ui/fields/SelectField';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { DoubtsPanel } from './DoubtsPanel';
import { DownloadRejected } from './DownloadRejected';
import { foundRows, leftOutInWords, unusedInWords } from './found-rows';
import { ImportRows } from './ImportRows';
import { type ShownImportFragment, useApplyImportMutation } from './imports.generated';
import { useDecisions } from './use-decisions';

interface CheckedStepProps {
  readonly one: ShownImportFragment;
  readonly onColumns: () => void;
  /** Called when the file is checked again with the user's decisions on doubtful rows. */
  readonly onDeciding: () => void;
}

export function CheckedStep({ one, onColumns, onDeciding }: CheckedStepProps) {
  const [chosen, setChoices] = useState<ImportChoices>({
    same: one.onSame as ImportChoices['same'],
    likely: one.onLikely as ImportChoices['likely'],
  });
  const choices = choicesFor(one.resource, chosen);
  const [apply, { loading }] = useApplyImportMutation();
  const confirm = useConfirm();
  const found = foundRows(one);
  const decisions = useDecisions(one, onDeciding);
  const unused = unusedInWords(one);
  const leftOut = leftOutInWords(one, decisions.all);
  const sumOf = (action: 'CREATE' | 'FILL'): number =>
    VERDICTS.filter((verdict) => actionOf(verdict, choices) === action).reduce(
      (sum, verdict) => sum + found[verdict],
      0,
    );
  const [created, filled] = [sumOf('CREATE'), sumOf('FILL')];

  const fills = canBeFilled(one.resource);
  const besides = IMPORT_NOTES[one.resource];

  const askAndApply = async () => {
    const left = one.rowCount - created - filled;
    const out = left === 1 ? '1 fila queda fuera' : `${rowsInWords(left)} quedan fuera`;
    const question = {
      title: 'Importar ahora',
      question: `Por crear: ${rowsInWords(created)}${fills ? `. Por completar: ${rowsInWords(filled)}` : ''}${
        left > 0 ? `; ${out}${leftOut && ` (${leftOut})`}` : ''
      }. Podrá deshacerlo durante un día.${besides ? ` ${besides}` : ''}`,
      accept: 'Importar',
      isHarmless: true,
    };
    if (!(await confirm(question))) return;
    try {
      await apply({ variables: { id: one.id, input: { onSame: choices.same, onLikely: choices.likely } } });
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo comenzar a importar. Inténtelo de nuevo.');
    }
  };

  return (
    <>
      <Typography role="status">
        {decisions.isChecking
          ? 'Revisando de nuevo con lo que decidió…'
          : `${foundInWords(found)}. Todavía no se ha guardado nada.`}
      </Typography>
      {besides && <Typography color="textSecondary">{besides}</Typography>}
      {unused && <Typography color="textSecondary">{unused}</Typography>}
      <DoubtsPanel one={one} decisions={decisions} />
      {fills && (found.SAME > 0 || found.LIKELY > 0) && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 720 }}>
          {found.SAME > 0 && (
            <SelectField
              label="Las que ya existen"
              hint="Nunca se reemplaza lo que ya está escrito."
              value={choices.same}
              onChange={({ target }) =>
                setChoices({ ...choices, same: target.value as ImportChoices['same'] })
              }
            >
              <option value="FILL">{ACTION_LABELS.FILL}</option>
              <option value="SKIP">{ACTION_LABELS.SKIP}</option>
            </SelectField>
          )}
          {found.LIKELY > 0 && (
            <SelectField
              label="Las que quizás ya existen"
              hint="Véalas abajo antes de decidir: vale para todas."
              value={choices.likely}
              onChange={({ target }) =>
                setChoices({ ...choices, likely: target.value as ImportChoices['likely'] })
              }
            >
              <option value="SKIP">{ACTION_LABELS.SKIP}</option>
              <option value="FILL">{ACTION_LABELS.FILL}</option>
              <option value="CREATE">{ACTION_LABELS.CREATE}</option>
            </SelectField>
          )}
        </Box>
      )}
      {!one.hasRows && <Notice sentence={IMPORT_REFUSALS.rowsGone} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          disabled={created + filled === 0 || !one.hasRows}
          loading={loading || decisions.isChecking}
          onClick={() => void askAndApply()}
        >
          {created + filled === 0 ? 'Importar' : `Importar ${rowsInWords(created + filled)}`}
        </Button>
        <Button variant="outlined" color="inherit" disabled={decisions.isChecking} onClick={onColumns}>
          Cambiar columnas
        </Button>
        {found.REJECTED + found.DOUBTFUL > 0 && <DownloadRejected one={one} />}
      </Box>
      {leftOut && (
        <Typography variant="body2" color="textSecondary">
          Quedan fuera: {leftOut}.
        </Typography>
      )}
      <ImportRows one={one} found={found} choices={choices} decisions={decisions} />
    </>
  );
}
