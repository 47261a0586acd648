import { type RequestedChoice } from '#domain/visitors/booking/choices.js';
import { type Contact, CONTACT_FIELDS } from '#domain/visitors/booking/contact.js';
import { Injectable } from '@nestjs/common';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { BookAppointmentInput } from './booking.input.js';
import { type Booking, BookingService } from './booking.service.js';
import { fromReserva, RESERVA } from './reserva.wire.js';

type Body = Readonly<Record<string, unknown>>;

/** Bookings with REST field names, as sent by REST clients and the page's plain form. */
@Injectable()
export class BookingForms {
  constructor(
    private readonly booking: BookingService,
    private readonly inputs: Inputs,
  ) {}

  /** @throws DomainError `INVALID_INPUT` by field name, and the errors of `BookingService.request` */
  async request(body: Body, network: string): Promise<Booking> {
    return this.booking.request(await this.inputs.check(BookAppointmentInput, fromReserva(body)), network);
  }

  /** As `request`, for an HTML form, whose values are all strings. */
  requestByForm(body: Body, network: string): Promise<Booking> {
    const { [RESERVA.professionalId]: professionalId, ...texts } = body;
    return this.request({ ...texts, [RESERVA.professionalId]: asWholeNumber(professionalId) }, network);
  }

  /**
   * For a form whose hidden field was filled in.
   * @throws DomainError `TOO_MANY_REQUESTS`, always
   */
  refuse(network: string): Promise<never> {
    return this.booking.refuse(network);
  }

  /** The contact data as typed, to show it again. */
  static contactOf(body: Body): Contact {
    const typed = CONTACT_FIELDS.map((field) => [field, textOf(body, field)]);
    return Object.fromEntries(typed) as Record<keyof Contact, string>;
  }

  static choiceOf(body: Body): RequestedChoice {
    return {
      treatment: textOf(body, 'treatment'),
      professionalId: Number(textOf(body, 'professionalId')) || undefined,
    };
  }

  static hourOf(body: Body): { date: string; time: string } {
    return { date: textOf(body, 'date'), time: textOf(body, 'time') };
  }
}

function textOf(body: Body, field: keyof typeof RESERVA): string {
  const value = body[RESERVA[field]];
  return typeof value === 'string' ? value : '';
}
