import type { LocalDate } from '#domain/clinic-time.js';
import { refusalSentence } from '#domain/schedule.es.js';
import type { Refusal } from '#domain/schedule.js';

interface AskedDay {
  readonly date: LocalDate;
  readonly durationMinutes: number;
  /** Null or absent: any professional. */
  readonly professional?: { readonly name: string } | null | undefined;
  readonly treatment: string | undefined;
}

interface KnownDay {
  /** Why the clinic is closed; undefined if it is open. */
  readonly closed: Refusal | undefined;
  /** Whether it is today, and its last hour has passed. */
  readonly isOver: boolean;
  /** Whether a possible professional works that day. */
  readonly isAttended: boolean;
  /** Whether an hour is free, though perhaps not two in a row. */
  readonly hasFreeHour: boolean;
}

/** Why none of a day's hours can be chosen. */
export function whyNoHours(asked: AskedDay, day: KnownDay): string {
  const { date, durationMinutes, professional, treatment } = asked;
  if (day.closed) return refusalSentence(day.closed, date);
  if (day.isOver) return 'Hoy ya no quedan horas.';
  if (!day.isAttended && professional)
    return `${professional.name} no atiende ese día. Elija otro, o a otra persona.`;
  if (!day.isAttended && treatment) return `Nadie ofrece «${treatment}» ese día. Elija otro.`;
  if (!day.isAttended) return refusalSentence({ kind: 'DAY_OFF' }, date);
  if (durationMinutes > 60 && day.hasFreeHour) return 'Ese día no quedan dos horas seguidas.';
  return 'Ese día está completo.';
}
