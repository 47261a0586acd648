import type { MessageDriver, MessageKind } from '#domain/messages/message.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CloudSender } from '../../foundation/message-config.js';
import { OncePerTransaction } from '../../foundation/database/once-per-transaction.js';
import { Sql } from '../../foundation/database/sql.js';
import { SecretBox } from '../../foundation/sealing/secret-box.js';
import { MessageOptions } from './message-options.js';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Empty: the server asks for none. */
  readonly username: string;
  /** The password of `user`; absent without one. */
  readonly password: string | undefined;
}

export interface MailConnection {
  /** The operator's URL, or a user's. */
  readonly server: string | MailServer;
  /** As in the header, such as `Clínica <hola@clinica.cl>`. */
  readonly from: string;
}

/** A mail connection made on the screen. */
export interface StoredMail extends MailServer {
  readonly sender: string;
  /** Whether its password was encrypted with another key, so that it must be typed again. */
  readonly isUnreadable: boolean;
  readonly version: number;
}

export interface StoredWhatsapp {
  readonly phoneNumberId: string;
  /** Undefined if it was encrypted with another key, so that it must be typed again. */
  readonly accessToken: string | undefined;
  readonly confirmationTemplate: string;
  readonly reminderTemplate: string;
  readonly offerTemplate: string | null;
  readonly controlTemplate: string | null;
  readonly balanceTemplate: string | null;
  readonly language: string;
  readonly version: number;
}

const MAIL_OWNER = 'mail connection';
const WHATSAPP_OWNER = 'whatsapp connection';

interface MailRow {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly sealedPassword: Buffer | null;
  readonly sender: string;
  readonly version: number;
}

interface WhatsappRow {
  readonly phoneNumberId: string;
  readonly sealedToken: Buffer;
  readonly confirmationTemplate: string;
  readonly reminderTemplate: string;
  readonly offerTemplate: string | null;
  readonly controlTemplate: string | null;
  readonly balanceTemplate: string | null;
  readonly language: string;
  readonly version: number;
}

/**
 * How messages are sent now: as the operator set it with environment variables, otherwise as users connected it on the
 * screen. It is read each time, so that every instance follows a change at once.
 */
@Injectable()
export class MessageConnections {
  private readonly enteredMail: OncePerTransaction<StoredMail | undefined>;
  private readonly enteredWhatsapp: OncePerTransaction<StoredWhatsapp | undefined>;

  constructor(
    em: EntityManager,
    private readonly sql: Sql,
    private readonly box: SecretBox,
    private readonly options: MessageOptions,
  ) {
    this.enteredMail = new OncePerTransaction(em, () => this.readMail());
    this.enteredWhatsapp = new OncePerTransaction(em, () => this.readWhatsapp());
  }

  /** Undefined if no e-mail can be sent. */
  async mail(): Promise<MailConnection | undefined> {
    const { smtp } = this.options;
    if (smtp) return { server: smtp.url, from: smtp.from };
    const mail = await this.storedMail();
    return mail && !mail.isUnreadable ? { server: mail, from: mail.sender } : undefined;
  }

  /** Undefined if staff send WhatsApp messages themselves. */
  async cloud(): Promise<CloudSender | undefined> {
    const { cloud, whatsappApiUrl } = this.options;
    if (cloud) return cloud;
    const whatsapp = await this.storedWhatsapp();
    if (whatsapp?.accessToken === undefined) return undefined;
    return {
      apiUrl: whatsappApiUrl,
      phoneNumberId: whatsapp.phoneNumberId,
      accessToken: whatsapp.accessToken,
      templates: {
        CONFIRMATION: whatsapp.confirmationTemplate,
        REMINDER: whatsapp.reminderTemplate,
        OFFER: whatsapp.offerTemplate ?? undefined,
        CONTROL: whatsapp.controlTemplate ?? undefined,
        BALANCE: whatsapp.balanceTemplate ?? undefined,
      },
      language: whatsapp.language,
    };
  }

  /** CLOUD only if a template for such messages is registered: otherwise staff send them. */
  async whatsappDriver(kind: MessageKind): Promise<Extract<MessageDriver, 'LINK' | 'CLOUD'>> {
    const templates: Readonly<Partial<Record<MessageKind, string>>> = { ...(await this.cloud())?.templates };
    return templates[kind] === undefined ? 'LINK' : 'CLOUD';
  }

  /** Also if environment variables override it. */
  storedMail(): Promise<StoredMail | undefined> {
    return this.enteredMail.get();
  }

  /** The connection that users stored, even if environment variables override it. */
  storedWhatsapp(): Promise<StoredWhatsapp | undefined> {
    return this.enteredWhatsapp.get();
  }

  sealedPassword(password: string): Buffer {
    return this.box.close(Buffer.from(password), MAIL_OWNER);
  }

  sealedToken(token: string): Buffer {
    return this.box.close(Buffer.from(token), WHATSAPP_OWNER);
  }

  private async readMail(): Promise<StoredMail | undefined> {
    const [mail] = await this.sql.rows<MailRow>(
      `select host, port, username, sealed_password as "sealedPassword", sender, version from mail_connection`,
    );
    return mail && this.openedMail(mail);
  }

  private async readWhatsapp(): Promise<StoredWhatsapp | undefined> {
    const [whatsapp] = await this.sql.rows<WhatsappRow>(
      `select phone_number_id as "phoneNumberId", sealed_token as "sealedToken",
              confirmation_template as "confirmationTemplate", reminder_template as "reminderTemplate",
              offer_template as "offerTemplate", control_template as "controlTemplate",
              balance_template as "balanceTemplate", language, version
       from whatsapp_connection`,
    );
    return whatsapp && this.openedWhatsapp(whatsapp);
  }

  private openedMail({ sealedPassword, ...row }: MailRow): StoredMail {
    const password = sealedPassword ? this.box.open(sealedPassword, MAIL_OWNER)?.toString() : undefined;
    return { ...row, password, isUnreadable: sealedPassword !== null && password === undefined };
  }

  private openedWhatsapp({ sealedToken, ...row }: WhatsappRow): StoredWhatsapp {
    return { ...row, accessToken: this.box.open(sealedToken, WHATSAPP_OWNER)?.toString() };
  }
}
