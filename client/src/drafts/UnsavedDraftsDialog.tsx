import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DialogFrame } from '../ui/dialogs/DialogFrame';
import { ONE_COLUMN } from '../ui/one-column';
import type { ListedDraft } from './draft';

interface UnsavedDraftsDialogProps {
  drafts: readonly ListedDraft[];
  /** Absent if nothing can be saved here. */
  onContinue: ((draft: ListedDraft) => void) | undefined;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a logout, which removes unsaved drafts. */
export function UnsavedDraftsDialog({ drafts, onContinue, onDiscard, onClose }: UnsavedDraftsDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <DialogFrame
      isOpen
      width={480}
      title="Hay textos sin guardar"
      titleId={titleId}
      describedBy={textId}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose} autoFocus>
            Seguir en el panel
          </Button>
          <Button variant="contained" color="error" onClick={onDiscard}>
            Borrarlos y cerrar sesión
          </Button>
        </>
      }
    >
      <Typography id={textId}>Al cerrar la sesión se borran de este navegador.</Typography>
      <Box
        component="ul"
        sx={{
          ...ONE_COLUMN,
          gap: 1,
          margin: '12px 0 0',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {drafts.map((draft, index) => (
          <Box
            component="li"
            // Two tabs may have a draft of the same form.
            key={index}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}
          >
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{draft.title}</Typography>
            {draft.isElsewhere ? (
              <Typography variant="body2" color="textSecondary">
                En otra pestaña
              </Typography>
            ) : (
              onContinue && (
                <Button variant="outlined" size="small" onClick={() => onContinue(draft)}>
                  Continuar
                </Button>
              )
            )}
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}
