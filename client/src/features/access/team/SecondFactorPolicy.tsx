import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import {
  SecondFactorRequiredDocument,
  useRequireSecondFactorMutation,
  useSecondFactorRequiredQuery,
} from './team.generated';

interface SecondFactorDutyProps {
  /** The number of users who can log in but have no second factor. */
  without: number;
}

/** Whether all users need a second factor. */
export function SecondFactorPolicy({ without }: SecondFactorDutyProps) {
  const { data } = useSecondFactorRequiredQuery({ fetchPolicy: 'cache-and-network' });
  const [require] = useRequireSecondFactorMutation({ refetchQueries: [SecondFactorRequiredDocument] });
  const confirm = useConfirm();
  const can = useRights();
  // A disabled switch would lose the focus.
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<string>();
  const isRequired = data?.secondFactorRequired ?? false;

  const change = async (required: boolean) => {
    if (isBusy.current) return;
    setFailure(undefined);
    const question = {
      title: 'Exigir la verificación en dos pasos',
      question:
        without === 1
          ? 'Una persona aún no la tiene: no podrá hacer nada en el panel hasta que la active.'
          : `${without} personas aún no la tienen: no podrán hacer nada en el panel hasta que la activen.`,
      accept: 'Exigir',
    };
    if (required && without > 0 && !(await confirm(question))) return;
    isBusy.current = true;
    try {
      await require({ variables: { required }, awaitRefetchQueries: true });
      toasts.success(required ? 'Ahora se exige a todo el equipo' : 'Ya no se exige');
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      setFailure(fields['required']?.join(' ') ?? sentence ?? 'No se pudo cambiar. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <Card aria-labelledby="exigir-dos-pasos" sx={{ display: 'grid', gap: 1.5, marginTop: 2.5 }}>
      <div>
        <Typography variant="h2" id="exigir-dos-pasos">
          Verificación en dos pasos
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Además de la contraseña, un código del teléfono. Cada persona la activa en su perfil.
        </Typography>
      </div>
      {failure && <Notice sentence={failure} />}
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={isRequired}
              disabled={!data || !can('TEAM')}
              onChange={(_event, checked) => void change(checked)}
            />
          }
          label="Exigirla a todo el equipo"
        />
      </Box>
    </Card>
  );
}
