import type { Rut } from '#domain/rut.js';
import { ArgsType } from '@nestjs/graphql';
import { IsId, IsRut } from '../../foundation/input/field-rules.js';

/** The patient whose records or certificates are requested, by id or RUT. */
@ArgsType()
export class PatientOfQuery {
  @IsId('optional') id?: number | null;
  @IsRut('optional') rut?: Rut;
}
