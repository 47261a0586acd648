import { MESSAGE_KIND_LABELS } from '#domain/messages/message.es.js';
import type { TemplateKind } from '#domain/messages/message.js';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../apollo/apollo-failure';
import { reloadPage } from '../../apollo/page-reload';
import { useConfirm } from '../../ui/dialogs/confirm';
import { toasts } from '../../ui/notices/toasts';
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
type Answered = Pick<ListedMessageFragment, 'id' | 'kind' | 'channel' | 'state'>;
type Progress = ReturnType<typeof toasts.progress>;

export interface MessageActions {
  /** Marks it as sent through its link, and offers to undo that. */
  readonly markSent: (message: Message) => Promise<void>;
  readonly unmarkSent: (message: Message) => Promise<void>;
  /** Asks for confirmation, since discarding can't be undone. */
  readonly discard: (message: Message) => Promise<void>;
  readonly retry: (message: Message) => Promise<void>;
  /**
   * Creates a message, and sends it if messages are sent automatically.
   * @returns its id; undefined if none was created.
   */
  readonly send: (appointmentId: number, kind: TemplateKind) => Promise<number | undefined>;
}

export function useMessageActions(): MessageActions {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [mark] = useMarkMessageSentMutation();
  const [unmark] = useUnmarkMessageSentMutation();
  const [drop] = useDiscardMessageMutation();
  const [sendAgain] = useRetryMessageMutation();
  const [sendNew] = useSendMessageMutation();

  /** Updates the rest of the page in case live changes don't arrive. */
  const reload = () => reloadPage(client);

  /** @param failed the toast's text if the server gives no reason. */
  const act = async <Answer>(
    doing: string,
    ask: () => Promise<Answer>,
    report: (progress: Progress, answer: Answer) => void,
    failed: string,
  ): Promise<Answer | undefined> => {
    const progress = toasts.progress(doing);
    let answer: Answer | undefined;
    try {
      answer = await ask();
      report(progress, answer);
    } catch (error) {
      progress.error(failureOf(error).sentence ?? failed);
    }
    await reload();
    return answer;
  };
  const tryToSend = (about: Asked, ask: () => Promise<Answered | undefined>) => {
    const refused = { ...about, state: 'FAILED' } as const;
    return act(
      'Enviando mensaje...',
      ask,
      (progress, answer) => {
        const { isGood, sentence } = outcomeOf(answer ?? refused);
        if (isGood) progress.success(sentence);
        else progress.error(sentence);
      },
      outcomeOf(refused).sentence,
    );
  };

  const unmarkSent = async ({ id, patientName }: Message) => {
    await act(
      'Deshaciendo...',
      () => unmark({ variables: { id } }),
      (progress) => progress.success(`El mensaje para ${patientName} está otra vez por enviar`),
      'No se pudo deshacer. Inténtelo de nuevo.',
    );
  };
  return {
    unmarkSent,
    async markSent(message) {
      const { id, patientName } = message;
      await act(
        'Anotando el envío...',
        () => mark({ variables: { id } }),
        (progress) =>
          progress.undoable(
            `Mensaje para ${patientName} anotado como enviado`,
            () => void unmarkSent(message),
          ),
        'No se pudo anotar el envío. Inténtelo de nuevo.',
      );
    },
    async discard({ id, kind, patientName }) {
      const isSure = await confirm({
        title: 'Descartar mensaje',
        question: `${MESSAGE_KIND_LABELS[kind]} para ${patientName}: no se enviará.`,
        accept: 'Descartar',
      });
      if (!isSure) return;
      await act(
        'Descartando mensaje...',
        () => drop({ variables: { id } }),
        (progress) => progress.success('Mensaje descartado'),
        'No se pudo descartar el mensaje. Inténtelo de nuevo.',
      );
    },
    async retry(message) {
      await tryToSend(message, async () => {
        const { data } = await sendAgain({ variables: { id: message.id } });
        return data?.retryMessage;
      });
    },
    async send(appointmentId, kind) {
      const made = await tryToSend({ kind, channel: 'WHATSAPP' }, async () => {
        const { data } = await sendNew({ variables: { appointmentId, kind } });
        return data?.sendMessage;
      });
      return made?.id;
    },
  };
}
