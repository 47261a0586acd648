import { manicureOf, NO_MANICURE } from '#domain/agenda/manicure.js';
import { DEFAULT_DURATION, SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Failure } from '../../../calls/failure';
import {
  useVersionedForm,
  type VersionedForm,
  type VersionedFormOptions,
} from '../../../editing/use-versioned-form';
import { type ClinicProfessional, useProfessionals } from '../../../professionals/professionals';
import { useTreatments } from '../../../treatments/treatments';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import type {
  AppointmentValues,
  ChosenProfessional,
  CompleteValues,
  StoredAppointment,
} from './appointment-form-values';
import { ANYBODY, isComplete } from './appointment-form-values';
import { type DayHours, useDayHours } from './use-day-hours';
import {
  asksForProfessional,
  offeredProfessionals,
  acceptsNewAppointment,
  type Wanted,
} from './professional-choice';

export interface AppointmentFormState extends VersionedForm<AppointmentValues, StoredAppointment> {
  /** Without a time if the chosen one is not available. */
  readonly values: AppointmentValues;
  /** The clinic's treatments, those of the chosen type first, and the appointment's own. */
  readonly treatments: readonly TreatmentsOfType[];
  /** Whether the length is another one than the treatment's. */
  readonly hasOwnLength: boolean;
  readonly chooseServiceType: (type: ServiceType) => void;
  readonly chooseTreatment: (treatment: string | undefined) => void;
  /** @param id an unknown id chooses any free professional. */
  readonly chooseProfessional: (id: number) => void;
  readonly who: WhoAttends;
  readonly hours: DayHours;
}

interface TreatmentsOfType {
  readonly serviceType: ServiceType;
  readonly names: readonly string[];
}

interface WhoAttends {
  readonly isAsked: boolean;
  readonly offered: readonly ClinicProfessional[];
  readonly hint: string | undefined;
}

type Saving<Saved> = Pick<
  VersionedFormOptions<AppointmentValues, StoredAppointment, Saved>,
  'initial' | 'edited' | 'sentences' | 'onSaved' | 'undoOf' | 'detailOf' | 'kept'
> & {
  readonly create?: (values: CompleteValues) => Promise<Saved>;
  /** Whether to show the server's message for a taken hour, which names the day: for a series. */
  readonly namesDay?: boolean;
};

/** The state of an appointment's form, whose button is disabled until the values are complete. */
export function useAppointmentForm<Saved>({
  create,
  namesDay = false,
  ...saving
}: Saving<Saved>): AppointmentFormState {
  const editing = useVersionedForm<AppointmentValues, StoredAppointment, Saved>({
    ...saving,
    ...(create && { create: (values) => create(values as CompleteValues) }),
    confirm: async (values) => isComplete(values),
    sentenceOf: (failure) =>
      namesDay && failure.code === 'SLOT_TAKEN'
        ? failure.sentence
        : sentenceOf(failure, saving.sentences.failed),
    fieldOf: (field) => FIELDS[field] ?? field,
    failureMs: CALENDAR_TOAST_MS,
    onRefused: () => hours.reload(),
  });
  const { form, change, stored } = editing;
  const written = useWatch({ control: form.control, compute: (values) => values });
  const professionals = useProfessionals();
  const treatments = useTreatments();
  const lengthOf = (wanted: string | undefined) =>
    treatments.find(({ name }) => name === wanted)?.durationMinutes ?? DEFAULT_DURATION;
  const isLengthByHand = written.durationMinutes !== lengthOf(written.treatment);
  const hours = useDayHours(written, stored, professionals);
  // A professional deselected because they don't provide a later choice; selected again with one that they provide.
  const [dropped, setDropped] = useState<ChosenProfessional>();
  // Switching back to the stored service restores what was written about the nails.
  const manicureOfService = (serviceType: ServiceType) =>
    stored?.serviceType === serviceType ? manicureOf(stored) : NO_MANICURE;
  const choose = (chosen: Partial<Wanted>) => {
    const { serviceType } = chosen;
    const isOther = serviceType !== undefined && serviceType !== written.serviceType;
    const part = { ...chosen, ...(isOther && manicureOfService(serviceType)) };
    const wanted = written.professional ?? dropped;
    if (!wanted) return change(part);
    const isKept = offeredProfessionals(professionals, { ...written, ...part }, stored).some(
      ({ id }) => id === wanted.id,
    );
    setDropped(isKept ? undefined : wanted);
    change({ ...part, professional: isKept ? wanted : null });
  };
  // A time that is no longer available is cleared; it stays until the hours are loaded.
  const isAvailable =
    (hours.isLoading && hours.choices.length === 0) ||
    hours.choices.some(({ time, isFree }) => isFree && time === written.time);
  return {
    ...editing,
    values: isAvailable ? written : { ...written, time: undefined },
    chooseServiceType: (serviceType) => {
      if (serviceType === written.serviceType) return;
      // Each service type has its own treatments. Switching back to the stored type restores the stored treatment.
      const treatment = stored?.serviceType === serviceType ? stored.treatment : undefined;
      choose({ serviceType, treatment });
    },
    treatments: SERVICE_TYPES.toSorted(
      (one, other) => Number(other === written.serviceType) - Number(one === written.serviceType),
    )
      .map((serviceType) => ({
        serviceType,
        names: withOwn(
          treatments.filter((one) => one.serviceType === serviceType).map(({ name }) => name),
          stored?.serviceType === serviceType ? stored.treatment : undefined,
        ),
      }))
      .filter(({ names }) => names.length > 0),
    hasOwnLength: written.treatment !== undefined && isLengthByHand && !stored,
    chooseTreatment(treatment) {
      // The treatment decides on the type of service.
      const listed = treatments.find(({ name }) => name === treatment);
      choose({ treatment, ...(listed && { serviceType: listed.serviceType }) });
      // A manually chosen length stays.
      if (!stored && !isLengthByHand) change({ durationMinutes: lengthOf(treatment) });
    },
    chooseProfessional(chosen) {
      const professional = professionals.find(({ id }) => id === chosen);
      setDropped(undefined);
      change({ professional: professional ? { id: professional.id, name: professional.name } : null });
    },
    who: {
      isAsked: written.professional !== undefined && asksForProfessional(professionals, written, stored),
      offered: offeredProfessionals(professionals, written, stored),
      hint: dropped
        ? `${dropped.name} no atiende ese servicio o tratamiento. Quedó «${ANYBODY}».`
        : acceptsNewAppointment(professionals, written)
          ? undefined
          : TAKES_NO_NEW,
    },
    hours,
  };
}

const withOwn = (listed: readonly string[], own: string | undefined): readonly string[] =>
  own === undefined || listed.includes(own) ? listed : [own, ...listed];

/** The form's names for the server's fields. */
const FIELDS: Readonly<Record<string, string>> = { patientId: 'patient', professionalId: 'professional' };

const TAKES_NO_NEW =
  'Ya no recibe citas nuevas: puede conservar esta. Para cambiarle la hora, elija a otra persona.';

function sentenceOf({ code, fields }: Failure, failed: string): string | undefined {
  if (code === 'SLOT_TAKEN' || code === 'STALE') return SCREEN_ERRORS[code];
  // Errors of fields are shown at the fields.
  return Object.keys(fields).length > 0 ? failed : undefined;
}
