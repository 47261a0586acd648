import { MESSAGE_KIND_LABELS } from '#domain/message.es.js';
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
  useUnmarkMessageSentMutation,
} from './messages.generated';

type Message = Pick<ListedMessageFragment, 'id' | 'kind' | 'channel' | 'patientName'>;

export interface MessageActions {
  /** Notes that it was sent through its link, and offers to take that back. */
  readonly markSent: (message: Message) => Promise<void>;
  readonly unmarkSent: (message: Message) => Promise<void>;
  /** Asks first: what was discarded is not brought back. */
  readonly discard: (message: Message) => Promise<void>;
  readonly retry: (message: Message) => Promise<void>;
}

/** What staff do with one message, each with its toast. */
export function useMessageActions(): MessageActions {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [mark] = useMarkMessageSentMutation();
  const [unmark] = useUnmarkMessageSentMutation();
  const [drop] = useDiscardMessageMutation();
  const [sendAgain] = useRetryMessageMutation();

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
      const progress = toasts.progress('Enviando mensaje...');
      try {
        const { data } = await sendAgain({ variables: { id: message.id } });
        const { isGood, sentence } = outcomeOf(data?.retryMessage ?? { ...message, state: 'FAILED' });
        if (isGood) progress.success(sentence);
        else progress.error(sentence);
      } catch (error) {
        const { sentence } = failureOf(error);
        progress.error(sentence ?? outcomeOf({ ...message, state: 'FAILED' }).sentence);
      }
      await reload();
    },
  };
}
