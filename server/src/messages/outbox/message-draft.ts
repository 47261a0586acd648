import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import type {
  MessageChannelName,
  MessageDriver,
  MessageKind,
  MessageState,
} from '#domain/messages/message.js';

export interface MessageDraft {
  readonly appointmentId: number | null;
  readonly waitingOfferId?: number;
  /** The series that it covers as a whole, through one of its appointments. */
  readonly seriesId?: number | null;
  readonly patientId: number;
  readonly kind: MessageKind;
  readonly channel: MessageChannelName;
  readonly driver: MessageDriver;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly parameters: readonly string[];
  readonly attachment: string;
  /** The debt, in whole pesos, if it is a reminder of one. */
  readonly amount?: Clp | undefined;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly state: Extract<MessageState, 'WAITING' | 'QUEUED' | 'FAILED'>;
  readonly failure: string;
  readonly sendAfter: Date;
  /** The user who requested it; null if automatic. */
  readonly staffId: number | null;
}
