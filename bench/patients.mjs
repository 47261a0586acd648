import { graphqlRequest, logIn } from './clinics.mjs';
import { registerMany } from './many-patients.mjs';
import { compare, timeAnswers } from './rounds.mjs';

const SIZES = [1_000, 100_000];
const PAGE = 25;

/** The query of the panel's list. */
const QUERY = `query Patients($search: String, $first: Int!, $offset: Int!, $after: String) {
  patients(search: $search, first: $first, offset: $offset, after: $after, orderBy: NAME) {
    totalCount
    endCursor
    nodes { id rut provisionalRut name phone email emergencyContact }
  }
}`;

/** The query of the panel's search box, sent on each key press, so it must respond within 100 ms. */
const FINDER = `query FoundPatients($search: String!) {
  patients(search: $search, first: 8) { nodes { id name rut provisionalRut identifiers { kind country value } phone } }
}`;

const FINDER_GOAL_MS = 100;

/** As a fraction of the rate among 1,000. */
const GOAL = 0.8;

const request = ({ token }, variables) =>
  graphqlRequest(token, QUERY, { first: PAGE, offset: 0, ...variables });

async function answer(clinic, variables) {
  const { path, ...init } = request(clinic, variables);
  const { data, errors } = await (await fetch(clinic.url + path, init)).json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data.patients;
}

async function clinicOf(count, openClinic) {
  const { url, databaseUrl } = await openClinic(`clinic_of_${count}`);
  await registerMany(databaseUrl, count);
  return { url, count, token: await logIn(url) };
}

/** Searching and paging among 100,000 patients, as a ratio to the same among 1,000. */
export async function patients({ openClinic }) {
  const clinics = [];
  for (const size of SIZES) clinics.push(await clinicOf(size, openClinic));

  const measure = async (title, variablesFor, goal) => {
    const contenders = [];
    for (const clinic of clinics) {
      const variables = await variablesFor(clinic);
      const { totalCount } = await answer(clinic, variables);
      contenders.push({
        name: `${clinic.count} patients, ${totalCount} found`,
        url: clinic.url,
        request: request(clinic, variables),
        ok: 200,
        ...(contenders.length > 0 && goal !== undefined && { goal }),
      });
    }
    await compare(`Patients: ${title}`, contenders);
  };
  const measureFinder = (title, search) =>
    timeAnswers(
      `Search box: ${title}`,
      clinics.map(({ url, count, token }) => ({
        name: `${count} patients`,
        url,
        request: graphqlRequest(token, FINDER, { search }),
      })),
      FINDER_GOAL_MS,
    );
  await measure("search for a name's three letters", () => ({ search: 'mor' }), GOAL);
  await measure("search for a name's and a surname's beginning", () => ({ search: 'jose muñ' }));
  // The same beginning finds 3 patients among 1,000, so a longer one is needed for the same page of 25.
  const aFullPage = ({ count }) => ({ search: count === SIZES[0] ? '45.0' : '45.01' });
  await measure("search for a RUT's beginning, a full page in both", aFullPage, GOAL);
  await measure("search for a RUT's beginning, 3 patients against a full page", () => ({ search: '45.01' }));
  await measure("search for a phone's part", () => ({ search: '9 1234' }));
  await measureFinder('the letter that all names contain', 'a');
  await measureFinder('the letters that most names contain', 'an');
  await measureFinder("a name's first four letters", 'mari');
  await measureFinder('name and surname', 'rosa vill');
  await measureFinder("a RUT's beginning", '45.0');
  await measureFinder('a text without matches', 'qxz');
  await measureFinder('two short words without matches', 'xx yy');
  await measure('first page', () => ({}), GOAL);
  // A clinic of 1,000 has 40 pages: its last one is used.
  const lastPage = ({ count }) => Math.min(500, count / PAGE) - 1;
  await measure('page 500 by offset', (clinic) => ({ offset: lastPage(clinic) * PAGE }));
  const behindTheCursor = async (clinic) => {
    const { endCursor } = await answer(clinic, { first: 1, offset: lastPage(clinic) * PAGE - 1 });
    return { after: endCursor };
  };
  await measure('page 500 by cursor', behindTheCursor, GOAL);
}
