import { availability } from './availability.mjs';
import { booking } from './booking.mjs';
import { startContenders } from './contenders.mjs';

const contenders = await startContenders();
try {
  await availability(contenders);
  await booking(contenders);
} finally {
  await contenders.stop();
}
