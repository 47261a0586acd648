import { Controller, Post } from '@nestjs/common';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { BookingForms } from './booking-forms.js';
import { RESERVA, toReserva } from './reserva.wire.js';

@Controller('api/citas/reservar')
@WireErrors(RESERVA, true)
export class BookingController {
  constructor(private readonly bookings: BookingForms) {}

  /** 201 `{mensaje, fecha, hora, estado}`; 400, 409 'Hora no disponible' and 429 as `{error}`. */
  @Public()
  @Idempotent.Route()
  @Post()
  async book(@JsonBody() body: Record<string, unknown>, @ClientNetwork() network: string) {
    return toReserva(await this.bookings.request(body, network));
  }
}
