import { queryOf } from '#domain/booking/address.js';
import type { ChoosingScreen } from '#domain/booking/public-page.js';
import { type Hour, minutesOf } from '#domain/clinic-time.js';
import { isPast } from '#domain/schedule.js';
import { type MouseEvent, useState } from 'react';
import type { Booked } from './book';
import { BookingDialog } from './BookingDialog';
import { BookingSuccess } from './BookingSuccess';
import { ChosenHour } from './ChosenHour';
import { BOOKING_PATH, Frame } from './Frame';
import { HourList } from './HourList';
import { NextHour } from './NextHour';
import { useAddress } from './use-address';
import { useClinicNow } from './use-clinic-now';
import { useOffer } from './use-offer';
import { WeekStrip } from './WeekStrip';

/** The form as a page, for an hour. */
export const formPath = ({ date, time }: Hour): string =>
  `${BOOKING_PATH}/datos${queryOf({ date, time, part: 'all' })}`;

/** Where a visitor chooses a day and an hour, and books. */
export function Choosing({ screen }: { screen: ChoosingScreen }) {
  const now = useClinicNow(screen);
  const [address, change] = useAddress(screen.address, now.date);
  const { date, time } = address;
  const offer = useOffer(screen, date);
  const [isFormOpen, setFormOpen] = useState(false);
  const [booked, setBooked] = useState<Booked>();

  // The server left out past times when it was asked, but time has passed since.
  const isAhead = (hour: Hour) => !isPast(hour.date, minutesOf(hour.time), now);
  const times = offer.freeStarts.filter((start) => isAhead({ date, time: start }));
  const free = time !== undefined && times.includes(time) ? time : undefined;
  const lost = !offer.isLoading && !isFormOpen && time !== undefined && !free ? time : undefined;
  const first = offer.firstFree && isAhead(offer.firstFree) ? offer.firstFree : undefined;

  const openForm = (event: MouseEvent, hour: Hour) => {
    event.preventDefault();
    if (hour.date !== date || hour.time !== time) change(hour);
    setBooked(undefined);
    setFormOpen(true);
    offer.reload();
  };
  const onBooked = (result: Booked) => {
    setFormOpen(false);
    setBooked(result);
    change({ time: undefined });
    offer.reload();
  };

  return (
    <Frame clinic={screen.clinic} besideClinic>
      <div className="booker">
        <div className="pad">
          {booked && (
            <BookingSuccess booked={booked} clinic={screen.clinic} onClose={() => setBooked(undefined)} />
          )}
          {first && (
            <NextHour
              hour={first}
              isQuiet={free !== undefined}
              href={formPath(first)}
              onPress={(event) => openForm(event, first)}
            />
          )}
          <WeekStrip
            address={address}
            today={now.date}
            week={offer.week}
            onChoose={(chosen) => change({ date: chosen })}
          />
          <HourList
            address={address}
            times={times}
            chosen={free}
            lost={lost}
            isLoading={offer.isLoading}
            hasFailed={offer.hasFailed}
            nextFreeDate={offer.nextFreeDate ?? undefined}
            onChoose={change}
            onRetry={offer.reload}
          />
        </div>
        <ChosenHour
          date={date}
          time={free}
          onBook={(event) => free && openForm(event, { date, time: free })}
        />
      </div>
      <BookingDialog
        isOpen={isFormOpen}
        date={date}
        time={time}
        times={times}
        offer={offer}
        onChoose={change}
        onClose={() => setFormOpen(false)}
        onBooked={onBooked}
      />
    </Frame>
  );
}
