import { whoComes } from '#domain/agenda/appointment.es.js';
import { nearDay } from '#domain/clinic-time.es.js';
import { LAST_DATE, type LocalDate, type LocalTime } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Modal } from '../../../ui/dialogs/Modal';
import { DateField } from '../../../ui/fields/DateField';
import type { AgendaAppointment } from '../agenda-appointment';
import { useChangeAppointment } from '../use-change-appointment';
import { FreeDays } from './FreeDays';

interface RescheduleModalProps {
  appointment: AgendaAppointment;
  onClose: () => void;
  onMoved: () => void;
}

const DAYS_AT_ONCE = 4;

/** Moves an appointment to another hour of its professional with one click; the toast offers to undo it. */
export function RescheduleModal({ appointment, onClose, onMoved }: RescheduleModalProps) {
  const { date: today } = useClinicNow();
  const change = useChangeAppointment();
  const [from, setFrom] = useState<LocalDate>(today);
  const [days, setDays] = useState(DAYS_AT_ONCE);
  const [isMoving, setMoving] = useState(false);
  const { date, time, patient, visitorName, treatment, durationMinutes, overbooked } = appointment;
  const move = async (to: LocalDate, at: LocalTime) => {
    if (isMoving) return;
    setMoving(true);
    if (await change(appointment, { date: to, time: at })) onMoved();
    else setMoving(false);
  };
  return (
    <Modal
      title="Reagendar"
      subtitle={`${whoComes(patient.name, visitorName)}, ${treatment || UNSPECIFIED_TREATMENT}${durationMinutes > 60 ? ' (2 horas)' : ''}. Ahora: ${nearDay(date, today)}, ${time}${overbooked ? ', en sobrecupo' : ''}.`}
      width={560}
      isBusy={isMoving}
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" disabled={isMoving} onClick={onClose}>
          Cancelar
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <DateField
          label="Desde"
          max={LAST_DATE}
          today={today}
          value={from}
          onChange={(chosen) => {
            setFrom(chosen);
            setDays(DAYS_AT_ONCE);
          }}
        />
        {from !== '' && (
          <FreeDays
            key={from}
            from={from}
            left={days}
            appointment={appointment}
            isDisabled={isMoving}
            onChoose={(to, at) => void move(to, at)}
            onMore={() => setDays(days + DAYS_AT_ONCE)}
          />
        )}
      </Box>
    </Modal>
  );
}
