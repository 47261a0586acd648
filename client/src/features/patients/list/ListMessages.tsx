import GroupOutlined from '~icons/outline-group';
import PersonSearchOutlined from '~icons/outline-person-search';
import Button from '@mui/material/Button';
import { useRights } from '../../../session/current-staff';
import { Message } from '../../../ui/frame/Message';

/** For a clinic without patients. */
export function NoPatients({ onNew }: { onNew: () => void }) {
  const can = useRights();
  return (
    <Message
      icon={<GroupOutlined />}
      sentence="No hay pacientes registrados"
      detail="Quienes reserven una hora en la página pública aparecerán aquí por sí solos."
      action={
        can('PATIENTS') && (
          <Button variant="outlined" onClick={onNew}>
            Registrar un paciente
          </Button>
        )
      }
    />
  );
}

export function NothingFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <Message
      icon={<PersonSearchOutlined />}
      sentence={`Ningún paciente coincide con «${search}»`}
      detail="Se busca en el nombre, el RUT, el teléfono y el correo. Basta con una parte de cada uno."
      action={
        <Button variant="outlined" onClick={onShowAll}>
          Mostrar todos
        </Button>
      }
    />
  );
}
