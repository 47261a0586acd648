import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  type DeliveryFailure,
  type DeliveryState,
  SENT_EVENTS,
  type SentEventKind,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
  type WebhookEventKind,
  type WebhookState,
} from '#domain/webhooks/webhook.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';
import { PageModel } from '../graphql/page.model.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { WebhookDeliveryRow } from './webhook.row.js';

const EVENTS = {
  APPOINTMENT_CREATED: { description: '`appointment.created`: it was booked, by anybody.' },
  APPOINTMENT_MOVED: { description: '`appointment.moved`: to another day, hour or professional.' },
  APPOINTMENT_CHANGED: {
    description:
      '`appointment.changed`: its patient, treatment, length, notes, or its status but for being cancelled.',
  },
  APPOINTMENT_CANCELLED: { description: '`appointment.cancelled`: it holds no hour any more.' },
  APPOINTMENT_DELETED: { description: '`appointment.deleted`: its id finds nothing any more.' },
  APPOINTMENT_ATTENDANCE: { description: '`appointment.attendance`: what is said of whether somebody came.' },
  PATIENT_CREATED: { description: '`patient.created`: by staff, by a booking, or as a merge was undone.' },
  PATIENT_CHANGED: { description: '`patient.changed`: anything that a patient’s own data hold.' },
  PATIENT_MERGED: { description: '`patient.merged`: all that named the one names the other now.' },
  PATIENT_DELETED: { description: '`patient.deleted`: its id finds nothing any more.' },
  STOCK_CRITICAL: { description: '`stock.critical`: a supply came down to its critical stock.' },
} satisfies Record<WebhookEventKind, { description: string }>;

export const WebhookEventEnum = asEnum(WEBHOOK_EVENTS);
registerEnumType(WebhookEventEnum, {
  name: 'WebhookEventKind',
  description: 'What a webhook can be told.',
  valuesMap: EVENTS,
});

const SentEventEnum = asEnum(SENT_EVENTS);
registerEnumType(SentEventEnum, {
  name: 'WebhookSentKind',
  description: 'What was sent.',
  valuesMap: {
    ...EVENTS,
    WEBHOOK_TEST: { description: '`webhook.test`: nothing happened, somebody tried it.' },
  },
});

const WebhookStateEnum = asEnum(WEBHOOK_STATES);
registerEnumType(WebhookStateEnum, {
  name: 'WebhookState',
  description: 'Whether a webhook is told what happens.',
  valuesMap: {
    ACTIVE: { description: 'It is.' },
    STOPPED: { description: 'Somebody of the clinic stopped it.' },
    GONE: { description: 'Its receiver answered 410, which stopped it.' },
    WITHOUT_SECRET: { description: 'A backup was restored, which holds no secrets: give it a new one.' },
  },
});

export const DeliveryStateEnum = asEnum(DELIVERY_STATES);
registerEnumType(DeliveryStateEnum, {
  name: 'WebhookDeliveryState',
  description: 'What became of an event.',
  valuesMap: {
    WAITING: { description: 'It is sent, or tried again, as soon as its turn comes.' },
    SENDING: { description: 'It is on its way.' },
    DELIVERED: { description: 'The receiver answered 2xx.' },
    GIVEN_UP: { description: 'It failed for a day, or its webhook was stopped.' },
  },
});

const DeliveryFailureEnum = asEnum(DELIVERY_FAILURES);
registerEnumType(DeliveryFailureEnum, {
  name: 'WebhookDeliveryFailure',
  description: 'Why the last try failed.',
  valuesMap: {
    STATUS: { description: 'An answer other than 2xx.' },
    REDIRECT: { description: 'An answer 3xx, which is not followed.' },
    GONE: { description: 'An answer 410, which stops the webhook.' },
    TIMEOUT: { description: 'No answer in time.' },
    NAME: { description: 'The name was not found.' },
    CONNECTION: { description: 'No connection, or one that broke.' },
    CERTIFICATE: { description: 'A certificate that nobody should trust.' },
    PRIVATE_ADDRESS: { description: 'The name leads into the network, or to the machine itself.' },
    NOT_ENCRYPTED: { description: '`http:` to an address outside of the allowed networks.' },
    SECRET: { description: 'The secret can’t be read.' },
    STOPPED: { description: 'The webhook was stopped before.' },
    LOST: { description: 'The server died meanwhile; it may have arrived.' },
  },
});

@ObjectType('Webhook', { description: 'An address that is told what happens.' })
export class WebhookModel {
  @Field(() => Int, { description: 'Stays the same as long as the webhook.' }) id!: number;
  @Field(() => String, { description: 'Where events are posted.' }) address!: string;
  @Field(() => [WebhookEventEnum], { description: 'What it is told.' }) events!: WebhookEventKind[];
  @Field(() => WebhookStateEnum, { description: 'Only an ACTIVE one is told anything.' })
  state!: WebhookState;
  @Field(() => Int, { description: 'Rises with each edit.' }) version!: number;
  @Field(() => String, { description: 'Who made it.' }) createdByName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) createdAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Within the log; null if nothing was.' })
  lastDeliveredAt!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Its receiver asked not to be called until then (429 or 503 with `Retry-After`); it may be past.',
  })
  restsUntil!: string | null;
  @Field(() => Int, { description: 'Events that failed and are tried again.' }) retryingCount!: number;
  @Field(() => Int, { description: 'Events of the log that were given up.' }) givenUpCount!: number;
}

@ObjectType('NewWebhookSecret', { description: 'A webhook, and its new secret.' })
export class NewWebhookSecretModel {
  @Field(() => WebhookModel, { description: 'As `webhooks` lists it from now on.' }) webhook!: WebhookModel;
  @Field(() => String, {
    description:
      '`whsec_…`, by Standard Webhooks. It is shown once: it is stored encrypted, and never read again.',
  })
  secret!: string;
}

@ObjectType('WebhookDelivery', { description: 'What became of one event for one webhook.' })
export class WebhookDeliveryModel {
  @Field(() => Int, { description: 'The higher, the later.' }) id!: number;
  @Field(() => SentEventEnum, { description: 'What happened.' }) type!: SentEventKind;
  @Field(() => Int, { nullable: true, description: 'Which appointment it is about.' })
  appointmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'Which patient it is about.' }) patientId!: number | null;
  @Field(() => Int, { nullable: true, description: 'Which supply it is about.' }) supplyId!: number | null;
  @Field(() => DateTimeScalar, { description: 'When it happened.' }) at!: string;
  @Field(() => DeliveryStateEnum, { description: 'What became of it.' }) state!: DeliveryState;
  @Field(() => Int, { description: 'How often it was tried; from 0 again once it is sent anew.' })
  tries!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last try ended.' })
  triedAt!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Null where it is not tried again, or at once.',
  })
  nextTryAt!: string | null;
  @Field(() => Int, { nullable: true, description: 'HTTP’s, of the last answer.' }) status!: number | null;
  @Field(() => Int, { nullable: true, description: 'How long the last try took.' }) durationMs!:
    number | null;
  @Field(() => DeliveryFailureEnum, { nullable: true, description: 'Null unless the last try failed.' })
  failure!: DeliveryFailure | null;
}

@ObjectType('WebhookDeliveryPage', { description: 'Some deliveries, the newest first.' })
export class WebhookDeliveryPageModel extends PageModel {
  @Field(() => [WebhookDeliveryModel], { description: 'At most `first` of them.' })
  nodes!: WebhookDeliveryModel[];
}

export const toDeliveryModel = ({ facts, ...row }: WebhookDeliveryRow): WebhookDeliveryModel => ({
  ...row,
  appointmentId: facts.appointmentId ?? null,
  patientId: facts.patientId ?? null,
  supplyId: facts.supplyId ?? null,
});
