import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import PersonOffOutlined from '~icons/outline-person-off';
import PrivacyTipOutlined from '~icons/outline-privacy-tip';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { personalDataPath } from '../../clinic/patient-path';
import { useRights } from '../../session/current-staff';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { Message } from '../../ui/frame/Message';
import { lazyPart } from '../../ui/frame/lazy-part';
import type { EditablePatient } from './form/patient-form-values';
import { usePatientToEditQuery } from './patients.generated';
import type { OpenForm } from './use-patients-address';

const { Part: PatientForm, preload: preloadPatientForm } = lazyPart(() =>
  import('./form/PatientForm').then((module) => module.PatientForm),
);
export { preloadPatientForm };

interface PatientEditorProps {
  open: OpenForm;
  onClose: () => void;
  onSaved: (id: number) => void;
  onOpen: (id: number) => void;
  /** Addresses at which the form stays open. */
  staysAt: (address: URL) => boolean;
}

/** The patient form, shown above the list or a patient's page. */
export function PatientEditor({ open, ...acts }: PatientEditorProps) {
  const sheet = useRef<HTMLElement>(null);
  // Scrolls to the form if 'Editar' was pressed far down the list.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card ref={sheet} aria-labelledby="formulario" sx={{ display: 'grid', gap: 2.5, scrollMarginTop: 76 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h2" id="formulario" sx={{ flex: 1 }}>
          {open === 'new' ? 'Nuevo Paciente' : 'Editar Paciente'}
        </Typography>
        {open !== 'new' && (
          <Button
            size="small"
            color="inherit"
            startIcon={<PrivacyTipOutlined />}
            component={Link}
            to={personalDataPath(open)}
          >
            Datos personales
          </Button>
        )}
      </Box>
      {open === 'new' ? <OpenedForm open={open} {...acts} /> : <StoredPatient open={open} {...acts} />}
    </Card>
  );
}

/** Loads the patient without the cache: an edit starts from the stored values. */
function StoredPatient({ open, ...acts }: PatientEditorProps & { open: number }) {
  const can = useRights();
  const { data, error, refetch } = usePatientToEditQuery({
    variables: { id: open, withHealthData: can('HEALTH_DATA') },
    fetchPolicy: 'no-cache',
  });
  if (data?.patient) return <OpenedForm open={open} patient={data.patient} {...acts} />;
  if (error) {
    return (
      <Message
        live
        icon={<PersonOffOutlined />}
        sentence="No se pudo cargar el paciente."
        action={
          <Button variant="outlined" onClick={() => void refetch().catch(() => undefined)}>
            Intentar de nuevo
          </Button>
        }
      />
    );
  }
  if (!data) return <Loading />;
  return (
    <Message
      live
      icon={<PersonOffOutlined />}
      sentence={PATIENT_NOT_FOUND}
      detail="Puede que otra persona lo haya eliminado."
      action={
        <Button variant="outlined" onClick={acts.onClose}>
          Volver a la lista
        </Button>
      }
    />
  );
}

type OpenedFormProps = PatientEditorProps & { patient?: EditablePatient };

function OpenedForm({ patient, onClose, onSaved, onOpen, staysAt }: OpenedFormProps) {
  return (
    <Suspense fallback={<Loading />}>
      <PatientForm patient={patient} onSaved={onSaved} onCancel={onClose} onOpen={onOpen} staysAt={staysAt} />
    </Suspense>
  );
}
