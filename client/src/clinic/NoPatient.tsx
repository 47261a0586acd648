import { PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Message } from '../ui/frame/Message';

/** In place of a page about a patient who is not there. */
export const NoPatient = ({ detail }: { detail?: string }) => (
  <Message
    live
    icon={<PersonOffOutlined />}
    sentence={PATIENT_NOT_FOUND}
    detail={detail}
    action={
      <Button variant="outlined" component={Link} to="/app/pacientes">
        Volver a pacientes
      </Button>
    }
  />
);
