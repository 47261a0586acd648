import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import PersonOffOutlined from '~icons/outline-person-off';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Message } from '../ui/frame/Message';
import { PageHeading } from '../ui/frame/PageHeading';

/** Shown instead of a page about a patient who does not exist. */
export const NoPatient = () => (
  <>
    <PageHeading title={PATIENT_NOT_FOUND}>{PATIENT_NOT_FOUND}</PageHeading>
    <Message
      live
      icon={<PersonOffOutlined />}
      sentence="Puede que otra persona lo haya eliminado."
      action={
        <Button variant="outlined" component={Link} to="/app/pacientes">
          Volver a pacientes
        </Button>
      }
    />
  </>
);
