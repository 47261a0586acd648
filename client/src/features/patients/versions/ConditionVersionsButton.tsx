import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ConditionVersionsDialog = lazy(() =>
  import('./ConditionVersionsDialog').then((module) => ({ default: module.ConditionVersionsDialog })),
);

export function ConditionVersionsButton({ patient }: { patient: { id: number; name: string } }) {
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
        Versiones anteriores
      </Button>
      <Suspense>
        {isOpen && <ConditionVersionsDialog patient={patient} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
