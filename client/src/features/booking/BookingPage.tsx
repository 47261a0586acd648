import { minutesOf } from '#domain/clinic-time.js';
import { isPast } from '#domain/schedule.js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useClinicNow } from '../../clinic/clinic-now';
import type { Booked } from './book';
import { BookingDialog } from './BookingDialog';
import { BookingSuccess } from './BookingSuccess';
import { BookingSummary } from './BookingSummary';
import { type Contact, EMPTY_CONTACT } from './contact';
import { SlotList } from './SlotList';
import { useAvailability } from './use-availability';
import { useChosenSlot } from './use-chosen-slot';
import { WeekStrip } from './WeekStrip';

/** Where a visitor chooses a day and a time, and books. */
export function BookingPage() {
  const now = useClinicNow();
  const { date, time, chooseDate, chooseTime } = useChosenSlot(now.date);
  const availability = useAvailability(date);
  const form = useForm<Contact>({ defaultValues: EMPTY_CONTACT });
  const [isFormOpen, setFormOpen] = useState(false);
  const [booked, setBooked] = useState<Booked>();

  // The server left out past times when it was asked, but time has passed since.
  const times = availability.freeStarts.filter((start) => !isPast(date, minutesOf(start), now));
  const free = time !== undefined && times.includes(time) ? time : undefined;
  const lost = !availability.isLoading && !isFormOpen && time !== undefined && !free ? time : undefined;

  const openForm = () => {
    setBooked(undefined);
    setFormOpen(true);
    availability.reload();
  };
  const onBooked = (slot: Booked) => {
    setFormOpen(false);
    setBooked(slot);
    form.reset();
    chooseTime(undefined);
    availability.reload();
  };

  return (
    <>
      {booked && <BookingSuccess {...booked} onClose={() => setBooked(undefined)} />}
      <WeekStrip date={date} today={now.date} freeCounts={availability.freeCounts} onChoose={chooseDate} />
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' },
          gridTemplateRows: { xs: '1fr auto', md: 'auto' },
          alignItems: 'start',
          gap: { xs: 2, md: 3 },
          marginTop: { xs: 2, sm: 3 },
        }}
      >
        <SlotList
          date={date}
          times={times}
          chosen={free}
          lost={lost}
          isLoading={availability.isLoading}
          hasFailed={availability.hasFailed}
          nextFreeDate={availability.nextFreeDate}
          onChooseTime={chooseTime}
          onChooseDate={chooseDate}
          onRetry={availability.reload}
        />
        <BookingSummary date={date} time={free} onBook={openForm} />
      </Box>
      <BookingDialog
        isOpen={isFormOpen}
        date={date}
        time={time}
        times={times}
        availability={availability}
        form={form}
        onChooseTime={chooseTime}
        onChooseDate={chooseDate}
        onClose={() => setFormOpen(false)}
        onBooked={onBooked}
      />
    </>
  );
}
