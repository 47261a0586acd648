import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { rightsForRegister } from '#domain/access/presets.es.js';
import { rightsOf } from '#domain/access/presets.js';
import { type AreaRight, listOfRights, rightsFrom } from '#domain/access/rights.js';
import { FormModal } from '../../../editing/FormModal';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import type { ShownLink } from './LinkModal';
import { RightsField } from './RightsField';
import {
  type ListedMemberFragment,
  TeamDocument,
  useAddTeamMemberMutation,
  useUpdateTeamMemberMutation,
} from './team.generated';

interface Values {
  username: string;
  name: string;
  rights: AreaRight[];
}

const valuesOf = ({ username, name, rights }: ListedMemberFragment): Values => ({
  username,
  name,
  // In one order, so that a right that is taken and given again is no change.
  rights: listOfRights(rightsFrom(rights)),
});

interface MemberModalProps {
  /** Absent for a new member. */
  member?: ListedMemberFragment;
  onClose: () => void;
  onAdded: (link: ShownLink) => void;
}

export function MemberModal({ member, onClose, onAdded }: MemberModalProps) {
  const [add] = useAddTeamMemberMutation({ refetchQueries: [TeamDocument] });
  const [update, { client }] = useUpdateTeamMemberMutation();
  const editing = useVersionedForm<Values, ListedMemberFragment, ShownLink | undefined>({
    initial: member
      ? valuesOf(member)
      : { username: '', name: '', rights: listOfRights(rightsOf('PROFESSIONAL')) },
    edited: member && {
      stored: member,
      valuesOf,
      labels: { name: 'Nombre', rights: 'Permisos' },
      inWords: (field, values) =>
        field === 'rights' ? rightsForRegister(rightsFrom(values.rights)) : values.name,
      update: async ({ name, rights }, { id, version }) => {
        await update({ variables: { id, version, input: { name, rights } } });
        return undefined;
      },
      load: async ({ id }) => {
        const { data } = await client.query({ query: TeamDocument, fetchPolicy: 'network-only' });
        const theirs = data?.team.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    create: async (input) => {
      const { data } = await add({ variables: { input } });
      return data && { ...data.addTeamMember.link, name: data.addTeamMember.member.name };
    },
    sentences: {
      // For a new member the link is shown instead, which a toast would cover on a phone.
      ...(member && { saved: 'Cambios guardados' }),
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    onSaved: (link) => (link ? onAdded(link) : onClose()),
  });
  const { form, faults } = editing;
  const required = (field: 'username' | 'name') => ({
    validate: {
      present: (text: string) => text.trim() !== '' || FIELD_MESSAGES.required(field),
      short: (text: string) =>
        [...text.trim()].length <= TEXT_LIMITS.short || FIELD_MESSAGES.tooLong(field, TEXT_LIMITS.short),
    },
  });
  return (
    <FormModal
      title={member ? 'Editar persona' : 'Agregar persona'}
      subtitle={member ? `Usuario: ${member.username}` : undefined}
      width={560}
      editing={editing}
      submit={member ? 'Guardar' : 'Agregar'}
      isDisabled={editing.isUndecided || (member !== undefined && !editing.isDirty)}
      onClose={onClose}
    >
      {editing.conflict && <EditConflict conflict={editing.conflict} />}
      <Field
        label="Nombre"
        placeholder="Ana Soto"
        autoFocus
        autoComplete="off"
        aria-required
        error={faults['name']}
        {...form.register('name', required('name'))}
      />
      {!member && (
        <Field
          label="Usuario"
          placeholder="ana.soto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          hint="Con él ingresará. No se puede cambiar después."
          error={faults['username']}
          {...form.register('username', required('username'))}
        />
      )}
      <RightsField
        rights={rightsFrom(form.watch('rights'))}
        hint={member && 'Al cambiarlos se cierran sus sesiones, y debe ingresar de nuevo.'}
        error={faults['rights']}
        onChange={(rights) => form.setValue('rights', listOfRights(rights), { shouldDirty: true })}
      />
    </FormModal>
  );
}
