import { SLOT_MINUTES } from '#domain/agenda/appointment.js';
import { blockFaultSentence } from '#domain/agenda/blocked-hours.es.js';
import { blockFault } from '#domain/agenda/blocked-hours.js';
import { isLocalDate, LAST_DATE, type LocalDate, timeAt } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { type ClinicProfessional, useProfessionals } from '../../../professionals/professionals';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { BlockedHoursDocument, useBlockHoursMutation } from './blocked-hours.generated';
import { endOf } from './block-in-words';

interface BlockValues {
  readonly professionalId: number;
  readonly date: LocalDate;
  /** Minutes since midnight. */
  readonly startMinute: number;
  readonly endMinute: number;
  readonly reason: string;
}

interface BlockHoursModalProps {
  date: LocalDate;
  professionalId: number | undefined;
  onClose: () => void;
}

const NOON = 12 * 60;
const HALF_HOURS = Array.from({ length: 48 }, (_, slot) => slot * SLOT_MINUTES);

export function BlockHoursModal({ date, professionalId, onClose }: BlockHoursModalProps) {
  const professionals = useProfessionals().filter(({ isArchived }) => !isArchived);
  const first = professionals.find(({ id }) => id === professionalId) ?? professionals[0];
  return first ? (
    <BlockForm date={date} first={first} professionals={professionals} onClose={onClose} />
  ) : null;
}

interface BlockFormProps {
  date: LocalDate;
  first: ClinicProfessional;
  professionals: readonly ClinicProfessional[];
  onClose: () => void;
}

function BlockForm({ date, first, professionals, onClose }: BlockFormProps) {
  const today = useClinicNow().date;
  const [block] = useBlockHoursMutation({ refetchQueries: [BlockedHoursDocument] });
  const editing = useVersionedForm({
    initial: {
      professionalId: first.id,
      date,
      startMinute: NOON,
      endMinute: NOON + 60,
      reason: '',
    } as BlockValues,
    faultsOf,
    sentences: {
      saving: 'Bloqueando horas...',
      saved: 'Horas bloqueadas correctamente',
      failed: 'Error al bloquear las horas',
    },
    failureMs: CALENDAR_TOAST_MS,
    create: ({ startMinute, endMinute, reason, ...rest }) =>
      block({
        variables: {
          input: {
            ...rest,
            time: timeAt(startMinute),
            durationMinutes: endMinute - startMinute,
            reason: reason.trim(),
          },
        },
      }),
    fieldOf: (field) => ({ time: 'startMinute', durationMinutes: 'endMinute' })[field] ?? field,
    onSaved: onClose,
  });
  const { faults, isSaving } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const change = (part: Partial<BlockValues>) => {
    editing.change(part);
    editing.form.clearErrors();
  };
  /** The block keeps its length while its start moves. */
  const startAt = (startMinute: number) =>
    change({
      startMinute,
      endMinute: Math.min(24 * 60, startMinute + values.endMinute - values.startMinute),
    });
  return (
    <Modal
      title="Bloquear horas"
      subtitle="Nadie podrá reservarlas. El motivo lo lee solo el equipo."
      width={520}
      isBusy={isSaving}
      hasChanges={values.reason.trim() !== ''}
      onClose={onClose}
      onSubmit={() => void editing.submit()}
      actions={<CancelOrSubmit submit="Bloquear" isBusy={isSaving} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <Wide>
          <Field
            label="Motivo"
            placeholder="Por ejemplo, reunión"
            aria-required
            autoFocus
            maxLength={TEXT_LIMITS.short}
            value={values.reason}
            error={faults['reason']}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Wide>
        {professionals.length > 1 && (
          <Wide>
            <SelectField
              label="Profesional"
              value={values.professionalId}
              error={faults['professionalId']}
              onChange={({ target }) => change({ professionalId: Number(target.value) })}
            >
              {professionals.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </Wide>
        )}
        <Wide>
          <DateField
            label="Fecha"
            aria-required
            max={LAST_DATE}
            today={today}
            value={values.date}
            error={faults['date']}
            onChange={(day) => change({ date: day })}
          />
        </Wide>
        <SelectField
          label="Desde"
          value={values.startMinute}
          error={faults['startMinute']}
          onChange={({ target }) => startAt(Number(target.value))}
        >
          {HALF_HOURS.map((minute) => (
            <option key={minute} value={minute}>
              {timeAt(minute)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Hasta"
          value={values.endMinute}
          error={faults['endMinute']}
          onChange={({ target }) => change({ endMinute: Number(target.value) })}
        >
          {HALF_HOURS.map((minute) => minute + SLOT_MINUTES)
            .filter((minute) => minute > values.startMinute)
            .map((minute) => (
              <option key={minute} value={minute}>
                {endOf(minute)}
              </option>
            ))}
        </SelectField>
      </Box>
    </Modal>
  );
}

const Wide = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;

function faultsOf({ date, startMinute, endMinute, reason }: BlockValues): Record<string, string> {
  const fault = blockFault({ startMinute, durationMinutes: endMinute - startMinute });
  return {
    ...(!isLocalDate(date) && { date: FIELD_MESSAGES.required('date') }),
    ...(reason.trim() === '' && { reason: FIELD_MESSAGES.required('reason') }),
    ...(fault && { [fault.field === 'time' ? 'startMinute' : 'endMinute']: blockFaultSentence(fault) }),
  };
}
