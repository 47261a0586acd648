import type { ConnectionSource } from '#domain/access/connection-source.js';
import { keepsPassword } from '#domain/messages/connections.js';
import { CONNECTION_MESSAGES, MAIL_TEST_FAULTS, TEST_MAIL } from '#domain/messages/connections.es.js';
import { invalidField } from '#domain/errors.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../../access/passwords/own-password.js';
import { SecurityLog } from '../../access/security-log/security-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import type { CloudSender } from '../../foundation/message-config.js';
import { deleteOnlyRow, storeOnlyRow } from '../../foundation/database/only-row.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { MailTrial } from '../channels/mail-trial.js';
import { type MailServer, MessageConnections } from '../channels/message-connections.js';
import { MessageOptions } from '../channels/message-options.js';
import { StoredMailConnection, StoredWhatsappConnection } from '../channels/stored-connections.entity.js';
import { WhatsappTrial } from './whatsapp-trial.js';
import type { MailConnectionInput, WhatsappConnectionInput } from './connection.input.js';
import type {
  MailConnectionModel,
  MessageConnectionsModel,
  WhatsappConnectionModel,
} from './connection.model.js';

/** The user who changes a connection, and their password, because another person may be at an open panel. */
interface Asking {
  readonly staff: Staff;
  readonly password: string;
  /** The network under which the attempt is counted. */
  readonly network: string;
}

/**
 * Lets users connect mail and WhatsApp. Settings are stored only if they have just accepted a test message, and nothing
 * is sent within a transaction.
 */
@Injectable()
export class ConnectionSettings {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: MessageConnections,
    private readonly options: MessageOptions,
    private readonly ownPassword: OwnPassword,
    private readonly securityLog: SecurityLog,
    private readonly clinic: ClinicService,
    private readonly mailTrial: MailTrial,
    private readonly whatsappTrial: WhatsappTrial,
    private readonly live: LiveBus,
  ) {}

  async current(): Promise<MessageConnectionsModel> {
    return { mail: await this.mail(), whatsapp: await this.whatsapp() };
  }

  /** @throws DomainError `INVALID_INPUT` on the field at fault, or `TOO_MANY_REQUESTS` */
  async testMail(input: MailConnectionInput, asking: Asking): Promise<void> {
    await this.prove(asking);
    await this.acceptedMail(input);
  }

  /** @throws DomainError `STALE`, or as `testMail` does */
  async connectMail(seen: number | null, input: MailConnectionInput, asking: Asking): Promise<void> {
    await this.prove(asking);
    const server = await this.acceptedMail(input);
    await this.storeMail(seen, server, input.sender, asking.staff);
  }

  /** @throws DomainError `STALE`, `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `password` */
  async disconnectMail(seen: number | null, asking: Asking): Promise<void> {
    await this.prove(asking);
    await this.forget('MAIL', seen, asking.staff);
  }

  /** @throws DomainError `INVALID_INPUT` on the field at fault, or `TOO_MANY_REQUESTS` */
  async testWhatsapp(input: WhatsappConnectionInput, asking: Asking): Promise<void> {
    await this.prove(asking);
    await this.acceptedWhatsapp(input);
  }

  /** @throws DomainError `STALE`, or as `testWhatsapp` does */
  async connectWhatsapp(seen: number | null, input: WhatsappConnectionInput, asking: Asking): Promise<void> {
    await this.prove(asking);
    const account = await this.acceptedWhatsapp(input);
    await this.storeWhatsapp(seen, account, asking.staff);
  }

  /** @throws DomainError `STALE`, `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `password` */
  async disconnectWhatsapp(seen: number | null, asking: Asking): Promise<void> {
    await this.prove(asking);
    await this.forget('WHATSAPP', seen, asking.staff);
  }

  /** A test that fails afterwards is no failed attempt at the password. */
  private async prove({ staff, password, network }: Asking): Promise<void> {
    const { attempt } = await this.ownPassword.prove(staff, 'password', password, network);
    await attempt.succeeded();
  }

  private async mail(): Promise<MailConnectionModel> {
    const { smtp } = this.options;
    if (smtp) {
      const { hostname, port, protocol } = new URL(smtp.url);
      const usual = protocol === 'smtps:' ? 465 : 587;
      return {
        ...NO_MAIL,
        source: 'ENVIRONMENT',
        host: hostname,
        port: port === '' ? usual : Number(port),
        sender: smtp.from,
      };
    }
    const stored = await this.connections.storedMail();
    if (!stored) return NO_MAIL;
    const { host, port, username, sender, isUnreadable, version } = stored;
    return { source: 'SCREEN', host, port, username, sender, mustRetypePassword: isUnreadable, version };
  }

  private async whatsapp(): Promise<WhatsappConnectionModel> {
    const { cloud } = this.options;
    if (cloud) {
      return {
        source: 'ENVIRONMENT',
        ...accountOf(cloud),
        mustRetypeToken: false,
        version: null,
      };
    }
    const stored = await this.connections.storedWhatsapp();
    if (!stored) return NO_WHATSAPP;
    const { accessToken, ...account } = stored;
    return { source: 'SCREEN', ...account, mustRetypeToken: accessToken === undefined };
  }

  private async acceptedMail(input: MailConnectionInput): Promise<MailServer> {
    if (this.options.smtp) throw invalidField('host', CONNECTION_MESSAGES.mailFromEnvironment);
    const username = input.username ?? '';
    if (username === '' && input.mailPassword)
      throw invalidField('username', CONNECTION_MESSAGES.passwordWithoutUser);
    const password = username === '' ? undefined : await this.mailPassword(input);
    const server = { host: input.host, port: input.port, username, password };
    const clinic = inOneLine((await this.clinic.info()).name);
    const fault = await this.mailTrial.send(server, {
      from: input.sender,
      recipient: input.recipient,
      subject: TEST_MAIL.subject(clinic),
      body: TEST_MAIL.body(clinic),
    });
    if (fault) throw invalidField(...MAIL_TEST_FAULTS[fault]);
    return server;
  }

  /** The typed one, or the stored one if it was typed for the same server. */
  private async mailPassword(input: MailConnectionInput): Promise<string> {
    if (input.mailPassword) return input.mailPassword;
    const stored = await this.connections.storedMail();
    if (!stored || stored.username === '')
      throw invalidField('mailPassword', CONNECTION_MESSAGES.mailPassword);
    if (!keepsPassword(stored, input))
      throw invalidField('mailPassword', CONNECTION_MESSAGES.passwordOfAnother);
    if (stored.password === undefined)
      throw invalidField('mailPassword', CONNECTION_MESSAGES.passwordUnreadable);
    return stored.password;
  }

  private async acceptedWhatsapp(input: WhatsappConnectionInput): Promise<CloudSender> {
    if (this.options.cloud) throw invalidField('phoneNumberId', CONNECTION_MESSAGES.whatsappFromEnvironment);
    const account = {
      apiUrl: this.options.whatsappApiUrl,
      phoneNumberId: input.phoneNumberId,
      accessToken: input.accessToken || (await this.storedToken()),
      templates: {
        CONFIRMATION: input.confirmationTemplate,
        REMINDER: input.reminderTemplate,
        OFFER: input.offerTemplate || undefined,
        CONTROL: input.controlTemplate || undefined,
        BALANCE: input.balanceTemplate || undefined,
      },
      language: input.language,
    };
    const fault = await this.whatsappTrial.send(account, input.testPhone);
    if (fault) throw invalidField(fault.field, fault.sentence);
    return account;
  }

  private async storedToken(): Promise<string> {
    const stored = await this.connections.storedWhatsapp();
    if (!stored) throw invalidField('accessToken', CONNECTION_MESSAGES.accessToken);
    if (stored.accessToken === undefined)
      throw invalidField('accessToken', CONNECTION_MESSAGES.tokenUnreadable);
    return stored.accessToken;
  }

  @Transactional()
  private async storeMail(
    seen: number | null,
    { host, port, username, password }: MailServer,
    sender: string,
    staff: Staff,
  ): Promise<void> {
    const sealed = password === undefined ? null : this.connections.sealedPassword(password);
    const values = { host, port, username, sealedPassword: sealed, sender };
    await storeOnlyRow(this.em, StoredMailConnection, seen, values);
    await this.note('MAIL_CONNECTED', staff, host);
  }

  @Transactional()
  private async storeWhatsapp(seen: number | null, account: CloudSender, staff: Staff): Promise<void> {
    const sealedToken = this.connections.sealedToken(account.accessToken);
    await storeOnlyRow(this.em, StoredWhatsappConnection, seen, { ...accountOf(account), sealedToken });
    await this.note('WHATSAPP_CONNECTED', staff, account.phoneNumberId);
  }

  @Transactional()
  private async forget(channel: 'MAIL' | 'WHATSAPP', seen: number | null, staff: Staff): Promise<void> {
    const about =
      channel === 'MAIL'
        ? (await deleteOnlyRow(this.em, StoredMailConnection, seen)).host
        : (await deleteOnlyRow(this.em, StoredWhatsappConnection, seen)).phoneNumberId;
    await this.note(`${channel}_DISCONNECTED`, staff, about);
  }

  /** @param about the server or number; the log never has a secret. */
  private async note(
    kind: 'MAIL_CONNECTED' | 'MAIL_DISCONNECTED' | 'WHATSAPP_CONNECTED' | 'WHATSAPP_DISCONNECTED',
    staff: Staff,
    about: string,
  ): Promise<void> {
    await this.securityLog.note(kind, staff.id, about);
    await this.live.publish({ kind: 'MESSAGES', appointmentId: null });
  }
}

const NOT_SET: ConnectionSource = 'NONE';
const NO_MAIL: MailConnectionModel = {
  source: NOT_SET,
  host: null,
  port: null,
  username: null,
  sender: null,
  mustRetypePassword: false,
  version: null,
};
const NO_WHATSAPP: WhatsappConnectionModel = {
  source: NOT_SET,
  phoneNumberId: null,
  confirmationTemplate: null,
  reminderTemplate: null,
  offerTemplate: null,
  controlTemplate: null,
  balanceTemplate: null,
  language: null,
  mustRetypeToken: false,
  version: null,
};

const accountOf = ({ phoneNumberId, templates, language }: CloudSender) => ({
  phoneNumberId,
  confirmationTemplate: templates.CONFIRMATION,
  reminderTemplate: templates.REMINDER,
  offerTemplate: templates.OFFER ?? null,
  controlTemplate: templates.CONTROL ?? null,
  balanceTemplate: templates.BALANCE ?? null,
  language,
});
