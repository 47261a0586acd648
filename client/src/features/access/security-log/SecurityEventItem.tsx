import { SECURITY_CHANNEL_LABELS, SECURITY_EVENT_LABELS } from '#domain/access/security-event.es.js';
import { isAlarming, isFailure } from '#domain/access/security-event.js';
import { LogLine } from './LogLine';
import type { SecurityEventsQuery } from './security-log.generated';

export type SecurityEvent = SecurityEventsQuery['securityEvents']['nodes'][number];

const UNKNOWN_USER = 'Usuario desconocido';

interface SecurityEventItemProps {
  event: SecurityEvent;
  /** The time of the day, '14:05'. */
  time: string;
}

export function SecurityEventItem({ event, time }: SecurityEventItemProps) {
  const { kind, staffName, doneByName, about, channel, address } = event;
  return (
    <LogLine
      what={SECURITY_EVENT_LABELS[kind]}
      mark={isAlarming(kind) ? 'error' : isFailure(kind) ? 'warning' : undefined}
      who={[staffName ?? UNKNOWN_USER, about].filter(Boolean).join(' · ')}
      details={[
        doneByName && `por ${doneByName}`,
        channel !== 'PANEL' && `desde ${SECURITY_CHANNEL_LABELS[channel]}`,
        address,
      ]}
      when={time}
    />
  );
}
