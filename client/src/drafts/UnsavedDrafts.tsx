import EditNoteRounded from '~icons/round-edit-note';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentStaff } from '../session/current-staff';
import { toContinue } from './continued-form';
import type { ListedDraft } from './draft';
import { drafts } from './drafts';

/** Lists the user's unsaved drafts of this tab and of closed ones, to continue them. */
export function UnsavedDrafts() {
  const { id } = useCurrentStaff();
  const [unsaved, setUnsaved] = useState<readonly ListedDraft[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const listed = await drafts.list(id);
      if (!isOver) setUnsaved(listed.filter(({ isElsewhere }) => !isElsewhere));
    };
    const lookNow = () => void look();
    lookNow();
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [id]);
  if (unsaved.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Textos sin guardar"
      sx={{
        display: 'grid',
        gap: 0.5,
        margin: '16px 0 0',
        padding: '6px 12px',
        listStyle: 'none',
        borderRadius: 'var(--r-control)',
        border: '1px dashed var(--brand)',
      }}
    >
      {unsaved.map(({ title, path, form }, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <EditNoteRounded aria-hidden color="primary" />
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            Sin guardar: {title}
          </Typography>
          <Button
            size="small"
            component={Link}
            to={path}
            state={toContinue({ form })}
            aria-label={`Continuar: ${title}`}
          >
            Continuar
          </Button>
        </Box>
      ))}
    </Box>
  );
}
