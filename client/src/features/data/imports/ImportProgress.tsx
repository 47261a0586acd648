import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ShownImportFragment } from './imports.generated';

const WORDS: Readonly<Partial<Record<ShownImportFragment['state'], string>>> = {
  CHECKING: 'Revisando las filas. Todavía no se guarda nada.',
  APPLYING: 'Importando. Se guarda todo junto al terminar, o nada.',
  UNDOING: 'Deshaciendo la importación.',
};

/** How many rows are done. The user may leave and come back: the server continues. */
export function ImportProgress({ one }: { readonly one: ShownImportFragment }) {
  const { doneRows, rowCount, state } = one;
  const part = rowCount === 0 ? 0 : Math.floor((100 * doneRows) / rowCount);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">{WORDS[state]}</Typography>
      <LinearProgress
        variant="determinate"
        value={part}
        aria-label="Avance"
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="textSecondary">
        {doneRows.toLocaleString('es-CL')} de {rowCount.toLocaleString('es-CL')} filas. Puede salir de esta
        página: sigue en el servidor.
      </Typography>
    </Box>
  );
}
