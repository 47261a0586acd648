import { DomainError } from '#domain/errors.js';
import { MAX_PROOF_BYTES } from '#domain/money/deposit.js';
import { DEPOSIT_MESSAGES } from '#domain/money/deposit.es.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import { photoFormatOf } from '#domain/records/photos/photo.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { PhotoEncoder } from '../../records/photos/encoding/photo-encoder.js';

export interface DepositProof {
  readonly kind: 'PHOTO' | 'DOCUMENT';
  readonly bytes: Buffer;
}

/** The pictures and PDFs with which visitors show that they have transferred a deposit. */
@Injectable()
export class DepositProofs {
  constructor(
    private readonly sql: Sql,
    private readonly encoder: PhotoEncoder,
    private readonly clock: Clock,
    private readonly live: LiveBus,
  ) {}

  /** @throws DomainError `NOT_FOUND` */
  async read(appointmentId: number): Promise<DepositProof> {
    const [proof] = await this.sql.rows<DepositProof>(
      `select f.kind, f.bytes from deposit_proof f join deposit d on d.id = f.deposit_id where d.appointment_id = $1`,
      [appointmentId],
    );
    if (!proof) throw new DomainError('NOT_FOUND', { message: DEPOSIT_MESSAGES.noProof });
    return proof;
  }

  /**
   * Stores a visitor's proof, in place of an earlier one; a picture is redrawn, in a process of its own.
   * @throws DomainError `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE` or `BAD_REQUEST` with advice, `REQUEST_SETTLED` if
   *   the deposit waits for none
   */
  async add(appointmentId: number, file: Buffer): Promise<void> {
    await this.assertOpen(appointmentId, '');
    await this.store(appointmentId, await this.encoded(file));
  }

  private async encoded(file: Buffer): Promise<DepositProof> {
    const format = photoFormatOf(file);
    if (format === 'HEIC') throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: PHOTO_FAULTS.heic });
    if (!format) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: PHOTO_FAULTS.otherFormat });
    if (format !== 'PDF') return { kind: 'PHOTO', bytes: (await this.encoder.encode(file)).whole };
    if (file.length > MAX_PROOF_BYTES)
      throw new DomainError('PAYLOAD_TOO_LARGE', { message: DEPOSIT_MESSAGES.proofTooHeavy });
    return { kind: 'DOCUMENT', bytes: file };
  }

  /** The appointment is locked before its deposit, as when it is received or released. */
  @Transactional()
  protected async store(appointmentId: number, { kind, bytes }: DepositProof): Promise<void> {
    await this.sql.rows('select from appointment where id = $1 for update', [appointmentId]);
    await this.assertOpen(appointmentId, 'for update of d');
    await this.sql.rows(
      `insert into deposit_proof (deposit_id, kind, bytes, sent_at)
       select d.id, $2, $3, $4 from deposit d where d.appointment_id = $1
       on conflict (deposit_id) do update set kind = excluded.kind, bytes = excluded.bytes, sent_at = excluded.sent_at`,
      [appointmentId, kind, bytes, this.clock.now()],
    );
    await this.live.publish({ kind: 'MONEY' });
  }

  private async assertOpen(appointmentId: number, lock: '' | 'for update of d'): Promise<void> {
    const open = await this.sql.rows(
      `select from deposit d join appointment a on a.id = d.appointment_id
       where d.appointment_id = $1 and d.state = 'PENDING' and a.status in ('BOOKED', 'CONFIRMED') ${lock}`,
      [appointmentId],
    );
    if (open.length === 0)
      throw new DomainError('REQUEST_SETTLED', { message: DEPOSIT_MESSAGES.proofTooLate });
  }
}
