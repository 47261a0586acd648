import { WEBHOOK_EVENTS, type WebhookEventKind } from '#domain/integrations/webhooks/webhook.js';
import { WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { someOf } from '../../foundation/input/field-rules.js';

export const EVENT_DESCRIPTIONS = {
  APPOINTMENT_CREATED: { description: '`appointment.created`: it was booked, by anyone.' },
  APPOINTMENT_MOVED: { description: '`appointment.moved`: to another day, hour or professional.' },
  APPOINTMENT_CHANGED: {
    description:
      '`appointment.changed`: its patient, treatment, length, notes or status changed, except for a cancellation.',
  },
  APPOINTMENT_CANCELLED: { description: '`appointment.cancelled`: it no longer takes up time.' },
  APPOINTMENT_DELETED: { description: '`appointment.deleted`: its id no longer exists.' },
  APPOINTMENT_ATTENDANCE: { description: '`appointment.attendance`: its attendance changed.' },
  PATIENT_CREATED: { description: '`patient.created`: by staff, by a booking, or by undoing a merge.' },
  PATIENT_CHANGED: { description: '`patient.changed`: any of the patient’s own data changed.' },
  PATIENT_MERGED: {
    description: '`patient.merged`: everything that referenced one now references the other.',
  },
  PATIENT_DELETED: { description: '`patient.deleted`: its id no longer exists.' },
  STOCK_CRITICAL: { description: '`stock.critical`: a supply fell to its critical stock.' },
} satisfies Record<WebhookEventKind, { description: string }>;

export const WebhookEventEnum = asEnum(WEBHOOK_EVENTS);
registerEnumType(WebhookEventEnum, {
  name: 'WebhookEventKind',
  description: 'The events that a webhook can receive.',
  valuesMap: EVENT_DESCRIPTIONS,
});

export const AreWebhookEvents = someOf('webhookEvents', WEBHOOK_EVENTS, WEBHOOK_MESSAGES.events);
