import { Controller, Post, UseInterceptors } from '@nestjs/common';
import { ClientNetwork } from '../auth/current-staff.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { WireErrors } from '../errors/wire-errors.interceptor.js';
import { JsonBody } from '../http/json-body.js';
import { Inputs } from '../input/inputs.js';
import { BookAppointmentInput } from './booking.input.js';
import { BookingService } from './booking.service.js';
import { fromReserva, RESERVA, toReserva } from './reserva.wire.js';

@Controller('api/citas/reservar')
@UseInterceptors(new WireErrors(RESERVA, true))
export class BookingController {
  constructor(
    private readonly booking: BookingService,
    private readonly inputs: Inputs,
  ) {}

  /** 201 `{mensaje, fecha, hora, estado}`; 400, 409 'Hora no disponible' and 429 as `{error}`. */
  @Public()
  @Post()
  async book(@JsonBody() body: Record<string, unknown>, @ClientNetwork() network: string) {
    const input = await this.inputs.check(BookAppointmentInput, fromReserva(body));
    return toReserva(await this.booking.request(input, network));
  }
}
