import { type DynamicModule, Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import type { MessageSettings } from '../config.js';
import { AnnouncedAppointments } from './announced-appointment.js';
import { AppointmentWatch } from './appointment-watch.js';
import { Channels } from './channels/channels.js';
import { CloudChannel } from './channels/cloud-channel.js';
import { SmtpChannel } from './channels/smtp-channel.js';
import { MailWatch } from './mail-watch.js';
import { MailWriter } from './mail-writer.js';
import { MessageChangesResolver } from './message-changes.resolver.js';
import { MessageDelivery } from './message-delivery.js';
import { MessageList } from './message-list.js';
import { MessageSettingsResolver } from './message-settings.resolver.js';
import { MessageSettingsService } from './message-settings.service.js';
import { MessageSweep } from './message-sweep.js';
import { MessageWriter } from './message-writer.js';
import { MessagesResolver } from './messages.resolver.js';
import { MessagesService } from './messages.service.js';
import { NotificacionesController } from './notificaciones.controller.js';
import { NotificationOptions } from './notification-options.js';
import { Outbox } from './outbox.js';
import { Reminders } from './reminders.js';
import { WhatsappTexts } from './whatsapp-texts.js';
import { WhatsappWebhook } from './whatsapp-webhook.js';
import { WhatsappWebhookController } from './whatsapp-webhook.controller.js';

const channelsOf = ({ cloud, smtp }: MessageSettings): Channels =>
  new Channels({
    ...(cloud && { CLOUD: new CloudChannel(cloud) }),
    ...(smtp && { SMTP: new SmtpChannel(smtp.url, smtp.from) }),
  });

@Module({})
export class NotificationsModule {
  static with(settings: MessageSettings): DynamicModule {
    return {
      module: NotificationsModule,
      global: true,
      imports: [AppointmentsModule],
      controllers: [NotificacionesController, WhatsappWebhookController],
      providers: [
        { provide: NotificationOptions, useValue: new NotificationOptions(settings) },
        { provide: Channels, useValue: channelsOf(settings) },
        AnnouncedAppointments,
        AppointmentWatch,
        MailWatch,
        MailWriter,
        MessageChangesResolver,
        MessageDelivery,
        MessageList,
        MessageSettingsResolver,
        MessageSettingsService,
        MessageSweep,
        MessageWriter,
        MessagesResolver,
        MessagesService,
        Outbox,
        Reminders,
        WhatsappTexts,
        WhatsappWebhook,
      ],
      exports: [MailWriter],
    };
  }
}
