import { isTrapped, TRAP_FIELD } from '#domain/visitors/booking/trap.js';
import type { Contact } from '#domain/visitors/booking/contact.js';
import { DAY_PART_PARAMETERS, DAY_PARTS, type DayPart } from '#domain/visitors/booking/address.js';
import type { RequestedChoice } from '#domain/visitors/booking/choices.js';
import {
  clinicClock,
  type Hour,
  type LocalDate,
  type LocalTime,
  parseInstant,
  timeAt,
} from '#domain/clinic-time.js';
import { DomainError } from '#domain/errors.js';
import { depositOf, type DepositTerms } from '#domain/money/deposit.js';
import { isPast } from '#domain/schedule.js';
import type { Clp } from '#domain/stock/clp.js';
import { OFFER_LINK_IS_USELESS } from '#domain/visitors/waiting-list/waiting-list.es.js';
import type { OfferState } from '#domain/visitors/waiting-list/waiting-list.js';
import { Injectable } from '@nestjs/common';
import { DepositSettingsService } from '../../clinic/settings/deposit-settings.service.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { OfferLinks } from '../../messages/offers/offer-links.js';
import { daysFaults } from './days-faults.js';
import { daysIn, fromListaDeEspera, LISTA_DE_ESPERA } from './lista-de-espera.wire.js';
import { OfferAnswers } from './offer-answers.js';
import { WaitingEntries } from './waiting-entries.js';
import { JoinWaitingListInput } from './waiting-list.input.js';

type Body = Readonly<Record<string, unknown>>;

/** The offer as its link holder sees it. It names no patient. */
export interface ShownOffer extends Hour {
  readonly treatment: string;
  readonly durationMinutes: number;
  /** Empty unless they asked for a particular professional. */
  readonly professionalName: string;
  /** Null if the treatment needs none. */
  readonly deposit: { readonly amount: Clp; readonly terms: DepositTerms } | null;
  readonly answer: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'OVER';
  /** Until when the hour is held; null if it no longer is. */
  readonly heldUntil: LocalTime | null;
}

interface StoredOffer {
  readonly id: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly treatment: string;
  readonly professionalName: string;
  readonly deposit: Clp | null;
  readonly state: OfferState;
  readonly heldUntil: string | null;
}

@Injectable()
export class WaitingPagesService {
  constructor(
    private readonly sql: Sql,
    private readonly links: OfferLinks,
    private readonly entries: WaitingEntries,
    private readonly answers: OfferAnswers,
    private readonly depositSettings: DepositSettingsService,
    private readonly inputs: Inputs,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `INVALID_INPUT` with the form's field names, or `TOO_MANY_REQUESTS` */
  async join(body: Body, network: string): Promise<void> {
    if (isTrapped(body[TRAP_FIELD])) return this.entries.refuse(network);
    const plain = fromListaDeEspera(body);
    const request = await this.inputs.check(JoinWaitingListInput, plain).catch((error: unknown) => {
      if (!(error instanceof DomainError) || !error.fields) throw error;
      // All errors at once: otherwise a visitor would fix the address only to find that the days are invalid, too.
      const days = daysFaults(plain, this.clock.wall().date);
      throw new DomainError('INVALID_INPUT', { fields: { ...days, ...error.fields } });
    });
    await this.entries.join(request, network);
  }

  /** The contact data as typed, to show again. */
  static contactOf(body: Body): Contact {
    return {
      name: textOf(body, 'name'),
      email: textOf(body, 'email'),
      phone: textOf(body, 'phone'),
      notes: '',
    };
  }

  static wishOf(body: Body): { fromDate: string; toDate: string; dayPart: DayPart } {
    const word = textOf(body, 'dayPart');
    const dayPart = DAY_PARTS.find((part) => DAY_PART_PARAMETERS[part] === word) ?? 'all';
    const { fromDate, toDate } = daysIn(body);
    return { fromDate: asText(fromDate), toDate: asText(toDate), dayPart };
  }

  static choiceOf(body: Body): RequestedChoice {
    return {
      treatment: textOf(body, 'treatment') || undefined,
      professionalId: Number(textOf(body, 'professionalId')) || undefined,
    };
  }

  /**
   * The offer of a link.
   * @throws DomainError `NOT_FOUND`, with the same message, for any token that opens nothing (or no longer does); too
   *   many of those from one network: `TOO_MANY_REQUESTS`
   */
  async show(token: string, network: string): Promise<ShownOffer> {
    const { date, startMinute, treatment, durationMinutes, professionalName, ...offer } = await this.open(
      token,
      network,
    );
    const terms = await this.depositSettings.terms();
    const deposit = depositOf(offer.deposit, terms);
    const until = offer.state === 'OPEN' && offer.heldUntil;
    const isStanding = until && parseInstant(until) > parseInstant(await this.databaseNow());
    const { minutes } = until ? clinicClock(parseInstant(until), this.clock.timeZone) : { minutes: 0 };
    return {
      date,
      time: timeAt(startMinute),
      treatment,
      durationMinutes,
      professionalName,
      deposit: deposit === null ? null : { amount: deposit, terms },
      answer: isStanding ? 'OPEN' : answerOf(offer.state),
      heldUntil: isStanding ? timeAt(minutes) : null,
    };
  }

  /** @returns the token of a link to the appointment. @throws DomainError like `show`, or `SLOT_TAKEN` */
  async accept(token: string, network: string): Promise<string> {
    return this.answers.accept((await this.open(token, network)).id);
  }

  /** @throws DomainError like `accept` */
  async decline(token: string, network: string): Promise<void> {
    await this.answers.decline((await this.open(token, network)).id);
  }

  /** @throws DomainError like `show` */
  async leave(token: string, network: string): Promise<void> {
    await this.answers.leave((await this.open(token, network)).id);
  }

  private async open(token: string, network: string): Promise<StoredOffer> {
    const id = await this.links.find(token);
    const [offer] = await this.sql.rows<StoredOffer>(
      `select o.id, o.date, o.start_minute as "startMinute", o.duration_minutes as "durationMinutes", o.treatment,
              case when e.professional_id = o.professional_id then w.name else '' end as "professionalName", o.state,
              (select t.deposit from treatment t where lower(t.name) = lower(o.treatment)) as deposit,
              (select ${asIsoInstant('max(s.held_until)')} from appointment_slot s
               where s.blocked_hours_id = o.blocked_hours_id) as "heldUntil"
       from waiting_offer o join waiting_entry e on e.id = o.waiting_entry_id
       join professional w on w.id = o.professional_id
       where o.id = $1 and (o.state <> 'ACCEPTED' or exists (
         select from appointment a where a.id = o.appointment_id and a.patient_id = e.patient_id))`,
      [id ?? null],
    );
    if (offer && !isPast(offer.date, offer.startMinute, this.clock.wall())) return offer;
    // Only useless tokens count, so a valid link is never refused because of others on the same network.
    const refused = await this.limits.invalidLinks.consume(network);
    if (refused) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: refused.retryAfter });
    throw new DomainError('NOT_FOUND', { message: OFFER_LINK_IS_USELESS });
  }

  /** Holds end by the database's clock. */
  private async databaseNow(): Promise<string> {
    const [row] = await this.sql.rows<{ now: string }>(`select ${asIsoInstant('now()')} as now`);
    if (!row) throw new Error('a select without a table answers one row');
    return row.now;
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const textOf = (body: Body, field: keyof typeof LISTA_DE_ESPERA): string =>
  asText(body[LISTA_DE_ESPERA[field]]);

function answerOf(state: OfferState): ShownOffer['answer'] {
  return state === 'ACCEPTED' || state === 'DECLINED' ? state : 'OVER';
}
