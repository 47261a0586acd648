import 'graphiql/style.css';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { addDays, type LocalDate, startOfWeek } from '#domain/clinic-time.js';
import { type FetchOperation, fetchGraphql } from '../calls/fetch-graphql';
import { examplesOf } from './examples';
import { playgroundFetcher } from './playground-fetcher';
import { forgetTabsAfterLogout } from './forget-tabs';
import { TabSession } from './TabSession';

const root = document.getElementById('playground');
if (!root) throw new Error('playground.html has no #playground');

const TODAY: FetchOperation<{ clinic: { today: LocalDate } }, Record<string, never>> = {
  name: 'Today',
  kind: 'query',
  text: 'query Today{clinic{today}}',
};
/** Used if the server can't be reached; the first request will then show the error. */
const ANY_DAY: LocalDate = '2027-03-15';
const today = await fetchGraphql(TODAY, {}).then(
  ({ clinic }) => clinic.today,
  () => ANY_DAY,
);
const nextMonday = addDays(startOfWeek(today), 7);

forgetTabsAfterLogout();
createRoot(root).render(
  <>
    <TabSession />
    <GraphiQL
      fetcher={playgroundFetcher}
      defaultTabs={[...examplesOf(nextMonday)]}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>Huella</GraphiQL.Logo>
    </GraphiQL>
  </>,
);
