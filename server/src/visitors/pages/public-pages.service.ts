import { hoursOfServices } from '#domain/agenda/opening-hours.es.js';
import { DEFAULT_SERVICE_TYPE, type ServiceType } from '#domain/agenda/appointment.js';
import {
  asksForUnavailable,
  choiceParameters,
  type Query,
  readAddress,
  readChoice,
  weeksShown,
} from '#domain/visitors/booking/address.js';
import {
  bookableTreatments,
  type Choice,
  choiceOf,
  choosableProfessionals,
  hoursFor,
  shownTreatments,
} from '#domain/visitors/booking/choices.js';
import { type Contact, EMPTY_CONTACT } from '#domain/visitors/booking/contact.js';
import type {
  ChoosingScreen,
  FormScreen,
  IntakeScreen,
  MessageScreen,
  MovingScreen,
  OfferScreen,
  OfferedHours,
  OwnScreen,
  PrivacyScreen,
  PublicClinic,
  SigningScreen,
  VerifyingScreen,
  WaitingScreen,
} from '#domain/visitors/booking/public-page.js';
import type { Hour, LocalDate } from '#domain/clinic-time.js';
import { PAUSED_TITLE } from '#domain/clinic/first-steps.es.js';
import { EMPTY_INTAKE } from '#domain/records/intake/intake-form.js';
import { firstNameOf } from '#domain/records/intake/intake.js';
import { EMPTY_REQUEST } from '#domain/privacy/request-form.js';
import { EMPTY_SIGNING } from '#domain/records/signed-consents/signing-form.js';
import { chatLink } from '#domain/messages/message-link.js';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../../agenda/availability/availability.service.js';
import { BookingFloods } from '../booking/booking-floods.js';
import { BookingPause } from '../../clinic/first-steps/booking-pause.js';
import { AgendaSettingsService } from '../../clinic/settings/agenda-settings.service.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { ClinicImagesService } from '../../clinic/images/clinic-images.service.js';
import { Clock } from '../../foundation/clock.js';
import { ConsentLinks } from '../../records/signed-consents/consent-links.js';
import { INTAKE_CONSENT } from '../../records/intake/intake-consent.js';
import type { ShownOffer } from '../waiting-list/waiting-pages.service.js';
import { OwnAppointmentsService } from '../own-appointments/own-appointments.service.js';
import { ClinicOffers } from '../../clinic/treatments/clinic-offers.js';

// Pages only read, outside of any transaction, and each statement may use a connection of its own.
/* oxlint-disable huella/statements-in-order */

/** After which the page of a clinic that has paused bookings reloads by itself. */
const PAUSED_SECONDS = 300;

/** Collects the data that the public pages show, from the same services as GraphQL. */
@Injectable()
export class PublicPagesService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly agendas: AgendaSettingsService,
    private readonly clinic: ClinicService,
    private readonly images: ClinicImagesService,
    private readonly offers: ClinicOffers,
    private readonly own: OwnAppointmentsService,
    private readonly consentLinks: ConsentLinks,
    private readonly pause: BookingPause,
    private readonly floods: BookingFloods,
    private readonly clock: Clock,
  ) {}

  /** Without a day in the query, shows the first one with a free hour. */
  async choosing(query: Query): Promise<ChoosingScreen> {
    const now = this.clock.wall();
    const madeAt = this.clock.now().toISOString();
    const clinicOffer = await this.offers.current();
    const treatments = bookableTreatments(clinicOffer);
    const choice = choiceOf(readChoice(query, treatments), treatments);
    const first = await this.availability.firstFree(visitorQuery(choice, now.date));
    const address = readAddress(query, now.date, first?.date ?? now.date, treatments);
    const services = [...new Set(treatments.map(({ serviceType }) => serviceType))];
    const [clinic, offer] = await Promise.all([
      this.publicClinic(services),
      this.offer(choice, address.date),
    ]);
    return {
      kind: 'choosing',
      clinic,
      now,
      madeAt,
      address,
      treatments,
      shown: shownTreatments(clinicOffer),
      choiceUnavailable: asksForUnavailable(query, treatments),
      deposits: clinicOffer.deposits,
      offer: { ...offer, firstFree: first ?? null },
    };
  }

  /** The booking page with the choice of an invitation, as far as it is available. */
  async invitedTo({ tratamiento: id, profesional, ...others }: Query): Promise<string> {
    const treatments = bookableTreatments(await this.offers.current());
    const tratamiento = id === undefined ? undefined : await this.offers.nameOf(Number(id));
    const choice = choiceParameters(readChoice({ tratamiento, profesional }, treatments));
    const words = new URLSearchParams(
      Object.fromEntries(
        [...Object.entries(others), ...choice].map(([name, value]) => [name, String(value)]),
      ),
    );
    return words.size > 0 ? `/public/reservar?${words.toString()}` : '/public/reservar';
  }

  /** The choice in the query, if it is available. */
  async choice(asked: Query): Promise<Choice | undefined> {
    const treatments = bookableTreatments(await this.offers.current());
    return asksForUnavailable(asked, treatments)
      ? undefined
      : choiceOf(readChoice(asked, treatments), treatments);
  }

  async form(
    hour: Hour,
    choice: Choice,
    contact: Contact = EMPTY_CONTACT,
    problem: Partial<Pick<FormScreen, 'faults' | 'refusal'>> = {},
  ): Promise<FormScreen> {
    const [clinic, challenge, { deposits }] = await Promise.all([
      this.publicClinic(),
      this.floods.challenge(),
      this.offers.current(),
    ]);
    return {
      kind: 'form',
      clinic,
      now: this.clock.wall(),
      hour,
      choice,
      deposits,
      contact,
      faults: {},
      challenge,
      ...problem,
    };
  }

  /** The free hours of a day: to check whether an hour is still free, or to offer others. */
  async freeHours(choice: Choice, date: LocalDate): Promise<OfferedHours['freeStarts']> {
    return (await this.availability.freeHours(hoursFor(choice), date, date)).map(({ time }) => time);
  }

  async ofOwner(token: string, network: string, news?: string): Promise<OwnScreen> {
    const {
      date,
      time,
      clinic: _contact,
      serviceType: _service,
      professionalId: _professional,
      ...appointment
    } = await this.own.find(token, network);
    const clinic = await this.publicClinic();
    return { kind: 'own', clinic, now: this.clock.wall(), token, hour: { date, time }, ...appointment, news };
  }

  /** If the clinic lets visitors choose, `profesional` selects one; otherwise, the appointment's own. */
  async moving(token: string, query: Query, network: string, refusal?: string): Promise<MovingScreen> {
    const own = await this.own.find(token, network);
    const now = this.clock.wall();
    const { date } = readAddress(query, now.date, own.date);
    const professionals = choosableProfessionals(await this.offers.current(), own.serviceType, own.treatment);
    const asked = query['profesional'];
    const wanted = asked === undefined ? own.professionalId : Number(asked);
    const professionalId = professionals.find(({ id }) => id === wanted)?.id;
    const [clinic, day] = await Promise.all([
      this.publicClinic(),
      this.own.availability(token, date, professionalId ?? null, network),
    ]);
    const week = await this.availability.ofWeeks(day, weeksShown(date, now.date));
    return {
      kind: 'moving',
      clinic,
      now,
      token,
      hour: { date: own.date, time: own.time },
      address: { date, part: 'all', professionalId },
      professionals,
      week,
      times: day.freeStarts,
      refusal,
    };
  }

  async privacy(
    change: Partial<Pick<PrivacyScreen, 'words' | 'faults' | 'refusal' | 'received'>>,
  ): Promise<PrivacyScreen> {
    const clinic = await this.publicClinic();
    return { kind: 'privacy', clinic, now: this.clock.wall(), words: EMPTY_REQUEST, faults: {}, ...change };
  }

  async waiting(
    choice: Choice,
    wish: WaitingScreen['wish'],
    contact: Contact = EMPTY_CONTACT,
    problem: Partial<Pick<WaitingScreen, 'faults' | 'daysFault' | 'refusal'>> = {},
  ): Promise<WaitingScreen> {
    const clinic = await this.publicClinic();
    return { kind: 'waiting', clinic, now: this.clock.wall(), choice, wish, contact, faults: {}, ...problem };
  }

  async offerOf(token: string, { date, time, ...offer }: ShownOffer): Promise<OfferScreen> {
    const clinic = await this.publicClinic();
    return { kind: 'offer', clinic, now: this.clock.wall(), token, hour: { date, time }, ...offer };
  }

  async signing(
    token: string,
    network: string,
    change: Partial<Pick<SigningScreen, 'words' | 'faults' | 'refusal'>> = {},
  ): Promise<SigningScreen> {
    const { text, signer } = await this.consentLinks.open(token, network);
    const { title, body, digest, patientName } = text;
    return {
      kind: 'signing',
      clinic: await this.publicClinic(),
      now: this.clock.wall(),
      token,
      title,
      body,
      digest,
      patientName,
      signer,
      words: EMPTY_SIGNING,
      faults: {},
      ...change,
    };
  }

  /** @param action the form's address. @param name of the person who answers */
  async intake(
    action: string,
    name: string,
    change: Partial<Pick<IntakeScreen, 'words' | 'faults' | 'refusal'>> = {},
  ): Promise<IntakeScreen> {
    const { body, digest } = INTAKE_CONSENT;
    return {
      kind: 'intake',
      clinic: await this.publicClinic(),
      now: this.clock.wall(),
      action,
      firstName: firstNameOf(name),
      consent: { body, digest },
      words: EMPTY_INTAKE,
      faults: {},
      ...change,
    };
  }

  async verifying(
    code: string,
    outcome: Pick<VerifyingScreen, 'found' | 'refusal'> = {},
  ): Promise<VerifyingScreen> {
    return {
      kind: 'verifying',
      clinic: await this.publicClinic(),
      now: this.clock.wall(),
      code,
      ...outcome,
    };
  }

  /** Undefined while visitors can book. */
  async paused(): Promise<MessageScreen | undefined> {
    const sentence = await this.pause.sentence();
    if (sentence === undefined) return undefined;
    const page = await this.message(PAUSED_TITLE, sentence);
    return { ...page, retry: { afterSeconds: PAUSED_SECONDS } };
  }

  async message(title: string, sentence: string): Promise<MessageScreen> {
    return { kind: 'message', clinic: await this.publicClinic(), now: this.clock.wall(), title, sentence };
  }

  private async offer(choice: Choice, date: LocalDate): Promise<Omit<OfferedHours, 'firstFree'>> {
    const day = await this.availability.forReader(visitorQuery(choice, date), undefined);
    const [week, nextFreeDate] = await Promise.all([
      this.availability.ofWeeks(day, weeksShown(date, this.clock.wall().date)),
      day.freeStarts.length > 0 ? undefined : this.availability.nextFreeDate(day),
    ]);
    return { freeStarts: day.freeStarts, week, nextFreeDate: nextFreeDate ?? null };
  }

  /** @param services whose opening hours are shown. */
  async publicClinic(services: readonly ServiceType[] = [DEFAULT_SERVICE_TYPE]): Promise<PublicClinic> {
    const [info, images, agendas] = await Promise.all([
      this.clinic.info(),
      this.images.shown(),
      this.agendas.all(),
    ]);
    const shown = agendas.filter(({ serviceType }) => services.includes(serviceType));
    return {
      ...info,
      ...images,
      whatsappUrl: chatLink(info.phone) ?? null,
      timeZone: this.clock.timeZone,
      openings: shown[0]?.hours ?? [],
      hours: hoursOfServices(shown),
    };
  }
}

const visitorQuery = (choice: Choice, date: LocalDate) => ({
  date,
  ...hoursFor(choice),
  includePast: false,
});
