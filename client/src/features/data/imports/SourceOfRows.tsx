import { listed } from '#domain/listed.es.js';
import { rowsInWords } from '#domain/data/imports/import-counts.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ShownImportFragment } from './imports.generated';
import { ReadOtherwise } from './ReadOtherwise';
import { ONE_COLUMN } from '../../../ui/one-column';

type Source = NonNullable<ShownImportFragment['source']>;

interface SourceOfRowsProps {
  readonly one: ShownImportFragment;
  readonly source: Source;
}

/** Whether a user may have expected the file to be read differently. */
export const isRemarkable = ({ sheets, titleRowCount, hiddenRows }: Source): boolean =>
  sheets.length > 1 || titleRowCount > 0 || hiddenRows > 0;

/** The part of the file that was read, what else it has, and a form to read that instead. */
export function SourceOfRows({ one, source }: SourceOfRowsProps) {
  const { sheets, titleRowCount, hiddenRows } = source;
  return (
    <Box
      component="section"
      aria-label="Qué se leyó del archivo"
      sx={{
        ...ONE_COLUMN,
        gap: 1.5,
        padding: 2,
        borderRadius: 'var(--r-control)',
        backgroundColor: 'var(--sunken)',
      }}
    >
      {sheets.length > 1 && <Sheets source={source} />}
      {titleRowCount > 0 && <Titles source={source} />}
      {hiddenRows > 0 && (
        <Typography variant="body2">
          La planilla oculta {rowsInWords(hiddenRows)}, que se {hiddenRows === 1 ? 'lee' : 'leen'} como las
          demás.
        </Typography>
      )}
      <ReadOtherwise one={one} source={source} />
    </Box>
  );
}

/** For a plain file: the user can still choose another header row. */
export function OtherHeaders({ one, source }: SourceOfRowsProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <ReadOtherwise one={one} source={source} />;
  return (
    <Button color="inherit" onClick={() => setAsked(true)}>
      Los nombres de las columnas están en otra fila
    </Button>
  );
}

function Sheets({ source: { sheet, sheets } }: { readonly source: Source }) {
  const others = sheets
    .filter(({ name }) => name !== sheet)
    .map(({ name, isHidden }) => `«${name}»${isHidden ? ' (oculta)' : ''}`);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      Se leyó la hoja <strong>«{sheet}»</strong>. No se {others.length === 1 ? 'lee' : 'leen'}{' '}
      {listed(others)}.
    </Typography>
  );
}

function Titles({ source }: { readonly source: Source }) {
  const { headerRow, titleRows, titleRowCount } = source;
  const more = titleRowCount - titleRows.length;
  return (
    <Box>
      <Typography variant="body2">
        Los nombres de las columnas están en la fila {headerRow}. Lo de más arriba no se importa:
      </Typography>
      <Box
        component="ul"
        aria-label="Filas que no se importan"
        sx={{ margin: 0, marginTop: 0.5, paddingLeft: 2.5 }}
      >
        {titleRows.map(({ number, text }) => (
          <Typography component="li" key={number} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Fila {number}
            {text && `: ${text}`}
          </Typography>
        ))}
        {more > 0 && (
          <Typography component="li" variant="body2">
            y {rowsInWords(more)} más
          </Typography>
        )}
      </Box>
    </Box>
  );
}
