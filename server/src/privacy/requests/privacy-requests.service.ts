import type { LocalDate } from '#domain/clinic-time.js';
import { DomainError, invalidField } from '#domain/errors.js';
import {
  answerDeadline,
  extendedDeadline,
  type PrivacyOutcome,
  type PrivacyRight,
  reasonNotToExtend,
} from '#domain/privacy/privacy-request.js';
import {
  NOT_EXTENDED_SENTENCES,
  PRIVACY_REQUEST_NOT_FOUND,
  PRIVACY_REQUEST_REFUSED,
} from '#domain/privacy/privacy-request.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { type HolidayCalendar, holidayCalendar } from '../../clinic/closures/holidays.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { type PrivacyRequestRow, SELECT_REQUESTS } from './privacy-request.row.js';

export interface AskedRight {
  readonly right: PrivacyRight;
  readonly name: string;
  readonly rut?: string | null;
  readonly email: string;
  readonly phone?: string | null;
  readonly details?: string | null;
}

export interface Receipt {
  readonly receivedOn: LocalDate;
  readonly dueOn: LocalDate;
}

type ReceivedRequest = AskedRight & Receipt;

interface PageQuery {
  readonly first: number;
  readonly after?: string | null;
  readonly answered: boolean;
}

interface RequestOrder extends PageOrder<PrivacyRequestRow> {
  readonly sql: string;
  /** Selects the rows from the keys `$2` onwards; true if those are null. */
  readonly behind: string;
}

/** Unanswered requests allowed per e-mail: one for each right. */
const OPEN_REQUESTS_LIMIT = 6;
/** The retry delay to report if addresses are not limited. */
const RETRY_SECONDS = 600;

const MAX_URGENT_FIRST: RequestOrder = {
  name: 'OPEN_REQUESTS',
  kinds: ['day', 'integer'],
  keysOf: ({ dueOn, id }) => [dueOn, id],
  sql: 'r.due_on, r.id',
  behind: 'r.answered_at is null and ($2::date is null or (r.due_on, r.id) > ($2::date, $3::integer))',
};
const NEWEST_ANSWER_FIRST: RequestOrder = {
  name: 'ANSWERED_REQUESTS',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
  sql: 'r.id desc',
  behind: 'r.answered_at is not null and ($2::integer is null or r.id < $2)',
};

const isHolidayIn =
  (holidaysOf: HolidayCalendar) =>
  (day: LocalDate): boolean =>
    holidaysOf(Number(day.slice(0, 4))).some(({ date }) => date === day);

/** The register of people's requests about their data, and of the responses. */
@Injectable()
export class PrivacyRequestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Records a visitor's request from the public form. Patients are not looked up, so the response does not reveal who
   * is a patient.
   * @param network where the request came from. Both requests per network and open requests per e-mail are limited.
   * @throws DomainError `TOO_MANY_REQUESTS`
   */
  async ask(asked: AskedRight, network: string): Promise<Receipt> {
    if (await this.limits.privacyRequests.consume(network)) throw this.tooMany();
    return this.store(await this.received(asked, this.clock.wall().date));
  }

  /** Refuses a form filled in by a bot: it is counted, and gets the same response as a request over the limit. */
  async refuse(network: string): Promise<never> {
    await this.limits.privacyRequests.consume(network);
    throw this.tooMany();
  }

  /** Records a request that came another way. @param receivedOn today if absent. */
  async register(
    asked: AskedRight,
    receivedOn: LocalDate | null | undefined,
    staff: Staff,
  ): Promise<PrivacyRequestRow> {
    const received = await this.received(asked, receivedOn || this.clock.wall().date);
    return this.existing(await this.insert(received, staff.id));
  }

  /** @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list. */
  page({ answered, ...page }: PageQuery): Promise<Page<PrivacyRequestRow>> {
    const order = answered ? NEWEST_ANSWER_FIRST : MAX_URGENT_FIRST;
    return readPage(page, order, (count, after) =>
      this.sql.rows<PrivacyRequestRow>(
        `${SELECT_REQUESTS} where ${order.behind} order by ${order.sql} limit $1`,
        [count, ...(after ?? order.kinds.map(() => null))],
      ),
    );
  }

  /** @throws DomainError `NOT_FOUND`, `STALE`, or `REQUEST_SETTLED` if the law allows no extension */
  @Transactional()
  async extend(id: number, version: number, reason: string): Promise<PrivacyRequestRow> {
    const request = await this.hold(id, version);
    const refusal = reasonNotToExtend(request, this.clock.wall().date);
    if (refusal) throw new DomainError('REQUEST_SETTLED', { message: NOT_EXTENDED_SENTENCES[refusal] });
    request.extendedAt = this.clock.now();
    request.extensionReason = reason;
    request.dueOn = extendedDeadline(request.dueOn);
    await this.em.flush();
    return this.existing(id);
  }

  /** @throws DomainError `NOT_FOUND`, `STALE` or `REQUEST_SETTLED` */
  @Transactional()
  async answer(
    id: number,
    version: number,
    { outcome, answer }: { readonly outcome: PrivacyOutcome; readonly answer: string },
    staff: Staff,
  ): Promise<PrivacyRequestRow> {
    const request = await this.hold(id, version);
    if (request.isAnswered) throw new DomainError('REQUEST_SETTLED');
    request.outcome = outcome;
    request.answer = answer;
    request.answeredAt = this.clock.now();
    request.answeredBy = staff.id;
    await this.em.flush();
    return this.existing(id);
  }

  /**
   * Records which patient the person is.
   * @throws DomainError `NOT_FOUND`, `STALE`, or `INVALID_INPUT` on `patientId` for an unknown one
   */
  @Transactional()
  async link(id: number, version: number, patientId: number | null): Promise<PrivacyRequestRow> {
    await this.hold(id, version);
    const found = await this.sql.rows('select id from patient where id = $1 for key share', [patientId]);
    if (patientId !== null && found.length === 0)
      throw invalidField('patientId', FIELD_MESSAGES.unknownPatient);
    // An update raises the version even if the patient stays the same, which a flush would not write.
    await this.em.nativeUpdate(PrivacyRequest, { id }, { patientId });
    return this.existing(id);
  }

  /** Before a transaction, because loading the calendar takes a second or more: others would wait for its locks. */
  private async received(asked: AskedRight, receivedOn: LocalDate): Promise<ReceivedRequest> {
    const dueOn = answerDeadline(asked.right, receivedOn, isHolidayIn(await holidayCalendar()));
    return { ...asked, receivedOn, dueOn };
  }

  @Transactional()
  private async store(request: ReceivedRequest): Promise<Receipt> {
    const email = request.email.toLowerCase();
    await this.sql.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`privacy ${email}`]);
    const [open] = await this.sql.rows<{ count: number }>(
      `select count(*)::integer as count from privacy_request
       where lower(email) = $1 and answered_at is null and registered_by is null`,
      [email],
    );
    if ((open?.count ?? 0) >= OPEN_REQUESTS_LIMIT) throw this.tooMany();
    const { receivedOn, dueOn } = await this.existing(await this.insert(request, null));
    return { receivedOn, dueOn };
  }

  private insert(request: ReceivedRequest, staffId: number | null): Promise<number> {
    return this.em.insert(PrivacyRequest, {
      right: request.right,
      receivedAt: this.clock.now(),
      receivedOn: request.receivedOn,
      registeredBy: staffId,
      name: request.name,
      rut: request.rut ?? '',
      email: request.email,
      phone: request.phone ?? '',
      details: request.details ?? '',
      dueOn: request.dueOn,
    });
  }

  /** A request, locked until the transaction ends. */
  private async hold(id: number, seenVersion: number): Promise<PrivacyRequest> {
    const request = await this.em.findOne(PrivacyRequest, id, FOR_UPDATE);
    if (!request) throw new DomainError('NOT_FOUND', { message: PRIVACY_REQUEST_NOT_FOUND });
    assertVersion(request.version, seenVersion);
    return request;
  }

  private async existing(id: number): Promise<PrivacyRequestRow> {
    const [request] = await this.sql.rows<PrivacyRequestRow>(`${SELECT_REQUESTS} where r.id = $1`, [id]);
    if (!request) throw new DomainError('NOT_FOUND', { message: PRIVACY_REQUEST_NOT_FOUND });
    return request;
  }

  /** The same error for both limits, so that it does not reveal whether an e-mail has requests. */
  private tooMany(): DomainError {
    const retryAfter = this.limits.privacyRequests.seconds ?? RETRY_SECONDS;
    return new DomainError('TOO_MANY_REQUESTS', { message: PRIVACY_REQUEST_REFUSED, retryAfter });
  }
}
