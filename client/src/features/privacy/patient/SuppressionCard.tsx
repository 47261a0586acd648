import { recordsKeptByLaw } from '#domain/privacy/suppression.es.js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../apollo/apollo-failure';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { useSuppressionOutlookQuery, useSuppressPatientMutation } from './patient-rights.generated';

interface SuppressionCardProps {
  patientId: number;
  patientName: string;
  /** Whether the contact data have already been removed. */
  isReduced: boolean;
}

/** Removes the patient's data that the law does not require the clinic to keep (Ley 19.628, article 7). */
export function SuppressionCard({ patientId, patientName, isReduced }: SuppressionCardProps) {
  const { data, error, refetch } = useSuppressionOutlookQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [suppress] = useSuppressPatientMutation({
    refetchQueries: ['PersonalData', 'Patients', 'SuppressionOutlook'],
  });
  const confirm = useConfirm();
  const navigate = useNavigate();
  const outlook = data?.suppressionOutlook;

  const ask = async () => {
    const deletes = outlook?.kind === 'DELETED';
    const isSure = await confirm({
      title: 'Suprimir sus datos',
      question: deletes
        ? `Se eliminará a ${patientName} con sus citas y mensajes. No se puede deshacer.`
        : `Se borrarán el teléfono, el correo, la dirección y el contacto de emergencia de ${patientName}, y el texto de sus mensajes. Lo que esté por enviarse se retira; sus citas y fichas quedan. No se puede deshacer.`,
      accept: 'Suprimir',
    });
    if (!isSure) return;
    const progress = toasts.progress('Suprimiendo datos...');
    try {
      const { data: answer } = await suppress({ variables: { patientId } });
      const until = answer?.suppressPatient.keptUntil;
      progress.success(
        until ? `Datos de contacto suprimidos. ${recordsKeptByLaw(until)}` : 'Paciente eliminado',
      );
      if (answer?.suppressPatient.kind === 'DELETED') void navigate('/app/pacientes');
    } catch (refused) {
      progress.error(failureOf(refused).sentence ?? 'No se pudieron suprimir los datos. Inténtelo de nuevo.');
    }
  };
  return (
    <Card aria-labelledby="supresion" {...useKeptFocus()} sx={{ outline: 'none' }}>
      <Typography variant="h2" id="supresion">
        Supresión
      </Typography>
      <LoadingOrRetry
        data={outlook}
        error={error}
        sentence="No se pudo consultar qué se puede suprimir."
        refetch={refetch}
      />
      {outlook && (
        <>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ marginTop: 0.5, '&:not(:last-child)': { marginBottom: 2 } }}
          >
            {outlook.kind === 'DELETED' && 'No tiene fichas clínicas: se puede eliminar todo.'}
            {outlook.kind === 'REDUCED' &&
              outlook.keptUntil &&
              `${recordsKeptByLaw(outlook.keptUntil)} ${isReduced ? 'Sus datos de contacto ya se borraron.' : 'Se pueden borrar sus datos de contacto y el texto de sus mensajes.'}`}
            {outlook.kind === 'RECORDS_DELETED' &&
              'Sus fichas ya no se conservan por obligación legal. Elimínelas en Configuración → Solicitudes, Fichas vencidas.'}
          </Typography>
          {outlook.kind !== 'RECORDS_DELETED' && !(outlook.kind === 'REDUCED' && isReduced) && (
            <Button variant="outlined" color="error" onClick={() => void ask()}>
              Suprimir sus datos
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
