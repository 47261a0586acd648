import { longDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../../apollo/apollo-failure';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import {
  type ExpiredPatientsQuery,
  useDeleteExpiredRecordsMutation,
  useExpiredPatientsQuery,
} from '../patient/patient-rights.generated';

type ExpiredPatient = ExpiredPatientsQuery['expiredPatients'][number];

/** Records that the law no longer requires; absent if there are none. No record is deleted automatically. */
export function ExpiredCard() {
  const { data } = useExpiredPatientsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove, { loading }] = useDeleteExpiredRecordsMutation({
    refetchQueries: ['ExpiredPatients', 'Patients'],
  });
  const confirm = useConfirm();
  const patients = data?.expiredPatients ?? [];

  const ask = async ({ id, name, recordCount }: ExpiredPatient) => {
    const isSure = await confirm({
      title: 'Eliminar ficha vencida',
      question: `Se eliminará a ${name} con ${recordCount === 1 ? 'su ficha' : `sus ${recordCount} fichas`}, sus citas y sus mensajes. No se puede deshacer.`,
      accept: 'Eliminar',
    });
    if (!isSure) return;
    const progress = toasts.progress('Eliminando ficha...');
    try {
      await remove({ variables: { patientId: id } });
      progress.success('Ficha eliminada');
    } catch (refused) {
      progress.error(failureOf(refused).sentence ?? 'No se pudo eliminar la ficha. Inténtelo de nuevo.');
    }
  };
  if (patients.length === 0) return null;
  return (
    <Card aria-labelledby="vencidas" sx={{ marginTop: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="vencidas">
        Fichas vencidas
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        Pasaron más de 15 años desde su último ingreso de información: la ley ya no obliga a conservarlas.
        Antes de eliminar, levante el acta que pide el Decreto 41 de 2012.
      </Typography>
      <Box
        component="ul"
        sx={{
          ...ONE_COLUMN,
          gap: 1.5,
          margin: 0,
          marginTop: 1.5,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {patients.map((patient) => (
          <Box
            component="li"
            key={patient.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 180 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{patient.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                Último ingreso el {longDate(patient.lastEntryOn)}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              color="error"
              disabled={loading}
              aria-label={`Eliminar la ficha vencida de ${patient.name}`}
              onClick={() => void ask(patient)}
            >
              Eliminar
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
