import { availability } from './availability.mjs';
import { booking } from './booking.mjs';
import { calendar } from './calendar.mjs';
import { startContenders } from './contenders.mjs';
import { dashboard } from './dashboard.mjs';
import { live } from './live.mjs';
import { memory } from './memory.mjs';
import { patients } from './patients.mjs';
import { professionals } from './professionals.mjs';
import { records } from './records.mjs';
import { starting } from './starting.mjs';
import { timeline } from './timeline.mjs';

await starting();
const contenders = await startContenders();
try {
  await availability(contenders);
  await professionals(contenders);
  await booking(contenders);
  await patients(contenders);
  await calendar(contenders);
  await live(contenders);
  await records(contenders);
  await timeline(contenders);
  await dashboard(contenders);
  await memory(contenders);
} finally {
  await contenders.stop();
}
