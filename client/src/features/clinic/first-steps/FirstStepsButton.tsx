import ChecklistRounded from '~icons/round-checklist';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../apollo/apollo-failure';
import { useRights } from '../../../session/current-staff';
import { toasts } from '../../../ui/notices/toasts';
import { useShowFirstStepsMutation } from './first-steps.generated';

/** Shows the first steps' card on the dashboard again, and goes there. */
export function FirstStepsButton() {
  const can = useRights();
  const navigate = useNavigate();
  const [show, { loading }] = useShowFirstStepsMutation();
  const open = async () => {
    try {
      await show({ variables: { isShown: true } });
      void navigate('/app/dashboard');
    } catch (refusal) {
      toasts.error(failureOf(refusal).sentence ?? 'No se pudieron mostrar los primeros pasos');
    }
  };
  if (!can('SETTINGS')) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={loading}
      startIcon={<ChecklistRounded />}
      onClick={() => void open()}
    >
      Primeros pasos
    </Button>
  );
}
