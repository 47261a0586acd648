import { IMPORT_REFUSALS, mapSentence } from '#domain/data/imports/import.es.js';
import { faultsOfMap, IMPORT_FIELDS } from '#domain/data/imports/import-fields.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useRights } from '../../../session/current-staff';
import { CompactSelect } from '../../../ui/fields/SelectField';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { type ShownImportFragment, useCheckImportMutation } from './imports.generated';
import { isRemarkable, OtherHeaders, SourceOfRows } from './SourceOfRows';
import { asInput } from './use-decisions';

interface ColumnsStepProps {
  readonly one: ShownImportFragment;
  readonly onChecking: () => void;
}

/** The guessed meaning of each column, which the user can correct. */
export function ColumnsStep({ one, onChecking }: ColumnsStepProps) {
  const can = useRights();
  const { source } = one;
  const [columns, setColumns] = useState(() =>
    one.columns.map((field, index) => (one.seenColumns[index] ? field : null)),
  );
  const [check, { loading }] = useCheckImportMutation();
  const fields = IMPORT_FIELDS[one.resource].filter(
    ({ isHealthData }) => !isHealthData || can('HEALTH_DATA'),
  );
  const fault = mapSentence(one.resource, faultsOfMap(one.resource, columns));

  const start = async () => {
    try {
      // After a failed check, the user need not decide again.
      const isUnchanged = columns.every((field, index) => field === one.columns[index]);
      const decisions = isUnchanged && one.decisions.length > 0 ? one.decisions.map(asInput) : undefined;
      await check({ variables: { id: one.id, input: { columns, ...(decisions && { decisions }) } } });
      onChecking();
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo comenzar la revisión. Inténtelo de nuevo.');
    }
  };

  if (!one.seenColumns.includes(true)) return <Notice sentence={IMPORT_REFUSALS.closedFile} />;
  return (
    <>
      {source && isRemarkable(source) && <SourceOfRows one={one} source={source} />}
      <Typography>Revise qué es cada columna. Lo que diga «No importar» se deja fuera.</Typography>
      <Box component="ul" aria-label="Columnas" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {one.headers.map((header, index) => (
          <Box
            component="li"
            key={index}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' },
              alignItems: 'center',
              paddingBlock: 1.25,
              borderTop: '1px solid var(--line)',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {header || `Columna ${index + 1}, sin nombre`}
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap={one.seenColumns[index] === true}>
                {one.seenColumns[index] ? sampleOf(one, index) : 'Puede tener datos de salud: no se importa.'}
              </Typography>
            </Box>
            <CompactSelect
              aria-label={`Qué es la columna ${header || index + 1}`}
              isWide
              disabled={!one.seenColumns[index]}
              value={columns[index] ?? ''}
              onChange={({ target }) =>
                setColumns(columns.map((field, place) => (place === index ? target.value || null : field)))
              }
            >
              <option value="">No importar</option>
              {fields.map(({ field, header: label, isRequired }) => (
                <option key={field} value={field}>
                  {label}
                  {isRequired ? ' (obligatorio)' : ''}
                </option>
              ))}
            </CompactSelect>
          </Box>
        ))}
      </Box>
      {fault && <Notice sentence={fault} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={fault !== undefined}
          loading={loading}
          onClick={() => void start()}
        >
          Revisar las filas
        </Button>
        {source && !isRemarkable(source) && <OtherHeaders one={one} source={source} />}
      </Box>
    </>
  );
}

const sampleOf = ({ samples }: ShownImportFragment, column: number): string =>
  samples
    .map((cells) => cells[column] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ') || 'Vacía en las primeras filas';
