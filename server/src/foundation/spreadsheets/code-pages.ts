import iconv from 'iconv-lite';

/** Windows (Excel in Chile writes it), old Macintoshes, and MS-DOS. */
const CODE_PAGES = ['windows-1252', 'macintosh', 'cp850'] as const;
type CodePage = (typeof CODE_PAGES)[number];
export type Encoding = CodePage | 'utf-8' | 'utf-16le' | 'utf-16be';

/** In bytes. */
const CHUNK = 64 * 1024;

/** Yields a text piece by piece. */
export function* decoded(bytes: Buffer, encoding: Encoding): Generator<string> {
  const decoder = iconv.getDecoder(encoding);
  for (let at = 0; at < bytes.length; at += CHUNK) yield decoder.write(bytes.subarray(at, at + CHUNK));
  yield decoder.end() ?? '';
}

export function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : codePageOf(bytes);
}

function isUtf8(bytes: Buffer): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK)
      decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

const SPANISH = /[áéíóúñüÁÉÍÓÚÑÜ]/;
/** Windows' apostrophe, as in O’Higgins, and a Macintosh's í, as in María. */
const APOSTROPHE = 0x92;
const isLetter = (byte = 0): boolean => /[a-z]/i.test(String.fromCharCode(byte));
const isCapital = (byte = 0): boolean => /[A-Z]/.test(String.fromCharCode(byte));

/** The code page in which most characters beside a letter are Spanish; Windows' in doubt. */
function codePageOf(bytes: Buffer): CodePage {
  const counts = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const [before, after] = [bytes[at - 1], bytes[at + 1]];
    if (byte < 0x80 || (!isLetter(before) && !isLetter(after))) continue;
    if (byte !== APOSTROPHE || !isCapital(after)) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  }
  const spanishIn = (page: CodePage): number =>
    [...counts].reduce(
      (sum, [byte, count]) => sum + (SPANISH.test(iconv.decode(Buffer.from([byte]), page)) ? count : -count),
      0,
    );
  const found = CODE_PAGES.map(spanishIn);
  return CODE_PAGES[found.indexOf(Math.max(...found))] ?? 'windows-1252';
}
