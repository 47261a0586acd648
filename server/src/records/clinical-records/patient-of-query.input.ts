import type { Rut } from '#domain/rut.js';
import { IsId, IsRut } from '../../foundation/input/field-rules.js';

/** The patient whose records are requested, by id or RUT. */
export class PatientOfQuery {
  @IsId('optional') id?: number | null;
  @IsRut('optional') rut?: Rut;
}
