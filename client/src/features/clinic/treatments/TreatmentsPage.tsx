import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import AddRounded from '~icons/round-add';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import MedicalServicesOutlined from '~icons/outline-medical-services';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useContinuedForm } from '../../../drafts/continued-form';
import { useRemoval } from '../../../editing/use-removal';
import { ClinicTreatmentsDocument, useClinicTreatmentsQuery } from '../../../treatments/treatments.generated';
import type { ClinicTreatment } from '../../../treatments/treatments';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { LineWithMenu } from '../../../ui/lists/LineWithMenu';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { factsInWords, kitInWords } from './treatment-values';
import { TreatmentModal } from './TreatmentModal';
import { useDeleteTreatmentMutation } from './treatment-writes.generated';

export function TreatmentsPage() {
  const { data, error, refetch } = useClinicTreatmentsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<ClinicTreatment | 'new'>();
  useContinuedForm('treatment', setEdited);
  const remove = useRemove();
  const kept = useKeptFocus();
  return (
    <>
      <PageHead
        title="Tratamientos"
        introduction="Lo que se ofrece al agendar, cuánto dura y qué insumos usa."
        actions={
          <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
            Agregar tratamiento
          </Button>
        }
      />
      <Card aria-label="Tratamientos" {...kept} sx={{ marginTop: 2.5, outline: 'none' }}>
        <LoadingOrRetry
          data={data}
          error={error}
          sentence="No se pudieron cargar los tratamientos."
          refetch={refetch}
        />
        {data?.treatments.length === 0 && (
          <Message
            icon={<MedicalServicesOutlined />}
            sentence="La lista está vacía."
            detail="Agregue lo que se atiende: sin tratamientos no se puede agendar desde el panel."
          />
        )}
        {SERVICE_TYPES.map((service) => {
          const listed = (data?.treatments ?? []).filter(({ serviceType }) => serviceType === service);
          return (
            listed.length > 0 && (
              <Box key={service} sx={{ '& + &': { marginTop: 3 } }}>
                <Typography variant="h2" id={`tratamientos-${service}`} sx={{ marginBottom: 1.5 }}>
                  {SERVICE_TYPE_LABELS[service]}
                </Typography>
                <Box
                  component="ul"
                  aria-labelledby={`tratamientos-${service}`}
                  sx={{ margin: 0, padding: 0, listStyle: 'none' }}
                >
                  {listed.map((treatment) => (
                    <Item
                      key={treatment.id}
                      treatment={treatment}
                      onEdit={() => setEdited(treatment)}
                      onRemove={() => void remove(treatment)}
                    />
                  ))}
                </Box>
              </Box>
            )
          );
        })}
      </Card>
      {edited && (
        <TreatmentModal
          {...(edited !== 'new' && { treatment: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface ItemProps {
  treatment: ClinicTreatment;
  onEdit: () => void;
  onRemove: () => void;
}

function Item({ treatment, onEdit, onRemove }: ItemProps) {
  const { name, kit } = treatment;
  return (
    <LineWithMenu
      name={name}
      onEdit={onEdit}
      actions={[{ label: 'Eliminar', icon: <DeleteOutlineRounded />, item: { onClick: onRemove } }]}
    >
      <Typography variant="body2" color="textSecondary">
        {factsInWords(treatment)}
      </Typography>
      {kit.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Usa {kitInWords(kit)}
        </Typography>
      )}
    </LineWithMenu>
  );
}

function useRemove(): (treatment: ClinicTreatment) => Promise<void> {
  const askAndRemove = useRemoval();
  const [remove] = useDeleteTreatmentMutation({ refetchQueries: [ClinicTreatmentsDocument] });
  return ({ id, name }) =>
    askAndRemove({
      name,
      consequence:
        'Ya no se ofrecerá al agendar. Las citas que lo tienen lo conservan; sus frases se eliminan.',
      remove: () => remove({ variables: { id }, awaitRefetchQueries: true }),
      done: 'Tratamiento eliminado',
    });
}
