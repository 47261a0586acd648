import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** The mail server that a user connected; the only row of its table, if any. */
@Entity({ tableName: 'mail_connection' })
@Rows({ notArchived: 'reaches a mail server with a secret, and is connected anew elsewhere' })
export class StoredMailConnection {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false, default: 1 }) id = 1;
  @Holds('TECHNICAL') @Property({ type: 'text' }) host!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) port!: number;
  /** Empty if the server asks for none; there is then no password. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) username!: string;
  /** Loaded only on request. */
  @Holds('SECRET')
  @Property({ type: 'blob', nullable: true, lazy: true, hidden: true })
  sealedPassword!: Buffer | null;
  @Holds('TECHNICAL') @Property({ type: 'text' }) sender!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer', version: true }) version!: number;
}

/** The WhatsApp account that a user connected; the only row of its table, if any. */
@Entity({ tableName: 'whatsapp_connection' })
@Rows({ notArchived: 'reaches WhatsApp with a secret, and is connected anew elsewhere' })
export class StoredWhatsappConnection {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false, default: 1 }) id = 1;
  @Holds('TECHNICAL') @Property({ type: 'text' }) phoneNumberId!: string;
  /** Loaded only on request. */
  @Holds('SECRET') @Property({ type: 'blob', lazy: true, hidden: true }) sealedToken!: Buffer;
  @Holds('TECHNICAL') @Property({ type: 'text' }) confirmationTemplate!: string;
  @Holds('TECHNICAL') @Property({ type: 'text' }) reminderTemplate!: string;
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) offerTemplate!: string | null;
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) controlTemplate!: string | null;
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) balanceTemplate!: string | null;
  @Holds('TECHNICAL') @Property({ type: 'text' }) language!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer', version: true }) version!: number;
}
