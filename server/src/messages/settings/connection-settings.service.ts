import type { ConnectionSource } from '#domain/access/connection-source.js';
import { keepsPassword } from '#domain/messages/connections.js';
import { CONNECTION_MESSAGES, MAIL_TEST_FAULTS, TEST_MAIL } from '#domain/messages/connections.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../../access/passwords/own-password.js';
import { SecurityLog } from '../../access/security-log/security-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import type { CloudSender } from '../../foundation/message-config.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { MailTest } from '../channels/mail-test.js';
import { type MailServer, MessageConnections } from '../channels/message-connections.js';
import { MessageOptions } from '../channels/message-options.js';
import { WhatsappTest } from './whatsapp-test.js';
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
    private readonly sql: Sql,
    private readonly connections: MessageConnections,
    private readonly options: MessageOptions,
    private readonly ownPassword: OwnPassword,
    private readonly securityLog: SecurityLog,
    private readonly clinic: ClinicService,
    private readonly mailTest: MailTest,
    private readonly whatsappTest: WhatsappTest,
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
    const fault = await this.mailTest.send(server, {
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
    const fault = await this.whatsappTest.send(account, input.testPhone);
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
    const values = [host, port, username, sealed, sender];
    const written =
      seen === null
        ? await this.sql.rows(
            `insert into mail_connection (host, port, username, sealed_password, sender) values ($1, $2, $3, $4, $5)
             on conflict (id) do nothing returning id`,
            values,
          )
        : await this.sql.rows(
            `update mail_connection
             set host = $1, port = $2, username = $3, sealed_password = $4, sender = $5, version = version + 1
             where version = $6 returning id`,
            [...values, seen],
          );
    await this.note(written.length > 0, 'MAIL_CONNECTED', staff, host);
  }

  @Transactional()
  private async storeWhatsapp(seen: number | null, account: CloudSender, staff: Staff): Promise<void> {
    const { phoneNumberId, accessToken, templates, language } = account;
    const sealed = this.connections.sealedToken(accessToken);
    const { CONFIRMATION, REMINDER, OFFER = null, CONTROL = null, BALANCE = null } = templates;
    const values = [phoneNumberId, sealed, CONFIRMATION, REMINDER, OFFER, language, CONTROL, BALANCE];
    const written =
      seen === null
        ? await this.sql.rows(
            `insert into whatsapp_connection
               (phone_number_id, sealed_token, confirmation_template, reminder_template, offer_template, language,
                control_template, balance_template)
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id`,
            values,
          )
        : await this.sql.rows(
            `update whatsapp_connection
             set phone_number_id = $1, sealed_token = $2, confirmation_template = $3, reminder_template = $4,
                 offer_template = $5, language = $6, control_template = $7, balance_template = $8,
                 version = version + 1
             where version = $9 returning id`,
            [...values, seen],
          );
    await this.note(written.length > 0, 'WHATSAPP_CONNECTED', staff, phoneNumberId);
  }

  @Transactional()
  private async forget(channel: 'MAIL' | 'WHATSAPP', seen: number | null, staff: Staff): Promise<void> {
    const [gone] =
      channel === 'MAIL'
        ? await this.sql.rows<{ about: string }>(
            'delete from mail_connection where version = $1 returning host as about',
            [seen],
          )
        : await this.sql.rows<{ about: string }>(
            'delete from whatsapp_connection where version = $1 returning phone_number_id as about',
            [seen],
          );
    await this.note(gone !== undefined, `${channel}_DISCONNECTED`, staff, gone?.about ?? '');
  }

  /** @param about the server or number; the log never has a secret. */
  private async note(
    isDone: boolean,
    kind: 'MAIL_CONNECTED' | 'MAIL_DISCONNECTED' | 'WHATSAPP_CONNECTED' | 'WHATSAPP_DISCONNECTED',
    staff: Staff,
    about: string,
  ): Promise<void> {
    if (!isDone) throw new DomainError('STALE');
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
