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
import { MessageOptions } from '../channels/message-options.js';
import { ClinicService } from '../../clinic/clinic.service.js';
import { Clock } from '../../clock.js';
import type { AppointmentRow } from '../../appointments/appointment.row.js';
import { AnnouncedAppointments } from './announced-appointment.js';
import { MessageSettingsService } from '../settings/message-settings.service.js';

/**
 * A message as it is read, and what fills the template that is registered with WhatsApp: one with a link only where the
 * clinic's own text names one.
 */
export interface FilledText {
  readonly body: string;
  readonly parameters: string[];
  /** The registered template with its parameters: it can't leave a name out. */
  readonly registeredBody: string;
}

type Named = Pick<AppointmentRow, 'patientName' | 'date' | 'startMinute' | 'treatment'>;

/** What stands for what is not known: WhatsApp refuses an empty parameter. */
const NOTHING = '-';
const known = (value: string): string => inOneLine(value) || NOTHING;

const SAMPLE_MINUTE = 9 * 60 + 30;

/** Fills the clinic's texts in. */
@Injectable()
export class WhatsappTexts {
  constructor(
    private readonly settings: MessageSettingsService,
    private readonly clinic: ClinicService,
    private readonly appointments: AnnouncedAppointments,
    private readonly options: MessageOptions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param text another one than the clinic's, for a preview.
   * @param told the times of which it speaks, the appointment's own first.
   * @throws DomainError `INVALID_INPUT` on `text` for one that can't be used
   */
  async fill(
    kind: TemplateKind,
    appointment: Named,
    text?: string,
    told: readonly Named[] = [appointment],
  ): Promise<FilledText> {
    const parsed = parseTemplate(text ?? (await this.settings.current()).texts[kind]);
    if ('fault' in parsed) throw invalidField('text', parsed.fault);
    const values = await this.valuesFor(appointment, told);
    const registered = { ...values, patient: values.patient || NAMELESS_PATIENT };
    const namesLink = placeholdersOf(parsed.parts).includes('link');
    const rendered = renderTemplate(parsed.parts, values);
    return {
      body: this.options.publicUrl && !namesLink ? `${rendered}\n\n${await this.linkLine()}` : rendered,
      parameters: placeholdersOf(parsed.parts).map((placeholder) => registered[placeholder]),
      registeredBody: renderTemplate(parsed.parts, registered),
    };
  }

  /**
   * A text as the patient of an appointment would get it, or a made-up patient.
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

  private fillSample(kind: TemplateKind, text?: string): Promise<FilledText> {
    const sample = {
      patientName: SAMPLE.patient,
      date: addDays(this.clock.wall().date, 1),
      startMinute: SAMPLE_MINUTE,
      treatment: SAMPLE.treatment,
    };
    return this.fill(kind, sample, text);
  }

  private async linkLine(): Promise<string> {
    return linkLine((await this.clinic.info()).visitorsMayChange);
  }

  private async valuesFor(
    { patientName, startMinute, treatment }: Named,
    told: readonly Named[],
  ): Promise<TemplateValues> {
    const { name, place, phone } = await this.clinic.info();
    return {
      patient: greetedFirstName(patientName),
      date: daysInWords(told),
      time: timeAt(startMinute),
      treatment: known(treatment),
      clinic: known(name),
      place: known(place),
      phone: known(phone),
      link: this.options.publicUrl ? LINK_MARK : NOTHING,
    };
  }
}
