import { SECURITY_CHANNEL_LABELS, SECURITY_EVENT_LABELS } from '#domain/access/security-event.es.js';
import { isAlarming } from '#domain/access/security-event.js';
import { LogLine } from './LogLine';
import type { SecurityEventsQuery } from './security-log.generated';

type SecurityEvent = SecurityEventsQuery['securityEvents']['nodes'][number];

const UNKNOWN_USER = 'Usuario desconocido';

export function SecurityEventItem({ event }: { event: SecurityEvent }) {
  const { at, kind, staffName, doneByName, about, channel, address } = event;
  return (
    <LogLine
      what={SECURITY_EVENT_LABELS[kind]}
      isAlarming={isAlarming(kind)}
      who={[staffName ?? UNKNOWN_USER, about].filter(Boolean).join(' · ')}
      details={[
        doneByName && `por ${doneByName}`,
        channel !== 'PANEL' && `desde ${SECURITY_CHANNEL_LABELS[channel]}`,
        address,
      ]}
      at={at}
    />
  );
}
