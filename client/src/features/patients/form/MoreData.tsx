import ExpandMoreRounded from '~icons/round-expand-more';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Loading } from '../../../ui/frame/Loading';
import { FLUSH_START } from '../../../ui/theme/flush';
import { OPTIONAL_FIELDS } from './patient-form-values';
import type { PatientFormState } from './use-patient-form';

const MoreFields = lazy(() => import('./MoreFields').then((module) => ({ default: module.MoreFields })));

/** The optional data: collapsed until the user opens them, or if one of them is filled in or invalid. */
export function MoreData({ form, faults }: Pick<PatientFormState, 'form' | 'faults'>) {
  const id = useId();
  const values = useWatch({ control: form.control, name: OPTIONAL_FIELDS });
  const isFilled = values.some((value) => value.length > 0);
  const isWrong = OPTIONAL_FIELDS.some((field) => faults[field] !== undefined);
  const [chosen, choose] = useState<boolean>();
  const isOpen = isWrong || (chosen ?? isFilled);
  // Its fields are validated even after it is collapsed again.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', paddingTop: 1 }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => choose(!isOpen)}
        endIcon={
          <ExpandMoreRounded
            sx={{ transition: 'transform 150ms', ...(isOpen && { transform: 'rotate(180deg)' }) }}
          />
        }
        sx={FLUSH_START}
      >
        Más datos
      </Button>
      {!isOpen && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          Pasaporte u otro documento, sexo, ocupación, previsión, representante legal
        </Typography>
      )}
      <Box id={id} hidden={!isOpen} sx={{ paddingTop: 1.5 }}>
        {wasOpen && (
          <Suspense fallback={<Loading />}>
            <MoreFields form={form} faults={faults} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
