import { greetedFirstName } from '#domain/messages/greeting.js';
import { timeAt } from '#domain/clinic-time.js';
import { daysInWords } from '#domain/messages/series-days.es.js';
import type { TemplateKind } from '#domain/messages/message.js';
import {
  inOneLine,
  parseTemplate,
  placeholdersOf,
  renderTemplate,
  type TemplateValues,
} from '#domain/messages/message-template.js';
import { LINK_MARK, linkLine, NAMELESS_PATIENT, SAMPLE } from '#domain/messages/message-template.es.js';
import { addDays } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { type AppointmentRow, nameOfComing } from '../../agenda/appointments/appointment.row.js';
import { AnnouncedAppointments } from './announced-appointment.js';
import { MessageSettingsService } from '../settings/message-settings.service.js';

/**
 * A message's full text, and the parameters of the template registered with WhatsApp: the one with a link only if the
 * clinic's own text has one.
 */
export interface FilledText {
  readonly body: string;
  readonly parameters: string[];
  /** The registered template filled with its parameters; unlike the full text, it can't leave out a name. */
  readonly registeredBody: string;
}

type Named = Pick<AppointmentRow, 'patientName' | 'bookedName' | 'date' | 'startMinute' | 'treatment'>;

/** Stands for unknown values: WhatsApp refuses empty parameters. */
const UNKNOWN = '-';
const known = (value: string): string => inOneLine(value) || UNKNOWN;

const SAMPLE_MINUTE = 9 * 60 + 30;

@Injectable()
export class WhatsappTexts {
  constructor(
    private readonly settings: MessageSettingsService,
    private readonly clinic: ClinicService,
    private readonly appointments: AnnouncedAppointments,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /**
   * @param text used instead of the clinic's, for a preview.
   * @param covered the appointments that it covers, the appointment's own first.
   * @throws DomainError `INVALID_INPUT` on `text` if it can't be used
   */
  async fill(
    kind: TemplateKind,
    appointment: Named,
    text?: string,
    covered: readonly Named[] = [appointment],
  ): Promise<FilledText> {
    const parsed = parseTemplate(text ?? (await this.settings.current()).texts[kind]);
    if ('fault' in parsed) throw invalidField('text', parsed.fault);
    const values = await this.valuesFor(appointment, covered);
    const registered = { ...values, patient: values.patient || NAMELESS_PATIENT };
    const namesLink = placeholdersOf(parsed.parts).includes('link');
    const rendered = renderTemplate(parsed.parts, values);
    return {
      body:
        (await this.address.current()) && !namesLink ? `${rendered}\n\n${await this.linkLine()}` : rendered,
      parameters: placeholdersOf(parsed.parts).map((placeholder) => registered[placeholder]),
      registeredBody: renderTemplate(parsed.parts, registered),
    };
  }

  /**
   * A text as the patient of an appointment, or a sample patient, would get it.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `text`
   */
  async preview(
    kind: TemplateKind,
    appointmentId: number | null | undefined,
    text: string | undefined,
  ): Promise<{ body: string; isSample: boolean }> {
    if (!appointmentId) return { body: (await this.fillSample(kind, text)).body, isSample: true };
    const appointment = await this.appointments.find(appointmentId);
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return { body: (await this.fill(kind, appointment, text)).body, isSample: false };
  }

  /** Fills the text with a sample patient and appointment. */
  fillSample(kind: TemplateKind, text?: string): Promise<FilledText> {
    const sample = {
      patientName: SAMPLE.patient,
      bookedName: null,
      date: addDays(this.clock.wall().date, 1),
      startMinute: SAMPLE_MINUTE,
      treatment: SAMPLE.treatment,
    };
    return this.fill(kind, sample, text);
  }

  private async linkLine(): Promise<string> {
    return linkLine((await this.clinic.info()).visitorsMayChange);
  }

  private async valuesFor(named: Named, covered: readonly Named[]): Promise<TemplateValues> {
    const { startMinute, treatment } = named;
    const { name, place, phone } = await this.clinic.info();
    return {
      patient: greetedFirstName(nameOfComing(named)),
      date: daysInWords(covered),
      time: timeAt(startMinute),
      treatment: known(treatment),
      clinic: known(name),
      place: known(place),
      phone: known(phone),
      link: (await this.address.current()) ? LINK_MARK : UNKNOWN,
    };
  }
}
