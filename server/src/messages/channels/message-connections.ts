import type { MessageDriver, MessageKind } from '#domain/messages/message.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CloudSender } from '../../foundation/message-config.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { OncePerTransaction } from '../../foundation/database/once-per-transaction.js';
import { SecretBox } from '../../foundation/sealing/secret-box.js';
import { MessageOptions } from './message-options.js';
import { StoredMailConnection, StoredWhatsappConnection } from './stored-connections.entity.js';

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

export interface StoredWhatsapp extends Omit<StoredWhatsappConnection, 'id' | 'sealedToken'> {
  /** Undefined if it was encrypted with another key, so that it must be typed again. */
  readonly accessToken: string | undefined;
}

const ONLY_ROW = { id: 1 };
const MAIL_OWNER = 'mail connection';
const WHATSAPP_OWNER = 'whatsapp connection';

/**
 * How messages are sent now: as the operator set it with environment variables, otherwise as users connected it on the
 * screen. It is read each time, so that every instance follows a change at once.
 */
@Injectable()
export class MessageConnections {
  private readonly enteredMail: OncePerTransaction<StoredMail | undefined>;
  private readonly enteredWhatsapp: OncePerTransaction<StoredWhatsapp | undefined>;

  constructor(
    private readonly em: EntityManager,
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
    const stored = await this.em.findOne(StoredMailConnection, ONLY_ROW, {
      ...READ_ONLY,
      populate: ['sealedPassword'],
    });
    if (!stored) return undefined;
    const { id: _id, sealedPassword, ...mail } = stored;
    const password = sealedPassword ? this.box.open(sealedPassword, MAIL_OWNER)?.toString() : undefined;
    return { ...mail, password, isUnreadable: sealedPassword !== null && password === undefined };
  }

  private async readWhatsapp(): Promise<StoredWhatsapp | undefined> {
    const stored = await this.em.findOne(StoredWhatsappConnection, ONLY_ROW, {
      ...READ_ONLY,
      populate: ['sealedToken'],
    });
    if (!stored) return undefined;
    const { id: _id, sealedToken, ...whatsapp } = stored;
    return { ...whatsapp, accessToken: this.box.open(sealedToken, WHATSAPP_OWNER)?.toString() };
  }
}
