import {
  type Contact,
  CONTACT_FIELDS,
  type ContactFaults,
  EMPTY_CONTACT,
  faultsOf,
} from '#domain/visitors/booking/contact.js';
import type { Choice } from '#domain/visitors/booking/choices.js';
import type { Hour, LocalDate, LocalTime } from '#domain/clinic-time.js';
import type { DepositTerms } from '#domain/money/deposit.js';
import { longDay } from '#domain/clinic-time.es.js';
import { isTrapped, TRAP_FIELD } from '#domain/visitors/booking/trap.js';
import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';
import { BOOKING_REFUSED } from '#domain/sentences.es.js';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { book, type Booked } from './book';
import { whatIsBooked } from './ChosenHour';
import { ContactFields, FORM_NAMES } from '../form/ContactFields';
import { Icon } from '../Icon';
import { OtherHours } from './OtherHours';
import { PrivacyNote } from '../form/PrivacyNote';
import { prove } from './proof';
import { useTimeNote } from './use-time-note';
import { TrapField } from '../form/TrapField';
import { DepositNotice } from '../form/DepositNotice';
import type { Offer } from '../waiting-list/use-offer';

const CROWDED = 'Hay muchas visitas en este momento. Su reserva se envía de nuevo en unos segundos.';

interface BookingDialogProps {
  /** The clinic's time zone. */
  timeZone: string;
  isOpen: boolean;
  choice: Choice;
  /** For treatments with a deposit. */
  deposits: DepositTerms;
  date: LocalDate;
  /** The chosen time, whether or not it is still free. */
  time: LocalTime | undefined;
  times: readonly LocalTime[];
  offer: Offer;
  onChoose: (hour: Partial<Hour>) => void;
  onClose: () => void;
  onBooked: (booked: Booked) => void;
}

/**
 * The visitor's data. If the hour is taken in the meantime, the dialog stays open and offers the free ones. Closing it
 * by mistake loses nothing: the fields stay on the page.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { isOpen, date, time, times, offer, onClose } = props;
  const note = useTimeNote({ date, time: time ?? '00:00' }, props.timeZone);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<Hour & { sentence: string }>();
  const [failure, setFailure] = useState<string>();
  const [faults, setFaults] = useState<ContactFaults>({});
  const [isSending, setSending] = useState(false);

  // The proof of work is computed while the visitor types.
  const proof = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      proof.current = prove();
      dialog.current?.showModal();
      fieldOf(form.current, 'name')?.focus();
    }
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  // After a refusal the first invalid field takes the focus, once its message is rendered and can be read out.
  useLayoutEffect(() => {
    const first = CONTACT_FIELDS.find((field) => faults[field] !== undefined);
    if (first) fieldOf(form.current, first)?.focus();
  }, [faults]);

  const isRefused = refused !== undefined && refused.date === date && refused.time === time;
  const isGone = time !== undefined && !offer.isLoading && !times.includes(time);
  // Until the day's hours have arrived, the chosen one is shown and can't be confirmed.
  const shown = isRefused || isGone ? undefined : time;
  const bookable = shown !== undefined && times.includes(shown) ? { date, time: shown } : undefined;

  // The pressed button of the chosen time is gone from the dialog, so the focus moves to the next step.
  const focusesSubmit = useRef(false);
  const canSubmit = bookable !== undefined;
  useEffect(() => {
    if (canSubmit && focusesSubmit.current) submitButton.current?.focus();
    focusesSubmit.current = false;
  }, [canSubmit]);

  const isBusy = useRef(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button is only disabled at the next render: two presses may both come before it.
    if (!bookable || isBusy.current) return;
    const typed = new FormData(event.currentTarget);
    const contact = contactIn(typed);
    const found = faultsOf(contact);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    if (isTrapped(typed.get(TRAP_FIELD))) return setFailure(BOOKING_REFUSED);
    isBusy.current = true;
    setSending(true);
    const outcome = await book(bookable, props.choice, contact, await proof.current, () =>
      setFailure(CROWDED),
    );
    isBusy.current = false;
    setSending(false);
    setFailure(undefined);
    // A proof is valid for one attempt.
    if (outcome.kind !== 'booked') proof.current = prove();
    switch (outcome.kind) {
      case 'booked':
        form.current?.reset();
        // While a modal dialog is open, no element outside it can take the focus.
        dialog.current?.close();
        return props.onBooked(outcome.booked);
      case 'refused':
        setRefused({ ...bookable, sentence: outcome.sentence });
        return offer.reload();
      case 'incorrect':
        return setFaults(outcome.faults);
      case 'failed':
        return setFailure(outcome.sentence);
    }
  };

  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (isSending) event.preventDefault();
      }}
      onClose={onClose}
    >
      <header>
        <div>
          <h2 id={titleId}>Tus datos</h2>
          <p className="soft">
            {shown
              ? `${longDay(date)}, ${shown} h${note ? ` (${note})` : ''}`
              : 'Elija otra hora para continuar.'}
          </p>
          {isOpen && (props.choice.treatment.isListed || props.choice.professional) && (
            <p className="soft small">{whatIsBooked(props.choice)}</p>
          )}
        </div>
        <button
          className="round"
          type="button"
          aria-label="Cerrar"
          title="Cerrar"
          onClick={() => dialog.current?.close()}
          disabled={isSending}
        >
          <Icon name="close" />
        </button>
      </header>
      <form ref={form} noValidate onSubmit={(event) => void send(event)}>
        {!bookable && isOpen && (
          <OtherHours
            reason={isRefused ? refused.sentence : isGone ? SCREEN_ERRORS.SLOT_TAKEN : undefined}
            takesFocus={isRefused}
            date={date}
            times={isRefused ? times.filter((free) => free !== time) : times}
            isLoading={offer.isLoading}
            nextFreeDate={offer.nextFreeDate ?? undefined}
            onChooseTime={(chosen) => {
              setRefused(undefined);
              setFailure(undefined);
              focusesSubmit.current = true;
              props.onChoose({ time: chosen });
            }}
            onChooseDate={(chosen) => props.onChoose({ date: chosen })}
          />
        )}
        {isOpen && props.choice.treatment.deposit !== null && (
          <DepositNotice amount={props.choice.treatment.deposit} deposits={props.deposits} />
        )}
        <ContactFields contact={EMPTY_CONTACT} faults={faults} />
        <TrapField />
        <div className="send">
          {failure && (
            <p role="alert" className="failure">
              {failure}
            </p>
          )}
          <button
            ref={submitButton}
            className="cta whole"
            disabled={!canSubmit || isSending}
            aria-busy={isSending}
          >
            Confirmar Reserva
          </button>
          <PrivacyNote />
        </div>
      </form>
    </dialog>
  );
}

const fieldOf = (form: HTMLFormElement | null, field: keyof Contact): HTMLElement | undefined => {
  const element = form?.elements.namedItem(FORM_NAMES[field]);
  return element instanceof HTMLElement ? element : undefined;
};

function contactIn(typed: FormData): Contact {
  const of = (field: keyof Contact): string => {
    const value = typed.get(FORM_NAMES[field]);
    return typeof value === 'string' ? value : '';
  };
  return { name: of('name'), email: of('email'), phone: of('phone'), notes: of('notes') };
}
