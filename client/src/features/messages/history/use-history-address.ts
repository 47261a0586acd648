import type { MessageChannelName, MessageKind, MessageState } from '#domain/messages/message.js';
import { useSearchParams } from 'react-router-dom';

/** Groups of states that staff don't need to distinguish. */
export const STATE_GROUPS = {
  WAITING: ['WAITING'],
  UNDER_WAY: ['QUEUED', 'SENDING'],
  SENT: ['SENT', 'DELIVERED', 'READ'],
  FAILED: ['FAILED', 'UNCERTAIN'],
  DROPPED: ['WITHDRAWN', 'DISCARDED'],
} as const satisfies Readonly<Record<string, readonly MessageState[]>>;
export type StateGroup = keyof typeof STATE_GROUPS;

/** The states of the list without a filter: messages to send are listed above it. */
export const SETTLED_OR_UNDER_WAY: readonly MessageState[] = (
  ['UNDER_WAY', 'SENT', 'FAILED', 'DROPPED'] as const
).flatMap((group) => STATE_GROUPS[group]);

/** The filter of the list; undefined means no restriction. */
export interface HistoryFilter {
  readonly group: StateGroup | undefined;
  readonly kind: MessageKind | undefined;
  readonly channel: MessageChannelName | undefined;
  /** Counted from 1. */
  readonly page: number;
}

/** The words in the address: /app/mensajes?estado=fallidos&tipo=recordatorio&canal=whatsapp&pagina=2. */
const GROUP_OF_WORD: Readonly<Record<string, StateGroup>> = {
  'por-enviar': 'WAITING',
  'en-camino': 'UNDER_WAY',
  enviados: 'SENT',
  fallidos: 'FAILED',
  descartados: 'DROPPED',
};
const KIND_OF_WORD: Readonly<Record<string, MessageKind>> = {
  confirmacion: 'CONFIRMATION',
  recordatorio: 'REMINDER',
  cancelacion: 'CANCELLATION',
  oferta: 'OFFER',
};
const CHANNEL_OF_WORD: Readonly<Record<string, MessageChannelName>> = {
  whatsapp: 'WHATSAPP',
  correo: 'EMAIL',
};
const wordOf = (words: Readonly<Record<string, string>>, value: string | undefined): string =>
  Object.keys(words).find((word) => words[word] === value) ?? '';

/** The filter in the words of the address and of the REST API. */
export const historyWords = ({ group, kind, channel, page }: HistoryFilter) => ({
  estado: wordOf(GROUP_OF_WORD, group),
  tipo: wordOf(KIND_OF_WORD, kind),
  canal: wordOf(CHANNEL_OF_WORD, channel),
  pagina: page > 1 ? String(page) : '',
});

/** The filter and page of the list, kept in the address for the back button, reloading and sharing. */
export function useHistoryAddress(): {
  filter: HistoryFilter;
  goTo: (change: Partial<HistoryFilter>) => void;
} {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('pagina'));
  const filter: HistoryFilter = {
    group: GROUP_OF_WORD[params.get('estado') ?? ''],
    kind: KIND_OF_WORD[params.get('tipo') ?? ''],
    channel: CHANNEL_OF_WORD[params.get('canal') ?? ''],
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100_000) : 1,
  };
  return {
    filter,
    goTo(change) {
      // A changed filter starts on its first page.
      const next = { ...filter, page: 1, ...change };
      const words = historyWords(next);
      setParams(Object.fromEntries(Object.entries(words).filter(([, word]) => word)), {
        preventScrollReset: true,
      });
    },
  };
}
