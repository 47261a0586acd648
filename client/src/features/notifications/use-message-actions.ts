import { MESSAGE_KIND_LABELS } from '#domain/message.es.js';
import type { TemplateKind } from '#domain/message.js';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../graphql/apollo-failure';
import { useConfirm } from '../../ui/confirm';
import { toasts } from '../../ui/toasts';
import { outcomeOf } from './message-outcome';
import {
  type ListedMessageFragment,
  useDiscardMessageMutation,
  useMarkMessageSentMutation,
  useRetryMessageMutation,
  useSendMessageMutation,
  useUnmarkMessageSentMutation,
} from './messages.generated';

type Message = Pick<ListedMessageFragment, 'id' | 'kind' | 'channel' | 'patientName'>;
type Asked = Pick<ListedMessageFragment, 'kind' | 'channel'>;
type Answered = Asked & Pick<ListedMessageFragment, 'state'> & { id?: number };

export interface MessageActions {
  /** Notes that it was sent through its link, and offers to take that back. */
  readonly markSent: (message: Message) => Promise<void>;
  readonly unmarkSent: (message: Message) => Promise<void>;
  /** Asks first: what was discarded is not brought back. */
  readonly discard: (message: Message) => Promise<void>;
  readonly retry: (message: Message) => Promise<void>;
  /** Writes one, and sends it where messages go out by themselves. @returns its id, undefined where none was written. */
  readonly send: (appointmentId: number, kind: TemplateKind) => Promise<number | undefined>;
}

/** What staff do with one message, each with its toast. */
export function useMessageActions(): MessageActions {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [mark] = useMarkMessageSentMutation();
  const [unmark] = useUnmarkMessageSentMutation();
  const [drop] = useDiscardMessageMutation();
  const [sendAgain] = useRetryMessageMutation();
  const [sendNew] = useSendMessageMutation();

  /** Where live changes are not heard, the rest of the page learns of it here. */
  const reload = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);

  const unmarkSent = async ({ id, patientName }: Message) => {
    const progress = toasts.progress('Deshaciendo...');
    try {
      await unmark({ variables: { id } });
      progress.success(`El mensaje para ${patientName} está otra vez por enviar`);
    } catch (error) {
      progress.error(failureOf(error).sentence ?? 'No se pudo deshacer. Inténtelo de nuevo.');
    }
    await reload();
  };

  /** Says what came of asking for a message to be sent. */
  const tryToSend = async (about: Asked, ask: () => Promise<Answered | undefined>) => {
    const progress = toasts.progress('Enviando mensaje...');
    const refused: Answered = { ...about, state: 'FAILED' };
    let answer: Answered | undefined;
    try {
      answer = await ask();
      const { isGood, sentence } = outcomeOf(answer ?? refused);
      if (isGood) progress.success(sentence);
      else progress.error(sentence);
    } catch (error) {
      progress.error(failureOf(error).sentence ?? outcomeOf(refused).sentence);
    }
    await reload();
    return answer?.id;
  };

  return {
    unmarkSent,
    async markSent(message) {
      const { id, patientName } = message;
      const progress = toasts.progress('Anotando el envío...');
      try {
        await mark({ variables: { id } });
        progress.undoable(`Mensaje para ${patientName} anotado como enviado`, () => void unmarkSent(message));
      } catch (error) {
        progress.error(failureOf(error).sentence ?? 'No se pudo anotar el envío. Inténtelo de nuevo.');
      }
      await reload();
    },
    async discard({ id, kind, patientName }) {
      const isSure = await confirm({
        title: 'Descartar mensaje',
        question: `${MESSAGE_KIND_LABELS[kind]} para ${patientName}: no se enviará.`,
        accept: 'Descartar',
      });
      if (!isSure) return;
      const progress = toasts.progress('Descartando mensaje...');
      try {
        await drop({ variables: { id } });
        progress.success('Mensaje descartado');
      } catch (error) {
        progress.error(failureOf(error).sentence ?? 'No se pudo descartar el mensaje. Inténtelo de nuevo.');
      }
      await reload();
    },
    async retry(message) {
      await tryToSend(message, async () => {
        const { data } = await sendAgain({ variables: { id: message.id } });
        return data?.retryMessage;
      });
    },
    send: (appointmentId, kind) =>
      tryToSend({ kind, channel: 'WHATSAPP' }, async () => {
        const { data } = await sendNew({ variables: { appointmentId, kind } });
        return data?.sendMessage;
      }),
  };
}
