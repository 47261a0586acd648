import { fileFault } from './file-fault.js';

export interface XmlHandlers {
  /** @param attributes of the tag, parsed on demand. Names have no prefixes. */
  readonly open: (name: string, attributes: () => Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  /** One text may come in several pieces. */
  readonly text: (text: string) => void;
}

/** The longest tag or comment that a workbook may contain. */
const MAX_MARK_LENGTH = 65_536;
/** As long as the longest text of a cell, which is more than Excel writes into any attribute. */
const MAX_ATTRIBUTE_LENGTH = 32_767;
/** A sheet of 100,000 rows and 20 columns has 6 million if its texts are in the cells. */
const MAX_ELEMENTS = 8_000_000;
/** '&#x10FFFF;' */
const MAX_ENTITY_LENGTH = 10;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10_ffff ? String.fromCodePoint(point) : '';
  });
}

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of tag.matchAll(/\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes[bareName(name)] = decoded(double ?? single ?? '');
  return attributes;
}

/**
 * Parses XML piece by piece and keeps no more than one tag in memory, unlike parsers that pass on a text as a whole,
 * however long. It only supports what workbooks use: no DTD, and so none of the entities that make a small file large.
 */
export class XmlScanner {
  private rest = '';
  private elements = 0;

  constructor(
    private readonly handlers: XmlHandlers,
    private readonly mostElements = MAX_ELEMENTS,
  ) {}

  /** @throws DomainError `INVALID_INPUT` on `file` if it is not such XML */
  write(piece: string): void {
    this.rest += piece;
    let at = 0;
    for (;;) {
      const mark = this.rest.indexOf('<', at);
      if (mark < 0) break;
      if (mark > at) this.handlers.text(decoded(this.rest.slice(at, mark)));
      const next = this.readMark(mark);
      if (next === undefined) {
        this.keepFrom(mark);
        return;
      }
      at = next;
    }
    this.textUpToEntity(at);
  }

  /** @throws DomainError if the document ends within a tag */
  end(): void {
    if (this.rest.trim() !== '') throw fileFault('isBroken');
  }

  /** Passes on the text from `at`, except for a possible start of an entity. */
  private textUpToEntity(at: number): void {
    const last = this.rest.lastIndexOf('&');
    const isCut = last >= at && this.rest.length - last < MAX_ENTITY_LENGTH && !this.rest.includes(';', last);
    const end = isCut ? last : this.rest.length;
    if (end > at) this.handlers.text(decoded(this.rest.slice(at, end)));
    this.rest = this.rest.slice(end);
  }

  private keepFrom(mark: number): void {
    this.rest = this.rest.slice(mark);
    if (this.rest.length > MAX_MARK_LENGTH) throw fileFault('isBroken');
  }

  /** @returns where the text after the markup starts; undefined if the markup is incomplete */
  private readMark(mark: number): number | undefined {
    const { rest } = this;
    if (rest.startsWith('<!--', mark)) return behind(rest, '-->', mark + 4);
    if (rest.startsWith('<?', mark)) return behind(rest, '?>', mark + 2);
    if (rest.startsWith('<![CDATA[', mark)) {
      const end = behind(rest, ']]>', mark + 9);
      if (end !== undefined) this.handlers.text(rest.slice(mark + 9, end - 3));
      return end;
    }
    if (rest.startsWith('<!', mark)) {
      // '<!-' and '<![CD' may become a comment or CDATA with the next piece.
      if (rest.length - mark < 9 && !rest.includes('>', mark)) return undefined;
      throw fileFault('isBroken');
    }
    const end = endOfTag(rest, mark);
    if (end !== undefined) this.readTag(rest.slice(mark + 1, end));
    return end === undefined ? undefined : end + 1;
  }

  private readTag(tag: string): void {
    if (tag.startsWith('/')) {
      this.handlers.close(bareName(tag.slice(1).trimEnd()));
      return;
    }
    const name = bareName(/^[^\s/]*/.exec(tag)?.[0] ?? '');
    if (name === '') throw fileFault('isBroken');
    // A few kilobytes unpack to millions of elements: their size in characters says little about what they cost.
    this.elements += 1;
    if (this.elements > this.mostElements) throw fileFault('isTooLarge');
    this.handlers.open(name, () => attributesOf(tag));
    if (tag.endsWith('/')) this.handlers.close(name);
  }
}

function behind(text: string, sign: string, from: number): number | undefined {
  const found = text.indexOf(sign, from);
  return found < 0 ? undefined : found + sign.length;
}

/**
 * The position of a tag's '>', skipping those in quoted values; undefined if the text ends first. Looks at each
 * character once.
 * @throws DomainError `INVALID_INPUT` on `file` if a value is too long
 */
function endOfTag(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '>') return at;
    if (character !== '"' && character !== "'") continue;
    const close = text.indexOf(character, at + 1);
    const end = close < 0 ? text.length : close;
    if (end - at - 1 > MAX_ATTRIBUTE_LENGTH) throw fileFault('hasLongAttribute');
    at = end;
  }
  return undefined;
}
