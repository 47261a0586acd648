import type { Rut } from '#domain/rut.js';
import { IsId, IsRut } from '../input/field-rules.js';

/** Whose records are asked for: by id or by RUT. */
export class PatientOfQuery {
  @IsId('optional') id?: number | null;
  @IsRut('optional') rut?: Rut;
}
