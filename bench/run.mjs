import { backup } from './backup.mjs';
import { calendar } from './calendar.mjs';
import { clinic } from './clinic/clinic.mjs';
import { startClinics } from './clinics.mjs';
import { controls } from './controls.mjs';
import { dashboard } from './dashboard.mjs';
import { foot } from './foot.mjs';
import { headers } from './headers.mjs';
import { lighthouse } from './lighthouse.mjs';
import { live } from './live.mjs';
import { memory } from './memory.mjs';
import { pages } from './pages.mjs';
import { patients } from './patients.mjs';
import { photos } from './photos.mjs';
import { professionals } from './professionals.mjs';
import { records } from './records.mjs';
import { resumen } from './resumen.mjs';
import { rush } from './rush.mjs';
import { starting } from './starting.mjs';
import { tests } from './tests.mjs';
import { timeline } from './timeline.mjs';
import { week } from './week.mjs';

/** Each runs with nothing else in parallel. */
const ALONE = { starting, tests };
const WITH_CLINICS = {
  clinic,
  professionals,
  rush,
  patients,
  week,
  calendar,
  live,
  records,
  timeline,
  dashboard,
  controls,
  foot,
  resumen,
  backup,
  memory,
  pages,
  headers,
};
/** Run only by name: they take as long as `npm test`, or need packages or much space of their own. */
const BY_NAME_ONLY = ['tests', 'lighthouse', 'photos'];
const PARTS = { ...ALONE, ...WITH_CLINICS, photos, lighthouse };

const asked = process.argv.slice(2);
for (const name of asked)
  if (!(name in PARTS))
    throw new Error(`There is no ${name}: choose among ${Object.keys(PARTS).join(', ')}.`);
const wanted = asked.length > 0 ? asked : Object.keys(PARTS).filter((name) => !BY_NAME_ONLY.includes(name));

for (const name of wanted) await ALONE[name]?.();

const withClinics = wanted.filter((name) => !(name in ALONE));
if (withClinics.length > 0) {
  const clinics = await startClinics();
  try {
    for (const name of withClinics) await PARTS[name](clinics);
  } finally {
    await clinics.stop();
  }
}

if (asked.length === 0)
  console.log(`\nOnly run by name (npm run bench -- NAME): ${BY_NAME_ONLY.join(', ')}.`);
