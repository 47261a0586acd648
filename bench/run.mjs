import { availability } from './availability.mjs';
import { backup } from './backup.mjs';
import { booking, rush } from './booking.mjs';
import { calendar } from './calendar.mjs';
import { startContenders } from './contenders.mjs';
import { dashboard } from './dashboard.mjs';
import { lighthouse } from './lighthouse.mjs';
import { live } from './live.mjs';
import { memory } from './memory.mjs';
import { pages } from './pages.mjs';
import { patients } from './patients.mjs';
import { professionals } from './professionals.mjs';
import { publicPage } from './public-page.mjs';
import { records } from './records.mjs';
import { starting } from './starting.mjs';
import { timeline } from './timeline.mjs';
import { week } from './week.mjs';

/** All of them but Lighthouse, which needs packages of its own: `npm run bench -- lighthouse`. */
const PARTS = {
  starting,
  availability,
  'public-page': publicPage,
  professionals,
  booking,
  rush,
  patients,
  week,
  calendar,
  live,
  records,
  timeline,
  dashboard,
  backup,
  memory,
  pages,
};
const wanted = process.argv.slice(2);
const parts = wanted.length > 0 ? wanted.map((name) => partOf(name)) : Object.values(PARTS);

// Before anything else runs beside it.
if (parts.includes(starting)) await starting();

const contenders = await startContenders();
try {
  for (const part of parts) if (part !== starting) await part(contenders);
} finally {
  await contenders.stop();
}

function partOf(name) {
  const part = { ...PARTS, lighthouse }[name];
  if (!part)
    throw new Error(`There is no ${name}: choose among ${Object.keys(PARTS).join(', ')}, lighthouse.`);
  return part;
}
