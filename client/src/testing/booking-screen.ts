import { DEFAULT_CONSULTATION } from '#domain/visitors/booking/choices.js';
import type { ChoosingScreen, OfferedHours } from '#domain/visitors/booking/public-page.js';
import { clinicClock, type LocalDate, parseInstant } from '#domain/clinic-time.js';

/** A day's booking page, as rendered by the server on Monday 23 November 2026. */
export function bookingScreen(
  date: LocalDate,
  offer: OfferedHours,
  changes: Partial<ChoosingScreen> = {},
): ChoosingScreen {
  const madeAt = '2026-11-23T08:00:00-03:00';
  return {
    kind: 'choosing',
    clinic: {
      name: 'Clínica Sur',
      place: '',
      phone: '',
      whatsappUrl: null,
      timeZone: 'America/Santiago',
      logo: null,
      photo: null,
      openings: [],
      hours: [],
      offersIntake: false,
    },
    now: clinicClock(parseInstant(madeAt)),
    madeAt,
    address: { date, part: 'all' },
    treatments: [DEFAULT_CONSULTATION],
    shown: [],
    choiceUnavailable: false,
    deposits: {
      bank: '',
      kind: null,
      number: '',
      holder: '',
      rut: '',
      email: '',
      terms: '',
      noticeHours: 24,
      releaseHours: null,
    },
    offer,
    ...changes,
  };
}

/** jsdom does not implement dialogs. */
export function drawDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
