import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { ownAgendaInWords } from '#domain/access/own-agenda.es.js';
import { beyondOwnAgenda, type OwnAgenda, withinOwnAgenda } from '#domain/access/own-agenda.js';
import { rightsForRegister } from '#domain/access/presets.es.js';
import { rightsOf } from '#domain/access/presets.js';
import { type AreaRight, listOfRights, type Rights, rightsFrom } from '#domain/access/rights.js';
import { FormModal } from '../../../editing/FormModal';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import type { ShownLink } from './LinkModal';
import { OwnAgendaField } from './OwnAgendaField';
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
  ownAgenda: OwnAgenda | null;
}

const valuesOf = ({ username, name, rights, ownAgenda }: ListedMemberFragment): Values => ({
  username,
  name,
  // In one order, so that removing a right and adding it again counts as no change.
  rights: listOfRights(rightsFrom(rights)),
  ownAgenda: ownAgenda && {
    professionalId: ownAgenda.professionalId,
    services: SERVICE_TYPES.filter((one) => ownAgenda.services.includes(one)),
  },
});

/** The API's names for the parts of `ownAgenda`. */
const LIMIT_FIELDS = ['professionalId', 'limitedServices'];

/** Sent only to set, change or lift a limit. */
const limitOf = (ownAgenda: OwnAgenda | null, wasLimited: boolean) =>
  ownAgenda
    ? { limitedServices: [...ownAgenda.services], professionalId: ownAgenda.professionalId }
    : wasLimited
      ? { limitedServices: [] }
      : {};

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
      : { username: '', name: '', rights: listOfRights(rightsOf('PROFESSIONAL')), ownAgenda: null },
    edited: member && {
      stored: member,
      valuesOf,
      labels: { name: 'Nombre', rights: 'Permisos', ownAgenda: 'Solo su agenda' },
      inWords: (field, values) => {
        if (field === 'rights') return rightsForRegister(rightsFrom(values.rights));
        if (field !== 'ownAgenda') return values.name;
        return values.ownAgenda ? ownAgendaInWords(values.ownAgenda) : 'Toda la clínica';
      },
      update: async ({ name, rights, ownAgenda }, { id, version, ownAgenda: former }) => {
        const input = { name, rights, ...limitOf(ownAgenda, former !== null) };
        await update({ variables: { id, version, input } });
        return undefined;
      },
      load: async ({ id }) => {
        const { data } = await client.query({ query: TeamDocument, fetchPolicy: 'network-only' });
        const theirs = data?.team.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    create: async ({ ownAgenda, ...others }) => {
      const { data } = await add({ variables: { input: { ...others, ...limitOf(ownAgenda, false) } } });
      return data && { ...data.addTeamMember.link, name: data.addTeamMember.member.name };
    },
    sentences: {
      // For a new member the link is shown instead, which a toast would cover on a phone.
      ...(member && { saved: 'Cambios guardados' }),
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    fieldOf: (field) => (LIMIT_FIELDS.includes(field) ? 'ownAgenda' : field),
    onSaved: (link) => (link ? onAdded(link) : onClose()),
  });
  const { form, faults } = editing;
  const setRights = (rights: Rights): void =>
    form.setValue('rights', listOfRights(rights), { shouldDirty: true });
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
        placeholder="Por ejemplo, Ana Soto"
        autoFocus
        autoComplete="off"
        aria-required
        error={faults['name']}
        {...form.register('name', required('name'))}
      />
      {!member && (
        <Field
          label="Usuario"
          placeholder="Por ejemplo, ana.soto"
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
        onChange={setRights}
      />
      <OwnAgendaField
        memberId={member?.id}
        ownAgenda={form.watch('ownAgenda')}
        error={faults['ownAgenda']}
        onChange={(ownAgenda) => {
          form.setValue('ownAgenda', ownAgenda, { shouldDirty: true });
          const rights = rightsFrom(form.getValues('rights'));
          if (ownAgenda && beyondOwnAgenda(rights).length > 0) setRights(withinOwnAgenda(rights));
        }}
      />
    </FormModal>
  );
}
