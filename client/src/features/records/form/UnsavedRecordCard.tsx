import EditNoteRounded from '~icons/round-edit-note';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCurrentStaff } from '../../../session/current-staff';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { drafts } from '../../../drafts/drafts';
import { recordForm, useRecordDraft } from './record-draft';

interface UnsavedRecordCardProps {
  patientId: number;
  onContinue: () => void;
}

/** Offers the unsaved record that was started on this computer. */
export function UnsavedRecordCard({ patientId, onContinue }: UnsavedRecordCardProps) {
  const confirm = useConfirm();
  const { id: staffId } = useCurrentStaff();
  const [isDiscarded, setDiscarded] = useState(false);
  const draft = useRecordDraft(patientId, 'new', true)?.draft;
  if (!draft || isDiscarded) return null;
  const discard = async () => {
    const accepted = await confirm({
      title: 'Ficha sin guardar',
      question: 'Se perderá lo que escribió en ella.',
      accept: 'Descartar ficha',
    });
    if (!accepted) return;
    setDiscarded(true);
    await drafts.forget({ staffId, form: recordForm(patientId, 'new') });
  };
  const { careDescription, procedure, instructions } = draft.values;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.25,
        padding: 1.5,
        borderRadius: 'var(--r-control)',
        border: '1px dashed',
        borderColor: 'primary.main',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-primary-main) 6%, transparent)',
      }}
    >
      <EditNoteRounded aria-hidden color="primary" />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Hay una ficha de este paciente sin guardar
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {careDescription || procedure || instructions || 'Sin textos todavía'}
        </Typography>
      </Box>
      <Button size="small" color="inherit" onClick={() => void discard()}>
        Descartar
      </Button>
      <Button size="small" variant="outlined" onClick={onContinue}>
        Continuar
      </Button>
    </Box>
  );
}
