import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  SERVICE_TYPES,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { hasChoice, whoDoes } from '#domain/clinic/professionals/choice.js';
import { BOOKING_TREATMENT } from '#domain/clinic/treatments.js';
import { walkInStart } from '#domain/visits/walk-in.js';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useProfessionals } from '../../../professionals/professionals';
import { useCurrentStaff } from '../../../session/current-staff';
import { useTreatments } from '../../../treatments/treatments';
import { SelectField } from '../../../ui/fields/SelectField';
import { Notice } from '../../../ui/notices/Notice';
import {
  faultsOfPatient,
  type PatientOrNew,
  PatientOrNewFields,
  type PersonWords,
  toPatientInput,
} from './PatientOrNewFields';
import { TodaysVisitNotice } from './TodaysVisitNotice';
import { useStartWalkInMutation, type WalkInPatientFragment } from './walk-in.generated';
import { PatientIdentity } from './WalkInPatientField';

const WORDS: PersonWords = {
  hint: 'Elija a quien ya es paciente, o escriba el nombre de quien viene por primera vez.',
  isThatPatient: '¿Es quien vino?',
};

interface WalkInValues extends PatientOrNew {
  /** Null until the user chooses another treatment than the default. */
  readonly work: Work | null;
  /** Null for any free professional, or the user themselves. */
  readonly professionalId: number | null;
}

interface Work {
  readonly serviceType: ServiceType;
  readonly treatment: string;
}

interface WalkInDialogProps {
  /** The patient who came; absent if they must be found or registered first. */
  patient?: WalkInPatientFragment | undefined;
  onClose: () => void;
}

/** Creates an appointment for a walk-in patient; it starts at the current half hour. */
export function WalkInDialog({ patient: known, onClose }: WalkInDialogProps) {
  const navigate = useNavigate();
  const { minutes } = useClinicNow();
  const [start] = useStartWalkInMutation();
  const all = useProfessionals();
  const { id: userId } = useCurrentStaff();
  const own = all.find(({ staffUserId, isArchived }) => staffUserId === userId && !isArchived);
  const { works, workOf } = useWorks(own?.services);
  const editing = useVersionedForm({
    initial: {
      patient: known ?? null,
      name: known?.name ?? '',
      phone: '',
      sharesPhone: false,
      work: null,
      professionalId: null,
    } as WalkInValues,
    faultsOf: faultsOfPatient,
    sentences: { failed: 'No se pudo empezar la visita. Inténtelo de nuevo.' },
    create: ({ patient, name, phone, sharesPhone, work: chosen, professionalId }) =>
      start({
        variables: {
          input: {
            ...toPatientInput({ patient, name, phone, sharesPhone }),
            ...workOf(chosen),
            professionalId,
          },
        },
      }),
    fieldOf: (field) => (field === 'patient' || field === 'patientId' ? 'name' : field),
    kept: {
      form: `walk-in.${known?.id ?? 'anyone'}`,
      title: ({ name }) => `Atender ahora${name && `: ${name}`}`,
    },
    onSaved: ({ data }) => {
      onClose();
      if (data) void navigate(visitPath(data.startWalkIn.id), { state: STARTS_VISIT });
    },
  });
  const { faults, change } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const work = workOf(values.work);
  const able = whoDoes(all, work.serviceType, work.treatment);
  const ownDoes = able.some(({ id }) => id === own?.id);
  const begins = timeAt(walkInStart(minutes, work.durationMinutes));
  return (
    <FormModal
      title="Atender ahora"
      subtitle={`Sin hora reservada. Empieza ahora (${begins}) y se abre su visita.`}
      editing={editing}
      width={520}
      submit="Atender"
      onClose={onClose}
    >
      {known ? (
        <>
          <PatientIdentity patient={known} />
          {faults['name'] && <Notice sentence={faults['name']} />}
        </>
      ) : (
        <PatientOrNewFields words={WORDS} values={values} faults={faults} change={change} />
      )}
      {values.patient && <TodaysVisitNotice patientId={values.patient.id} />}
      <SelectField
        label="Tratamiento"
        value={keyOf(work)}
        error={faults['treatment']}
        onChange={({ target }) =>
          change({ work: works.find((one) => keyOf(one) === target.value) ?? null, professionalId: null })
        }
      >
        {SERVICE_TYPES.map((type) => (
          <optgroup key={type} label={SERVICE_TYPE_LABELS[type]}>
            {works
              .filter(({ serviceType }) => serviceType === type)
              .map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {one.treatment}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {hasChoice(all, [work.serviceType]) ? (
        <SelectField
          label="Atiende"
          value={values.professionalId ?? (ownDoes ? own?.id : '')}
          error={faults['professionalId']}
          onChange={({ target }) => change({ professionalId: Number(target.value) || null })}
        >
          {!ownDoes && <option value="">Quien esté libre</option>}
          {able.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        faults['professionalId'] && (
          <Typography color="error" role="alert">
            {faults['professionalId']}
          </Typography>
        )
      )}
    </FormModal>
  );
}

interface Offered extends Work {
  readonly durationMinutes: number;
}

const USUAL: Offered = {
  serviceType: DEFAULT_SERVICE_TYPE,
  treatment: BOOKING_TREATMENT,
  durationMinutes: DEFAULT_DURATION,
};

/** The possible treatments. The default is the most common one, or one that the user provides. */
function useWorks(services: readonly ServiceType[] | undefined) {
  const listed = useTreatments().map(({ serviceType, name, durationMinutes }): Offered => ({
    serviceType,
    treatment: name,
    durationMinutes,
  }));
  const usual = listed.find((one) => isSame(one, USUAL)) ?? USUAL;
  const works = [usual, ...listed.filter((one) => one !== usual)];
  const first = works.find(({ serviceType }) => services?.includes(serviceType) ?? true) ?? usual;
  const workOf = (chosen: Work | null): Offered => works.find((one) => isSame(one, chosen)) ?? first;
  return { works, workOf };
}

const keyOf = ({ serviceType, treatment }: Work): string => `${serviceType} ${treatment}`;

const isSame = (one: Work, other: Work | null): boolean => other !== null && keyOf(one) === keyOf(other);
