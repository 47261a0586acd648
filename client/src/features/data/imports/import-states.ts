import type { ImportState } from '#domain/data/imports/import.js';
import type { StatusColour } from '../../../ui/StatusPill';

export const STATE_PILLS: Readonly<
  Record<ImportState, { readonly label: string; readonly colour: StatusColour }>
> = {
  UPLOADED: { label: 'Por revisar', colour: 'warning' },
  CHECKING: { label: 'Revisando', colour: 'info' },
  CHECKED: { label: 'Por importar', colour: 'warning' },
  APPLYING: { label: 'Importando', colour: 'info' },
  APPLIED: { label: 'Importada', colour: 'success' },
  UNDOING: { label: 'Deshaciendo', colour: 'info' },
  UNDONE: { label: 'Deshecha', colour: 'info' },
  INTERRUPTED: { label: 'Interrumpida', colour: 'error' },
};
