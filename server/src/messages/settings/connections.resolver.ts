import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ConnectionVersion, MailConnectionInput, WhatsappConnectionInput } from './connection.input.js';
import { MessageConnectionsModel } from './connection.model.js';
import { ConnectionSettings } from './connection-settings.service.js';

const FAULTS = 'Errors: INVALID_INPUT (on the field at fault, also for a wrong password), TOO_MANY_REQUESTS';

/** For users with TEAM, because the owner of the mail server can read the links that choose passwords. */
@Needs('TEAM')
@Resolver()
export class ConnectionsResolver {
  constructor(private readonly settings: ConnectionSettings) {}

  @Query(() => MessageConnectionsModel, {
    description: 'How the clinic is connected to mail and WhatsApp; no secrets.',
  })
  messageConnections(): Promise<MessageConnectionsModel> {
    return this.settings.current();
  }

  @Idempotent.Field('APART')
  @Mutation(() => Boolean, {
    description: `Sends a test message through a mail server without storing it. ${FAULTS}.`,
  })
  async testMailConnection(
    @Args('input', { description: 'The server to test.' }) input: MailConnectionInput,
    @Args() { password }: ConnectionVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<boolean> {
    await this.settings.testMail(input, { staff, password, network });
    return true;
  }

  @Mutation(() => MessageConnectionsModel, {
    description: `Connects a mail server that accepts a test message. ${FAULTS}, STALE.`,
  })
  async connectMail(
    @Args('input', { description: 'The server.' }) input: MailConnectionInput,
    @Args() { password, version }: ConnectionVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<MessageConnectionsModel> {
    await this.settings.connectMail(version ?? null, input, { staff, password, network });
    return this.settings.current();
  }

  @Mutation(() => MessageConnectionsModel, {
    description: `Forgets the mail server that a user connected; none is sent then. ${FAULTS}, STALE.`,
  })
  async disconnectMail(
    @Args() { password, version }: ConnectionVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<MessageConnectionsModel> {
    await this.settings.disconnectMail(version ?? null, { staff, password, network });
    return this.settings.current();
  }

  @Idempotent.Field('APART')
  @Mutation(() => Boolean, {
    description: `Sends the confirmation template with sample data without storing the account. ${FAULTS}.`,
  })
  async testWhatsappConnection(
    @Args('input', { description: 'The account to test.' }) input: WhatsappConnectionInput,
    @Args() { password }: ConnectionVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<boolean> {
    await this.settings.testWhatsapp(input, { staff, password, network });
    return true;
  }

  @Mutation(() => MessageConnectionsModel, {
    description: `Connects an account that accepts a test message. ${FAULTS}, STALE.`,
  })
  async connectWhatsapp(
    @Args('input', { description: 'The account.' }) input: WhatsappConnectionInput,
    @Args() { password, version }: ConnectionVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<MessageConnectionsModel> {
    await this.settings.connectWhatsapp(version ?? null, input, { staff, password, network });
    return this.settings.current();
  }

  @Mutation(() => MessageConnectionsModel, {
    description: `Forgets the account that a user connected; staff send WhatsApp messages then. ${FAULTS}, STALE.`,
  })
  async disconnectWhatsapp(
    @Args() { password, version }: ConnectionVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<MessageConnectionsModel> {
    await this.settings.disconnectWhatsapp(version ?? null, { staff, password, network });
    return this.settings.current();
  }
}
