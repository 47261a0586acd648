import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { PublicAddress } from '../access/public-address/public-address.js';
import { FirstStepsService } from '../clinic/first-steps/first-steps.service.js';
import { AgendaModule } from '../agenda/agenda.module.js';
import { MoneyModule } from '../money/money.module.js';
import type { MessageSettings } from '../foundation/message-config.js';
import { BalanceReminders } from './balances/balance-reminders.js';
import { BalanceRemindersResolver } from './balances/balance-reminders.resolver.js';
import { RecordatoriosController } from './balances/recordatorios.controller.js';
import { Channels } from './channels/channels.js';
import { MessageOptions } from './channels/message-options.js';
import { PatientWays } from './channels/patient-ways.js';
import { MailTrial } from './channels/mail-trial.js';
import { MessageConnections } from './channels/message-connections.js';
import { ControlInvitations } from './desk/control-invitations.js';
import { MessageChangesResolver } from './desk/message-changes.resolver.js';
import { MessageExportsController } from './desk/message-exports.controller.js';
import { MessageList } from './desk/message-list.js';
import { MessagesController } from './desk/messages.controller.js';
import { MessagesResolver } from './desk/messages.resolver.js';
import { MessagesService } from './desk/messages.service.js';
import { AnnouncedAppointments } from './occasions/announced-appointment.js';
import { WhatsappWatch } from './occasions/whatsapp-watch.js';
import { CalendarEntries } from './occasions/calendar-entries.js';
import { MailWatch } from './occasions/mail-watch.js';
import { MailWriter } from './occasions/mail-writer.js';
import { MessageWriter } from './occasions/message-writer.js';
import { OccasionMessages } from './occasions/occasion-messages.js';
import { Reminders } from './occasions/reminders.js';
import { WhatsappTexts } from './occasions/whatsapp-texts.js';
import { OfferLinks } from './offers/offer-links.js';
import { OfferMessages } from './offers/offer-messages.js';
import { MessageDelivery } from './delivery/message-delivery.js';
import { MessageOccasions } from './outbox/message-occasions.js';
import { MessageSweep } from './delivery/message-sweep.js';
import { OutboxFigures } from './outbox/outbox-figures.js';
import { Outbox } from './outbox/outbox.js';
import { Oppositions } from './oppositions/oppositions.js';
import { OppositionsResolver } from './oppositions/oppositions.resolver.js';
import { ConnectionSettings } from './settings/connection-settings.service.js';
import { ConnectionsResolver } from './settings/connections.resolver.js';
import { MessageSettingsResolver } from './settings/message-settings.resolver.js';
import { WhatsappTrial } from './settings/whatsapp-trial.js';
import { MessageSettingsService } from './settings/message-settings.service.js';
import { WhatsappWebhookController } from './webhook/whatsapp-webhook.controller.js';
import { WhatsappWebhook } from './webhook/whatsapp-webhook.js';

@Module({})
export class MessagesModule implements OnModuleInit {
  constructor(
    private readonly steps: FirstStepsService,
    private readonly connections: MessageConnections,
    private readonly address: PublicAddress,
  ) {}

  onModuleInit(): void {
    this.steps.onCheck('MAIL', async () => (await this.connections.mail()) !== undefined);
    this.steps.onCheck('PUBLIC_ADDRESS', async () => (await this.address.current()) !== undefined);
  }

  static with(settings: MessageSettings): DynamicModule {
    return {
      module: MessagesModule,
      global: true,
      imports: [AgendaModule, MoneyModule],
      controllers: [
        MessageExportsController,
        MessagesController,
        RecordatoriosController,
        WhatsappWebhookController,
      ],
      providers: [
        { provide: MessageOptions, useValue: new MessageOptions(settings) },
        Channels,
        MailTrial,
        MessageConnections,
        ConnectionSettings,
        ConnectionsResolver,
        WhatsappTrial,
        AnnouncedAppointments,
        BalanceReminders,
        BalanceRemindersResolver,
        WhatsappWatch,
        CalendarEntries,
        ControlInvitations,
        MailWatch,
        MailWriter,
        MessageChangesResolver,
        MessageDelivery,
        MessageList,
        MessageOccasions,
        MessageSettingsResolver,
        MessageSettingsService,
        MessageSweep,
        MessageWriter,
        MessagesResolver,
        MessagesService,
        OccasionMessages,
        OfferLinks,
        OfferMessages,
        Oppositions,
        OppositionsResolver,
        Outbox,
        OutboxFigures,
        PatientWays,
        Reminders,
        WhatsappTexts,
        WhatsappWebhook,
      ],
      exports: [
        CalendarEntries,
        ControlInvitations,
        MailWriter,
        MessageList,
        MessageOccasions,
        MessageSettingsService,
        OccasionMessages,
        OfferLinks,
        OfferMessages,
        Oppositions,
      ],
    };
  }
}
