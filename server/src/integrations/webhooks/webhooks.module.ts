import { type DynamicModule, Module } from '@nestjs/common';
import type { WebhookSettings } from '../../foundation/config.js';
import { AllowedAddresses } from '../../foundation/http/network/allowed-addresses.js';
import { WebhookDelivery } from './webhook-delivery.js';
import { WebhookFigures } from './webhook-figures.js';
import { WebhookJobs } from './webhook-jobs.js';
import { WebhookLog } from './webhook-log.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookSignatures } from './webhook-signatures.js';
import { WebhooksResolver } from './webhooks.resolver.js';
import { Webhooks } from './webhooks.service.js';

@Module({})
export class WebhooksModule {
  static with(settings: WebhookSettings): DynamicModule {
    return {
      module: WebhooksModule,
      providers: [
        {
          provide: WebhookSender,
          inject: [AllowedAddresses],
          useFactory: (addresses: AllowedAddresses) => new WebhookSender(addresses, settings),
        },
        WebhookDelivery,
        WebhookFigures,
        WebhookJobs,
        WebhookLog,
        WebhookSignatures,
        Webhooks,
        WebhooksResolver,
      ],
    };
  }
}
