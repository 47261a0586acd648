import { LAST_DATE, type LocalDate } from '#domain/clinic-time.js';
import { hasChoice, whoDoes } from '#domain/clinic/professionals/choice.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { BOOKING_TREATMENT } from '#domain/clinic/treatments.js';
import { wishFault } from '#domain/visitors/waiting-list/waiting-list.js';
import { wishFaultSentence } from '#domain/visitors/waiting-list/waiting-list.es.js';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../clinic/clinic-now';
import { FormModal } from '../../editing/FormModal';
import { useVersionedForm } from '../../editing/use-versioned-form';
import { useProfessionals } from '../../professionals/professionals';
import { useTreatments } from '../../treatments/treatments';
import { DateField } from '../../ui/fields/DateField';
import { FieldPair } from '../../ui/fields/FieldPair';
import { SelectField } from '../../ui/fields/SelectField';
import {
  faultsOfPatient,
  type PatientOrNew,
  PatientOrNewFields,
  type PersonWords,
  toPatientInput,
} from '../../features/visits/walk-in/PatientOrNewFields';
import {
  type DayPart,
  useAddToWaitingListMutation,
  WaitingListDocument,
} from '../../features/waiting-list/waiting-list.generated';

interface CallerValues extends PatientOrNew {
  readonly treatment: string;
  readonly professionalId: number | null;
  readonly fromDate: string;
  readonly toDate: string;
  readonly dayPart: DayPart;
}

const PARTS: Readonly<Record<DayPart, string>> = {
  ALL: 'Cualquiera',
  MORNING: 'Mañana',
  AFTERNOON: 'Tarde',
};
const WORDS: PersonWords = {
  hint: 'Elija a quien ya es paciente, o escriba el nombre de quien vendría por primera vez.',
  isThatPatient: '¿Es quien espera la hora?',
};

/** Puts a caller on the waiting list, as the visitors' form does. */
export function AddToWaitingListModal({ onClose }: { onClose: () => void }) {
  const { date: today } = useClinicNow();
  const [firstDay] = useState(today);
  const treatments = useTreatments().filter(({ isBookableOnline }) => isBookableOnline);
  const professionals = useProfessionals();
  const [add] = useAddToWaitingListMutation({
    refetchQueries: [WaitingListDocument],
    awaitRefetchQueries: true,
  });
  const editing = useVersionedForm({
    initial: {
      patient: null,
      name: '',
      phone: '',
      sharesPhone: false,
      treatment: '',
      professionalId: null,
      fromDate: firstDay,
      toDate: firstDay,
      dayPart: 'ALL',
    } as CallerValues,
    faultsOf: (values) => faultsOf(values, firstDay),
    sentences: { saved: 'Quedó en la lista de espera', failed: 'No se pudo anotar. Inténtelo de nuevo.' },
    create: ({ patient, name, phone, sharesPhone, treatment, ...wish }) =>
      add({
        variables: {
          input: {
            ...toPatientInput({ patient, name, phone, sharesPhone }),
            ...wish,
            treatment: treatment || null,
          },
        },
      }),
    fieldOf: (field) => (field === 'patientId' ? 'name' : field),
    onSaved: onClose,
    kept: { form: 'waiting-list', title: ({ name }) => `Lista de espera${name && `: ${name}`}` },
  });
  const { faults, change } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const serviceType =
    treatments.find(({ name }) => name === values.treatment)?.serviceType ?? ('PODIATRY' as const);
  return (
    <FormModal
      title="Agregar a la lista de espera"
      subtitle="Se le ofrece la primera hora que se libere en esos días."
      editing={editing}
      width={520}
      submit="Agregar"
      onClose={onClose}
    >
      <PatientOrNewFields words={WORDS} values={values} faults={faults} change={change} />
      <SelectField
        label="Tratamiento"
        value={values.treatment}
        error={faults['treatment']}
        onChange={({ target }) => change({ treatment: target.value, professionalId: null })}
      >
        <option value="">{BOOKING_TREATMENT}</option>
        {treatments
          .filter(({ name }) => name !== BOOKING_TREATMENT)
          .map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </SelectField>
      {hasChoice(professionals, [serviceType]) && (
        <SelectField
          label="Con quién"
          value={values.professionalId ?? ''}
          error={faults['professionalId']}
          onChange={({ target }) => change({ professionalId: Number(target.value) || null })}
        >
          <option value="">Quien esté libre</option>
          {whoDoes(professionals, serviceType, values.treatment || BOOKING_TREATMENT).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <FieldPair>
        <DateField
          label="Desde"
          aria-required
          min={firstDay}
          max={LAST_DATE}
          today={today}
          value={values.fromDate}
          error={faults['fromDate']}
          onChange={(fromDate) =>
            change({ fromDate, toDate: values.toDate < fromDate ? fromDate : values.toDate })
          }
        />
        <DateField
          label="Hasta (incluido)"
          aria-required
          min={values.fromDate}
          max={LAST_DATE}
          today={today}
          value={values.toDate}
          error={faults['toDate']}
          onChange={(toDate) => change({ toDate })}
        />
      </FieldPair>
      <SelectField
        label="Parte del día"
        value={values.dayPart}
        error={faults['dayPart']}
        onChange={({ target }) => change({ dayPart: target.value as DayPart })}
      >
        {(Object.keys(PARTS) as DayPart[]).map((part) => (
          <option key={part} value={part}>
            {PARTS[part]}
          </option>
        ))}
      </SelectField>
    </FormModal>
  );
}

/** Uses the server's rules and messages. */
function faultsOf(values: CallerValues, today: LocalDate): Record<string, string> {
  const { fromDate, toDate } = values;
  const days = fromDate && toDate ? wishFault({ fromDate, toDate }, today) : undefined;
  return {
    ...faultsOfPatient(values),
    ...(!fromDate && { fromDate: FIELD_MESSAGES.required('fromDate') }),
    ...(!toDate && { toDate: FIELD_MESSAGES.required('toDate') }),
    ...(days && { [days === 'PAST' ? 'fromDate' : 'toDate']: wishFaultSentence(days) }),
  };
}
