import { useProfessionals } from '../../../../professionals/professionals';
import { useRights } from '../../../../session/current-staff';
import { SelectField } from '../../../../ui/fields/SelectField';
import { LABELS } from './professional-values';
import { useLinkableUsersQuery } from './professionals.generated';

interface UserFieldProps {
  /** Absent for a new professional. */
  ownId: number | undefined;
  value: number | null;
  fault: string | undefined;
  onChange: (staffUserId: number | null) => void;
}

/** The professional's panel user, for users who may see the team. */
export function UserField({ ownId, value, fault, onChange }: UserFieldProps) {
  const can = useRights();
  const { data } = useLinkableUsersQuery({ skip: !can('TEAM') });
  const professionals = useProfessionals();
  if (!data) return null;
  const otherOf = (userId: number) =>
    professionals.find(({ id, staffUserId }) => staffUserId === userId && id !== ownId);
  const users = data.team.filter(({ id, state }) => state !== 'DISABLED' || id === value);
  return (
    <SelectField
      label={LABELS.staffUserId}
      hint="Así el panel sabe cuál es su agenda."
      value={value ?? ''}
      error={fault}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">Ninguno</option>
      {users.map(({ id, name, username }) => {
        const other = otherOf(id);
        return (
          <option key={id} value={id} disabled={other !== undefined}>
            {name} ({other ? `ya es ${other.name}` : username})
          </option>
        );
      })}
    </SelectField>
  );
}
