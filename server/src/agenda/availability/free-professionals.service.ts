import { holdsTime, SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { sortByPreference } from '#domain/clinic/professionals/anyone.js';
import { checkStart } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { type Attendant, SchedulesService } from '../../clinic/settings/schedules.service.js';
import { Slots, type HeldHours } from '../appointments/slots.js';
import { AppointmentList } from '../appointments/appointment-list.js';
import type { AppointmentRow } from '../appointments/appointment.row.js';
import { attendantsFor, candidatesOn } from '../appointments/attendants.js';
import type { FreeProfessionalsModel } from './availability.model.js';

/** The other professionals who are free at an appointment's hour and offer its treatment. */
@Injectable()
export class FreeProfessionalsService {
  constructor(
    private readonly slots: Slots,
    private readonly list: AppointmentList,
    private readonly schedules: SchedulesService,
  ) {}

  /** Ordered by time. Appointments that don't exist or hold no time are left out. */
  async of(appointmentIds: readonly number[]): Promise<FreeProfessionalsModel[]> {
    const appointments = (await this.list.byIds(appointmentIds)).filter(({ status }) => holdsTime(status));
    const [first, last] = [appointments.at(0), appointments.at(-1)];
    if (!first || !last) return [];
    const attendants = await this.attendants();
    const ids = new Set([...attendants.values()].flat().map(({ id }) => id));
    const held = await this.slots.held([...ids], first.date, last.date);
    return appointments.map((appointment) => ({
      appointmentId: appointment.id,
      free: freeFor(appointment, attendants.get(appointment.serviceType) ?? [], held),
    }));
  }

  private async attendants(): Promise<ReadonlyMap<ServiceType, readonly Attendant[]>> {
    const attendants = new Map<ServiceType, readonly Attendant[]>();
    for (const type of SERVICE_TYPES) attendants.set(type, await this.schedules.current(type));
    return attendants;
  }
}

function freeFor(
  appointment: AppointmentRow,
  all: readonly Attendant[],
  held: HeldHours,
): FreeProfessionalsModel['free'] {
  const able = attendantsFor(all, { ...appointment, professionalId: null });
  const others = able.filter(({ id }) => id !== appointment.professionalId);
  const free = candidatesOn(appointment.date, others, held).filter(
    ({ context }) => !checkStart(appointment, context),
  );
  return sortByPreference(free).map(({ id, appointments }) => ({ professionalId: id, appointments }));
}
