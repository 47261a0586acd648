import ICAL from 'ical.js';
import { ADMIN } from '../../product/start-product.js';
import type { Answer, TestClient } from '../../product/test-client.js';

export type Scope = 'OWN' | 'PODIATRY' | 'MANICURE' | 'ALL';
interface Asked {
  readonly name?: string;
  readonly scope?: Scope;
  readonly showsNames?: boolean;
  readonly password?: string;
}

const FIELDS = 'id name scope showsNames ownerName state createdByName createdAt revokedAt lastUsedAt';

function make(field: string) {
  return (
    client: TestClient,
    { name = 'Teléfono de Ana', scope = 'ALL', showsNames = false, password = ADMIN.password }: Asked = {},
  ): Promise<Answer> =>
    client.graphql(
      `mutation ($input: CalendarFeedInput!, $password: String!) {
         made: ${field}(input: $input, password: $password) { address feed { ${FIELDS} } }
       }`,
      { input: { name, scope, showsNames }, password },
    );
}
export const requestFeed = make('createCalendarFeed');
export const requestOwnFeed = make('createMyCalendarFeed');

const revocation = (field: string) => (client: TestClient, id: string) =>
  client.graphql(`mutation ($id: String!) { revoked: ${field}(id: $id) { ${FIELDS} } }`, { id });
export const revokeFeed = revocation('revokeCalendarFeed');
export const revokeOwnFeed = revocation('revokeMyCalendarFeed');

export async function listedFeeds(client: TestClient) {
  return (await client.graphql(`{ calendarFeeds { ${FIELDS} } }`)).body.data.calendarFeeds;
}

/** An event as parsed by ical.js. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly description: string | null;
  readonly transparency: string;
  /** Resolved with the feed's own VTIMEZONE. */
  readonly starts: Date;
  readonly ends: Date;
  readonly zone: string;
  readonly lastModified: string;
}

const text = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name));

export interface ReadFeed {
  readonly name: string;
  readonly calendar: ICAL.Component;
  readonly events: ReadEvent[];
}

/** @throws if ical.js, which other calendars use, can't read it. */
export function readFeed(ics: string): ReadFeed {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: text(component, 'status'),
      summary: event.summary,
      description: event.description,
      transparency: text(component, 'transp'),
      starts: event.startDate.toJSDate(),
      ends: event.endDate.toJSDate(),
      zone: event.startDate.zone?.tzid ?? '',
      lastModified: text(component, 'last-modified'),
    };
  });
  return { name: text(calendar, 'x-wr-calname'), calendar, events };
}
