import { useWallTime } from '../../clinic/wall-time';
import type { ListedMessageFragment } from './messages.generated';

type MessageWithHistory = Pick<
  ListedMessageFragment,
  'state' | 'createdAt' | 'sentAt' | 'settledAt' | 'staffName' | 'tries'
>;

const VERBS: Partial<Record<ListedMessageFragment['state'], string>> = {
  FAILED: 'Falló',
  DISCARDED: 'Descartado',
  WITHDRAWN: 'Retirado',
};

/** A function that describes when a message reached its state, through which user, and after how many attempts. */
export function useMessageStory(): (message: MessageWithHistory) => string {
  const wallTime = useWallTime();
  return ({ state, createdAt, sentAt, settledAt, staffName, tries }) => {
    const verb = VERBS[state];
    const what = sentAt
      ? `Enviado el ${wallTime(sentAt)}`
      : verb && settledAt
        ? `${verb} el ${wallTime(settledAt)}`
        : `Preparado el ${wallTime(createdAt)}`;
    const parts = [what, staffName && `por ${staffName}`, tries > 1 && `${tries} intentos`];
    return parts.filter(Boolean).join(' · ');
  };
}
