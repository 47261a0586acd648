import type { ServiceType } from '#domain/agenda/appointment.js';

/** With the current name, whatever the version. */
export interface RecordProfessional {
  readonly id: number;
  /** Empty until the clinic names its first professionals. */
  readonly name: string;
  /** The first service of the professional. */
  readonly service: ServiceType;
}

/** A `RecordProfessional`, from an outer-joined professional `p`. */
export const RECORD_PROFESSIONAL = `
         case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'service', p.services[1]) end`;
