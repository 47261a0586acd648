import { availability } from './availability.mjs';
import { booking } from './booking.mjs';
import { startContenders } from './contenders.mjs';
import { patients } from './patients.mjs';

const contenders = await startContenders();
try {
  await availability(contenders);
  await booking(contenders);
  await patients(contenders);
} finally {
  await contenders.stop();
}
