import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import type { OwnAgenda } from '#domain/access/own-agenda.js';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type ClinicProfessional, useProfessionals } from '../../../professionals/professionals';
import { CheckList } from '../../../ui/fields/CheckList';
import { SelectField } from '../../../ui/fields/SelectField';

interface OwnAgendaFieldProps {
  /** The user's id; undefined for a new one. */
  memberId: number | undefined;
  ownAgenda: OwnAgenda | null;
  error: string | undefined;
  onChange: (ownAgenda: OwnAgenda | null) => void;
}

/** Whether a person sees only the agenda of the professional they are, and which services of it. */
export function OwnAgendaField({ memberId, ownAgenda, error, onChange }: OwnAgendaFieldProps) {
  const hintId = useId();
  const professionals = useProfessionals().filter(
    ({ staffUserId, isArchived }) => !isArchived && (staffUserId === null || staffUserId === memberId),
  );
  const own = professionals.find(({ staffUserId }) => staffUserId !== null) ?? professionals[0];
  const chosen = professionals.find(({ id }) => id === ownAgenda?.professionalId);
  const limitTo = ({ id, services }: ClinicProfessional): void => onChange({ professionalId: id, services });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <FormControlLabel
          label="Solo su agenda"
          sx={{ minHeight: 44 }}
          control={
            <Switch
              checked={ownAgenda !== null}
              disabled={own === undefined && ownAgenda === null}
              slotProps={{ input: { 'aria-describedby': hintId } }}
              onChange={(_event, isLimited) => (isLimited && own ? limitTo(own) : onChange(null))}
            />
          }
        />
        <Typography id={hintId} variant="body2" color="textSecondary">
          {own === undefined && ownAgenda === null
            ? 'No hay un profesional que no sea ya otra persona del equipo.'
            : 'Ve sus citas, sus pacientes y lo que se escribió de ellos en sus servicios. No puede tener caja, respaldo ni equipo, ni cambiar la configuración.'}
        </Typography>
      </div>
      {ownAgenda && (
        <>
          <SelectField
            label="Profesional"
            error={error}
            value={String(ownAgenda.professionalId)}
            onChange={({ target }) => {
              const next = professionals.find(({ id }) => String(id) === target.value);
              if (next) limitTo(next);
            }}
          >
            {!chosen && <option value={String(ownAgenda.professionalId)}>Profesional archivado</option>}
            {professionals.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </SelectField>
          <CheckList
            label="Servicios"
            options={SERVICE_TYPES.filter((one) => (chosen?.services ?? ownAgenda.services).includes(one))}
            labels={SERVICE_TYPE_LABELS}
            chosen={ownAgenda.services}
            onChange={(services: ServiceType[]) => {
              // Nothing at all is no agenda: the last one stays.
              if (services.length > 0) onChange({ ...ownAgenda, services });
            }}
          />
        </>
      )}
    </Box>
  );
}
