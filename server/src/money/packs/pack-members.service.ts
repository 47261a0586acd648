import { invalidField } from '#domain/errors.js';
import { PACK_LIMITS } from '#domain/money/pack.js';
import { PACK_MESSAGES } from '#domain/money/pack.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { retryConflicts } from '../../foundation/database/retry-conflicts.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Payments } from '../payments/payments.service.js';
import { PackMember } from './pack-member.entity.js';
import type { PackRow } from './pack-rows.js';
import { Packs } from './packs.service.js';

/** The other patients who may use a pack. Staff add and remove them; their rows keep both. */
@Injectable()
export class PackMembers {
  constructor(
    private readonly em: EntityManager,
    private readonly packs: Packs,
    private readonly payments: Payments,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /**
   * Lets a patient use another one's pack. Repeating it changes nothing.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` if the pack is cancelled, on `patientId` if the clinic
   *   shares no packs, it is their own, or it has too many members
   */
  add(id: number, patientId: number, staff: Staff): Promise<PackRow> {
    return retryConflicts(() => this.addOnce(id, patientId, staff));
  }

  @Transactional()
  protected async addOnce(id: number, patientId: number, staff: Staff): Promise<PackRow> {
    // Locks the patient before the pack, like all sales and cancellations of packs.
    await this.payments.hold(patientId);
    const pack = await this.packs.lock(id);
    const members = pack.members.filter(({ removedAt }) => removedAt === null);
    if (members.some((member) => member.patientId === patientId)) return pack;
    if (!(await this.clinic.sharesPacks())) throw invalidField('patientId', PACK_MESSAGES.notShared);
    if (pack.isCancelled) throw invalidField('id', PACK_MESSAGES.alreadyCancelled);
    if (pack.isGift && pack.redeemedAt === null) throw invalidField('id', PACK_MESSAGES.notRedeemed);
    if (pack.patientId === patientId) throw invalidField('patientId', PACK_MESSAGES.ownPack);
    if (members.length >= PACK_LIMITS.members) throw invalidField('patientId', PACK_MESSAGES.tooManyMembers);
    await this.em.insert(PackMember, {
      packId: id,
      patientId,
      addedAt: this.clock.now(),
      addedBy: staff.id,
    });
    await this.live.publish({ kind: 'MONEY' });
    return this.packs.read(id);
  }

  /**
   * Removes a patient's right to use the pack; their used sessions stay used.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `patientId` if they can't use it
   */
  remove(id: number, patientId: number, staff: Staff): Promise<PackRow> {
    return retryConflicts(() => this.removeOnce(id, patientId, staff));
  }

  @Transactional()
  protected async removeOnce(id: number, patientId: number, staff: Staff): Promise<PackRow> {
    await this.packs.lock(id);
    const removed = await this.em.nativeUpdate(
      PackMember,
      { packId: id, patientId, removedAt: null },
      { removedAt: this.clock.now(), removedBy: staff.id },
    );
    if (removed === 0) throw invalidField('patientId', PACK_MESSAGES.notMember);
    await this.live.publish({ kind: 'MONEY' });
    return this.packs.read(id);
  }
}
