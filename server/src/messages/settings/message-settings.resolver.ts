import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
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
import { MessageConnections } from '../channels/message-connections.js';
import { WhatsappTexts } from '../occasions/whatsapp-texts.js';

@Needs('SETTINGS')
@Resolver()
export class MessageSettingsResolver {
  constructor(
    private readonly settings: MessageSettingsService,
    private readonly texts: WhatsappTexts,
    private readonly connections: MessageConnections,
  ) {}

  @Query(() => MessageSettingsModel, {
    description: 'Which messages are automatic, and their texts.',
  })
  async messageSettings(): Promise<MessageSettingsModel> {
    return toMessageSettingsModel(await this.settings.current());
  }

  @Needs('MESSAGES')
  @Query(() => MessageChannelsModel, {
    description: 'How messages are sent, as the operator or a user connected them.',
  })
  async messageChannels(): Promise<MessageChannelsModel> {
    const [cloud, mail] = [await this.connections.cloud(), await this.connections.mail()];
    return { whatsapp: cloud ? 'CLOUD' : 'LINK', email: mail !== undefined };
  }

  @Needs('MESSAGES')
  @Query(() => MessagePreviewModel, {
    description:
      'A complete text, from an appointment or sample data. Errors: INVALID_INPUT (on `text`), NOT_FOUND.',
  })
  previewMessage(@Args() { kind, text, appointmentId }: PreviewMessageInput): Promise<MessagePreviewModel> {
    return this.texts.preview(kind, appointmentId, text || undefined);
  }

  @Mutation(() => MessageSettingsModel, {
    description:
      'Replaces the settings; messages already written keep their text. Errors: STALE, INVALID_INPUT.',
  })
  async updateMessageSettings(
    @Args() { version }: MessageSettingsVersion,
    @Args('input', { description: 'All settings; an absent text is reset to the default.' })
    input: UpdateMessageSettingsInput,
  ): Promise<MessageSettingsModel> {
    return toMessageSettingsModel(await this.settings.update(version, input));
  }
}
