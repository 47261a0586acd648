import { DumpError } from '../dump/dump-error.js';
import { ROW_COUNT } from '../dump/dump-facts.js';
import type { PhotoStore } from './photo-store.js';
import { firstOf } from './restore-photos.js';
import { filesOf, PHOTO_FILES, type StoredPhoto } from './stored-photos.js';

type DumpedPhoto = Omit<StoredPhoto, 'size'>;

const NEWLINE = 10;
const PHOTOS = 'copy "public"."photo" (';
const FILES = `copy "public"."${PHOTO_FILES}" (`;
const END = '\\.';
const NO_FILES = `-- ${ROW_COUNT}0 ${PHOTO_FILES}`;
/** In bytes. Longer lines are rows of other tables, whose text is not needed. */
const LONGEST_READ = 20_000;

/**
 * A kept backup's dump with the rows that it leaves out, so that psql restores it as well. Streams.
 * @throws DumpError if a file is missing or damaged
 */
export async function* withPhotos(
  dump: AsyncIterable<Buffer>,
  stores: readonly PhotoStore[],
): AsyncGenerator<Buffer> {
  const photos: DumpedPhoto[] = [];
  let columns: readonly string[] | undefined;
  let added = 0;
  for await (const line of linesOf(dump)) {
    const text = line.length > LONGEST_READ ? '' : line.toString('utf8', 0, line.length - 1);
    if (columns && text === END) columns = undefined;
    else if (columns) photos.push(photoOf(columns, text));
    if (text.startsWith(PHOTOS)) columns = columnsOf(text);
    if (text === NO_FILES) {
      yield Buffer.from(`-- ${ROW_COUNT}${added} ${PHOTO_FILES}\n`);
      continue;
    }
    yield line;
    if (!text.startsWith(FILES)) continue;
    for (const photo of photos) {
      for (const { id, variant, hash } of filesOf(photo)) {
        const bytes = await firstOf(stores, hash);
        if (!bytes) throw new DumpError('A file of a photo is missing or damaged.');
        added += 1;
        yield Buffer.from(`${id}\t${variant}\t\\\\x${bytes.toString('hex')}\n`);
      }
    }
  }
}

/** 'copy "public"."photo" ("id", "patient_id") from stdin;' */
const columnsOf = (header: string): string[] =>
  header
    .slice(PHOTOS.length, header.indexOf(')'))
    .split(', ')
    .map((name) => name.replaceAll('"', ''));

function photoOf(columns: readonly string[], row: string): DumpedPhoto {
  const cells = row.split('\t');
  const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
  const small = cell('small_hash');
  return { id: Number(cell('id')), hash: cell('hash'), smallHash: small === String.raw`\N` ? null : small };
}

/** Whole lines with their line breaks. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const piece of source) {
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
      const line = piece.subarray(from, end + 1);
      from = end + 1;
      if (begun.length === 0) yield line;
      else {
        yield Buffer.concat([...begun, line]);
        begun = [];
      }
    }
    if (from < piece.length) begun.push(piece.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
