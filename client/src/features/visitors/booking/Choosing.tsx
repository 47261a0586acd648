import { queryOf } from '#domain/visitors/booking/address.js';
import { type Choice, choiceOf, namesOf } from '#domain/visitors/booking/choices.js';
import type { ChoosingScreen } from '#domain/visitors/booking/public-page.js';
import { type Hour, minutesOf } from '#domain/clinic-time.js';
import { CHOICE_IS_GONE } from '#domain/clinic/treatments.es.js';
import { isPast } from '#domain/schedule.js';
import { type MouseEvent, useState } from 'react';
import type { Booked } from './book';
import { BookingDialog } from './BookingDialog';
import { BookingSuccess } from './BookingSuccess';
import { ChoicePicker } from './ChoicePicker';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';
import { FailedPage } from './FailedPage';
import { ChosenHour } from './ChosenHour';
import { BOOKING_PATH, Frame } from '../Frame';
import { HourList } from './HourList';
import { NextHour } from './NextHour';
import { ShownTreatments } from './ShownTreatments';
import { useAddress } from './use-address';
import { useClinicNow } from '../use-clinic-now';
import { questionOf, useOffer } from '../waiting-list/use-offer';
import { WeekStrip } from './WeekStrip';

/** The path of the form's own page for an hour. */
export const formPath = ({ date, time }: Hour, choice: Choice): string =>
  `${BOOKING_PATH}/datos${queryOf({ date, time, part: 'all', ...namesOf(choice) })}`;

/** The page on which a visitor chooses a day and an hour, and books. If the page fails, the booking is still shown. */
export function Choosing({ screen }: { screen: ChoosingScreen }) {
  const [booked, setBooked] = useState<Booked>();
  return (
    <ErrorBoundary
      fallback={() => (
        <FailedPage clinic={screen.clinic} booked={booked} onClose={() => setBooked(undefined)} />
      )}
    >
      <Booking screen={screen} booked={booked} onBooked={setBooked} />
    </ErrorBoundary>
  );
}

interface BookingProps {
  screen: ChoosingScreen;
  booked: Booked | undefined;
  onBooked: (booked: Booked | undefined) => void;
}

function Booking({ screen, booked, onBooked: setBooked }: BookingProps) {
  const now = useClinicNow(screen);
  const { treatments } = screen;
  const [address, change] = useAddress(screen, now.date);
  const { date, time } = address;
  const choice = choiceOf(address, treatments);
  const offer = useOffer(screen, questionOf(date, now.date, choice));
  const choiceUnavailable = screen.choiceUnavailable && address === screen.address;
  const [isFormOpen, setFormOpen] = useState(false);

  // The server left out times that were already past, but time has passed since.
  const isAhead = (hour: Hour) => !isPast(hour.date, minutesOf(hour.time), now);
  const times = offer.freeStarts.filter((start) => isAhead({ date, time: start }));
  const free = time !== undefined && times.includes(time) ? time : undefined;
  const lost = !offer.isLoading && !isFormOpen && time !== undefined && !free ? time : undefined;
  const hasPassed = offer.freeStarts.length > 0 && times.length === 0;
  const whyNone = offer.week.find((day) => day.date === date)?.whyNone ?? (hasPassed ? 'OVER' : undefined);
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
    <Frame
      clinic={screen.clinic}
      besideClinic
      belowFacts={screen.shown.length > 0 && <ShownTreatments treatments={screen.shown} />}
    >
      <div className="booker">
        <div className="pad">
          {booked && (
            <BookingSuccess booked={booked} clinic={screen.clinic} onClose={() => setBooked(undefined)} />
          )}
          {choiceUnavailable && (
            <p role="status" className="lost in-vain">
              {CHOICE_IS_GONE}
            </p>
          )}
          <ChoicePicker
            choice={choice}
            treatments={treatments}
            hrefOf={(asked) =>
              queryOf({
                ...address,
                treatment: undefined,
                professionalId: undefined,
                time: undefined,
                ...asked,
              })
            }
            onChoose={change}
          />
          {offer.isOtherChoice && <p className="next quiet">Buscando la próxima hora...</p>}
          {first && (
            <NextHour
              hour={first}
              isQuiet={free !== undefined || booked !== undefined}
              href={formPath(first, choice)}
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
            failure={offer.failure}
            nextFreeDate={offer.nextFreeDate ?? undefined}
            whyNone={whyNone}
            choice={choice}
            onChoose={change}
            onRetry={offer.reload}
          />
        </div>
        <ChosenHour
          choice={choice}
          timeZone={screen.clinic.timeZone}
          date={date}
          time={free}
          hasHours={times.length > 0}
          onBook={(event) => free && openForm(event, { date, time: free })}
        />
      </div>
      <BookingDialog
        timeZone={screen.clinic.timeZone}
        choice={choice}
        deposits={screen.deposits}
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
