import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { SCREEN_ERRORS } from '#domain/sentences.es.js';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Notice } from '../../ui/notices/Notice';
import { book, type Booked, type Slot } from './book';
import type { Contact } from './contact';
import { ContactFields } from './ContactFields';
import { sheet } from './dialog-sheet';
import { OtherHours } from './OtherHours';
import { PrivacyNote } from './PrivacyNote';
import type { DayAvailability } from './use-availability';

interface BookingDialogProps {
  isOpen: boolean;
  date: LocalDate;
  /** The chosen time, whether or not it is still free. */
  time: LocalTime | undefined;
  times: readonly LocalTime[];
  availability: DayAvailability;
  /** Outlives the dialog, so that closing it by mistake loses nothing. */
  form: UseFormReturn<Contact>;
  onChooseTime: (time: LocalTime) => void;
  onChooseDate: (date: LocalDate) => void;
  onClose: () => void;
  onBooked: (booked: Booked) => void;
}

/** If the time is taken meanwhile, the dialog stays open and offers the free ones. */
export function BookingDialog(props: BookingDialogProps) {
  const { isOpen, date, time, times, availability, form, onClose } = props;
  const titleId = useId();
  const [refused, setRefused] = useState<Slot & { sentence: string }>();
  const [failure, setFailure] = useState<string>();
  const { isSubmitting } = form.formState;

  const isRefused = refused !== undefined && refused.date === date && refused.time === time;
  const isGone = time !== undefined && !availability.isLoading && !times.includes(time);
  const bookable = time !== undefined && times.includes(time) && !isRefused ? { date, time } : undefined;
  const gone = isGone ? SCREEN_ERRORS.SLOT_TAKEN : undefined;

  // The button of the chosen time has disappeared from the dialog; the next step is to confirm.
  const submitButton = useRef<HTMLButtonElement>(null);
  const focusesSubmit = useRef(false);
  const canSubmit = bookable !== undefined;
  useEffect(() => {
    if (canSubmit && focusesSubmit.current) submitButton.current?.focus();
    focusesSubmit.current = false;
  }, [canSubmit]);

  const isSending = useRef(false);
  const send = async (contact: Contact) => {
    // The button is disabled at the next render: two presses may both come before it.
    if (!bookable || isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    const outcome = await book(bookable, contact);
    isSending.current = false;
    switch (outcome.kind) {
      case 'booked':
        return props.onBooked({ ...bookable, isConfirmedByEmail: outcome.isConfirmedByEmail });
      case 'refused':
        setRefused({ ...bookable, sentence: outcome.sentence });
        return availability.reload();
      case 'incorrect':
        return Object.entries(outcome.fields).forEach(([field, message], index) =>
          form.setError(field as keyof Contact, { message }, { shouldFocus: index === 0 }),
        );
      case 'failed':
        return setFailure(outcome.sentence);
    }
  };

  return (
    <Dialog open={isOpen} onClose={isSubmitting ? undefined : onClose} aria-labelledby={titleId} sx={sheet}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, marginBottom: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="h2" id={titleId}>
            Tus datos
          </Typography>
          <Typography color="textSecondary" sx={{ marginTop: 0.25 }}>
            {bookable ? `${longDay(date)}, ${bookable.time} h` : 'Elija otra hora para continuar.'}
          </Typography>
        </Box>
        <IconButton aria-label="Cerrar" title="Cerrar" edge="end" onClick={onClose} disabled={isSubmitting}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {!bookable && (
          <OtherHours
            reason={isRefused ? refused.sentence : gone}
            takesFocus={isRefused}
            date={date}
            times={isRefused ? times.filter((free) => free !== time) : times}
            isLoading={availability.isLoading}
            nextFreeDate={availability.nextFreeDate}
            onChooseTime={(chosen) => {
              setRefused(undefined);
              setFailure(undefined);
              focusesSubmit.current = true;
              props.onChooseTime(chosen);
            }}
            onChooseDate={props.onChooseDate}
          />
        )}
        <ContactFields form={form} />
        <Box sx={{ display: 'grid', gap: 2, marginTop: 2.5 }}>
          {failure && <Notice sentence={failure} />}
          <Button
            ref={submitButton}
            type="submit"
            variant="contained"
            size="large"
            disabled={!canSubmit}
            loading={isSubmitting}
          >
            Confirmar Reserva
          </Button>
          <PrivacyNote />
        </Box>
      </Box>
    </Dialog>
  );
}
