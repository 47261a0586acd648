import { DomainError } from '#domain/errors.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AnnouncedAppointments } from '../occasions/announced-appointment.js';
import {
  MessageSettingsVersion,
  PreviewMessageInput,
  UpdateMessageSettingsInput,
} from './message-settings.input.js';
import {
  MessageChannelsModel,
  MessagePreviewModel,
  MessageSettingsModel,
  toMessageSettingsModel,
} from './message-settings.model.js';
import { MessageSettingsService } from './message-settings.service.js';
import { MessageOptions } from '../channels/message-options.js';
import { WhatsappTexts } from '../occasions/whatsapp-texts.js';

@Resolver()
export class MessageSettingsResolver {
  constructor(
    private readonly settings: MessageSettingsService,
    private readonly texts: WhatsappTexts,
    private readonly appointments: AnnouncedAppointments,
    private readonly options: MessageOptions,
  ) {}

  @Query(() => MessageSettingsModel, {
    description: 'What the clinic tells its patients by itself, and in which words.',
  })
  async messageSettings(): Promise<MessageSettingsModel> {
    return toMessageSettingsModel(await this.settings.current());
  }

  @Query(() => MessageChannelsModel, { description: 'How messages leave, as the server was set up.' })
  messageChannels(): MessageChannelsModel {
    return { whatsapp: this.options.cloud ? 'CLOUD' : 'LINK', email: this.options.smtp !== undefined };
  }

  @Query(() => MessagePreviewModel, {
    description:
      'A text with everything filled in, from an appointment or from sample data. Errors: INVALID_INPUT (on `text`), NOT_FOUND.',
  })
  async previewMessage(
    @Args() { kind, text, appointmentId }: PreviewMessageInput,
  ): Promise<MessagePreviewModel> {
    if (!appointmentId) {
      return { body: (await this.texts.fillSample(kind, text || undefined)).body, isSample: true };
    }
    const appointment = await this.appointments.find(appointmentId);
    if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
    return { body: (await this.texts.fill(kind, appointment, text || undefined)).body, isSample: false };
  }

  @Mutation(() => MessageSettingsModel, {
    description:
      'Replaces the settings; what was written before keeps its words. Errors: STALE, INVALID_INPUT.',
  })
  async updateMessageSettings(
    @Args() { version }: MessageSettingsVersion,
    @Args('input') input: UpdateMessageSettingsInput,
  ): Promise<MessageSettingsModel> {
    return toMessageSettingsModel(await this.settings.update(version, input));
  }
}
