import type { DurationMinutes, ServiceType } from '#domain/agenda/appointment.js';
import type { Clp } from '#domain/stock/clp.js';

/** A supply usually used by a treatment. */
interface KitLine {
  readonly supplyId: number;
  readonly supplyName: string;
  readonly quantity: number;
}

export interface TreatmentRow {
  readonly id: number;
  readonly serviceType: ServiceType;
  readonly name: string;
  readonly durationMinutes: DurationMinutes;
  /** Null if none is set. */
  readonly price: Clp | null;
  /** Until the patient should come back; null if no check-up is due. */
  readonly controlWeeks: number | null;
  readonly isBookableOnline: boolean;
  readonly kit: KitLine[];
  readonly version: number;
}

/** Selects `TreatmentRow`s; a condition on `t` follows. */
export const SELECT_TREATMENTS = `
  select t.id, t.service_type as "serviceType", t.name, t.duration_minutes as "durationMinutes", t.price,
         t.control_weeks as "controlWeeks", t.bookable_online as "isBookableOnline", t.version,
         coalesce((select json_agg(json_build_object('supplyId', s.id, 'supplyName', s.name, 'quantity', k.quantity)
                                   order by s.name, s.id)
                   from treatment_supply k join supply s on s.id = k.supply_id
                   where k.treatment_id = t.id), '[]') as kit
  from treatment t`;
