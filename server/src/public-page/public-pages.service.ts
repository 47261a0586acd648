import { hoursInWords } from '#domain/agenda/opening-hours.es.js';
import { DEFAULT_DURATION, DEFAULT_SERVICE_TYPE } from '#domain/appointment.js';
import { type Query, readAddress } from '#domain/booking/address.js';
import { type Contact, EMPTY_CONTACT } from '#domain/booking/contact.js';
import type {
  ChoosingScreen,
  FormScreen,
  MovingScreen,
  OfferedHours,
  OwnScreen,
  PrivacyScreen,
  PublicClinic,
} from '#domain/booking/public-page.js';
import type { Hour, LocalDate } from '#domain/clinic-time.js';
import { EMPTY_REQUEST } from '#domain/privacy/request-form.js';
import { chatLink } from '#domain/messages/message-link.js';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../appointments/availability/availability.service.js';
import { BookingFloods } from '../booking/booking-floods.js';
import { AgendaSettingsService } from '../clinic/agenda-settings.service.js';
import { ClinicService } from '../clinic/clinic.service.js';
import { ClinicImagesService } from '../clinic/images/clinic-images.service.js';
import { Clock } from '../clock.js';
import { OwnAppointmentsService } from '../own-appointments/own-appointments.service.js';

/** Collects what the public pages show, by the services that GraphQL asks, too. */
@Injectable()
export class PublicPagesService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly agendas: AgendaSettingsService,
    private readonly clinic: ClinicService,
    private readonly images: ClinicImagesService,
    private readonly own: OwnAppointmentsService,
    private readonly floods: BookingFloods,
    private readonly clock: Clock,
  ) {}

  /** Without a day in the address, the first one with a free hour. */
  async choosing(query: Query): Promise<ChoosingScreen> {
    const now = this.clock.wall();
    const first = await this.availability.firstFree(visitorQuery(now.date));
    const address = readAddress(query, now.date, first?.date ?? now.date);
    const [clinic, offer] = await Promise.all([this.publicClinic(), this.offer(address.date)]);
    const madeAt = this.clock.now().toISOString();
    return { kind: 'choosing', clinic, now, madeAt, address, offer: { ...offer, firstFree: first ?? null } };
  }

  async form(
    hour: Hour,
    contact: Contact = EMPTY_CONTACT,
    problem: Partial<Pick<FormScreen, 'faults' | 'refusal'>> = {},
  ): Promise<FormScreen> {
    const [clinic, challenge] = await Promise.all([this.publicClinic(), this.floods.challenge()]);
    return { kind: 'form', clinic, now: this.clock.wall(), hour, contact, faults: {}, challenge, ...problem };
  }

  /** The free hours of a day, for a form whose own hour is gone. */
  async freeHours(date: LocalDate): Promise<OfferedHours['freeStarts']> {
    return (await this.availability.forReader(visitorQuery(date), undefined)).freeStarts;
  }

  async ofOwner(token: string, network: string, news?: string): Promise<OwnScreen> {
    const {
      date,
      time,
      clinic: _contact,
      serviceType: _service,
      ...appointment
    } = await this.own.find(token, network);
    const clinic = await this.publicClinic();
    return { kind: 'own', clinic, now: this.clock.wall(), token, hour: { date, time }, ...appointment, news };
  }

  async moving(token: string, query: Query, network: string, refusal?: string): Promise<MovingScreen> {
    const { date, time } = await this.own.find(token, network);
    const now = this.clock.wall();
    const address = readAddress(query, now.date, date);
    const [clinic, day, week] = await Promise.all([
      this.publicClinic(),
      this.own.availability(token, address.date, null, network),
      this.availability.ofWeek({ ...visitorQuery(address.date), includePast: false }),
    ]);
    const hour = { date, time };
    return { kind: 'moving', clinic, now, token, hour, address, week, times: day.freeStarts, refusal };
  }

  async privacy(
    change: Partial<Pick<PrivacyScreen, 'words' | 'faults' | 'refusal' | 'received'>>,
  ): Promise<PrivacyScreen> {
    const clinic = await this.publicClinic();
    return { kind: 'privacy', clinic, now: this.clock.wall(), words: EMPTY_REQUEST, faults: {}, ...change };
  }

  private async offer(date: LocalDate): Promise<Omit<OfferedHours, 'firstFree'>> {
    const day = await this.availability.forReader(visitorQuery(date), undefined);
    const [week, nextFreeDate] = await Promise.all([
      this.availability.ofWeek(day),
      day.freeStarts.length > 0 ? undefined : this.availability.nextFreeDate(day),
    ]);
    return { freeStarts: day.freeStarts, week, nextFreeDate: nextFreeDate ?? null };
  }

  async publicClinic(): Promise<PublicClinic> {
    const [info, images, agendas] = await Promise.all([
      this.clinic.info(),
      this.images.shown(),
      this.agendas.all(),
    ]);
    const openings = agendas.find(({ serviceType }) => serviceType === DEFAULT_SERVICE_TYPE)?.hours ?? [];
    return {
      ...info,
      ...images,
      whatsappUrl: chatLink(info.phone) ?? null,
      timeZone: this.clock.timeZone,
      openings,
      hours: hoursInWords(openings),
    };
  }
}

/** What every visitor books. */
const visitorQuery = (date: LocalDate) => ({
  date,
  serviceType: DEFAULT_SERVICE_TYPE,
  durationMinutes: DEFAULT_DURATION,
  includePast: false,
});
