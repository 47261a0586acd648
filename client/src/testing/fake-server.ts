import { rightsOf, type StaffRole } from '#domain/access/presets.js';
import { listOfRights } from '#domain/access/rights.js';
import { account } from './money';
import { FIRST_TREATMENTS } from './treatment';

export interface Call {
  /** The GraphQL operation's name. For other requests, the method and path; their only variable is `body`. */
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Headers;
}

type Answer =
  | { data: unknown }
  | { error: string; message?: string; fields?: Record<string, string[]> }
  | 'unreachable';
type Answerer = (call: Call) => Answer | Promise<Answer>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function operationOf(url: string, { method, body }: RequestInit): Pick<Call, 'name' | 'variables'> {
  if (typeof body !== 'string') return { name: `${method} ${url}`, variables: { body } };
  const { operationName: name, variables } = JSON.parse(body) as {
    operationName: string;
    variables: Record<string, unknown>;
  };
  return { name, variables };
}

/** Asked before the panel is shown, or beside it. */
const OF_SESSION: readonly string[] = ['Me', 'OfflineAgenda', 'RefreshSession'];

const withoutHandler = ({ name, headers }: Call): Answer =>
  headers.has('authorization') && /^\w+$/.test(name) && !OF_SESSION.includes(name)
    ? { error: 'INTERNAL' }
    : 'unreachable';

/** A user who is given only a role has that role's rights. */
function withRights(data: unknown): unknown {
  const { me, login } = (data ?? {}) as { me?: NamedUser; login?: { user: NamedUser } };
  if (me) return { me: { rights: rightsOfRole(me), ...me } };
  return login ? { login: { ...login, user: { rights: rightsOfRole(login.user), ...login.user } } } : data;
}

interface NamedUser {
  readonly role?: StaffRole;
}
const rightsOfRole = ({ role }: NamedUser) =>
  listOfRights(rightsOf(role === 'RECEPTION' ? 'RECEPTION' : 'ALL'));

/**
 * Replaces `fetch`: responds by operation and records the requests. Without an `on` handler, a request of the panel
 * fails inside the server, so that its connection does not count as lost; any other one is unreachable.
 */
export class FakeServer {
  readonly calls: Call[] = [];
  readonly #answerers = new Map<string, Answerer>([
    [
      'Clinic',
      () => ({
        data: {
          clinic: { name: 'Clínica Sur', phone: '', place: '', timeZone: 'America/Santiago', logo: null },
        },
      }),
    ],
    ['WaitingNumber', () => ({ data: { outboundMessages: { totalCount: 0 } } })],
    [
      'NextControls',
      () => ({
        data: {
          upcoming: { __typename: 'ControlPage', nodes: [], totalCount: 0 },
          overdue: { __typename: 'ControlPage', totalCount: 0 },
        },
      }),
    ],
    // Open at all hours, so that a test's hour is never after them.
    [
      'HoursOfClinic',
      () => ({
        data: {
          agendaSettings: ['PODIATRY', 'MANICURE'].map((serviceType) => ({
            serviceType,
            stepMinutes: 60,
            hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
              weekday,
              opensAt: '00:00',
              closesAt: '24:00',
            })),
          })),
          closures: [],
        },
      }),
    ],
    ['ClinicProfessionals', () => ({ data: { professionals: [] } })],
    ['UnclosedBefore', () => ({ data: { attendanceList: { unclosedCount: 0 } } })],
    ['ConsentsOfVisit', () => ({ data: { consentsOfVisit: [] } })],
    ['PendingIntakes', () => ({ data: { pendingIntakes: 0 } })],
    ['Intakes', () => ({ data: { intakes: [] } })],
    [
      'FootStanding',
      () => ({
        data: {
          footStanding: {
            __typename: 'FootStanding',
            badge: null,
            hasAbsentPulse: false,
            ulcer: 'NONE',
            control: null,
            exams: [],
          },
        },
      }),
    ],
    ['BalanceReminders', () => ({ data: { balanceReminders: [] } })],
    ['PatientBalance', () => ({ data: { patientAccount: account() } })],
    [
      'PatientMoney',
      () => ({ data: { patientAccount: account(), patientCharges: [], patientPayments: [] } }),
    ],
    [
      'UnpaidDeposits',
      () => ({
        data: {
          unpaidDeposits: { __typename: 'DepositPage', nodes: [], hasNextPage: false, endCursor: null },
        },
      }),
    ],
    ['VisitMoney', () => ({ data: { patientAccount: account(), appointmentCharges: [] } })],
    ['PatientPacks', () => ({ data: { patientPacks: [] } })],
    ['SharesPacks', () => ({ data: { sharesPacks: false, redeemsGifts: false } })],
    ['PacksLeft', () => ({ data: { patientPacks: [] } })],
    ['BlockedHours', () => ({ data: { blockedHours: [] } })],
    ['NoShows', () => ({ data: { noShows: 0 } })],
    [
      'PatientAlerts',
      ({ variables }) => ({
        data: {
          patient: { __typename: 'Patient', id: variables['patientId'], alerts: [], deniedAlerts: [] },
        },
      }),
    ],
    [
      'Photos',
      () => ({
        data: {
          photos: {
            __typename: 'PhotoPage',
            nodes: [],
            totalCount: 0,
            hasNextPage: false,
            endCursor: null,
          },
        },
      }),
    ],
    ['Phrases', () => ({ data: { phrases: [] } })],
    ['LastTexts', () => ({ data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes: [] } } })],
    ['ClinicTreatments', () => ({ data: { treatments: FIRST_TREATMENTS } })],
  ]);
  #csrfTokens = 0;
  #reached: readonly string[] | undefined;

  constructor() {
    globalThis.fetch = (url, init) => this.#answer(String(url), init ?? {});
  }

  on(name: string, answer: Answer | Answerer): this {
    this.#answerers.set(name, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** Until `mend`, only these operations reach the server. */
  cutExcept(...names: string[]): void {
    this.#reached = names;
  }

  mend(): void {
    this.#reached = undefined;
  }

  named(name: string): Call[] {
    return this.calls.filter((call) => call.name === name);
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (url === '/api/get-csrf-token/') {
      this.calls.push({ name: url, variables: {}, headers });
      this.#csrfTokens += 1;
      return json({ csrfToken: `csrf-${this.#csrfTokens}` });
    }
    const call = { ...operationOf(url, init), headers };
    this.calls.push(call);
    const isCut = this.#reached?.includes(call.name) === false;
    const answer = isCut
      ? 'unreachable'
      : await (this.#answerers.get(call.name)?.(call) ?? withoutHandler(call));
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if ('data' in answer) return json({ ...answer, data: withRights(answer.data) });
    const { error, message = error, fields } = answer;
    return json({ errors: [{ message, extensions: { code: error, fields } }], data: null });
  }
}
