// @ts-check
import { query } from '../product/database.mjs';
import { Product } from '../product/product.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

const LATER_VERSION = 'drills/entries/later-version.mjs';

/**
 * A new version whose migration fails halfway is started alongside a running instance, followed by the fixed
 * version.
 * @param {import('../place.mjs').Place} place
 */
export async function migrationFailed(place) {
  const { product: running, databaseUrl } = await place.instance();
  const folder = place.newFolder('migration-failed');
  /** @type {Product | undefined} */
  let mended;
  try {
    return await underBookings({ ask: askAt(running.url), databaseUrl, most: 1_000 }, async (visitors) => {
      const beganAt = performance.now();
      const before = await schemaOf(databaseUrl);
      const faulty = await Product.launch({
        folder,
        name: 'faulty',
        databaseUrl,
        command: [LATER_VERSION, 'faulty'],
      });
      const code = await faulty.exit;
      const after = await schemaOf(databaseUrl);

      mended = await Product.start({ folder, name: 'mended', databaseUrl, command: [LATER_VERSION] });
      const onMended = await visitors.bookNow(askAt(mended.url));
      const mendedAt = performance.now();
      const failed = visitors.within(beganAt, mendedAt).filter(({ outcome }) => outcome !== 'confirmed');
      return {
        mendedAt,
        measured: [`The faulty version said: ${wordsOf(faulty.output)[0]}`],
        broken: [
          ...(code === 0 || code === null ? [`the faulty version ended with ${code}`] : []),
          ...(isOneSentence(faulty.output)
            ? []
            : ['the faulty version did not say in one sentence why it ended']),
          ...(before === after ? [] : ['half of the faulty migration stayed in the database']),
          ...(onMended.outcome === 'confirmed'
            ? []
            : [`the mended version answered with ${onMended.detail}`]),
          ...failed.map(
            ({ name, detail }) => `${name} could not book at the instance that ran on: ${detail}`,
          ),
        ],
      };
    });
  } finally {
    await mended?.stop();
  }
}

/** The output without the log, which is one JSON object per line. @param {string} output */
const wordsOf = (output) => output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{'));

/** @param {string} output */
function isOneSentence(output) {
  const [sentence = '', ...more] = wordsOf(output);
  return more.length === 0 && /^Huella did not start: .*\.$/.test(sentence);
}

/**
 * Every column and every migration, as one text.
 * @param {string} databaseUrl
 */
async function schemaOf(databaseUrl) {
  const columns = await query(
    databaseUrl,
    `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const migrations = await query(databaseUrl, 'select name from schema_migration order by 1');
  return JSON.stringify([columns, migrations]);
}
