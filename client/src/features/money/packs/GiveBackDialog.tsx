import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { ReasonDialog } from '../corrections/ReasonDialog';
import { useGiveBackSessionMutation } from './packs.generated';

export interface UsedSession {
  readonly id: number;
  readonly usedOn: LocalDate;
  readonly packName: string;
}

interface GiveBackDialogProps {
  session: UsedSession;
  onClose: () => void;
}

/** Returns a used session to its pack. */
export function GiveBackDialog({ session, onClose }: GiveBackDialogProps) {
  const [giveBack] = useGiveBackSessionMutation();
  const key = useRepeatKey();
  return (
    <ReasonDialog
      title="Devolver sesión"
      subtitle={`${session.packName} · ${shortDate(session.usedOn)}`}
      explanation="La sesión vuelve al pack, y la visita se cobra como antes."
      submit="Devolver sesión"
      done="Sesión devuelta"
      send={(reason) => {
        const variables = { id: session.id, reason };
        return giveBack({ variables, context: key.contextOf(variables) });
      }}
      onClose={onClose}
    />
  );
}
