import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  type DeliveryFailure,
  type DeliveryState,
  SENT_EVENTS,
  type SentEventKind,
  WEBHOOK_STATES,
  type WebhookState,
} from '#domain/integrations/webhooks/webhook.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { EVENT_DESCRIPTIONS } from './webhook-events.js';
import { Webhook } from './webhook.entity.js';
import type { WebhookDeliveryRow } from './webhook.row.js';

const SentEventEnum = asEnum(SENT_EVENTS);
registerEnumType(SentEventEnum, {
  name: 'WebhookSentKind',
  description: 'The kind of event sent.',
  valuesMap: {
    ...EVENT_DESCRIPTIONS,
    WEBHOOK_TEST: { description: '`webhook.test`: a test by a user; nothing happened.' },
  },
});

const WebhookStateEnum = asEnum(WEBHOOK_STATES);
registerEnumType(WebhookStateEnum, {
  name: 'WebhookState',
  description: 'Whether a webhook receives events.',
  valuesMap: {
    ACTIVE: { description: 'It receives events.' },
    STOPPED: { description: 'A user stopped it.' },
    GONE: { description: 'Its receiver responded with 410, which stopped it.' },
    WITHOUT_SECRET: { description: 'A backup, which contains no secrets, was restored: give it a new one.' },
  },
});

export const DeliveryStateEnum = asEnum(DELIVERY_STATES);
registerEnumType(DeliveryStateEnum, {
  name: 'WebhookDeliveryState',
  description: 'The state of an event’s delivery.',
  valuesMap: {
    WAITING: { description: 'To be sent or retried when its turn comes.' },
    SENDING: { description: 'Being sent.' },
    DELIVERED: { description: 'The receiver responded with 2xx.' },
    GIVEN_UP: { description: 'It failed for a day, or its webhook was stopped.' },
  },
});

const DeliveryFailureEnum = asEnum(DELIVERY_FAILURES);
registerEnumType(DeliveryFailureEnum, {
  name: 'WebhookDeliveryFailure',
  description: 'Why the last attempt failed.',
  valuesMap: {
    STATUS: { description: 'A response other than 2xx.' },
    REDIRECT: { description: 'A 3xx response, which is not followed.' },
    GONE: { description: 'A 410 response, which stops the webhook.' },
    TIMEOUT: { description: 'No response in time.' },
    NAME: { description: 'The host name was not found.' },
    CONNECTION: { description: 'No connection, or one that broke.' },
    CERTIFICATE: { description: 'An invalid certificate.' },
    PRIVATE_ADDRESS: { description: 'The name resolves to a private network or to this machine.' },
    NOT_ENCRYPTED: { description: '`http:` to an address outside the allowed networks.' },
    SECRET: { description: 'The secret can’t be read.' },
    STOPPED: { description: 'The webhook had been stopped.' },
    LOST: { description: 'The server stopped while sending; it may have arrived.' },
  },
});

@ObjectType('Webhook', { description: 'An address that receives events.' })
export class WebhookModel extends ShownFields(
  Webhook,
  'id',
  'address',
  'events',
  'version',
  'createdAt',
  'restsUntil',
) {
  @Field(() => WebhookStateEnum, { description: 'Only an ACTIVE one receives events.' })
  state!: WebhookState;
  @Field(() => String, { description: 'The user who created it.' }) createdByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Within the log; null if there was none.' })
  lastDeliveredAt!: string | null;
  @Field(() => Int, { description: 'Failed events that are being retried.' }) retryingCount!: number;
  @Field(() => Int, { description: 'Events in the log that were given up.' }) givenUpCount!: number;
}

@ObjectType('NewWebhookSecret', { description: 'A webhook with its new secret.' })
export class NewWebhookSecretModel {
  @Field(() => WebhookModel, { description: 'The webhook, as now listed by `webhooks`.' })
  webhook!: WebhookModel;
  @Field(() => String, {
    description:
      '`whsec_…`, following Standard Webhooks. Shown once: it is stored encrypted and can’t be retrieved again.',
  })
  secret!: string;
}

@ObjectType('WebhookDelivery', { description: 'The delivery of one event to one webhook.' })
export class WebhookDeliveryModel {
  @Field(() => Int, { description: 'Increases with each delivery.' }) id!: number;
  @Field(() => SentEventEnum, { description: 'The event.' }) type!: SentEventKind;
  @Field(() => Int, { nullable: true, description: 'The appointment concerned.' })
  appointmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'The patient concerned.' }) patientId!: number | null;
  @Field(() => Int, { nullable: true, description: 'The supply concerned.' }) supplyId!: number | null;
  @Field(() => DateTimeScalar, { description: 'When it happened.' }) at!: string;
  @Field(() => DeliveryStateEnum, { description: 'Its current state.' }) state!: DeliveryState;
  @Field(() => Int, { description: 'The number of attempts; restarts at 0 when it is sent again.' })
  tries!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last attempt ended.' })
  triedAt!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Null if it is not retried, or is due immediately.',
  })
  nextTryAt!: string | null;
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last response.' }) status!:
    | number
    | null;
  @Field(() => Int, { nullable: true, description: 'The duration of the last attempt.' }) durationMs!:
    | number
    | null;
  @Field(() => DeliveryFailureEnum, { nullable: true, description: 'Null unless the last attempt failed.' })
  failure!: DeliveryFailure | null;
}

@ObjectType('WebhookDeliveryPage', { description: 'A page of deliveries, newest first.' })
export class WebhookDeliveryPageModel extends PageModel {
  @Field(() => [WebhookDeliveryModel], { description: 'At most `first` deliveries.' })
  nodes!: WebhookDeliveryModel[];
}

export const toDeliveryModel = ({ facts, ...row }: WebhookDeliveryRow): WebhookDeliveryModel => ({
  ...row,
  appointmentId: facts.appointmentId ?? null,
  patientId: facts.patientId ?? null,
  supplyId: facts.supplyId ?? null,
});
