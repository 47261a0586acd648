import type { ProfessionalField } from '#domain/clinic/professionals/professional-fields.es.js';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useVersionedForm } from '../../../../editing/use-versioned-form';
import { VersionedModal } from '../../../../editing/VersionedModal';
import { useTreatments } from '../../../../treatments/treatments';
import { Field } from '../../../../ui/fields/Field';
import { HoursFields } from './HoursFields';
import {
  EMPTY,
  faultsOf,
  inWords,
  LABELS,
  type ProfessionalValues,
  toInput,
  valuesOf,
} from './professional-values';
import {
  type ListedProfessionalFragment,
  ListedProfessionalsDocument,
  useCreateProfessionalMutation,
  useUpdateProfessionalMutation,
} from './professionals.generated';
import { ServiceFields } from './ServiceFields';
import { UserField } from './UserField';

interface ProfessionalModalProps {
  /** Absent for a new professional. */
  professional?: ListedProfessionalFragment;
  onClose: () => void;
}

const HINTS: Readonly<Partial<Record<ProfessionalField, string>>> = {
  name: 'Así lo leen los pacientes y sale en el certificado.',
  registryAuthority: 'Por ejemplo, Superintendencia de Salud.',
};

export function ProfessionalModal({ professional, onClose }: ProfessionalModalProps) {
  const [create] = useCreateProfessionalMutation({
    refetchQueries: [ListedProfessionalsDocument],
    awaitRefetchQueries: true,
  });
  const [update, { client }] = useUpdateProfessionalMutation();
  const treatments = useTreatments();
  const editing = useVersionedForm<ProfessionalValues, ListedProfessionalFragment, unknown>({
    initial: professional ? valuesOf(professional) : EMPTY,
    faultsOf: (values) => faultsOf(values, treatments),
    create: (values) => create({ variables: { input: toInput(values, treatments) } }),
    edited: professional && {
      stored: professional,
      valuesOf,
      labels: LABELS,
      inWords,
      update: (values, { id, version }) =>
        update({ variables: { id, version, input: toInput(values, treatments) } }),
      load: async ({ id }) => {
        const { data } = await client.query({
          query: ListedProfessionalsDocument,
          fetchPolicy: 'network-only',
        });
        const theirs = data?.professionals.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    sentences: {
      saved: professional ? 'Cambios guardados' : 'Profesional agregado',
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    fieldOf: (field) => (field === 'hours' ? 'hasOwnHours' : field),
    onSaved: onClose,
    kept: {
      form: `professional.${professional?.id ?? 'new'}`,
      title: professional ? `Datos de ${professional.name}` : 'Profesional nuevo',
      opens: professional ?? 'new',
    },
  });
  const { form, faults, change } = editing;
  const values = useWatch({ control: form.control, compute: (written) => written });
  const text = (field: ProfessionalField) => ({
    label: LABELS[field],
    hint: HINTS[field],
    autoComplete: 'off',
    error: faults[field],
    ...form.register(field),
  });
  return (
    <VersionedModal what="profesional" editing={editing} width={640} onClose={onClose}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Field {...text('name')} aria-required autoFocus />
        <Field {...text('title')} placeholder="Por ejemplo, Podóloga" />
        <Field {...text('rut')} inputMode="text" />
        <Field {...text('address')} />
        <Field {...text('registryNumber')} />
        <Field {...text('registryAuthority')} />
      </Box>
      <ServiceFields values={values} faults={faults} onChange={change} />
      <HoursFields values={values} faults={faults} onChange={change} />
      <UserField
        ownId={professional?.id}
        value={values.staffUserId}
        fault={faults['staffUserId']}
        onChange={(staffUserId) => change({ staffUserId })}
      />
    </VersionedModal>
  );
}
