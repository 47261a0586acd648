import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const HistoryDialog = lazy(() =>
  import('./HistoryDialog').then((module) => ({ default: module.HistoryDialog })),
);

export function HistoryButton({ appointmentId, who }: { appointmentId: number; who: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<HistoryOutlined />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ justifySelf: 'start' }}
      >
        Historial
      </Button>
      <Suspense>
        {isOpen && <HistoryDialog appointmentId={appointmentId} who={who} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
